import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageEntry } from '#src/content/page-entry.ts';
import {
  previewRateLimitKey,
  shellWithDraft,
  withCurrentPreview,
  withDrafts,
  withoutPreview,
  withPreview,
  withPreviewFromQuery,
} from '#src/content/preview.ts';
import { parsePreviewQuery, type PreviewQuery } from '#src/routing/preview-query.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { aShell } from '../../support/shown-pages.ts';
import { anyWebPath, anyWebQuery } from '../../support/arbitraries/web-addresses.ts';

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
  .tuple(anyWebPath, anyWebQuery, anyWebQuery)
  .map(([path, query, anchor]) => `/${path.slice(1)}?x=${query}#${anchor}`)
  .map(withoutPreview);

describe('withPreview', () => {
  it('appends the preview parameters to the query, before the anchor', () => {
    expect(withPreview('/levering?page=2#dagen', preview)).toBe(
      '/levering?page=2&live_preview=hash-1&entry_uid=home&preview_timestamp=2026-12-01T09%3A00%3A00%2B01%3A00#dagen',
    );
    expect(withPreview('/', { live_preview: 'h' })).toBe('/?live_preview=h');
  });

  it('replaces existing preview parameters', () => {
    expect(withPreview('/?live_preview=old&entry_uid=cart', { live_preview: 'new' })).toBe(
      '/?live_preview=new',
    );
  });

  it('round-trips through parsePreviewQuery, is idempotent and is undone by withoutPreview', () => {
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

describe('withoutPreview', () => {
  it('keeps all else of an address', () => {
    expect(withoutPreview('/a?b=1&live_preview=h&c=%41#d')).toBe('/a?b=1&c=%41#d');
  });

  it('is not changed by a preview parameter that is absent', () => {
    expect(withPreview('/a', { live_preview: 'h', entry_uid: undefined })).toBe(
      '/a?live_preview=h',
    );
  });
});

describe('withCurrentPreview', () => {
  it('keeps an editor in the preview of a page, and nobody else', () => {
    const state = { query: { live_preview: 'h' }, shows: 'draft' } as const;
    expect(withCurrentPreview({ preview: state }, '/a')).toBe('/a?live_preview=h');
    expect(withCurrentPreview({}, '/a')).toBe('/a');
  });
});

describe('shellWithDraft', () => {
  it('is the draft, marked as one, or else what is published', () => {
    const draft = { ...aShell, shopName: 'Nieuw' };
    expect(shellWithDraft(aShell, draft)).toEqual({ ...draft, isDraft: true });
    expect(shellWithDraft(aShell, undefined)).toBe(aShell);
  });
});

describe('previewRateLimitKey', () => {
  it('is one per client', () => {
    expect(previewRateLimitKey('192.0.2.1')).toBe('preview:client:192.0.2.1');
  });
});

describe('withPreviewFromQuery', () => {
  it('keeps the preview of the request on a path of the shop', () => {
    expect(withPreviewFromQuery('/nieuw', '?live_preview=h')).toBe('/nieuw?live_preview=h');
    expect(withPreviewFromQuery('/nieuw', '?page=2')).toBe('/nieuw');
  });

  it('does not pass the key to another site', () => {
    for (const url of ['https://elsewhere.example/', '//elsewhere.example/', 'mailto:a@b.example'])
      expect(withPreviewFromQuery(url, '?live_preview=h')).toBe(url);
  });
});

const page = (uid: string, title: string): PageEntry => ({
  type: 'Content',
  uid,
  title,
  url: `/${uid}`,
  metadata: { metaTitle: title },
  alternates: {},
  breadcrumbs: [],
  blocks: [],
});

const titles = (pages: readonly PageEntry[]) => pages.map(({ title }) => title);

describe('withDrafts', () => {
  const pages = [page('home', 'Home'), page('trial', 'Trial')];

  it('removes the page with the uid of a draft and appends the draft', () => {
    expect(titles(withDrafts(pages, [page('home', 'New')]))).toEqual(['Trial', 'New']);
    expect(titles(withDrafts(pages, [page('fair', 'Fair')]))).toEqual(['Home', 'Trial', 'Fair']);
  });

  it('disables search indexing for drafts only', () => {
    const [trial, home] = withDrafts(pages, [page('home', 'New')]);
    expect(trial?.metadata).toEqual({ metaTitle: 'Trial' });
    expect(home?.metadata).toEqual({ metaTitle: 'New', disableSearchIndexing: true });
  });

  it('marks drafts only with isDraft', () => {
    const [trial, home] = withDrafts(pages, [page('home', 'New')]);
    expect(trial).not.toHaveProperty('isDraft');
    expect(home).toMatchObject({ isDraft: true });
  });
});
