import type { ContentChange } from '#src/content/content-tags.ts';
import { readText } from '#src/shared/json-reader.ts';
import { fieldOf } from './reading/json-object.ts';

/**
 * Reads the body of a webhook of Contentstack: what shoppers see differently from now on.
 * `undefined` where they see the same as before, as they do of an editor's saving. Whatever is not
 * understood may be seen anywhere.
 *
 * @see https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-data-format
 */
export function readContentChange(body: unknown): ContentChange | undefined {
  const subject = readText(fieldOf(body, 'module')) ?? '';
  const event = readText(fieldOf(body, 'event')) ?? '';
  if (SAVED.has(subject) && UNSEEN.test(event)) return undefined;
  return subject === 'entry' ? entryChange(fieldOf(body, 'data')) : {};
}

/** What is seen only when it is published. */
const SAVED: ReadonlySet<string> = new Set(['entry', 'asset']);

/** Saving alone publishes nothing; of a publishing, only its end is seen. */
const UNSEEN = /^(?:create|update|workflow_stage_change)$|\.(?:start|fail)$/u;

function entryChange(data: unknown): ContentChange {
  const entry = fieldOf(data, 'entry');
  const contentType = readText(fieldOf(fieldOf(data, 'content_type'), 'uid'));
  const uid = readText(fieldOf(entry, 'uid'));
  const locale = readText(fieldOf(data, 'locale')) ?? readText(fieldOf(entry, 'locale'));
  const isLocal = contentType !== undefined && LOCAL_TYPES.has(contentType);
  if (uid === undefined) return {};
  return isLocal && locale !== undefined ? { uid, locale } : { uid };
}

/**
 * What pages of other locales know of these is found by their uid. Not so of a shell, by which every
 * page may be closed to search engines, nor of a filtered page, which stands in the page of its
 * category: those concern all locales (H4).
 */
const LOCAL_TYPES: ReadonlySet<string> = new Set(['page', 'category_banner', 'addresses']);
