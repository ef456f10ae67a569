import type { ConsentStorage } from '#ports/browser-storage.ts';
import {
  CONSENT_COOKIE,
  writeConsentCookie,
  parseConsent,
  type Consent,
} from '#src/consent/consent.ts';
import { CONSENT_PATH, CHECKED } from '#src/measurement/consent-form.ts';
import { readCookieBy } from '#src/shared/cookie.ts';

/** The parts of a tab needed to store a choice. */
export type ConsentWindow = {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
  readonly fetch: (url: string, request: RequestInit) => Promise<unknown>;
};

/**
 * Writes the cookie, so that it applies at once, and posts the choice to the shop like its form.
 * The response sets the cookie again, as some browsers soon delete those written by script.
 */
export const createBrowserConsents = (tab: ConsentWindow): ConsentStorage => ({
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
    // Offline, the cookie written above has to do.
    tab.fetch(CONSENT_PATH, { ...request, keepalive: true }).catch(() => {});
  },
});

const cookieIn = ({ document }: ConsentWindow, cookieName: string): string | undefined =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('='))
    .find(([name]) => name === cookieName)?.[1];

const formOf = ({ statistics, marketing }: Consent): URLSearchParams =>
  new URLSearchParams({
    choice: 'chosen',
    ...(statistics && { statistics: CHECKED }),
    ...(marketing && { marketing: CHECKED }),
  });
