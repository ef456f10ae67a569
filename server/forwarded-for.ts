import type { RequestHandler } from 'express';
import { parseIpAddress } from './request-source.ts';

/** Upper limit of hops that are read; a real chain of proxies is shorter. */
const MAX_HOPS = 16;

/**
 * Normalizes `X-Forwarded-For` so that Express compares and reports addresses alone: some proxies
 * append the client's port (Azure Application Gateway), so that every connection would look like a
 * client of its own, and a trusted proxy like an unknown one.
 *
 * Each proxy appends the address of its client, so the list is read from its end. An entry that is
 * not an address (`unknown`) ends it: the request then counts for that proxy, never for an earlier
 * entry.
 */
export const normalizeForwardedFor: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  const header = headers['x-forwarded-for'];
  if (header !== undefined) headers['x-forwarded-for'] = normalHops(String(header)).join(', ');
  next();
};

/** The addresses at the end of the list, in order, after the last entry that is not an address. */
export function normalHops(header: string): readonly string[] {
  const hops = header.split(',').map((hop) => hop.trim());
  const latest = hops.filter(Boolean).slice(-MAX_HOPS);
  const addresses = latest.map(parseIpAddress);
  const known = addresses.slice(addresses.lastIndexOf(undefined) + 1);
  return known.filter((address) => address !== undefined);
}
