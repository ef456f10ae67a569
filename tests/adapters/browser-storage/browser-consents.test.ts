import { describe, expect, it } from 'vitest';
import {
  createBrowserConsents,
  type ConsentWindow,
} from '#adapters/browser-storage/browser-consents.ts';
import { NO_CONSENT } from '#src/consent/consent.ts';
import { consentStorageContract } from '../../contracts/consent-storage-contract.ts';

/** A browser's cookies, which are read without their attributes. */
function openBrowser(protocol = 'https:') {
  const cookies = new Map([['cart_id', 'abc']]);
  const written: string[] = [];
  const posted: (readonly [string, RequestInit])[] = [];
  const tab: ConsentWindow = {
    document: {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text) {
        written.push(text);
        const [name = '', value = ''] = (text.split('; ')[0] ?? '').split('=');
        cookies.set(name, value);
      },
    },
    location: { protocol },
    fetch: (url, request) => {
      posted.push([url, request]);
      return Promise.reject(new Error('offline'));
    },
  };
  return { tab, written, posted };
}

consentStorageContract('browser', () => {
  const { tab } = openBrowser();
  return { here: createBrowserConsents(tab), elsewhere: createBrowserConsents(tab) };
});

describe('createBrowserConsents', () => {
  it('H14a writes a cookie for this host that expires after half a year', () => {
    const { tab, written } = openBrowser();
    createBrowserConsents(tab).save({ statistics: true, marketing: false });
    expect(written).toEqual([
      '__Host-consent=1:statistics; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
      'consent=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
    const plain = openBrowser('http:');
    createBrowserConsents(plain.tab).save(NO_CONSENT);
    expect(plain.written).toEqual(['consent=1:none; Path=/; Max-Age=15552000; SameSite=Lax']);
  });

  it('H14a posts the choice to the server, which sets the cookie as well', () => {
    const { tab, posted } = openBrowser();
    createBrowserConsents(tab).save({ statistics: true, marketing: false });
    const [[url, { method, body, keepalive }] = ['', {}]] = posted;
    expect([url, method, keepalive]).toEqual(['/consent', 'POST', true]);
    expect(body).toEqual(new URLSearchParams({ choice: 'chosen', statistics: 'on' }));
  });
});
