/** Where the types are written. */
export const FILE: URL;
/** The text of protocol.ts. */
export function protocolTypes(): string;
