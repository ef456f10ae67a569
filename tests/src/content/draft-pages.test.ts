import { describe, expect, it } from 'vitest';
import { withDrafts } from '#src/content/draft-pages.ts';
import type { PageEntry } from '#src/content/page-entry.ts';

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
