import type { Request, RequestHandler } from 'express';
import { hasBearerToken } from '../request-source.ts';
import type { ServerMetrics } from '../observe/server-metrics.ts';

/**
 * `/metrics`: metrics for the shop's operators. They contain no shopper's data, but reveal sales
 * and outages. With a token they require it; without, only programs on this machine have access,
 * except through a proxy on it.
 */
export const createMetrics =
  (metrics: ServerMetrics, token: string): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (!isAuthorized(request, token)) return void response.sendStatus(403);
    response.type(metrics.contentType).send(await metrics.text());
  };

const isAuthorized = (request: Request, token: string): boolean =>
  token === '' ? isLoopback(request) : hasBearerToken(request, token);

const isLoopback = ({ socket, headers }: Request): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/u;
