import { describe, expect, it } from 'vitest';
import { createPageChunks } from '#ui/renderers/page-chunks.ts';
import {
  blockRenderer,
  pageRenderer,
  roomTools,
  stockAlert,
} from '#ui/renderers/page-renderers.tsx';
import { Styleguide } from '#ui/styleguide/Styleguide.tsx';
import { styleguidePage } from '#ui/styleguide/styleguide-page.ts';
import { aProductPage } from '../../support/shown-pages.ts';
import { pageAt } from '../render-page.tsx';

const loadTexts = () => Promise.resolve();

describe('createPageChunks', () => {
  it.each(['/', '/matrassen', '/winkelwagen', '/bestaat-niet'])(
    'renders %s with the same component as the server',
    async (url) => {
      const page = await pageAt(url);
      const chunks = createPageChunks(loadTexts);
      await chunks.fetch(page);
      expect(chunks.getPageComponent(page)).toBe(pageRenderer(page));
    },
  );

  it.each([
    ['/', []],
    ['/matrassen', [['listing']]],
    ['/aurora', [['product']]],
    ['/winkelwagen', [[]]],
  ])('T2 loads what %s has of texts besides those of every page', async (url, loaded) => {
    const loads: (readonly string[])[] = [];
    const chunks = createPageChunks(async (...parts) => void loads.push(parts));
    await chunks.fetch(await pageAt(url));
    expect(loads).toEqual(loaded);
  });

  it('H7 fetches the components of rare blocks with the first page that has one', async () => {
    const home = await pageAt('/');
    const chunks = createPageChunks(loadTexts);
    await chunks.fetch(home);
    expect(chunks.getBlockComponent('table')).toBeUndefined();
    expect(chunks.getBlockComponent('hero')).toBe(blockRenderer('hero'));
    const table = { type: 'table' } as const;
    await chunks.fetch({ ...home, blocks: [table] } as unknown as typeof home);
    expect(chunks.getBlockComponent('table')).toBe(blockRenderer('table'));
  });

  it('RM4 fetches the tools of a bedroom with the first address that opens one', async () => {
    const chunks = createPageChunks(loadTexts);
    const page = aProductPage();
    await chunks.fetch(page);
    expect(chunks.getRoomTools()).toBeUndefined();
    await chunks.fetch({ ...page, url: `${page.url}&room=way` });
    expect(chunks.getRoomTools()).toBe(roomTools());
  });

  it('BS1 fetches the request for stock with the first selection that is sold out', async () => {
    const chunks = createPageChunks(loadTexts);
    const page = aProductPage();
    await chunks.fetch(page);
    expect(chunks.getStockAlert()).toBeUndefined();
    await chunks.fetch({ ...page, chosen: { ...page.chosen, stock: 0 } });
    expect(chunks.getStockAlert()).toBe(stockAlert());
  });

  it('BS1 fetches the request for stock if either half is sold out', async () => {
    const chunks = createPageChunks(loadTexts);
    const page = aProductPage();
    const [left, right] = [page.chosen, { ...page.chosen, stock: 0 }];
    await chunks.fetch({ ...page, halves: { left, right } });
    expect(chunks.getStockAlert()).toBe(stockAlert());
  });

  it('renders the styleguide after fetching it', async () => {
    const page = styleguidePage('nl-nl');
    const chunks = createPageChunks(loadTexts);
    expect(chunks.getPageComponent(page)).not.toBe(Styleguide);
    await chunks.fetch(page);
    expect(chunks.getPageComponent(page)).toBe(Styleguide);
  });
});
