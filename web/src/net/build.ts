// What these pages were built from. vite.config.ts puts it in.
declare const TAVOLA_VERSION: string;
declare const TAVOLA_COMMIT: string;

/** A version with its commit, such as "0.1.0 (0123abcd01)". */
export const buildOf = (version: string, commit: string | undefined): string =>
  commit ? `${version} (${commit})` : version;

export const BUILD = buildOf(TAVOLA_VERSION, TAVOLA_COMMIT);
