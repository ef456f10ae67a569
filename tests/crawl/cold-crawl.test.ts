import { afterAll, describe, expect, it } from 'vitest';
import { namedPages } from './crawl.ts';
import { openDemo } from './open-demo.ts';

const CONNECTIONS = 10;
const PAGES = 150;

/** The timers of this server are always late, so it sheds what waits too long. */
const shop = await openDemo({}, { isLagging: () => true });
afterAll(shop.close);

describe('a crawl of a server that has just started', () => {
  it('gets every page and sitemap over ten connections', async () => {
    const pages = (await namedPages(shop, 'nl-nl')).slice(0, PAGES);
    const origin = shop.site.domains['nl-nl'] ?? '';
    const addresses = pages.map(({ entry }) => entry.location);
    addresses.push(`${origin}/sitemap.xml`, `${origin}/robots.txt`);
    const statuses = new Map<string, number>();
    const crawlers = Array.from({ length: CONNECTIONS }, async () => {
      for (let next = addresses.pop(); next !== undefined; next = addresses.pop())
        statuses.set(next, (await shop.page(next)).status);
    });
    await Promise.all(crawlers);
    expect(statuses.size).toBe(PAGES + 2);
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  });
});
