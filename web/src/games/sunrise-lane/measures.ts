/** The side of a cell in the drawing, and the margin for the names of columns and rows. */
export const U = 40;
export const MARGIN = 14;

interface Size {
  columns: number;
  rows: number;
}
/** The size of the whole drawing. */
export const widthOf = ({ columns }: Size): number => columns * U + MARGIN + 2;
export const heightOf = ({ rows }: Size): number => rows * U + MARGIN + 6;
