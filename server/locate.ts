import type { Request } from 'express';
import { parseLocation, type ShopLocation } from '#src/routing/parse-location.ts';
import type { Domains } from '#src/routing/domains.ts';

/** Resolves the shop and path of a request. */
export type Locate = (request: Pick<Request, 'headers' | 'originalUrl'>) => ShopLocation;

export const createLocate =
  (domains: Domains): Locate =>
  (request) =>
    parseLocation(request.headers.host, request.originalUrl, domains);
