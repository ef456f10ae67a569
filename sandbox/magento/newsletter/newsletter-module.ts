import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { parseEmail } from '#src/shared/email.ts';
import { type MagentoContext, magentoError } from '../magento-resolvers.ts';
import type { MagentoModule } from '../magento-sandbox.ts';
import { preferencesRoutes } from './preferences-routes.ts';

export type NewsletterModuleParts = {
  /** Store of subscribers and letters, the same as of the embedded shop's carts. */
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  /** `Need to Confirm`: whether a subscription waits for its confirmation; it does by default. */
  readonly needsConfirmation?: boolean;
  /** Access token for the REST module; without it, the module is not installed. */
  readonly token?: string;
};

/**
 * Magento's core newsletter over the embedded one, and the module `Sluimer_NewsletterPreferences`
 * (`docs/magento.md`).
 */
export function createNewsletterModule(parts: NewsletterModuleParts): MagentoModule {
  const { token } = parts;
  const newsletter = createEmbeddedNewsletter(parts);
  return {
    resolvers: { subscribeEmailToNewsletter: subscribeResolver(newsletter, parts) },
    mount(app) {
      if (token !== undefined) preferencesRoutes(app, { newsletter, token });
    },
  };
}

/**
 * The mutation `subscribeEmailToNewsletter`. Magento reveals that an address is already subscribed;
 * the letter to the address that says so is the shop's own.
 */
const subscribeResolver =
  (newsletter: Newsletter, { database, clock, needsConfirmation = true }: NewsletterModuleParts) =>
  async ({ email: typed }: { readonly email: string }, { locale }: MagentoContext) => {
    if (typed === '')
      return magentoError(
        'graphql-input',
        'You must specify an email address to subscribe to a newsletter.',
      );
    const email = parseEmail(typed);
    if (!email.ok) return magentoError('graphql-input', 'Enter a valid email address.');
    const status = statusOf(database, email.value);
    const accepted = await newsletter.subscribe({ email: email.value, locale });
    if (!accepted.ok)
      return magentoError('graphql-input', 'Cannot create a newsletter subscription.');
    if (status === 'subscribed')
      return magentoError('graphql-already-exists', 'This email address is already subscribed.');
    if (needsConfirmation) return { status: 'UNCONFIRMED' };
    confirm(database, email.value, clock.now());
    return { status: 'SUBSCRIBED' };
  };

function confirm(database: CartDatabase, email: string, now: number): void {
  database.write(({ newsletter }) => {
    const key = subscriberKey(email);
    const known = newsletter.subscriber(key);
    if (known) newsletter.storeSubscriber(key, { ...known, status: 'subscribed' }, now);
  });
}

const statusOf = (database: CartDatabase, email: string) =>
  database.read(({ newsletter }) => newsletter.subscriber(subscriberKey(email))?.status);
