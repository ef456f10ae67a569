import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Figures } from '../observe/figures.ts';

/**
 * `/metrics`: figures for the keepers of the shop. They tell nothing of a shopper, but how much is
 * sold and what is ailing. With a token they are for whoever has it; without, for programs of this
 * machine alone, and not for what a proxy on it hands on.
 */
export const createMetrics =
  (figures: Figures, token: string): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (!isKeeper(request, token)) return void response.sendStatus(403);
    response.type(figures.contentType).send(await figures.text());
  };

const isKeeper = (request: Request, token: string): boolean =>
  token === ''
    ? isOfThisMachine(request)
    : isSame(request.headers.authorization ?? '', `Bearer ${token}`);

const isOfThisMachine = ({ socket, headers }: Request): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/u;

/** In the same time, whatever of it is right. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string) => createHash('sha256').update(text).digest();
