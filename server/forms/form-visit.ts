import type { Request, Response } from 'express';
import type { CartPace } from '#src/cart/cart-limits.ts';
import { writeConsentCookie, type Consent } from '#src/measurement/consent.ts';
import type { Site } from '#src/seo/site.ts';
import type { ReadBodyScan } from '../body-scan.ts';
import { readCartCookie, writeCartCookie } from '../cart-cookie.ts';
import { isOwnPage } from '../cross-site.ts';
import { limitedPorts } from '../limited-ports.ts';
import type { Locate } from '../locate.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { FormVisit } from './form-action.ts';

export type FormVisitInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: Locate;
  readonly readBodyScan: ReadBodyScan;
  readonly cartPace: CartPace;
};

export type OpenVisit = {
  readonly visit: FormVisit;
  /** Cart id of the browser after the response. */
  readonly cartId: () => string | undefined;
  /** Writes the cookies. */
  readonly close: () => void;
};

export function openVisit(
  { ports, site, locate, readBodyScan, cartPace }: FormVisitInput,
  request: Pick<Request, 'headers' | 'originalUrl' | 'ip'>,
  response: Response,
): OpenVisit {
  const { locale } = locate(request);
  const isSecure = site.domains[locale]?.startsWith('https:') ?? false;
  const named = readCartCookie(request.headers.cookie, isSecure);
  let kept: string | undefined;
  let allowed: Consent | undefined;
  const visit: FormVisit = {
    ports: limitedPorts(ports, request, cartPace),
    locale,
    cartId: named,
    bodyScan: readBodyScan(request),
    isOwnPage: isOwnPage(request.headers),
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
