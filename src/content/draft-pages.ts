import type { PageEntry } from './page-entry.ts';
import type { Shell } from './shell.ts';

/**
 * Replaces pages with the drafts of the same uid, for a preview. Drafts are for editors only,
 * whoever opens their URL: search engines must not list them.
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

/** Menu and footer around the pages of a preview. */
export const shellWithDraft = (published: Shell, draft: Shell | undefined): Shell =>
  draft ? { ...draft, isDraft: true } : published;
