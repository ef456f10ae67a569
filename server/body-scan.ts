import type { Request } from 'express';
import { readCookie } from './read-cookie.ts';

/** Reads a shopper's body scan off a request (C8). */
export type ReadBodyScan = (request: Pick<Request, 'headers'>) => string | undefined;

/** `cookieName` is configuration; where it is empty nobody has a scan. */
export const createReadBodyScan =
  (cookieName: string): ReadBodyScan =>
  (request) =>
    cookieName === '' ? undefined : readCookie(request.headers.cookie, cookieName);
