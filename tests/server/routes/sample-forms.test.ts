import { describe, expect, it } from 'vitest';
import { SHOP_REQUEST_RATE_LIMIT, type ShopRequest } from '#src/messages/shop-request.ts';
import { err, ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const small = smallPorts();
const log = createMemoryLog();
const requested: ShopRequest[] = [];
let isAway = false;
let hasCatalogue = true;

/** The small shop, whose mattress comes in fabrics to choose from. */
const shop = await openShop({
  ports: {
    ...small,
    log,
    catalog: {
      ...small.catalog,
      product: async (locale, sku) => {
        if (!hasCatalogue)
          return err({ kind: 'catalog-unavailable', status: 503, message: 'It is away.' });
        const found = await small.catalog.product(locale, sku);
        return found.ok && sku === 'M1' ? ok({ ...found.value, parts: [FABRICS] }) : found;
      },
    },
    shopRequests: {
      request: async (asked) => {
        if (isAway)
          return err({ kind: 'shop-requests-unavailable', status: 503, message: 'Disk full.' });
        requested.push(asked);
        return ok('accepted');
      },
    },
  },
});

const NONE = { extra: { cents: 0, currency: 'EUR' }, isSoldOut: false } as const;
const FABRICS = {
  key: 'stof',
  label: 'Stof',
  choices: [
    { uid: '0', key: 'standaard', label: 'Zoals op de foto', ...NONE },
    { uid: '1', key: 'rib_olijf', label: 'Ribfluweel olijf', ...NONE },
    { uid: '2', key: 'velours_bos', label: 'Velours bosgroen', ...NONE },
  ],
} as const;

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const VALID = {
  product: 'M1',
  'fabric-rib_olijf': 'on',
  firstName: 'Anna',
  lastName: 'Smit',
  postalCode: '3512ph',
  houseNumber: '12',
  addition: '',
  street: 'Lange Nieuwstraat',
  city: 'Utrecht',
  email: 'anna@example.nl',
};
const post = (change: Readonly<Record<string, string>> = {}, headers = FORM) =>
  shop.post('/fabric-samples/order', String(new URLSearchParams({ ...VALID, ...change })), headers);

/** Posts from the page for a bed, whose referrer policy is `strict-origin`. */
const postForBed = (change: Readonly<Record<string, string>>) =>
  shop.post(
    '/fabric-samples/order?bed=2x80x200',
    String(new URLSearchParams({ ...VALID, ...change })),
    { ...FORM, Referer: 'http://nl-nl.localhost:3000/' },
  );

describe('the form of fabric samples', () => {
  it('FS1 FS2 passes the order on, and leads back without anything that was typed', async () => {
    const response = await post();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      '/fabric-samples?product=M1&notice=samples-ordered',
    );
    expect(requested).toEqual([
      {
        kind: 'samples',
        samples: {
          locale: 'nl-nl',
          product: expect.any(String),
          fabrics: ['Ribfluweel olijf'],
          firstName: 'Anna',
          lastName: 'Smit',
          postalCode: '3512 PH',
          houseNumber: '12',
          street: 'Lange Nieuwstraat',
          city: 'Utrecht',
          email: 'anna@example.nl',
        },
      },
    ]);
  });

  it('FS1 offers the fabrics of the bed, those of the address ticked, and is not to be indexed', async () => {
    const page = await (await shop.get('/fabric-samples?product=M1&fabric=velours_bos')).text();
    expect(page.includes('"ticked":["velours_bos"]')).toBe(true);
    expect(page.includes('"key":"rib_olijf"')).toBe(true);
    expect(page.includes('"key":"standaard"')).toBe(false);
    expect(page.includes('noindex')).toBe(true);
    const other = await (await shop.get('/fabric-samples?product=T2&fabric=velours_bos')).text();
    expect(other.includes('"fabrics":[],"ticked":[],"isAway":false')).toBe(true);
  });

  it('FS3 tells and logs that the catalogue is unavailable', async () => {
    hasCatalogue = false;
    const page = await (await shop.get('/fabric-samples?product=M1')).text();
    hasCatalogue = true;
    expect(page.includes('"fabrics":[],"ticked":[],"isAway":true')).toBe(true);
    expect(log.entries.map(({ event }) => event)).toContain('catalog-unavailable');
  });

  it('MB11 leads back for the bed of its page, of which the referer tells nothing', async () => {
    const ordered = await postForBed({ city: 'Zeist' });
    expect(ordered.headers.get('location')).toBe(
      '/fabric-samples?product=M1&bed=2x80x200&notice=samples-ordered',
    );
    requested.pop();
    const wrong = await (await postForBed({ city: '' })).text();
    expect(wrong.includes('"url":"/fabric-samples?product=M1\\u0026bed=2x80x200"')).toBe(true);
  });

  it('FS3 shows the page again with what was typed, if it is wrong or cannot be passed on', async () => {
    const wrong = await post({ postalCode: '35', 'fabric-rib_olijf': '' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    for (const part of [
      '"field":"fabrics","reason":"missing"',
      '"field":"postalCode","reason":"malformed"',
      '"street":"Lange Nieuwstraat"',
    ])
      expect([part, page.includes(part)]).toEqual([part, true]);
    isAway = true;
    const away = await post();
    isAway = false;
    expect(away.status).toBe(503);
    expect((await away.text()).includes('"email":"anna@example.nl"')).toBe(true);
    hasCatalogue = false;
    const without = await post();
    hasCatalogue = true;
    expect(without.status).toBe(503);
    expect((await without.text()).includes('"email":"anna@example.nl"')).toBe(true);
    expect(requested).toHaveLength(1);
  });

  it('FS2 limits the requests of a client', async () => {
    const statuses = [];
    for (let turn = 0; turn < SHOP_REQUEST_RATE_LIMIT.max; turn += 1)
      statuses.push((await post()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
