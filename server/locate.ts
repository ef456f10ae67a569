import type { Request } from 'express';
import { parseLocation, type ShopLocation } from '#src/routing/parse-location.ts';
import type { Domains } from '#src/routing/domains.ts';

/** Which shop, and where in it, a request means. */
export type Locate = (request: Pick<Request, 'headers' | 'originalUrl'>) => ShopLocation;

export const createLocate =
  (domains: Domains): Locate =>
  (request) =>
    parseLocation(request.headers.host, request.originalUrl, domains);
