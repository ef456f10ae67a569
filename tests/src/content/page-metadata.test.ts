import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPageMetadata,
  mergeMetadata,
  readPageMetadata,
  type PageMetadata,
} from '#src/content/page-metadata.ts';
import { anyMetadata } from '../../support/arbitraries/seo.ts';

const DOCUMENT = {
  meta_title: 'Matrassen kopen',
  meta_description: 'Negentig nachten proef.',
  disable_search_indexing: true,
  open_graph_title: 'Slaap lekker',
  open_graph_description: 'Alles voor je bed.',
  hide_canonical: false,
};

const METADATA: PageMetadata = {
  metaTitle: 'Matrassen kopen',
  metaDescription: 'Negentig nachten proef.',
  disableSearchIndexing: true,
  openGraphTitle: 'Slaap lekker',
  openGraphDescription: 'Alles voor je bed.',
  hideCanonical: false,
};

describe('readPageMetadata', () => {
  it('H1 parses all fields of the content service', () => {
    expect(readPageMetadata(DOCUMENT)).toEqual(METADATA);
  });

  it('H1 leaves out what is missing, null or of another kind', () => {
    const odd = { meta_title: 7, meta_description: null, disable_search_indexing: 'true' };
    expect(readPageMetadata({ ...odd, open_graph_title: 'Slaap', unknown: 1 })).toEqual({
      openGraphTitle: 'Slaap',
    });
    expect(readPageMetadata({})).toEqual({});
  });

  it('H1 returns undefined for a value that is not an object', () => {
    for (const value of [undefined, null, 'meta_title', 7])
      expect(readPageMetadata(value)).toBeUndefined();
  });

  it('H1 reads back what formatPageMetadata writes', () => {
    fc.assert(
      fc.property(anyMetadata, (metadata) => {
        expect(readPageMetadata(formatPageMetadata(metadata))).toEqual(metadata);
      }),
    );
  });

  it('F10 never throws, and round-trips what it parsed from any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readPageMetadata(value) ?? {};
        expect(readPageMetadata(formatPageMetadata(read))).toEqual(read);
      }),
    );
  });
});

describe('formatPageMetadata', () => {
  it('H1 formats missing fields as null', () => {
    expect(formatPageMetadata(METADATA)).toEqual(DOCUMENT);
    expect(new Set(Object.values(formatPageMetadata({})))).toEqual(new Set([null]));
    expect(Object.keys(formatPageMetadata({}))).toEqual(Object.keys(DOCUMENT));
  });
});

describe('mergeMetadata', () => {
  it('H1 prefers each field of the page to the default', () => {
    const page = { metaTitle: 'Matrassen', disableSearchIndexing: false };
    expect(mergeMetadata(page, METADATA)).toEqual({ ...METADATA, ...page });
  });

  it('H1 treats a blank field as missing', () => {
    const page = { metaTitle: '', metaDescription: ' \t', openGraphTitle: 'Slaap' };
    expect(mergeMetadata(page, METADATA)).toEqual({ ...METADATA, openGraphTitle: 'Slaap' });
    expect(mergeMetadata({}, { metaTitle: '' })).toEqual({});
  });

  it('H1 is idempotent', () => {
    fc.assert(
      fc.property(anyMetadata, anyMetadata, (page, defaults) => {
        const merged = mergeMetadata(page, defaults);
        expect(mergeMetadata(page, merged)).toEqual(merged);
        expect(mergeMetadata(merged, defaults)).toEqual(merged);
      }),
    );
  });

  it('H1 is associative over several levels of defaults', () => {
    fc.assert(
      fc.property(anyMetadata, anyMetadata, anyMetadata, (page, near, far) => {
        expect(mergeMetadata(mergeMetadata(page, near), far)).toEqual(
          mergeMetadata(page, mergeMetadata(near, far)),
        );
      }),
    );
  });

  it('H1 falls back to the default only for a missing or blank title and a missing indexing flag', () => {
    fc.assert(
      fc.property(anyMetadata, anyMetadata, (page, defaults) => {
        const merged = mergeMetadata(page, defaults);
        const own = page.metaTitle?.trim() ? page.metaTitle : undefined;
        const usual = defaults.metaTitle?.trim() ? defaults.metaTitle : undefined;
        expect(merged.metaTitle).toBe(own ?? usual);
        expect(merged.disableSearchIndexing).toBe(
          page.disableSearchIndexing ?? defaults.disableSearchIndexing,
        );
      }),
    );
  });
});
