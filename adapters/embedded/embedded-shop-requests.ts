import { createHash } from 'node:crypto';
import type { ShopRequests } from '#ports/shop-requests.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import { formatAddress } from '#src/address/format-address.ts';
import { countryOf } from '#src/shared/locale.ts';
import { maySendLetter, recentLetters } from '#src/messages/letter-limits.ts';
import type { AppointmentLetter, SamplesLetter } from '#src/messages/letter.ts';
import { emailKey } from '#src/messages/mailbox-key.ts';
import type { ShopRequest } from '#src/messages/shop-request.ts';
import { err } from '#src/shared/result.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type ShopRequestParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Address of the shop that receives the requests. */
  readonly shopEmail: string;
  /** Called when letters were queued for sending. */
  readonly onLetter?: () => void;
};

/**
 * Each request as two letters of the queue, in one transaction. They are gone once their letters are
 * sent, but for a digest, by which a repeated request is known for a day.
 */
export const createEmbeddedShopRequests = ({
  database,
  clock,
  shopEmail,
  onLetter = () => {},
}: ShopRequestParts): ShopRequests => ({
  async request(asked) {
    const done = await retryWhileBusy(() =>
      database.write((statements) => {
        writeLetters(statements, asked, shopEmail, clock.now());
        return 'accepted' as const;
      }),
    );
    if (!done.ok) return err({ ...done.error, kind: 'shop-requests-unavailable' });
    onLetter();
    return done;
  },
});

function writeLetters(
  { newsletter: letters, mailboxes, records }: Statements,
  asked: ShopRequest,
  shopEmail: string,
  now: number,
): void {
  const { request, receipt, said } = lettersOf(asked, shopEmail);
  const { email } = receipt;
  const mailbox = mailboxes.mailbox(email, asked.kind);
  const action = `${asked.kind} ${digestOf(mailbox, said)}`;
  if (records.record(action, now - IDEMPOTENCY_LIFETIME)) return;
  records.storeRecord(action, { fingerprint: '', state: '' }, now);
  const keyOf = (address: string): string => `${asked.kind} ${emailKey(address)}`;
  letters.writeLetter(keyOf(shopEmail), request, now);
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  const written = { kind: receipt.kind, isConfirmed: false };
  const isWritten = maySendLetter(written, past, now);
  mailboxes.storeLettersTo(mailbox, isWritten ? [...past, { ...written, at: now }] : past, now);
  if (isWritten) letters.writeLetter(keyOf(email), receipt, now);
}

type RequestLetters = {
  /** The letter to the shop. */
  readonly request: AppointmentLetter | SamplesLetter;
  /** The letter to the shopper. */
  readonly receipt: AppointmentLetter | SamplesLetter;
  /** The content of the request, without the e-mail address of the shopper. */
  readonly said: readonly unknown[];
};

function lettersOf(asked: ShopRequest, shopEmail: string): RequestLetters {
  switch (asked.kind) {
    case 'appointment': {
      const { appointment } = asked;
      const { email, locale, store, name, dayPart, message } = appointment;
      return {
        request: { kind: 'appointment-request', email: shopEmail, locale, appointment },
        receipt: { kind: 'appointment-receipt', email, locale, appointment },
        said: [locale, store, name, dayPart, message],
      };
    }
    case 'samples': {
      const { samples } = asked;
      const { email, locale, product, fabrics } = samples;
      return {
        request: { kind: 'samples-request', email: shopEmail, locale, samples },
        receipt: { kind: 'samples-receipt', email, locale, samples },
        said: [
          locale,
          product,
          ...fabrics,
          ...formatAddress({ ...samples, country: countryOf(locale), telephone: '' }),
        ],
      };
    }
  }
}

/** Names a request; without the key of the mailbox's pseudonym nobody can guess from it who asked. */
const digestOf = (mailbox: string, said: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([mailbox, ...said]))
    .digest('base64url');
