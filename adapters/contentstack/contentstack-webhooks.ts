import type { Clock } from '#ports/clock.ts';
import {
  WEBHOOK_TOLERANCE,
  type ContentWebhooks,
  type WebhookRefusal,
} from '#ports/content-webhooks.ts';
import { readText } from '#src/shared/json-reader.ts';
import { readFieldsWith } from '#src/shared/lenient-readers.ts';
import { parseJson } from '#src/shared/parse-json.ts';
import { err, ok, type Err } from '#src/shared/result.ts';
import { readContentChange } from './content-change.ts';
import { verifyWebhook, type SigningKeys, type VerifiedSignature } from './webhook-signature.ts';

type WebhookParts = SigningKeys & { readonly clock: Clock };

/** Contentstack's webhooks (contentstack.com, "Webhook Data Format"). */
export const createContentstackWebhooks = ({ clock, ...keys }: WebhookParts): ContentWebhooks => ({
  read({ headers, body }) {
    const voucher = verifyWebhook(keys, headers, body);
    if (!voucher) return UNSIGNED;
    const told = parseJson(new TextDecoder().decode(body));
    const message = readMessage(told);
    if (!message) return MALFORMED;
    if (!isOurs(message, voucher, keys.apiKey)) return FOREIGN;
    const since = clock.now() - signingTime(message, voucher);
    if (!(Math.abs(since) <= WEBHOOK_TOLERANCE)) return LATE;
    const change = readContentChange(told);
    return ok({ id: voucher.id, ...(change && { change }) });
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
const isOurs = (message: Message, { by }: VerifiedSignature, apiKey: string): boolean =>
  by === 'organization' && apiKey === '' ? true : apiKey !== '' && message.api_key === apiKey;

/** In milliseconds; `NaN` if missing. */
const signingTime = ({ triggered_at }: Message, voucher: VerifiedSignature): number =>
  voucher.by === 'organization' ? voucher.signedAt * 1000 : Date.parse(triggered_at ?? '');

const UNSIGNED: Err<WebhookRefusal> = err({ kind: 'unsigned' });
const FOREIGN: Err<WebhookRefusal> = err({ kind: 'foreign' });
const LATE: Err<WebhookRefusal> = err({ kind: 'late' });
const MALFORMED: Err<WebhookRefusal> = err({ kind: 'malformed' });
