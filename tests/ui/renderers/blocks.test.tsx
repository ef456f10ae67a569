import { renderToString as markupOf } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '#src/content/block.ts';
import type { ExternalLink } from '#src/content/link.ts';
import { mattress } from '#tests/support/fake-shop.ts';
import { BLOCK_OF_TYPE, EVERY_FORM } from '#tests/support/rich-content.ts';
import { VideoPlayer } from '#ui/components/blocks/VideoBlock.tsx';
import { allBlocks, Blocks } from '#ui/renderers/block-renderers.tsx';
import { ADVICE_BLOCKS } from '#ui/renderers/advice-blocks.ts';
import { BED_BLOCKS } from '#ui/renderers/bed-blocks.ts';
import { RARE_BLOCKS } from '#ui/renderers/rare-blocks.ts';
import { found, markup, pageAt, shopAround } from '../render-page.tsx';

const IMAGE = { path: 'rooms/bed.webp', width: 1200, height: 900, alt: 'Een bed' };
const ELSEWHERE: ExternalLink = {
  type: 'external',
  href: 'https://elders.example/',
  title: 'Elders',
  opensNewTab: false,
  isFollowed: false,
};
const LINK = { title: 'Bekijk meer', url: '/meer' };

const BLOCKS: typeof BLOCK_OF_TYPE = {
  ...BLOCK_OF_TYPE,
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
  'rich-text': { type: 'rich-text', title: 'Liggen', body: EVERY_FORM },
  picture: { type: 'picture', image: IMAGE, caption: 'Ons proefbed' },
  video: {
    type: 'video',
    title: 'Slapen',
    text: 'Negentien minuten.',
    video: { provider: 'youtube', id: '5MuIMqhT8DM' },
    poster: IMAGE,
  },
  quote: { type: 'quote', text: 'Ik slaap.', name: 'An', role: 'bakker', source: ELSEWHERE },
  accordion: { type: 'accordion', title: 'Uitleg', items: [{ title: 'Een', body: EVERY_FORM }] },
  banner: { type: 'banner', title: 'Nu', text: 'Of nooit.', link: LINK, image: IMAGE },
  consent: { type: 'consent', title: 'Jouw keuze', text: 'Kies wat we meten.' },
};

type BlockPosition = { readonly opensPage?: boolean; readonly isAtTop?: boolean };

async function draw(blocks: readonly ContentBlock[], position: BlockPosition = {}) {
  const { shop, log } = shopAround(await pageAt('/'));
  const element = <Blocks blocks={blocks} {...position} />;
  return { html: markup(shop, element), again: () => markup(shop, element), log };
}

const drawLink = (link: ExternalLink) => draw([{ ...BLOCKS.links, links: [link] }]);

describe('Blocks', () => {
  it.each(Object.values(BLOCKS))('H7 renders a block of type $type', async (block) => {
    const { html, log } = await draw([block]);
    expect(html).not.toBe('');
    expect(log.entries).toEqual([]);
  });

  it('H14 says in a shop that measures nothing that there is nothing to choose', async () => {
    const { html } = await draw([BLOCKS.consent]);
    expect(html).toContain('Er is niets te kiezen.');
    expect(html).not.toContain('Kies wat we meten.');
  });

  it('H7 has a renderer for every block type', () => {
    expect(
      Object.keys(allBlocks({ ...RARE_BLOCKS, ...ADVICE_BLOCKS, ...BED_BLOCKS })).toSorted(),
    ).toEqual(Object.keys(BLOCKS).toSorted());
  });

  it('H7 renders nothing for an unknown type and logs it once', async () => {
    const unknown = { type: 'poll' } as unknown as ContentBlock;
    const { html, again, log } = await draw([unknown, BLOCKS.text]);
    again();
    expect(html).toContain('Verhaal');
    expect(html).not.toContain('poll');
    expect(log.entries).toEqual([
      { level: 'warn', event: 'unknown-content-block', facts: { type: 'poll' } },
    ]);
  });

  it('H7 renders nothing for a type named like a property of Object.prototype', async () => {
    const { html } = await draw([{ type: 'constructor' } as unknown as ContentBlock]);
    expect(html).toBe('');
  });

  it.each([BLOCKS.hero, { ...BLOCKS.text, image: IMAGE }, BLOCKS.picture])(
    'P6 loads the image of a $type eagerly only at the top of the page',
    async (block) => {
      const pictures = /<img [^>]*?(fetchPriority="high"|loading="lazy")/g;
      const first = await draw([block, block], { isAtTop: true });
      expect(found(first.html, pictures)).toEqual(['fetchPriority="high"', 'loading="lazy"']);
      const below = await draw([block, block]);
      expect(found(below.html, pictures)).toEqual(['loading="lazy"', 'loading="lazy"']);
    },
  );

  it('makes the title of the first hero the h1 of a page without one', async () => {
    const { html } = await draw([BLOCKS.hero, BLOCKS.hero], { opensPage: true });
    expect(found(html, /<(h[12])>/g)).toEqual(['h1', 'h2']);
  });

  it('has column and row headers in a table', async () => {
    const { html } = await draw([BLOCKS.table]);
    expect(found(html, /<th scope="([a-z]+)"/g)).toEqual(['col', 'col', 'row']);
    expect(html).toContain('<td>Zacht</td>');
  });

  it('numbers only ordered lists', async () => {
    const { html: steps } = await draw([BLOCKS.list]);
    const { html: points } = await draw([{ ...BLOCKS.list, isOrdered: false }]);
    expect(steps).toContain('<ol');
    expect(points).not.toContain('<ol');
  });

  it('links to the telephone number of a store', async () => {
    const { html } = await draw([BLOCKS.stores]);
    expect(html).toContain('href="tel:0331234567"');
  });

  it('renders nothing for a links block without links', async () => {
    const { html } = await draw([{ ...BLOCKS.links, links: [] }]);
    expect(html).toBe('');
  });

  it('P5a scales awards to the height of the lowest', async () => {
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

  it('P5 P6 offers an award in its own width, however small it is shown', async () => {
    const high = { ...IMAGE, path: 'high.webp', width: 480, height: 480 };
    const low = { ...IMAGE, path: 'low.webp', width: 225, height: 150 };
    const { html } = await draw([
      {
        ...BLOCKS.awards,
        awards: [
          { image: high, text: 'Hoog' },
          { image: low, text: 'Laag' },
        ],
      },
    ]);
    expect(found(html, / (\d+)w"/g)).toEqual(['640', '256']);
  });

  it('shows at most the number of products set by the editor', async () => {
    const { html } = await draw([BLOCKS.products]);
    expect(found(html, /data-product="([^"]*)"/g)).toEqual(['matras-1']);
  });

  it('renders nothing for a products block without hits', async () => {
    const { html } = await draw([{ ...BLOCKS.products, hits: [] }]);
    expect(html).toBe('');
  });

  it('H13a sets rel on an external link, and opens a new tab only if set', async () => {
    const { html } = await drawLink(ELSEWHERE);
    expect(html).toContain('<a href="https://elders.example/" rel="nofollow noindex noreferrer">');
    const link = { ...ELSEWHERE, opensNewTab: true, isFollowed: true };
    expect((await drawLink(link)).html).toContain('target="_blank" rel="noopener"');
    expect((await drawLink(link)).html).toContain('(opent in een nieuw tabblad)');
  });

  it.each(['hero', 'category-tiles', 'products', 'links', 'banner', 'quote', 'picture'] as const)(
    'H13a renders an unsafe link in a block of type %s as text',
    async (type) => {
      const unsafe = { ...ELSEWHERE, href: 'javascript:alert(1)', title: 'Pas op' };
      const linked = {
        ...BLOCKS[type],
        link: unsafe,
        source: unsafe,
        links: [unsafe],
        tiles: [{ ...unsafe, image: IMAGE }],
      };
      const { html } = await draw([linked]);
      expect(html).not.toContain('javascript:');
      expect(html).toContain('Pas op');
    },
  );

  it('P6 sets size, srcset and alt text of every image in texts and banners', async () => {
    const { html } = await draw([BLOCKS['rich-text'], BLOCKS.picture, BLOCKS.banner]);
    const images = found(html, /(<img [^>]*>)/g);
    expect(images.length).toBe(4);
    for (const image of images) {
      expect(image).toMatch(/ width="\d+" height="\d+" alt="[^"]*"/);
      expect(image).toContain('srcSet="/remote-image/');
      expect(image).toContain('loading="lazy"');
    }
  });

  it('nests the headings of a rich text below the heading of its block', async () => {
    const { html } = await draw([BLOCKS['rich-text'], BLOCKS.accordion]);
    expect(found(html, /<(h[1-6])/g)).toEqual(['h2', 'h3', 'h4', 'h2', 'h3', 'h4', 'h5']);
    const bare = await draw([{ ...BLOCKS['rich-text'], title: '' }]);
    expect(found(bare.html, /<(h[1-6])/g)).toEqual(['h2', 'h3']);
  });

  it('has a caption, headers and a focusable region for every table', async () => {
    const { html } = await draw([BLOCKS['rich-text'], BLOCKS.table]);
    expect(found(html, /<section [^>]*aria-label="([^"]*)" tabindex="0"/gi)).toEqual([
      'Liggen',
      'Gewichten',
    ]);
    expect(found(html, /<caption>(?:<[^>]*>)?([^<]*)/g)).toEqual(['Liggen', 'Gewichten']);
    expect(found(html, /<th scope="([a-z]+)"/g)).toEqual([
      'col',
      'col',
      'row',
      'col',
      'col',
      'row',
    ]);
  });

  it('shows the source of a quote', async () => {
    const { html } = await draw([BLOCKS.quote]);
    expect(html).toMatch(/<figure[^>]*><blockquote><p>Ik slaap\.<\/p><\/blockquote><figcaption>/);
    expect(html).toMatch(/<cite><a href="https:\/\/elders\.example\/"[^>]*>Elders<\/a><\/cite>/);
  });

  it('renders an accordion as a native details element', async () => {
    const { html } = await draw([BLOCKS.accordion]);
    expect(found(html, /<(details|summary)/g)).toEqual(['details', 'summary']);
  });

  it('renders a video as a link with a poster image, without loading the provider', async () => {
    const { html } = await draw([BLOCKS.video]);
    expect(html).not.toContain('<iframe');
    expect(found(html, /(?:src|srcSet)="(?!\/remote-image\/)([^"]*)"/g)).toEqual([]);
    expect(found(html, /<a [^>]*href="(https:[^"]*)"/g)).toEqual([
      'https://www.youtube.com/watch?v=5MuIMqhT8DM',
    ]);
    expect(html).toContain('Speel af: Slapen');
    expect(html).toContain('rel="nofollow noindex noreferrer"');
  });

  it('embeds a video with title and sandbox, and without cookies', () => {
    const player = markupOf(
      <VideoPlayer title="Slapen" video={{ provider: 'youtube', id: '5MuIMqhT8DM' }} />,
    );
    expect(player).toContain('src="https://www.youtube-nocookie.com/embed/5MuIMqhT8DM?');
    expect(player).toContain('title="Slapen"');
    expect(player).toContain('sandbox="allow-scripts allow-same-origin ');
  });
});
