import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPreviewFromQuery, withoutPreview, withPreview } from '#src/content/preview-url.ts';
import { parsePreviewQuery, type PreviewQuery } from '#src/routing/preview-query.ts';
import { splitUrl } from '#src/routing/split-url.ts';

const preview = {
  live_preview: 'hash-1',
  entry_uid: 'home',
  preview_timestamp: '2026-12-01T09:00:00+01:00',
};

const anyName = fc.stringMatching(/^[\w-]{1,200}$/u);
const anyPreview: fc.Arbitrary<PreviewQuery> = fc.record(
  { live_preview: anyName, content_type_uid: anyName, entry_uid: anyName },
  { requiredKeys: ['live_preview'] },
);
/** A path of the shop with its own query and hash. */
const anyAddress = fc
  .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
  .map(([path, query, anchor]) => `/${path.slice(1)}?x=${query}#${anchor}`)
  .map(withoutPreview);

describe('withPreview', () => {
  it('says the preview after all else, and before the place on the page', () => {
    expect(withPreview('/levering?page=2#dagen', preview)).toBe(
      '/levering?page=2&live_preview=hash-1&entry_uid=home&preview_timestamp=2026-12-01T09%3A00%3A00%2B01%3A00#dagen',
    );
    expect(withPreview('/', { live_preview: 'h' })).toBe('/?live_preview=h');
  });

  it('takes the place of another preview', () => {
    expect(withPreview('/?live_preview=old&entry_uid=cart', { live_preview: 'new' })).toBe(
      '/?live_preview=new',
    );
  });

  it('is read back as it was, and left without a trace', () => {
    fc.assert(
      fc.property(anyAddress, anyPreview, (url, query) => {
        const shown = withPreview(url, query);
        expect(parsePreviewQuery(splitUrl(shown).query)).toEqual(query);
        expect(withPreview(shown, query)).toBe(shown);
        expect(withoutPreview(shown)).toBe(url);
      }),
    );
  });
});

describe('withPreviewFromQuery', () => {
  it('stays in the preview where a page has moved', () => {
    expect(withPreviewFromQuery('/nieuw', '?live_preview=h')).toBe('/nieuw?live_preview=h');
    expect(withPreviewFromQuery('/nieuw', '?page=2')).toBe('/nieuw');
  });

  it('tells the key to no other site', () => {
    for (const url of ['https://elsewhere.example/', '//elsewhere.example/', 'mailto:a@b.example'])
      expect(withPreviewFromQuery(url, '?live_preview=h')).toBe(url);
  });
});
