import type { Request, Response } from 'express';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import { type Consent, writeConsentCookie } from '#src/consent/consent.ts';
import type { Site } from '#src/seo/site.ts';
import { type ReadBodyScan, readCartCookie, writeCartCookie } from '../cookies.ts';
import { rateLimitedPorts } from '../rate-limited-ports.ts';
import { isSameOrigin, type Locate } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { FormContext } from './form-action.ts';

export type FormContextInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: Locate;
  readonly readBodyScan: ReadBodyScan;
  readonly cartPace: CartRateLimits;
};

export type OpenFormContext = {
  readonly visit: FormContext;
  /** Cart id of the browser after the response. */
  readonly cartId: () => string | undefined;
  /** Writes the cookies. */
  readonly close: () => void;
};

export function openFormContext(
  { ports, site, locate, readBodyScan, cartPace }: FormContextInput,
  request: Pick<Request, 'headers' | 'originalUrl' | 'ip'>,
  response: Response,
): OpenFormContext {
  const { locale } = locate(request);
  const isSecure = site.domains[locale]?.startsWith('https:') ?? false;
  const named = readCartCookie(request.headers.cookie, isSecure);
  let kept: string | undefined;
  let allowed: Consent | undefined;
  const visit: FormContext = {
    ports: rateLimitedPorts(ports, request, cartPace),
    locale,
    cartId: named,
    bodyScan: readBodyScan(request),
    isOwnPage: isSameOrigin(request.headers),
    keepCart: (id) => void (kept = id),
    keepConsent: (consent) => void (allowed = consent),
  };
  return {
    visit,
    cartId: () => kept ?? named,
    close() {
      if (kept !== undefined) response.append('Set-Cookie', [...writeCartCookie(kept, isSecure)]);
      if (allowed) response.append('Set-Cookie', [...writeConsentCookie(allowed, isSecure)]);
    },
  };
}
