import type { Clock } from '#ports/clock-and-ids.ts';
import {
  type ContentWebhooks,
  WEBHOOK_TOLERANCE,
  type WebhookRefusal,
} from '#ports/content-source.ts';
import type { ContentChange } from '#src/content/caching.ts';
import { parseJson, readFieldsWith, readText } from '#src/shared/json-reader.ts';
import { err, type Err, ok } from '#src/shared/result.ts';
import { fieldOf } from './reading/json-object.ts';
import { type SigningKeys, type VerifiedSignature, verifyWebhook } from './webhook-signature.ts';

type WebhookParts = SigningKeys & { readonly clock: Clock };

/** Contentstack's webhooks (contentstack.com, "Webhook Data Format"). */
export const createContentstackWebhooks = ({ clock, ...keys }: WebhookParts): ContentWebhooks => ({
  read({ headers, body }) {
    const signature = verifyWebhook(keys, headers, body);
    if (!signature) return UNSIGNED;
    const payload = parseJson(new TextDecoder().decode(body));
    const message = readMessage(payload);
    if (!message) return MALFORMED;
    if (!isForThisStack(message, signature, keys.apiKey)) return OTHER_STACK;
    const since = clock.now() - signingTime(message, signature);
    if (!(Math.abs(since) <= WEBHOOK_TOLERANCE)) return EXPIRED;
    const change = readContentChange(payload);
    return ok({ id: signature.id, ...(change && { change }) });
  },
});

type Message = {
  /** Subject: an entry, an asset, a content type, a release. */
  readonly module: string;
  readonly api_key?: string;
  readonly triggered_at?: string;
};

const readMessage = readFieldsWith<Pick<Message, 'module'>, Omit<Message, 'module'>>(
  { module: readText },
  { api_key: readText, triggered_at: readText },
);

/** The platform key signs webhooks of all customers to any address, so the stack has to match. */
const isForThisStack = (message: Message, { by }: VerifiedSignature, apiKey: string): boolean =>
  by === 'organization' && apiKey === '' ? true : apiKey !== '' && message.api_key === apiKey;

/** In milliseconds; `NaN` if missing. */
const signingTime = ({ triggered_at }: Message, signature: VerifiedSignature): number =>
  signature.by === 'organization' ? signature.signedAt * 1000 : Date.parse(triggered_at ?? '');

const UNSIGNED: Err<WebhookRefusal> = err({ kind: 'unsigned' });
const OTHER_STACK: Err<WebhookRefusal> = err({ kind: 'foreign' });
const EXPIRED: Err<WebhookRefusal> = err({ kind: 'late' });
const MALFORMED: Err<WebhookRefusal> = err({ kind: 'malformed' });

/**
 * Reads the body of a Contentstack webhook. Returns what changed for shoppers, or `undefined` if
 * nothing did, for example after saving a draft. An unknown event may have changed anything.
 *
 * @see https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-data-format
 */
export function readContentChange(body: unknown): ContentChange | undefined {
  const subject = readText(fieldOf(body, 'module')) ?? '';
  const event = readText(fieldOf(body, 'event')) ?? '';
  if (PUBLISHED_MODULES.has(subject) && INVISIBLE_EVENTS.test(event)) return undefined;
  return subject === 'entry' ? entryChange(fieldOf(body, 'data')) : {};
}

/** Modules that are visible only once published. */
const PUBLISHED_MODULES: ReadonlySet<string> = new Set(['entry', 'asset']);

/** Saving publishes nothing; of a publishing job, only its end is visible. */
const INVISIBLE_EVENTS = /^(?:create|update|workflow_stage_change)$|\.(?:start|fail)$/u;

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
