import type { PreviewQuery } from './preview-query.ts';

/** What a page knows of the preview in which an editor looks at it. */
export type ShownPreview = {
  readonly query: PreviewQuery;
  /**
   * A `draft` nobody else sees; the page as it is published with a `shell` that is a draft, menu and
   * footer; all as it is `published`, where there is no draft or the key opens none; `nothing` where
   * the content service could not say.
   */
  readonly shows: 'draft' | 'shell' | 'published' | 'nothing';
};
