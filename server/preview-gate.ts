import type { RequestHandler, Response } from 'express';
import type { RateLimits } from '#ports/shared-stores.ts';
import { withoutPreview } from '#src/content/preview.ts';
import { isShopUrl } from '#src/routing/normalize-url.ts';
import { hasPreviewParam, parsePreviewQuery } from '#src/routing/preview-query.ts';
import { countPreview } from './rate-limited-content.ts';
import { clientIp, type LocateShop } from './request-source.ts';
import { withFrameAncestors } from './security-headers.ts';

type PreviewGateInput = {
  readonly ports: { readonly rateLimits: RateLimits };
  readonly locate: LocateShop;
  /** Policy of all other pages. */
  readonly contentSecurityPolicy: string;
  /** Origins that may frame a preview. */
  readonly editorOrigins: readonly string[];
};

/**
 * Redirects malformed preview keys to the published page, because a real key with a typo must not
 * end up in a page, a cache or a tag manager's report.
 *
 * Sets the headers of every response to a preview URL, whatever it will be: not stored, not
 * indexed, its key not sent as a referrer, and framing allowed for the editor. Rejects a client
 * with too many previews before any upstream is called.
 */
export const createPreviewGate =
  (input: PreviewGateInput): RequestHandler =>
  async (request, response, next) => {
    const { path, query } = input.locate(request);
    if (!hasPreviewParam(query)) return next();
    describePreview(response, input);
    const published = withoutPreview(path + query);
    if (!parsePreviewQuery(query) && isShopUrl(published)) return response.redirect(302, published);
    const consumed = await countPreview(input.ports.rateLimits, clientIp(request));
    if (consumed.ok) return next();
    const { message, retryAfterSeconds } = consumed.error;
    response.setHeader('Retry-After', retryAfterSeconds);
    response.status(429).type('text').end(`${message}\n`);
  };

function describePreview(
  response: Response,
  { contentSecurityPolicy, editorOrigins }: PreviewGateInput,
): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  // The origin alone: without it browsers send "Origin: null" with the shop's own forms.
  response.setHeader('Referrer-Policy', 'strict-origin');
  if (editorOrigins.length === 0) return;
  response.setHeader(
    'Content-Security-Policy',
    withFrameAncestors(contentSecurityPolicy, editorOrigins),
  );
  response.removeHeader('X-Frame-Options');
}
