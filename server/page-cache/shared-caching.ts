import type { Response } from 'express';
import { orderDay, timeToCutOff } from '#src/delivery/delivery-day.ts';

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

/** Allows shared caches to keep an answer. The visitor must make no difference to it. */
export type SharedCaching = {
  readonly lifetimes: SharedLifetimes;
  /** Subjects of the answer, by which it is purged. */
  readonly tags: readonly string[];
  /** False if a part could not be had in time: an older, complete answer is better. */
  readonly isComplete: boolean;
};

/**
 * Tells a cache in front of this server, as a content delivery network has, what the shop's own
 * knows: `CDN-Cache-Control` (RFC 9213) with the directives of RFC 5861, and `Surrogate-Key` with
 * the tags. Browsers go by `Cache-Control`. An answer is kept until the next cut-off of orders at
 * most, as every page shows days of delivery; one that was built before the last cut-off is not
 * kept. The shop's own cache has the day in its keys.
 *
 * @param orders.today the order day that the answer was built for
 */
export function writeSharedHeaders(
  response: Response,
  { lifetimes, tags }: SharedCaching,
  { now, today }: { readonly now: number; readonly today: string },
): void {
  const limit = orderDay(now) === today ? timeToCutOff(now) : 0;
  response.setHeader('CDN-Cache-Control', formatLifetimes(lifetimes, limit));
  response.setHeader('Surrogate-Key', tags.map(encodeTag).join(' '));
}

function formatLifetimes(lifetimes: SharedLifetimes, limit: number): string {
  const fresh = Math.min(lifetimes.fresh, limit);
  const stale = Math.min(lifetimes.staleWhileRevalidate, limit) - fresh;
  const staleIfError = Math.min(lifetimes.staleIfError, limit) - fresh;
  return [
    `max-age=${seconds(fresh)}`,
    `stale-while-revalidate=${seconds(stale)}`,
    `stale-if-error=${seconds(staleIfError)}`,
  ].join(', ');
}

const seconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1000));

/** A SKU may have blanks and any letters: percent-encoded, but for the colon of every tag. */
const encodeTag = (tag: string): string => encodeURIComponent(tag).replaceAll('%3A', ':');
