import { createHash } from 'node:crypto';
import type { Appointments } from '#ports/appointments.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import type { Appointment } from '#src/messages/appointment.ts';
import { maySendLetter, recentLetters } from '#src/messages/letter-limits.ts';
import { emailKey } from '#src/messages/mailbox-key.ts';
import { err } from '#src/shared/result.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type AppointmentParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Address of the shop that receives the requests. */
  readonly shopEmail: string;
  /** Called when letters were queued for sending. */
  readonly onLetter?: () => void;
};

/**
 * Requests for an appointment as two letters of the queue, in one transaction. They are gone once
 * their letters are sent, but for a digest, by which a repeated request is known for a day.
 */
export const createEmbeddedAppointments = ({
  database,
  clock,
  shopEmail,
  onLetter = () => {},
}: AppointmentParts): Appointments => ({
  async request(appointment) {
    const done = await retryWhileBusy(() =>
      database.write((statements) => {
        writeLetters(statements, appointment, shopEmail, clock.now());
        return 'accepted' as const;
      }),
    );
    if (!done.ok) return err({ ...done.error, kind: 'appointments-unavailable' });
    onLetter();
    return done;
  },
});

function writeLetters(
  { newsletter: letters, mailboxes, records }: Statements,
  appointment: Appointment,
  shopEmail: string,
  now: number,
): void {
  const { email, locale } = appointment;
  const mailbox = mailboxes.mailbox(email, 'appointment');
  const action = `appointment ${digestOf(mailbox, appointment)}`;
  if (records.record(action, now - IDEMPOTENCY_LIFETIME)) return;
  records.storeRecord(action, { fingerprint: '', state: '' }, now);
  const request = { kind: 'appointment-request', email: shopEmail, locale, appointment } as const;
  letters.writeLetter(keyOf(shopEmail), request, now);
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  const receipt = { kind: 'appointment-receipt', email, locale, appointment } as const;
  const written = { kind: receipt.kind, isConfirmed: false };
  const isWritten = maySendLetter(written, past, now);
  mailboxes.storeLettersTo(mailbox, isWritten ? [...past, { ...written, at: now }] : past, now);
  if (isWritten) letters.writeLetter(keyOf(email), receipt, now);
}

/** Names a request; without the key of the mailbox's pseudonym nobody can guess from it who asked. */
const digestOf = (mailbox: string, asked: Appointment): string => {
  const { locale, store, name, dayPart, message } = asked;
  const parts = [mailbox, locale, store, name, dayPart, message];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
};

/** Letters to one address are sent in turn, apart from those of the newsletter. */
const keyOf = (email: string): string => `appointment ${emailKey(email)}`;
