import { queryValue } from './url-parts.ts';

/**
 * Parameters that an editor's live preview passes to a page (spec 7, `livePreviewQuery`): the key
 * by which the content service shows drafts, the entry that is being written, and the point in time
 * if the editor looks at the shop of another day.
 */
export type PreviewQuery = {
  readonly live_preview: string;
  readonly content_type_uid?: string | undefined;
  readonly entry_uid?: string | undefined;
  /** ISO 8601. */
  readonly preview_timestamp?: string | undefined;
};

/** Query parameters of a preview. */
export const PREVIEW_PARAMS: ReadonlySet<string> = new Set<keyof PreviewQuery>([
  'live_preview',
  'content_type_uid',
  'entry_uid',
  'preview_timestamp',
]);

/** Preview parameters of any client, not validated. */
export type RawPreviewQuery = { readonly [Name in keyof PreviewQuery]?: string | undefined };

/** Whether an address has a preview parameter, valid or not: it may contain a key. */
export const hasPreviewParam = (query: string): boolean =>
  queryValue(query, 'live_preview') !== undefined;

/** Parses the preview of an address; `undefined` for the address of an ordinary visit. */
export const parsePreviewQuery = (query: string): PreviewQuery | undefined =>
  validatePreviewQuery({
    live_preview: queryValue(query, 'live_preview'),
    content_type_uid: queryValue(query, 'content_type_uid'),
    entry_uid: queryValue(query, 'entry_uid'),
    preview_timestamp: queryValue(query, 'preview_timestamp'),
  });

/**
 * Validates preview parameters; `undefined` without a key, or with one that no content service
 * could have made. Trims blanks copied with the key; drops other unreadable fields.
 */
export function validatePreviewQuery(written: RawPreviewQuery): PreviewQuery | undefined {
  const key = ifMatching(written.live_preview?.trim(), NAME);
  if (key === undefined) return undefined;
  const contentType = ifMatching(written.content_type_uid, NAME);
  const entry = ifMatching(written.entry_uid, NAME);
  const timestamp = ifMatching(written.preview_timestamp, TIMESTAMP);
  return {
    live_preview: key,
    ...(contentType !== undefined && { content_type_uid: contentType }),
    ...(entry !== undefined && { entry_uid: entry }),
    ...(timestamp !== undefined && { preview_timestamp: timestamp }),
  };
}

/** Keys and uids are sent in headers: up to 200 letters, digits, hyphens and underscores. */
export const isPreviewIdentifier = (text: string): boolean => NAME.test(text);

/** Whether a text can be sent in a header as a timestamp. */
export const isPreviewTimestamp = (text: string): boolean => TIMESTAMP.test(text);

const NAME = /^[\w-]{1,200}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

const ifMatching = (text: string | undefined, shape: RegExp): string | undefined =>
  text !== undefined && shape.test(text) ? text : undefined;
