import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import { maySendLetter, recentLetters } from '#src/messages/letter-limits.ts';
import type { NewsletterLetter } from '#src/messages/letter.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import type { Subscription } from '#src/messages/subscription.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { recordConsent } from './consent-record.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type RecordedParts = {
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

type Accepted = Result<'accepted', NewsletterFailure>;

/**
 * Wraps the newsletter of another commerce backend, which writes its letters itself. Counts the
 * letters to each mailbox and records the choices of subscribers: a choice is confirmed once it is
 * recorded, and may be repeated.
 *
 * A request above the limit of its mailbox gets the answer of an accepted one, after as long as the
 * last one took, so that it does not reveal which address was written to recently.
 */
export function createRecordedNewsletter(newsletter: Newsletter, parts: RecordedParts): Newsletter {
  const { database, ids, clock, wait } = parts;
  let lastDuration = 0;
  const counted =
    (kind: NewsletterLetter['kind'], request: (subscription: Subscription) => Promise<Accepted>) =>
    async (subscription: Subscription): Promise<Accepted> => {
      const now = clock.now();
      const isCounted = await work(() =>
        database.write((all) => countLetter(all, subscription.email, kind, now)),
      );
      if (!isCounted.ok) return isCounted;
      if (!isCounted.value) return wait(lastDuration).then(() => ok('accepted'));
      const answer = await request(subscription);
      lastDuration = Math.max(0, clock.now() - now);
      if (!answer.ok)
        await work(() => database.write((all) => uncountLetter(all, subscription.email, now)));
      return answer;
    };
  return {
    ...newsletter,
    subscribe: counted('confirm', (subscription) => newsletter.subscribe(subscription)),
    requestPreferences: counted('preferences', (subscription) =>
      newsletter.requestPreferences(subscription),
    ),
    async changePreferences(change) {
      const answer = await newsletter.changePreferences(change);
      if (!answer.ok) return answer;
      const { email, customer } = answer.value;
      const consent = { email, isWanted: customer.is_subscribed };
      const recorded = await work(() =>
        database.write((all) => recordConsent(all, consent, ids.next(), clock.now())),
      );
      return recorded.ok ? answer : recorded;
    },
  };
}

/** Whether a letter may be written; counts it if so. */
function countLetter(
  { mailboxes, declarations }: Statements,
  email: string,
  kind: NewsletterLetter['kind'],
  now: number,
): boolean {
  const mailbox = mailboxes.mailbox(email, 'newsletter');
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  // A recorded choice was made by a link in a letter, so the address is confirmed.
  const lastConsent = declarations.lastConsent(subscriberKey(email));
  const isConfirmed =
    kind === 'confirm' ? lastConsent?.isWanted === true : lastConsent !== undefined;
  const written = { kind, isConfirmed };
  const isWritten = maySendLetter(written, past, now);
  mailboxes.storeLettersTo(mailbox, isWritten ? [...past, { ...written, at: now }] : past, now);
  return isWritten;
}

/** Uncounts the letter of a failed request made at this time. */
function uncountLetter({ mailboxes }: Statements, email: string, at: number): void {
  const mailbox = mailboxes.mailbox(email, 'newsletter');
  const past = mailboxes.lettersTo(mailbox);
  const index = past.findLastIndex((one) => one.at === at);
  mailboxes.storeLettersTo(mailbox, past.toSpliced(index, index < 0 ? 0 : 1), at);
}

async function work<T>(make: () => T): Promise<Result<T, NewsletterFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'newsletter-unavailable' });
}
