import type { PreviewQuery } from '../routing/preview-query.ts';

/** Preview in which an editor looks at a page. */
export type PreviewState = {
  readonly query: PreviewQuery;
  /**
   * `draft`: the page is a draft, seen by editors only. `shell`: the published page with a draft
   * menu and footer. `published`: there is no draft, or the key opens none. `nothing`: the content
   * service could not answer.
   */
  readonly shows: 'draft' | 'shell' | 'published' | 'nothing';
};
