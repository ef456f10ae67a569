import { createPublicKey } from 'node:crypto';
import { createContentstackHooks } from '#adapters/contentstack/contentstack-hooks.ts';
import { Clock } from '#ports/clock.ts';
import { ContentHooks } from '#ports/content-hooks.ts';
import type { Config } from '#server/config.ts';
import type { Wiring } from './wiring.ts';

/** Verifies webhooks for content changes; without a public key and a secret all are rejected. */
export const contentHooks =
  ({ contentWebhook }: Pick<Config, 'contentWebhook'>): Wiring =>
  (bind) => {
    const { publicKey, secret, apiKey } = contentWebhook;
    const keys = {
      apiKey,
      ...(publicKey === '' ? {} : { publicKey: createPublicKey(publicKey) }),
      ...(secret === '' ? {} : { secret }),
    };
    bind(ContentHooks).toResolvedValue(
      (clock: Clock) => createContentstackHooks({ ...keys, clock }),
      [Clock],
    );
  };
