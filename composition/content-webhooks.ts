import { createPublicKey } from 'node:crypto';
import { createContentstackWebhooks } from '#adapters/contentstack/contentstack-webhooks.ts';
import { Clock } from '#ports/clock.ts';
import { ContentWebhooks } from '#ports/content-webhooks.ts';
import type { Config } from '#server/config.ts';
import type { Wiring } from './wiring.ts';

/** Verifies webhooks for content changes; without a public key and a secret all are rejected. */
export const contentWebhooks =
  ({ contentWebhook }: Pick<Config, 'contentWebhook'>): Wiring =>
  (bind) => {
    const { publicKey, secret, apiKey } = contentWebhook;
    const keys = {
      apiKey,
      ...(publicKey === '' ? {} : { publicKey: createPublicKey(publicKey) }),
      ...(secret === '' ? {} : { secret }),
    };
    bind(ContentWebhooks).toResolvedValue(
      (clock: Clock) => createContentstackWebhooks({ ...keys, clock }),
      [Clock],
    );
  };
