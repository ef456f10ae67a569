import type { RequestHandler } from 'express';
import { parseAddress } from './client-address.ts';

/** More proxies than this in a row are none of ours. */
const MOST_HOPS = 16;

/**
 * Rewrites `X-Forwarded-For` so that Express compares and tells addresses alone: some proxies add the
 * port of their client (Azure Application Gateway), which makes every connection a client of its own,
 * and a trusted proxy one that nobody knows.
 *
 * Each proxy appends whom it has heard, so the list is read from its end. What a proxy calls its client
 * and is no address (`unknown`) ends it: the request then counts for that proxy, never for whatever was
 * written before.
 */
export const normalizeForwardedFor: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  const header = headers['x-forwarded-for'];
  if (header !== undefined) headers['x-forwarded-for'] = normalHops(String(header)).join(', ');
  next();
};

/** The addresses at the end of the list, in its order, up to the last that is none. */
export function normalHops(header: string): readonly string[] {
  const hops = header.split(',').map((hop) => hop.trim());
  const latest = hops.filter(Boolean).slice(-MOST_HOPS);
  const addresses = latest.map(parseAddress);
  const known = addresses.slice(addresses.lastIndexOf(undefined) + 1);
  return known.filter((address) => address !== undefined);
}
