/**
 * Id of a request: the one that the caller sent, if it is safe for logs and other systems, else the
 * result of `next`. Callers may choose it, because nothing is decided by it: requests of a proxy,
 * of a BFF client and of a shopper's browser can be traced alike.
 */
export const requestIdOf = (header: string | string[] | undefined, next: () => string): string =>
  typeof header === 'string' && TIDY.test(header) ? header : next();

/** UUIDs, trace ids and the like; no blanks, quotes or line breaks. */
const TIDY = /^[\w.-]{8,64}$/u;
