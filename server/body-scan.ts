import type { Request } from 'express';
import { readCookie } from './read-cookie.ts';

/** Reads the shopper's body scan from a request (C8). */
export type ReadBodyScan = (request: Pick<Request, 'headers'>) => string | undefined;

/** `cookieName` is configurable; if it is empty, no request has a scan. */
export const createReadBodyScan =
  (cookieName: string): ReadBodyScan =>
  (request) =>
    cookieName === '' ? undefined : readCookie(request.headers.cookie, cookieName);
