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
  table: {
    type: 'table',
    title: 'Gewichten',
    intro: 'Richtlijn.',
    columns: ['Gewicht', 'Hardheid'],
    rows: [['Tot 60 kilo', 'Zacht']],
    note: 'Op de grens beslist je houding.',
  },
  list: {
    type: 'list',
    title: 'Stappen',
    isOrdered: true,
    items: [{ title: 'Meet.', text: 'Van rand tot rand.' }],
  },
  links: { type: 'links', title: 'Verder', links: [LINK] },
  stores: {
    type: 'stores',
    title: 'Winkels',
    stores: [
      {
        name: 'Amersfoort',
        address: ['Dommelpad 12'],
        phone: '033 - 123 45 67',
        hours: [{ days: 'Maandag', times: '9.00 – 17.30' }],
        onDisplay: 'Alles.',
        directions: 'Met bus 7.',
      },
    ],
  },
  awards: { type: 'awards', title: 'Prijzen', awards: [{ image: IMAGE, text: 'De eerste.' }] },
  newsletter: { type: 'newsletter', title: 'Nieuwsbrief', text: 'Tien per jaar.' },
  'email-preferences': { type: 'email-preferences', title: 'Voorkeuren', text: 'Met een link.' },
  withdrawal: { type: 'withdrawal', title: 'Herroepen', text: 'In twee stappen.' },
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

  it('heads the columns and the rows of a table', async () => {
    const { html } = await draw([BLOCKS.table]);
    expect(found(html, /<th scope="([a-z]+)"/g)).toEqual(['col', 'col', 'row']);
    expect(html).toContain('<td>Zacht</td>');
  });

  it('numbers steps, and nothing else', async () => {
    const { html: steps } = await draw([BLOCKS.list]);
    const { html: points } = await draw([{ ...BLOCKS.list, isOrdered: false }]);
    expect(steps).toContain('<ol');
    expect(points).not.toContain('<ol');
  });

  it('dials the number of a store', async () => {
    const { html } = await draw([BLOCKS.stores]);
    expect(html).toContain('href="tel:0331234567"');
  });

  it('leaves out links where none is left', async () => {
    const { html } = await draw([{ ...BLOCKS.links, links: [] }]);
    expect(html).toBe('');
  });

  it('P5a shows awards as high as the lowest of them', async () => {
    const low = { ...IMAGE, path: 'low.webp', width: 300, height: 150 };
    const { html } = await draw([
      {
        ...BLOCKS.awards,
        awards: [
          { image: IMAGE, text: 'Hoog' },
          { image: low, text: 'Laag' },
        ],
      },
    ]);
    expect(found(html, / width="(\d+)"/g)).toEqual(['200', '300']);
    expect(found(html, / height="(\d+)"/g)).toEqual(['150', '150']);
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
