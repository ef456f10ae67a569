import type { ContentChange } from '#src/content/cache-tags.ts';
import { readText } from '#src/shared/json-reader.ts';
import { fieldOf } from './reading/json-object.ts';

/**
 * Reads the body of a Contentstack webhook. Returns what changed for shoppers, or `undefined` if
 * nothing did, for example after saving a draft. An unknown event may have changed anything.
 *
 * @see https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-data-format
 */
export function readContentChange(body: unknown): ContentChange | undefined {
  const subject = readText(fieldOf(body, 'module')) ?? '';
  const event = readText(fieldOf(body, 'event')) ?? '';
  if (SAVED.has(subject) && UNSEEN.test(event)) return undefined;
  return subject === 'entry' ? entryChange(fieldOf(body, 'data')) : {};
}

/** Modules that are visible only once published. */
const SAVED: ReadonlySet<string> = new Set(['entry', 'asset']);

/** Saving publishes nothing; of a publishing job, only its end is visible. */
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
 * Pages of other locales that depend on these are found by their uid. Not so for a shell, which can
 * close every page to search engines, nor for a filtered page, which is on its category's page:
 * they concern all locales (H4).
 */
const LOCAL_TYPES: ReadonlySet<string> = new Set(['page', 'category_banner', 'addresses']);
