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

/** What a program says of a preview, whoever it is. */
export type WrittenPreview = { readonly [Name in keyof PreviewQuery]?: string | undefined };

/** Whether an address says anything of a preview, be it one or not: what may be a key stands in it. */
export const namesPreview = (query: string): boolean =>
  queryValue(query, 'live_preview') !== undefined;

/** Reads it off an address; `undefined` for the address of an ordinary visit. */
export const parsePreviewQuery = (query: string): PreviewQuery | undefined =>
  readPreview({
    live_preview: queryValue(query, 'live_preview'),
    content_type_uid: queryValue(query, 'content_type_uid'),
    entry_uid: queryValue(query, 'entry_uid'),
    preview_timestamp: queryValue(query, 'preview_timestamp'),
  });

/**
 * The preview that is meant; `undefined` without a key, or with one that no content service could have
 * made. Blanks around it are of whoever copied it; whatever else cannot be read is left out.
 */
export function readPreview(written: WrittenPreview): PreviewQuery | undefined {
  const key = fitting(written.live_preview?.trim(), NAME);
  if (key === undefined) return undefined;
  const contentType = fitting(written.content_type_uid, NAME);
  const entry = fitting(written.entry_uid, NAME);
  const moment = fitting(written.preview_timestamp, MOMENT);
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
