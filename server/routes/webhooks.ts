import type { Request, RequestHandler, Response } from 'express';
import type { RateLimited, RateLimits } from '#ports/shared-stores.ts';
import { clientIp, hasBearerToken } from '../request-source.ts';

/* What all webhooks share. */

export function sendMessage(response: Response, status: number, message: string): void {
  response.status(status).setHeader('Cache-Control', 'no-store').json({ message });
}

/** Answers a client that was rejected too often, or has called too often. */
export function sendTooMany(
  response: Response,
  { retryAfter }: RateLimited,
  message = 'Too many calls from this address were refused.',
): void {
  response.setHeader('Retry-After', `${Math.ceil(retryAfter / 1000)}`);
  sendMessage(response, 429, message);
}

export const requirePost: RequestHandler = (_request, response) => {
  response.setHeader('Allow', 'POST');
  sendMessage(response, 405, 'This endpoint requires POST.');
};

/** Rejected calls per client and minute. */
const REFUSALS_OF_CLIENT = { max: 60, period: 60_000 };

type HookAccess = {
  readonly ports: { readonly rateLimits: RateLimits };
  /** If empty, every call is rejected. */
  readonly token: string;
  /** Names the webhook in the counters of its refused calls. */
  readonly name: string;
};

/** Accepts calls with the token of a webhook; runs before the body is read. */
export const authorizeHook =
  ({ ports, token, name }: HookAccess): RequestHandler =>
  async (request: Request, response, next) => {
    if (token !== '' && hasBearerToken(request, token)) return next();
    const counter = `${name}-hook-refused:client:${clientIp(request)}`;
    const consumed = await ports.rateLimits.take(counter, REFUSALS_OF_CLIENT);
    if (consumed.ok) return sendMessage(response, 401, 'The token is missing or wrong.');
    sendTooMany(response, consumed.error);
  };
