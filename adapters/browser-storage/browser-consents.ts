import type { Consents } from '#ports/consents.ts';
import {
  CONSENT_COOKIE,
  consentCookie,
  parseConsent,
  type Consent,
} from '#src/measurement/consent.ts';
import { CONSENT_PATH, TICKED } from '#src/measurement/consent-form.ts';

/** What of a tab is needed to keep a choice. */
export type ConsentTab = {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
  readonly fetch: (url: string, request: RequestInit) => Promise<unknown>;
};

/**
 * The cookie, written at once so that it holds from now on; and posted to the shop as its form does,
 * whose answer sets it anew: some browsers forget within days what script has written.
 */
export const createBrowserConsents = (tab: ConsentTab): Consents => ({
  load: () => parseConsent(cookieIn(tab.document.cookie)),
  save(consent) {
    tab.document.cookie = consentCookie(consent, tab.location.protocol === 'https:');
    const request = { method: 'POST', body: formOf(consent), redirect: 'manual' } as const;
    // Offline, the cookie that stands already has to do.
    tab.fetch(CONSENT_PATH, { ...request, keepalive: true }).catch(() => {});
  },
});

const cookieIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .map((cookie) => cookie.split('='))
    .find(([name]) => name === CONSENT_COOKIE)?.[1];

const formOf = ({ statistics, marketing }: Consent): URLSearchParams =>
  new URLSearchParams({
    choice: 'chosen',
    ...(statistics && { statistics: TICKED }),
    ...(marketing && { marketing: TICKED }),
  });
