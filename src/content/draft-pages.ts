import type { PageEntry } from './page-entry.ts';
import type { Shell } from './shell.ts';

/**
 * The pages of a shop as a preview shows them: a draft takes the place of the page with its uid.
 * A draft is for editors alone, whoever comes by its address: no search engine may list it.
 */
export function withDrafts(
  pages: readonly PageEntry[],
  drafts: readonly PageEntry[],
): readonly PageEntry[] {
  const rewritten = new Set(drafts.map(({ uid }) => uid));
  const hidden = drafts.map((draft): PageEntry => {
    const metadata = { ...draft.metadata, disableSearchIndexing: true };
    return { ...draft, metadata, isDraft: true };
  });
  return [...pages.filter(({ uid }) => !rewritten.has(uid)), ...hidden];
}

/** What stands around the pages of a preview. */
export const shellWithDraft = (published: Shell, draft: Shell | undefined): Shell =>
  draft ? { ...draft, isDraft: true } : published;
