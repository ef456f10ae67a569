import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '#src/content/block.ts';
import { mattress } from '#tests/support/fake-shop.ts';
import { Blocks } from '#ui/renderers/Blocks.tsx';
import { BLOCK_RENDERERS } from '#ui/renderers/block-renderers.tsx';
import { found, markup, pageAt, shopAround } from '../render-page.tsx';

const IMAGE = { path: 'rooms/bed.webp', width: 1200, height: 900, alt: 'Een bed' };
const LINK = { title: 'Bekijk meer', url: '/meer' };

const BLOCKS: { readonly [Type in ContentBlock['type']]: Extract<ContentBlock, { type: Type }> } = {
  hero: { type: 'hero', title: 'Slaap', text: 'Goed.', link: LINK, image: IMAGE },
  'category-tiles': {
    type: 'category-tiles',
    title: 'Ingangen',
    tiles: [{ ...LINK, image: IMAGE }],
  },
  usps: { type: 'usps', usps: [{ icon: 'moon', title: '90 nachten', text: 'Op proef.' }] },
  products: {
    type: 'products',
    title: 'Gekozen',
    objectId: '7',
    count: 1,
    link: LINK,
    hits: [mattress(1).hit, mattress(2).hit],
  },
  text: { type: 'text', title: 'Verhaal', paragraphs: ['Eerst.', 'Daarna.'] },
  questions: {
    type: 'questions',
    title: 'Vragen',
    questions: [{ question: 'Hoe?', answer: 'Zo.' }],
  },
};

async function draw(blocks: readonly ContentBlock[], opensPage = false) {
  const { shop, log } = shopAround(await pageAt('/'));
  const element = <Blocks blocks={blocks} opensPage={opensPage} />;
  return { html: markup(shop, element), again: () => markup(shop, element), log };
}

describe('Blocks', () => {
  it.each(Object.values(BLOCKS))('H7 draws a block of type $type', async (block) => {
    const { html, log } = await draw([block]);
    expect(html).not.toBe('');
    expect(log.entries).toEqual([]);
  });

  it('H7 has a drawing for every type of block', () => {
    expect(Object.keys(BLOCK_RENDERERS).toSorted()).toEqual(Object.keys(BLOCKS).toSorted());
  });

  it('H7 draws nothing for an unknown type and logs it once', async () => {
    const unknown = { type: 'video' } as unknown as ContentBlock;
    const { html, again, log } = await draw([unknown, BLOCKS.text]);
    again();
    expect(html).toContain('Verhaal');
    expect(html).not.toContain('video');
    expect(log.entries).toEqual([
      { level: 'warn', event: 'unknown-content-block', facts: { type: 'video' } },
    ]);
  });

  it('H7 takes no name of every object for a type', async () => {
    const { html } = await draw([{ type: 'constructor' } as unknown as ContentBlock]);
    expect(html).toBe('');
  });

  it('makes the title of the first hero the title of a page without one', async () => {
    const { html } = await draw([BLOCKS.hero, BLOCKS.hero], true);
    expect(found(html, /<(h[12])>/g)).toEqual(['h1', 'h2']);
  });

  it('shows no more products than the editor asked for', async () => {
    const { html } = await draw([BLOCKS.products]);
    expect(found(html, /data-product="([^"]*)"/g)).toEqual(['matras-1']);
  });

  it('leaves out products where there are none', async () => {
    const { html } = await draw([{ ...BLOCKS.products, hits: [] }]);
    expect(html).toBe('');
  });
});
