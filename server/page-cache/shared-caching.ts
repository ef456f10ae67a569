import type { Response } from 'express';

/**
 * Maximum ages of an answer in caches that visitors share, in milliseconds since it was requested.
 */
export type SharedLifetimes = {
  /** Sent without asking again. */
  readonly fresh: number;
  /** Sent while it is requested again. */
  readonly staleWhileRevalidate: number;
  /** Sent if a newer one cannot be had. */
  readonly staleIfError: number;
};

/**
 * Allows shared caches to keep an answer, the shop's own and those of a content delivery network:
 * `CDN-Cache-Control` (RFC 9213) with the directives of RFC 5861, and `Surrogate-Key` with the tags
 * that purge it. Browsers go by `Cache-Control`.
 *
 * The visitor must make no difference to the answer.
 */
export function allowSharedCaching(
  response: Response,
  lifetimes: SharedLifetimes,
  tags: readonly string[],
): void {
  response.setHeader('CDN-Cache-Control', formatLifetimes(lifetimes));
  response.setHeader(SURROGATE_KEY, tags.join(' '));
}

/** Tags of a response, by which shared caches purge it. */
export const SURROGATE_KEY = 'Surrogate-Key';

const formatLifetimes = ({ fresh, staleWhileRevalidate, staleIfError }: SharedLifetimes): string =>
  [
    ['max-age', fresh],
    ['stale-while-revalidate', staleWhileRevalidate - fresh],
    ['stale-if-error', staleIfError - fresh],
  ]
    .map(
      ([name, milliseconds]) => `${name}=${Math.max(0, Math.round(Number(milliseconds) / 1000))}`,
    )
    .join(', ');

/** Parses the lifetimes that {@link allowSharedCaching} wrote; `undefined` for none. */
export function parseLifetimes(header: unknown): SharedLifetimes | undefined {
  if (typeof header !== 'string') return undefined;
  const secondsOf = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d{1,9})`, 'u').exec(header)?.[1] ?? 0);
  const fresh = secondsOf('max-age') * 1000;
  if (fresh === 0) return undefined;
  return {
    fresh,
    staleWhileRevalidate: fresh + secondsOf('stale-while-revalidate') * 1000,
    staleIfError: fresh + secondsOf('stale-if-error') * 1000,
  };
}
