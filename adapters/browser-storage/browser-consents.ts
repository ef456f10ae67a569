import type { Consents } from '#ports/consents.ts';
import {
  CONSENT_COOKIE,
  writeConsentCookie,
  parseConsent,
  type Consent,
} from '#src/measurement/consent.ts';
import { CONSENT_PATH, TICKED } from '#src/measurement/consent-form.ts';
import { readCookieBy } from '#src/shared/cookie.ts';

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
  load: () =>
    parseConsent(
      readCookieBy(
        (name) => cookieIn(tab, name),
        CONSENT_COOKIE,
        tab.location.protocol === 'https:',
      ),
    ),
  save(consent) {
    const lines = writeConsentCookie(consent, tab.location.protocol === 'https:');
    for (const line of lines) tab.document.cookie = line;
    const request = { method: 'POST', body: formOf(consent), redirect: 'manual' } as const;
    // Offline, the cookie that stands already has to do.
    tab.fetch(CONSENT_PATH, { ...request, keepalive: true }).catch(() => {});
  },
});

const cookieIn = ({ document }: ConsentTab, wanted: string): string | undefined =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('='))
    .find(([name]) => name === wanted)?.[1];

const formOf = ({ statistics, marketing }: Consent): URLSearchParams =>
  new URLSearchParams({
    choice: 'chosen',
    ...(statistics && { statistics: TICKED }),
    ...(marketing && { marketing: TICKED }),
  });
