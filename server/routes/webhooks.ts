import type { RequestHandler, Response } from 'express';
import type { RateLimited } from '#ports/shared-stores.ts';

/* Answers that all webhooks share. */

export function sendMessage(response: Response, status: number, message: string): void {
  response.status(status).setHeader('Cache-Control', 'no-store').json({ message });
}

/** Answers a client that was rejected too often. */
export function sendTooMany(response: Response, { retryAfter }: RateLimited): void {
  response.setHeader('Retry-After', `${Math.ceil(retryAfter / 1000)}`);
  sendMessage(response, 429, 'Too many calls from this address were refused.');
}

export const requirePost: RequestHandler = (_request, response) => {
  response.setHeader('Allow', 'POST');
  sendMessage(response, 405, 'This endpoint requires POST.');
};
