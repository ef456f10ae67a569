import { readText } from '#src/shared/json-reader.ts';
import { fieldOf } from './reading/json-object.ts';

/** What a webhook tells of a change, in words that any content service could use. */
export type ContentChange = {
  /** The one entry that changed; without it, something that any page may show. */
  readonly uid?: string;
  /** The one locale that it changed in; without it, all of them. */
  readonly locale?: string;
};

/**
 * Reads the body of a webhook of Contentstack: what shoppers see differently from now on.
 * `undefined` where they see the same as before: of an editor's saving, or of a body that tells of
 * no change at all.
 *
 * @see https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-data-format
 */
export function readContentChange(body: unknown): ContentChange | undefined {
  const event = readText(fieldOf(body, 'event'));
  const subject = readText(fieldOf(body, 'module'));
  if (event === undefined || subject === undefined || !VISIBLE.test(event)) return undefined;
  return subject === 'entry' ? entryChange(fieldOf(body, 'data')) : {};
}

/** Saving alone publishes nothing; of a publishing, only its end is seen. */
const VISIBLE = /^(?:publish|unpublish|delete|deploy)(?:\.success)?$/u;

function entryChange(data: unknown): ContentChange {
  const entry = fieldOf(data, 'entry');
  const contentType = readText(fieldOf(fieldOf(data, 'content_type'), 'uid'));
  const uid = readText(fieldOf(entry, 'uid'));
  const locale = readText(fieldOf(data, 'locale')) ?? readText(fieldOf(entry, 'locale'));
  const isLocal = contentType !== undefined && LOCAL_TYPES.has(contentType);
  return { ...(uid !== undefined && { uid }), ...(isLocal && locale !== undefined && { locale }) };
}

/**
 * What pages of other locales know of these is found by their uid. Not so of a shell, by which every
 * page may be closed to search engines, nor of a filtered page, which stands in the page of its
 * category: those concern all locales (H4).
 */
const LOCAL_TYPES: ReadonlySet<string> = new Set(['page', 'category_banner', 'addresses']);
