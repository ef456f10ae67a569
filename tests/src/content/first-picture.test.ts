import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '#src/content/block.ts';
import { firstPicture } from '#src/content/first-picture.ts';
import { aPicture } from '../../support/shown-pages.ts';

const words: ContentBlock = { type: 'text', title: 'Slapen', paragraphs: ['Goed.'] };
const other = { ...aPicture, path: 'zand.webp' };

describe('firstPicture', () => {
  it('returns the picture of the first block that has one', () => {
    const blocks: ContentBlock[] = [
      words,
      { type: 'picture', image: other },
      { type: 'text', title: 'Slapen', paragraphs: [], image: aPicture },
    ];
    expect(firstPicture(blocks)).toEqual(other);
    expect(firstPicture(blocks.toReversed())).toEqual(aPicture);
  });

  it('returns the poster of a video', () => {
    const film: ContentBlock = {
      type: 'video',
      title: 'Zo slaap je',
      video: { provider: 'youtube', id: 'abcdefghijk' },
      poster: other,
    };
    expect(firstPicture([words, film])).toEqual(other);
  });

  it('finds a picture in rich text and accordions, nested in quotes and lists', () => {
    const picture = { type: 'picture', image: other } as const;
    const list = { type: 'list', isOrdered: false, items: [[picture]] } as const;
    const texts: ContentBlock[] = [
      {
        type: 'rich-text',
        title: '',
        body: [{ type: 'rule' }, { type: 'quote', content: [list] }],
      },
      { type: 'accordion', title: '', items: [{ title: 'Hoe', body: [picture] }] },
    ];
    for (const text of texts) expect(firstPicture([words, text])).toEqual(other);
  });

  it('skips a decorative picture without alt text', () => {
    const blocks: ContentBlock[] = [
      { type: 'picture', image: { ...aPicture, alt: '' } },
      { type: 'picture', image: other },
    ];
    expect(firstPicture(blocks)).toEqual(other);
  });

  it('returns undefined if no block has a picture of its own', () => {
    const tiles: ContentBlock = {
      type: 'category-tiles',
      title: 'Alles',
      tiles: [{ title: 'Bedden', url: '/bedden', image: aPicture }],
    };
    expect(firstPicture([words, tiles])).toBeUndefined();
    expect(firstPicture([])).toBeUndefined();
  });
});
