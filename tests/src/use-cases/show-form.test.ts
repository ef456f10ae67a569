import { describe, expect, it } from 'vitest';
import { FABRICS } from '#src/catalog/fabrics.ts';
import type { Product } from '#src/catalog/product.ts';
import type { StoredReview } from '#src/catalog/written-review.ts';
import { MAX_SAMPLES } from '#src/messages/sample-order.ts';
import type { StockAlert } from '#src/messages/stock-alert.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { createFakePorts, type FakePorts, type Outage } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { pageAt } from '../../support/visit.ts';

const SHOWN = { sku: 'aurora', name: 'Aurora', url: '/aurora' };

/** A form page at a URL. */
const formAt = (url: string, ports = createFakePorts(SHOP), locale: Locale = 'nl-nl') =>
  pageAt('form', url, ports, { locale });

/** Addresses of the page in the locales that have a domain. */
const hrefsOf = ({ counterparts }: Awaited<ReturnType<typeof formAt>>) =>
  counterparts.map(({ href }) => href);

describe('a page that letters lead to', () => {
  it.each([
    ['/back-in-stock', 'nl-nl', 'Bericht bij nieuwe voorraad', 'Home'],
    ['/back-in-stock', 'de-at', 'Nachricht bei neuem Bestand', 'Startseite'],
    ['/write-review', 'nl-be', 'Beoordeling schrijven', 'Home'],
    ['/write-review', 'en-us', 'Write a review', 'Home'],
    ['/fabric-samples', 'nl-nl', 'Stofstalen bestellen', 'Home'],
    ['/fabric-samples', 'de-de', 'Stoffmuster bestellen', 'Startseite'],
  ] as const)(
    'H2 of %s in %s is named, below home, and not indexed',
    async (url, locale, title, home) => {
      const page = await formAt(url, createFakePorts(SHOP), locale);
      expect(page).toMatchObject({ title, breadcrumbs: [{ title: home, url: '/' }] });
      expect(page.head).toMatchObject({ status: 200, robots: 'noindex,nofollow', alternates: [] });
      expect(hrefsOf(page)).toEqual([
        `https://nl.example${url}`,
        `https://be.example${url}`,
        `https://de.example${url}`,
      ]);
    },
  );
});

const alertIn = (
  answer: Awaited<ReturnType<FakePorts['stockAlerts']['alert']>>,
  shop = SHOP,
): FakePorts => ({
  ...createFakePorts(shop),
  stockAlerts: { alert: () => Promise.resolve(answer) },
});

describe('a page that letters lead to, while what it shows cannot be read', () => {
  const DOWN = { status: 503, message: 'Down' } as const;
  const ports = createFakePorts(SHOP, 'catalog');

  it.each<[string, Partial<FakePorts>]>([
    [
      '/back-in-stock?letter=abc',
      {
        stockAlerts: {
          alert: () => Promise.resolve(err({ kind: 'stock-alerts-unavailable', ...DOWN } as const)),
        },
      },
    ],
    [
      '/write-review?letter=abc',
      {
        reviewWriter: {
          ...ports.reviewWriter,
          submitted: () => Promise.resolve(err({ kind: 'reviews-unavailable', ...DOWN } as const)),
        },
      },
    ],
    ['/fabric-samples?product=aurora', {}],
  ])('B4 logs the status and the message: %s', async (url, change) => {
    const log = createMemoryLog();
    await formAt(url, { ...ports, ...change, log });
    expect(log.entries).toMatchObject([{ level: 'warn', facts: { message: 'Down' } }]);
  });
});

describe('showStockAlert', () => {
  const VARIANT = { product: 'aurora', sku: 'aurora-80x200' };
  const ALERT: StockAlert = {
    ...VARIANT,
    status: 'waiting',
    locale: 'nl-nl',
    changedAt: 0,
    id: 'abc',
    email: 'anna@example.nl',
  };
  const DOWN = { kind: 'stock-alerts-unavailable', status: 503, message: 'Down' } as const;

  it('BS1 shows the request of a letter, with the variant by name', async () => {
    const { form } = await formAt('/back-in-stock?letter=abc', alertIn(ok(ALERT)));
    expect(form).toEqual({
      kind: 'stock-alert',
      id: 'abc',
      status: 'waiting',
      variant: { ...VARIANT, name: 'Aurora, 80\u00A0×\u00A0200 cm', url: '/aurora?maat=80x200' },
    });
  });

  it('BS1 shows the request without a variant that is not sold any more', async () => {
    const ports = alertIn(ok(ALERT), { ...SHOP, products: [] });
    expect((await formAt('/back-in-stock?letter=abc', ports)).form).toEqual({
      kind: 'stock-alert',
      id: 'abc',
      status: 'waiting',
    });
  });

  it('BS1 says that nothing is stored under an id, or none is given', async () => {
    const unknown = alertIn(err({ kind: 'stock-alert-not-found' }));
    expect((await formAt('/back-in-stock?letter=abc', unknown)).form).toEqual({
      kind: 'stock-alert',
      id: 'abc',
      status: 'unknown',
    });
    expect(unknown.logged).toEqual([]);
    for (const query of ['', '?letter=%3C'])
      expect((await formAt(`/back-in-stock${query}`, alertIn(ok(ALERT)))).form).toEqual({
        kind: 'stock-alert',
        id: '',
        status: 'unknown',
      });
  });

  it('BS1 says that the request cannot be read now, and logs it', async () => {
    const away = alertIn(err(DOWN));
    expect((await formAt('/back-in-stock?letter=abc', away)).form).toEqual({
      kind: 'stock-alert',
      id: 'abc',
      status: 'unavailable',
    });
    expect(away.logged).toEqual(['stock-alerts-unavailable']);
  });
});

const reviewsIn = (reviewWriter: Partial<FakePorts['reviewWriter']>, shop = SHOP): FakePorts => {
  const ports = createFakePorts(shop);
  return { ...ports, reviewWriter: { ...ports.reviewWriter, ...reviewWriter } };
};

const submitted = (
  answer: Awaited<ReturnType<FakePorts['reviewWriter']['submitted']>>,
  shop = SHOP,
) => reviewsIn({ submitted: () => Promise.resolve(answer) }, shop);

describe('showReviewForm', () => {
  const STORED: StoredReview = {
    number: 3,
    status: 'rejected',
    review: {
      sku: 'aurora',
      locale: 'nl-nl',
      rating: 4,
      title: 'Fijn',
      text: 'Ligt goed.',
      author: 'Anna',
      town: '',
    },
    version: 2,
    changedAt: 0,
    reason: 'Noemt een naam',
  };

  it('WR1 is the form for a product, at an address of its own', async () => {
    const page = await formAt('/write-review?product=aurora');
    expect(page.form).toEqual({ kind: 'review', takesPictures: true, product: SHOWN });
    expect(hrefsOf(page)[0]).toBe('https://nl.example/write-review?product=aurora');
  });

  it('WR1 is the form of the product that a variant belongs to', async () => {
    const page = await formAt('/write-review?product=aurora-90x200');
    expect(page.form).toMatchObject({ product: SHOWN });
    expect(hrefsOf(page)[0]).toBe('https://nl.example/write-review?product=aurora');
  });

  it.each(['', '?product=', '?product=%3C', '?product=gone'])(
    'WR1 has nothing to review at /write-review%s',
    async (query) => {
      const page = await formAt(`/write-review${query}`);
      expect(page.form).toEqual({ kind: 'review', takesPictures: true });
      expect(hrefsOf(page)[0]).toBe('https://nl.example/write-review');
    },
  );

  it('WR1 asks the catalogue for nothing that is no article number', async () => {
    const asked: string[] = [];
    const ports = createFakePorts(SHOP);
    const catalog: FakePorts['catalog'] = {
      product(locale, sku) {
        asked.push(sku);
        return ports.catalog.product(locale, sku);
      },
    };
    await formAt('/write-review?product=%3C', { ...ports, catalog });
    await formAt('/fabric-samples?product=%3C', { ...ports, catalog });
    expect(asked).toEqual([]);
  });

  it('WR4 offers no pictures where none are taken', async () => {
    const none = reviewsIn({ takesPictures: () => Promise.resolve(false) });
    expect((await formAt('/write-review?product=aurora', none)).form).toMatchObject({
      takesPictures: false,
    });
  });

  it('WR2 shows the review of a letter, with its version, and why it was rejected', async () => {
    const { form } = await formAt('/write-review?letter=abc', submitted(ok(STORED)));
    expect(form).toEqual({
      kind: 'submitted-review',
      id: 'abc',
      status: 'rejected',
      review: STORED.review,
      version: 2,
      reason: 'Noemt een naam',
      product: SHOWN,
    });
  });

  it('WR2 shows the review of a product that is not sold any more, and has no reason to give', async () => {
    const { reason: _, ...waiting } = { ...STORED, status: 'pending' as const };
    const ports = submitted(ok(waiting), { ...SHOP, products: [] });
    const { form } = await formAt('/write-review?letter=abc', ports);
    expect(form).toMatchObject({ status: 'pending', review: STORED.review });
    expect(form).not.toHaveProperty('reason');
    expect(form).not.toHaveProperty('product');
  });

  it('WR1 says that nothing is stored under an id, or that it cannot be read now', async () => {
    const unknown = submitted(err({ kind: 'review-not-found' }));
    expect((await formAt('/write-review?letter=abc', unknown)).form).toEqual({
      kind: 'submitted-review',
      id: 'abc',
      status: 'unknown',
    });
    expect(unknown.logged).toEqual([]);
    const away = submitted(err({ kind: 'reviews-unavailable', status: 503, message: 'Down' }));
    expect((await formAt('/write-review?letter=abc', away)).form).toEqual({
      kind: 'submitted-review',
      id: 'abc',
      status: 'unavailable',
    });
    expect(away.logged).toEqual(['reviews-unavailable']);
  });
});

describe('showSamplesForm', () => {
  const [first = 'x', ...others] = FABRICS.map(({ key }) => key);
  const keys = [first, ...others];
  const CIELO: Product = {
    ...AURORA,
    sku: 'cielo',
    url: '/cielo',
    name: 'Cielo',
    parts: [
      {
        key: 'stof',
        label: 'Stof',
        choices: [bundleChoice(first, 0), ...others.map((key) => bundleChoice(key, 0))],
      },
    ],
  };
  const samplesAt = (query: string, ...outages: readonly Outage[]) => {
    const ports = createFakePorts({ ...SHOP, products: [CIELO, AURORA] }, ...outages);
    return formAt(`/fabric-samples${query}`, ports).then((page) => ({ page, ports }));
  };

  it('FS1 offers the fabrics of a bed, with those ticked that were asked for', async () => {
    const { page } = await samplesAt(
      `?product=cielo&fabric=${keys[2]}&fabric=none&fabric=${keys[1]}`,
    );
    expect(page.form).toEqual({
      kind: 'samples',
      product: { sku: 'cielo', name: 'Cielo', url: '/cielo' },
      fabrics: keys.map((key) => ({ key, label: key })),
      ticked: [keys[1], keys[2]],
      isAway: false,
    });
    expect(hrefsOf(page)[0]).toBe('https://nl.example/fabric-samples?product=cielo');
  });

  it('FS1 ticks no more than a letter holds', async () => {
    const { page } = await samplesAt(
      `?product=cielo&${keys.map((key) => `fabric=${key}`).join('&')}`,
    );
    expect(page.form).toMatchObject({ ticked: keys.slice(0, MAX_SAMPLES) });
  });

  it('FS1 has no fabrics of a bed without any, or of none', async () => {
    const nothing = { kind: 'samples', fabrics: [], ticked: [], isAway: false };
    const { page } = await samplesAt('?product=aurora');
    expect(page.form).toEqual({ ...nothing, product: SHOWN });
    for (const query of ['', '?product=gone', '?product=%3C']) {
      const { page: empty, ports } = await samplesAt(query);
      expect(empty.form).toEqual(nothing);
      expect(hrefsOf(empty)[0]).toBe('https://nl.example/fabric-samples');
      expect(ports.logged).toEqual([]);
    }
  });

  it('FS3 says that the catalogue does not answer, and logs it', async () => {
    const { page, ports } = await samplesAt('?product=cielo', 'catalog');
    expect(page.form).toEqual({ kind: 'samples', fabrics: [], ticked: [], isAway: true });
    expect(ports.logged).toEqual(['catalog-unavailable']);
  });
});
