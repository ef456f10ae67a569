import { beforeEach, describe, expect, it } from 'vitest';
import { withErrorPageCache } from '#adapters/cache/error-page-cache.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { ErrorEntry } from '#src/content/page-entry.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

const entry = (locale: Locale): ErrorEntry => ({
  type: 'Error',
  uid: `error-${locale}`,
  title: 'Niet gevonden',
  url: '',
  text: 'Deze pagina is er niet.',
  metadata: {},
  alternates: {},
  breadcrumbs: [],
});

let time = 0;
let isDown = false;
let requests: Locale[] = [];

const failure = { kind: 'content-unavailable', status: 503, message: 'down', url: '' } as const;
const content: ContentSource = {
  pageByUrl: () => Promise.resolve(ok(undefined)),
  filteredPages: () => Promise.resolve(ok([])),
  filteredPage: () => Promise.resolve(ok(undefined)),
  breadcrumbs: () => Promise.resolve(ok(undefined)),
  sitemapPages: () => Promise.resolve(ok([])),
  oldAddresses: () => Promise.resolve(ok({ remap: {}, redirects: {} })),
  shell: () => Promise.resolve(err(failure)),
  errorPage(locale) {
    requests.push(locale);
    return Promise.resolve(isDown ? err(failure) : ok(entry(locale)));
  },
};

beforeEach(() => {
  time = 0;
  isDown = false;
  requests = [];
});

const cached = () => withErrorPageCache(content, { now: () => time });

describe('withErrorPageCache', () => {
  it('H8 asks once per locale within 86400 s', async () => {
    const pages = cached();
    await pages.errorPage('nl-nl');
    time = 86_399_999;
    await pages.errorPage('nl-nl');
    expect(await pages.errorPage('de-de')).toEqual(ok(entry('de-de')));
    expect(requests).toEqual(['nl-nl', 'de-de']);
    time = 86_400_000;
    await pages.errorPage('nl-nl');
    expect(requests).toEqual(['nl-nl', 'de-de', 'nl-nl']);
  });

  it('reads once for simultaneous visitors', async () => {
    const pages = cached();
    await Promise.all([pages.errorPage('nl-nl'), pages.errorPage('nl-nl')]);
    expect(requests).toEqual(['nl-nl']);
  });

  it('H8 does not cache a failure', async () => {
    const pages = cached();
    isDown = true;
    expect(await pages.errorPage('nl-nl')).toEqual(err(failure));
    isDown = false;
    expect(await pages.errorPage('nl-nl')).toEqual(ok(entry('nl-nl')));
  });
});
