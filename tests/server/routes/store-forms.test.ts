import { describe, expect, it } from 'vitest';
import type { ShopRequest } from '#src/messages/shop-request.ts';
import { err, ok } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';
import { content as demo } from '#demo/content/content.ts';

const small = smallPorts();
const requested: ShopRequest[] = [];
let isAway = false;
const stores = demo['nl-nl'].pages.find(({ uid }) => uid === 'stores');

/** The small shop with the demo's page of stores. */
const shop = await openShop({
  ports: {
    ...small,
    content: {
      ...small.content,
      shell: async (locale) => {
        const shell = await small.content.shell(locale);
        return shell.ok ? ok({ ...shell.value, storesUrl: stores?.url ?? '' }) : shell;
      },
      pageByUrl: async (locale, path) =>
        path === stores?.url ? ok(stores) : small.content.pageByUrl(locale, path),
    },
    shopRequests: {
      request: async (asked) => {
        if (isAway)
          return err({
            kind: 'shop-requests-unavailable',
            status: 503,
            message: 'The disk is full.',
          });
        requested.push(asked);
        return ok('accepted');
      },
    },
  },
});
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const VALID = 'store=Zwolle&dayPart=saturday&name=Anna&email=anna%40example.nl&message=Vita';
const post = (body: string) => shop.post('/stores/appointment', body, FORM);

describe('the form for an appointment', () => {
  it('SN3 passes the request on, and leads back without anything that was typed', async () => {
    const response = await post(VALID);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/winkels?notice=appointment-requested');
    expect(requested).toEqual([
      {
        kind: 'appointment',
        appointment: {
          locale: 'nl-nl',
          store: 'Zwolle',
          dayPart: 'saturday',
          name: 'Anna',
          email: 'anna@example.nl',
          message: 'Vita',
        },
      },
    ]);
  });

  it('SN3 shows the page again with what was typed, if it is wrong or cannot be passed on', async () => {
    const wrong = await post(VALID.replace('Zwolle', 'Utrecht'));
    expect(wrong.status).toBe(422);
    expect((await wrong.text()).includes('"field":"store","reason":"malformed"')).toBe(true);
    isAway = true;
    const away = await post(VALID);
    isAway = false;
    expect(away.status).toBe(503);
    expect((await away.text()).includes('"email":"anna@example.nl"')).toBe(true);
    expect(requested).toHaveLength(1);
  });

  it('SN3 limits the requests of a client', async () => {
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await post(VALID)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
