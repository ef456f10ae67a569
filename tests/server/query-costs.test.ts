import { describe, expect, it, vi } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import { demoPorts } from '../support/demo-ports.ts';
import { configOf, openShop, smallAssets } from './small-shop.ts';

const ports = demoPorts();
const { site } = configOf();
const renderer = createRenderer({ assets: smallAssets, site, ports });
const shop = await openShop({ ports, renderer });

/** A text repeated up to the maximum length of an address. */
const filledWith = (text: string) => `?${text.repeat(Math.floor(8000 / text.length))}`;

/** Number of decoded escapes of a page, and of failures among them. */
async function decodedFor(address: string) {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  const { status } = await shop.get(address);
  const results = decode.mock.results.map(({ type }) => type);
  decode.mockRestore();
  expect(status).toBe(200);
  return { times: results.length, inVain: results.filter((type) => type === 'throw').length };
}

describe('a query string of 8 kB', () => {
  it.each(['%&', 'a=%ff&', '%', 'a=1&', 'utm=%41&', '&'])(
    'is parsed once, up to a hundred parameters: %s',
    async (part) => {
      await shop.get('/');
      const plain = await decodedFor('/');
      const filled = await decodedFor(`/${filledWith(part)}`);
      // A name and a value of each; repeated decoding took thirty times as many, all in vain.
      expect(filled.times).toBeLessThanOrEqual(plain.times + 2 * 100);
      expect(filled.inVain).toBe(0);
    },
  );

  it('shows its page, with one canonical address', async () => {
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
    ['malformed escapes', '/%'.repeat(4000), 414],
    ['one segment of malformed escapes', `/api/${'%'.repeat(8000)}`, 400],
    ['4,000 segments', '/a'.repeat(4000), 414],
    ['10,000 segments', '/a'.repeat(10_000), 431],
  ])('is refused: %s', async (_, path, status) => {
    expect((await shop.get(path)).status).toBe(status);
  });
});
