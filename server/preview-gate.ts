import type { RequestHandler, Response } from 'express';
import type { RateLimits } from '#ports/rate-limits.ts';
import { withoutPreview } from '#src/content/preview-address.ts';
import { namesPreview, parsePreviewQuery } from '#src/content/preview-query.ts';
import { isOwnAddress } from '#src/routing/normal-address.ts';
import { clientAddress } from './client-address.ts';
import type { Locate } from './locate.ts';
import { framedBy } from './security-headers.ts';
import { takePreview } from './take-preview.ts';

type PreviewGateInput = {
  readonly ports: { readonly rateLimits: RateLimits };
  readonly locate: Locate;
  /** What every other page is held to. */
  readonly contentSecurityPolicy: string;
  /** Origins whose pages may show a preview inside them. */
  readonly editorOrigins: readonly string[];
};

/**
 * Whose key is none is sent on to the same page without it: a real one with a letter too many is to stand
 * in no page, no cache and no tag manager's report.
 *
 * What is so of every answer to an address with a preview, whatever it will be: nobody stores it, no
 * search engine keeps it, its key goes along to no other address, and the editor may show it inside a
 * page. Who asks for too many is turned away before anybody else is asked.
 */
export const createPreviewGate =
  (input: PreviewGateInput): RequestHandler =>
  async (request, response, next) => {
    const { path, query } = input.locate(request);
    if (!namesPreview(query)) return next();
    describePreview(response, input);
    const published = withoutPreview(path + query);
    if (!parsePreviewQuery(query) && isOwnAddress(published))
      return response.redirect(302, published);
    const taken = await takePreview(input.ports.rateLimits, clientAddress(request));
    if (taken.ok) return next();
    const { message, retryAfterSeconds } = taken.error;
    response.setHeader('Retry-After', retryAfterSeconds);
    response.status(429).type('text').end(`${message}\n`);
  };

function describePreview(
  response: Response,
  { contentSecurityPolicy, editorOrigins }: PreviewGateInput,
): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  // The origin alone: without it browsers write "Origin: null" on the shop's own forms.
  response.setHeader('Referrer-Policy', 'strict-origin');
  if (editorOrigins.length === 0) return;
  response.setHeader('Content-Security-Policy', framedBy(contentSecurityPolicy, editorOrigins));
  response.removeHeader('X-Frame-Options');
}
