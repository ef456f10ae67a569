/**
 * What a request is called: as whoever is before us calls it, where that is fit for a log and for
 * other systems, else as `next` says. Anybody may name one's own request, for nothing is decided by
 * the name: a proxy, a program that calls the BFF and a shopper's browser can be followed alike.
 */
export const requestIdOf = (header: string | string[] | undefined, next: () => string): string =>
  typeof header === 'string' && TIDY.test(header) ? header : next();

/** UUIDs, trace ids and the like; neither blanks nor quotes, nor anything that ends a line. */
const TIDY = /^[\w.-]{8,64}$/u;
