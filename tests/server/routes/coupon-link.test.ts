import { describe, expect, it } from 'vitest';
import { openShop } from '../small-shop.ts';

const shop = await openShop();
const HOST = { Host: 'nl-nl.localhost:3000' };

async function facts(url: string) {
  const answer = await shop.get(url, HOST);
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    caching: answer.headers.get('cache-control'),
    canonical: /<link[^>]*rel="canonical"[^>]*>/u.exec(html)?.[0],
  };
}

describe('a link with a discount code', () => {
  it.each([
    '/',
    '/matrassen',
    '/matrassen/maat/160x200',
    '/matrassen?page=2',
    '/matras-wolk',
    '/search?q=matras',
    '/winkelwagen',
    '/niets-te-vinden',
  ])('EC8 is at %s the same as without one, for caches and search engines too', async (url) => {
    const linked = `${url}${url.includes('?') ? '&' : '?'}coupon=TEN`;
    expect(await facts(linked)).toEqual(await facts(url));
  });

  it('EC8 has a page with a canonical link to compare with', async () => {
    expect((await facts('/matrassen')).canonical).toContain('/matrassen"');
  });
});
