import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { SubscribeToNewsletter } from './generated/operations.ts';
import type { MagentoAnswer } from './magento-answer.ts';
import type { MagentoClient } from './magento-client.ts';
import { noPreferences, type PreferencesModule } from './newsletter/preferences-module.ts';

/**
 * The newsletter of Magento's core, and e-mail preferences by a module of the shop's own where it
 * has one.
 */
export function createMagentoNewsletter(
  client: Pick<MagentoClient, 'change'>,
  { requestPreferences, preferences, changePreferences }: PreferencesModule = noPreferences,
): Newsletter {
  return {
    async subscribe({ email, locale }) {
      const answer = await client.change(locale, SubscribeToNewsletter, { email });
      return answer.ok ? subscribed(answer.value) : err(unavailable(503));
    },
    requestPreferences,
    preferences,
    changePreferences,
  };
}

/**
 * Magento tells who asks that an address is subscribed already, or is a customer's: this shop tells
 * no stranger. Any other error is the shop's own affair, as when guests are not let in.
 */
function subscribed({ data, errors }: MagentoAnswer): Result<'accepted', NewsletterFailure> {
  const isDone = Object.values(data ?? {}).some((field) => field !== null);
  const isKnown = errors.some(({ category }) => category === 'graphql-already-exists');
  return isDone || isKnown ? ok('accepted') : err(unavailable(502));
}

const unavailable = (status: number): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status,
  message: 'The newsletter cannot be asked for now.',
});
