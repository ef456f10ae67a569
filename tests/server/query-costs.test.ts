import { describe, expect, it } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import { demoPorts } from '../support/demo-ports.ts';
import { configOf, openShop, smallAssets } from './small-shop.ts';

const ports = demoPorts();
const { site } = configOf();
const renderer = createRenderer({ assets: smallAssets, site, ports });
const shop = await openShop({ ports, renderer });

/** As much of a text over and over as an address takes. */
const filledWith = (text: string) => `?${text.repeat(Math.floor(8000 / text.length))}`;

/** In milliseconds, the least of seven: what else the machine does takes none of its time. */
async function timesOf(addresses: readonly string[]): Promise<readonly number[]> {
  const least = addresses.map(() => Infinity);
  for (let round = 0; round < 7; round += 1) {
    for (const [place, address] of addresses.entries()) {
      const start = performance.now();
      const { status } = await shop.get(address);
      least[place] = Math.min(least[place] ?? Infinity, performance.now() - start);
      expect(status).toBe(200);
    }
  }
  return least;
}

/** A page with such a query took twenty times as long as one without; it now takes as long. */
const MOST_TIMES = 3;

describe('a query string of 8 kB', () => {
  it.each(['%&', 'a=%ff&', '%', 'a=1&', 'utm=%41&', '&'])(
    'costs hardly more than the page itself: %s',
    async (part) => {
      const [plain = 0, filled = Infinity] = await timesOf(['/', `/${filledWith(part)}`]);
      expect(filled).toBeLessThan(MOST_TIMES * plain);
    },
  );

  it('shows the page whose address it follows, with one canonical address', async () => {
    const answer = await shop.get(`/${filledWith('utm=mail&')}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<link rel="canonical"');
  });
});

describe('a call of the BFF', () => {
  it.each(['%&', 'body=%ff&'])('is refused with 8 kB of %s behind it', async (part) => {
    const path = '/api/magento/getProductDetails';
    expect((await shop.get(`${path}${filledWith(part)}`)).status).toBe(400);
  });
});

describe('a path of 8 kB and more', () => {
  it.each([
    ['escapes that are none', '/%'.repeat(4000), 414],
    ['one segment of them', `/${'%'.repeat(8000)}`, 400],
    ['segments without end', '/a'.repeat(4000), 414],
    ['10,000 segments', '/a'.repeat(10_000), 431],
  ])('is turned away: %s', async (_, path, status) => {
    expect((await shop.get(path)).status).toBe(status);
  });
});
