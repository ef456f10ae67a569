import type { Appointments } from '#ports/appointments.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
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
 * Requests for an appointment as two letters of the queue, in one transaction. Nothing else is
 * stored of them: they are gone once their letters are sent.
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
  { newsletter: letters, mailboxes }: Statements,
  appointment: Appointment,
  shopEmail: string,
  now: number,
): void {
  const { email, locale } = appointment;
  const request = { kind: 'appointment-request', email: shopEmail, locale, appointment } as const;
  letters.writeLetter(keyOf(shopEmail), request, now);
  const mailbox = mailboxes.mailbox(email, 'appointment');
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  const receipt = { kind: 'appointment-receipt', email, locale, appointment } as const;
  const written = { kind: receipt.kind, isConfirmed: false };
  const isWritten = maySendLetter(written, past, now);
  mailboxes.storeLettersTo(mailbox, isWritten ? [...past, { ...written, at: now }] : past, now);
  if (isWritten) letters.writeLetter(keyOf(email), receipt, now);
}

/** Letters to one address are sent in turn, apart from those of the newsletter. */
const keyOf = (email: string): string => `appointment ${emailKey(email)}`;
