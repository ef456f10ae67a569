import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMetadata, type PageMetadata } from '#src/content/page-metadata.ts';
import type { Shell } from '#src/content/shell.ts';
import { headTextsOf as wordsOfMerged } from '#src/seo/seo-policy.ts';
import { anyMetadata } from '../../support/arbitraries/seo.ts';
import { anyWording } from '../../support/arbitraries/texts.ts';

const SHELL = {
  shopName: 'Sluimer',
  defaults: { metaTitle: 'Sluimer, beter slapen', metaDescription: 'Matrassen en bedden.' },
};
const EMPTY = { metaTitle: '', metaDescription: '' };

const wordsOf = (
  page: { readonly title: string; readonly metadata: PageMetadata },
  shell: Pick<Shell, 'shopName' | 'defaults'>,
) => wordsOfMerged(page, mergeMetadata(page.metadata, shell.defaults), shell);

describe('headTextsOf', () => {
  it('H1 appends the shop name to the title of the page', () => {
    expect(wordsOf({ title: 'Matrassen', metadata: {} }, SHELL)).toEqual({
      title: 'Matrassen | Sluimer',
      description: 'Matrassen en bedden.',
      ogTitle: 'Matrassen | Sluimer',
      ogDescription: 'Matrassen en bedden.',
    });
  });

  it('H1 prefers the metadata of the page to the defaults, field by field', () => {
    const defaults = {
      ...SHELL.defaults,
      openGraphTitle: 'Slaap lekker',
      openGraphDescription: 'Alles voor je bed.',
    };
    const metadata = { metaTitle: 'Matrassen kopen', openGraphDescription: 'Negentig nachten.' };
    expect(wordsOf({ title: 'Matrassen', metadata }, { ...SHELL, defaults })).toEqual({
      title: 'Matrassen kopen',
      description: 'Matrassen en bedden.',
      ogTitle: 'Slaap lekker',
      ogDescription: 'Negentig nachten.',
    });
  });

  it.each([
    ['Matrassen', '', 'Matrassen'],
    ['Matrassen', ' ', 'Matrassen'],
    ['', 'Sluimer', 'Sluimer, beter slapen'],
    [' ', '', 'Sluimer, beter slapen'],
  ])('H1 titles a page "%s" of a shop "%s" as %s', (title, shopName, called) => {
    expect(wordsOf({ title, metadata: {} }, { ...SHELL, shopName }).title).toBe(called);
  });

  it('H1 falls back to the shop name, and to empty texts without one', () => {
    const page = { title: '', metadata: { metaTitle: ' ' } };
    expect(wordsOf(page, { shopName: 'Sluimer', defaults: EMPTY }).title).toBe('Sluimer');
    expect(wordsOf(page, { shopName: '', defaults: EMPTY })).toEqual({
      title: '',
      description: '',
      ogTitle: '',
      ogDescription: '',
    });
  });

  it('H1 repeats title and description for Open Graph when no Open Graph texts are set', () => {
    fc.assert(
      fc.property(anyWording, anyMetadata, anyWording, (title, metadata, shopName) => {
        const { openGraphTitle: _, openGraphDescription: __, ...own } = metadata;
        const words = wordsOf({ title, metadata: own }, { ...SHELL, shopName });
        expect([words.ogTitle, words.ogDescription]).toEqual([words.title, words.description]);
      }),
    );
  });
});
