import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Inline,
  outlineLevels,
  plainText,
  type RichText,
  richTextLines,
} from '#src/content/rich-text.ts';

const anyLevels = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 });
const anyTop = fc.integer({ min: 2, max: 4 });

describe('outlineLevels', () => {
  it('starts at the given level whatever levels the editor chose', () => {
    expect(outlineLevels([1, 2, 2], 3)).toEqual([3, 4, 4]);
    expect(outlineLevels([4, 6, 4, 2], 2)).toEqual([2, 3, 2, 2]);
    expect(outlineLevels([0, 1, 0], 2)).toEqual([2, 3, 2]);
  });

  it('never skips a level downward and stays between the given level and 6', () => {
    fc.assert(
      fc.property(anyLevels, anyTop, (written, top) => {
        const levels = outlineLevels(written, top);
        expect(levels.length).toBe(written.length);
        expect(levels[0] ?? top).toBe(top);
        levels.forEach((level, index) => {
          expect(level).toBeGreaterThanOrEqual(top);
          expect(level).toBeLessThanOrEqual(Math.min(6, (levels[index - 1] ?? top - 1) + 1));
        });
      }),
    );
  });

  it('is idempotent if no level reaches 6', () => {
    fc.assert(
      fc.property(anyLevels, anyTop, (written, top) => {
        const levels = outlineLevels(written, top);
        fc.pre(levels.every((level) => level < 6));
        expect(outlineLevels(levels, top)).toEqual(levels);
      }),
    );
  });
});

const said = (text: string): Inline => ({ type: 'text', text });
const line = (text: string) => ({ type: 'paragraph', content: [said(text)] }) as const;
const link = { type: 'internal', url: '/toppers', title: 'Toppers' } as const;

describe('plainText', () => {
  it('is the text of all pieces, with a break as a space, without spaces at its ends', () => {
    const piece = { type: 'link', link, content: [{ type: 'text', text: 'top' }] } as const;
    const parts = {
      ...piece,
      content: [...piece.content, { type: 'text', text: 'pers' }],
    } as const;
    expect(plainText([said(' Zachte'), { type: 'break' }, parts, said('. ')])).toBe(
      'Zachte toppers.',
    );
    expect(plainText([])).toBe('');
  });
});

describe('richTextLines', () => {
  it('has a line for each paragraph, heading, cell and caption, in the order of the text', () => {
    const image = { path: 'bed.webp', width: 4, height: 3, alt: 'Een bed' };
    const cell = (text: string) => ({ isHeader: false, content: [said(text)] });
    const text: RichText = [
      { type: 'heading', level: 2, content: [said('Kop')] },
      line('een'),
      { type: 'rule' },
      { type: 'list', isOrdered: true, items: [[line('twee'), line('drie')], [line('vier')]] },
      { type: 'quote', content: [line('vijf')] },
      { type: 'table', rows: [[cell('a'), cell('b')], [cell('c')]] },
      { type: 'picture', image },
      { type: 'picture', image, caption: 'Ons bed' },
    ];
    expect(richTextLines(text)).toEqual(
      'Kop een twee drie vier vijf a b c'.split(' ').concat('Ons bed'),
    );
  });
});
