import { describe, expect, it } from 'vitest';
import { createPageChunks } from '#ui/renderers/page-chunks.ts';
import { blockRenderer, pageRenderer, roomTools } from '#ui/renderers/page-renderers.tsx';
import { Styleguide } from '#ui/styleguide/Styleguide.tsx';
import { styleguidePage } from '#ui/styleguide/styleguide-page.ts';
import { aProductPage } from '../../support/shown-pages.ts';
import { pageAt } from '../render-page.tsx';

describe('createPageChunks', () => {
  it.each(['/', '/matrassen', '/winkelwagen', '/bestaat-niet'])(
    'renders %s with the same component as the server',
    async (url) => {
      const page = await pageAt(url);
      const chunks = createPageChunks();
      await chunks.fetch(page);
      expect(chunks.getPageComponent(page)).toBe(pageRenderer(page));
    },
  );

  it('H7 fetches the components of rare blocks with the first page that has one', async () => {
    const home = await pageAt('/');
    const chunks = createPageChunks();
    await chunks.fetch(home);
    expect(chunks.getBlockComponent('table')).toBeUndefined();
    expect(chunks.getBlockComponent('hero')).toBe(blockRenderer('hero'));
    const table = { type: 'table' } as const;
    await chunks.fetch({ ...home, blocks: [table] } as unknown as typeof home);
    expect(chunks.getBlockComponent('table')).toBe(blockRenderer('table'));
  });

  it('RM4 fetches the tools of a bedroom with the first address that opens one', async () => {
    const chunks = createPageChunks();
    const page = aProductPage();
    await chunks.fetch(page);
    expect(chunks.getRoomTools()).toBeUndefined();
    await chunks.fetch({ ...page, url: `${page.url}&room=way` });
    expect(chunks.getRoomTools()).toBe(roomTools());
  });

  it('renders the styleguide after fetching it', async () => {
    const page = styleguidePage('nl-nl');
    const chunks = createPageChunks();
    expect(chunks.getPageComponent(page)).not.toBe(Styleguide);
    await chunks.fetch(page);
    expect(chunks.getPageComponent(page)).toBe(Styleguide);
  });
});
