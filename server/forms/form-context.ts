import type { Request, Response } from 'express';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import { type Consent, writeConsentCookie } from '#src/consent/consent.ts';
import type { Site } from '#src/seo/site.ts';
import { type ReadBodyScan, readCartCookie, writeCartCookie } from '../cookies.ts';
import { rateLimitedPorts } from '../rate-limited-ports.ts';
import { clientIp, isSameOrigin, type LocateShop } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { FormContext } from './form-action.ts';

export type FormContextInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: LocateShop;
  readonly readBodyScan: ReadBodyScan;
  readonly cartRateLimits: CartRateLimits;
};

export type OpenFormContext = {
  readonly context: FormContext;
  /** Cart id of the browser after the response. */
  readonly cartId: () => string | undefined;
  /** Writes the cookies. */
  readonly close: () => void;
};

export function openFormContext(
  { ports, site, locate, readBodyScan, cartRateLimits }: FormContextInput,
  request: Pick<Request, 'headers' | 'originalUrl' | 'ip'>,
  response: Response,
): OpenFormContext {
  const { locale } = locate(request);
  const isSecure = site.domains[locale]?.startsWith('https:') ?? false;
  const named = readCartCookie(request.headers.cookie, isSecure);
  let newCartId: string | undefined;
  let allowed: Consent | undefined;
  const context: FormContext = {
    ports: rateLimitedPorts(ports, request, cartRateLimits),
    client: clientIp(request),
    locale,
    cartId: named,
    bodyScan: readBodyScan(request),
    isSameOrigin: isSameOrigin(request.headers),
    setCartCookie: (id) => void (newCartId = id),
    setConsentCookie: (consent) => void (allowed = consent),
  };
  return {
    context,
    cartId: () => newCartId ?? named,
    close() {
      if (newCartId !== undefined)
        response.append('Set-Cookie', [...writeCartCookie(newCartId, isSecure)]);
      if (allowed) response.append('Set-Cookie', [...writeConsentCookie(allowed, isSecure)]);
    },
  };
}
