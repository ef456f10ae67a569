import type { ContentChange } from '#src/content/cache-tags.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Webhooks of the content service, sent when an editor has changed something. */
export interface ContentWebhooks {
  /** Reads a webhook call; accepts only signed calls. */
  read(call: WebhookRequest): Result<ContentWebhookEvent, WebhookRefusal>;
}

export type WebhookRequest = {
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Exact bytes as sent. */
  readonly body: Uint8Array;
};

export type ContentWebhookEvent = {
  /** Same for every repeat of a call, by the content service or by an eavesdropper. */
  readonly id: string;
  /** Omitted if shoppers see the same as before. */
  readonly change?: ContentChange;
};

/**
 * `unsigned`: the sender is unknown. `late`: signed, but so long ago that it may be a replay.
 * `malformed`: signed, but not understood. `foreign`: signed by the content service, about the
 * content of another of its customers.
 */
export type WebhookRefusal = { readonly kind: 'unsigned' | 'late' | 'malformed' | 'foreign' };

/** Maximum distance of the signing time from now, before or after, in milliseconds. */
export const WEBHOOK_TOLERANCE = 5 * 60 * 1000;

export const ContentWebhooks = token<ContentWebhooks>('ContentHooks');
