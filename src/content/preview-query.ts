import { queryValue } from '../routing/query-string.ts';

/**
 * What an editor's live preview hands to a page (spec 7, `livePreviewQuery`): the key by which the
 * content service shows drafts, which entry is being written, and for which moment, where the editor
 * looks at the shop of another day.
 */
export type PreviewQuery = {
  readonly live_preview: string;
  readonly content_type_uid?: string | undefined;
  readonly entry_uid?: string | undefined;
  /** ISO 8601. */
  readonly preview_timestamp?: string | undefined;
};

/** What a preview adds to an address. */
export const PREVIEW_NAMES: ReadonlySet<string> = new Set<keyof PreviewQuery>([
  'live_preview',
  'content_type_uid',
  'entry_uid',
  'preview_timestamp',
]);

/**
 * Reads it off an address; `undefined` for the address of an ordinary visit, and of one whose key no
 * content service could have made. Whatever else of it cannot be read is left out.
 */
export function parsePreviewQuery(query: string): PreviewQuery | undefined {
  const key = queryValue(query, 'live_preview');
  if (key === undefined || !isPreviewName(key)) return undefined;
  const contentType = fitting(queryValue(query, 'content_type_uid'), NAME);
  const entry = fitting(queryValue(query, 'entry_uid'), NAME);
  const moment = fitting(queryValue(query, 'preview_timestamp'), MOMENT);
  return {
    live_preview: key,
    ...(contentType !== undefined && { content_type_uid: contentType }),
    ...(entry !== undefined && { entry_uid: entry }),
    ...(moment !== undefined && { preview_timestamp: moment }),
  };
}

/** Keys and uids travel in headers: letters, digits, hyphens and underscores, up to 200 of them. */
export const isPreviewName = (text: string): boolean => NAME.test(text);

/** Whether it can travel in a header as a moment. */
export const isPreviewMoment = (text: string): boolean => MOMENT.test(text);

const NAME = /^[\w-]{1,200}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

const fitting = (text: string | undefined, shape: RegExp): string | undefined =>
  text !== undefined && shape.test(text) ? text : undefined;
