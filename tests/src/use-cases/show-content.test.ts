import { describe, expect, it } from 'vitest';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../support/visit.ts';

describe('showContent', () => {
  it('H7 fills the blocks that show products, and leaves the others as they are', async () => {
    const ports = createFakePorts(SHOP);
    const { blocks } = await pageAt('home', '/', ports);
    expect(blocks.map(({ type }) => type)).toEqual(['text', 'products']);
    expect(blocks[1]).toMatchObject({
      title: 'Matrassen',
      hits: ['matras-1', 'matras-2', 'matras-3', 'matras-4'].map((sku) => ({ sku })),
    });
    expect(ports.searches).toMatchObject([
      { objectId: '7', itemsPerPage: 4, pageType: 'category' },
    ]);
  });

  it('S2 shows the page without its products while the search does not answer', async () => {
    const ports = createFakePorts(SHOP, 'search');
    const page = await pageAt('home', '/', ports);
    expect(page.head.status).toBe(200);
    expect(page.blocks[1]).toMatchObject({ type: 'products', hits: [] });
    expect(ports.logged).toEqual(['search-unavailable']);
  });

  it("H1 takes an editor's own title", async () => {
    expect((await pageAt('home', '/')).head.title).toBe('Sluimer: beter slapen');
    expect((await pageAt('content', '/proefslapen')).head.title).toBe('Proefslapen | Sluimer');
  });
});
