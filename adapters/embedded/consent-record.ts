import type { NewsletterConsent } from '#src/declarations/stored-declaration.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import type { Statements } from './cart-database.ts';

/** Records a subscriber's newsletter choice if it differs from the last one recorded. */
export function recordConsent(
  { declarations }: Statements,
  consent: NewsletterConsent,
  id: string,
  now: number,
): void {
  const subscriber = subscriberKey(consent.email);
  if (declarations.lastConsent(subscriber)?.isWanted === consent.isWanted) return;
  declarations.receiveConsent(`consent ${id}`, subscriber, consent, now);
}
