import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { SubscribeToNewsletter } from './generated/operations.ts';
import type { MagentoAnswer } from './magento-answer.ts';
import type { MagentoClient } from './magento-client.ts';
import { noPreferences, type PreferencesModule } from './newsletter/preferences-module.ts';

/**
 * Newsletter subscriptions by Magento's core, and e-mail preferences by the shop's own module where
 * Magento has it.
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
 * Reads the answer to a subscription. An address already subscribed, or a customer's, counts as
 * accepted: a stranger learns nothing. Other errors are the shop's own, such as a Magento in which
 * guests may not subscribe.
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
