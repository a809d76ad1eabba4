/** The side of a cell in the drawing, and the margin for the names of columns and rows. */
export const U = 40;
export const MARGIN = 14;
