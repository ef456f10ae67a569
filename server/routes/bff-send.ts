import type { Request, Response } from 'express';
import { encodingOf, sendText } from '../send-text.ts';
import { cacheControl, entityTag } from './bff-headers.ts';
import type { BffAnswer, BffMethod } from './bff-method.ts';

/** Sends an answer as JSON, or 304 if the client's `ETag` still matches. */
export function sendAnswer(
  request: Pick<Request, 'method' | 'acceptsEncodings' | 'fresh'>,
  response: Response,
  keeps: BffMethod['keeps'],
  answer: BffAnswer,
): void {
  const { status, body, headers = {} } = answer;
  const text = JSON.stringify(body);
  const control = cacheControl(request.method, keeps, answer);
  response.status(status).set({ ...headers, 'Cache-Control': control });
  if (control === 'no-store') {
    response.type('json');
    return sendText(request, response, text);
  }
  response.vary('Accept-Encoding').setHeader('ETag', entityTag(text, encodingOf(request, text)));
  if (request.fresh) return void response.status(304).end();
  response.type('json');
  sendText(request, response, text);
}
