import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import { subscriberKey } from '#src/newsletter/subscriber.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { MagentoContext } from '../magento-context.ts';
import { magentoError } from '../magento-error.ts';

/**
 * The mutation `subscribeEmailToNewsletter`. Magento reveals that an address is already subscribed;
 * the letter to the address that says so is the shop's own.
 */
export const subscribeResolver =
  (newsletter: Newsletter, database: CartDatabase) =>
  async ({ email: typed }: { readonly email: string }, { locale }: MagentoContext) => {
    const email = parseEmail(typed);
    if (!email.ok) return magentoError('graphql-input', 'Enter a valid email address.');
    const status = statusOf(database, email.value);
    const wish = await newsletter.subscribe({ email: email.value, locale });
    if (!wish.ok) return magentoError('graphql-input', 'Cannot create a newsletter subscription.');
    return status === 'subscribed'
      ? magentoError('graphql-already-exists', 'This email address is already subscribed.')
      : { status: 'UNCONFIRMED' };
  };

const statusOf = (database: CartDatabase, email: string) =>
  database.read(({ newsletter }) => newsletter.subscriber(subscriberKey(email))?.status);
