import { isBlank } from '../shared/blank.ts';
import { queryValue } from '../routing/query-string.ts';

/**
 * What an editor's live preview hands to a page (spec 7, `livePreviewQuery`): the key by which the
 * content service shows drafts, and which entry is being written.
 */
export type PreviewQuery = {
  readonly live_preview: string;
  readonly content_type_uid?: string | undefined;
  readonly entry_uid?: string | undefined;
};

/** Reads it off an address; `undefined` for the address of an ordinary visit. */
export function parsePreviewQuery(query: string): PreviewQuery | undefined {
  const key = queryValue(query, 'live_preview');
  if (key === undefined || isBlank(key)) return undefined;
  return {
    live_preview: key,
    content_type_uid: queryValue(query, 'content_type_uid'),
    entry_uid: queryValue(query, 'entry_uid'),
  };
}
