import type { Clock } from '#ports/clock-and-ids.ts';
import type { WithdrawalStore } from '#ports/declarations.ts';
import {
  COPY_RATE_LIMITS,
  type LetterRateLimit,
  MAX_RECEIPT_DELAY,
  MAX_DECLARATIONS_PER_LETTER,
  nextSendTime,
  RECEIPT_RATE_LIMITS,
} from '#src/messages/letter-limits.ts';
import { type Letter, type WithdrawalLetter, withdrawalLetters } from '#src/messages/letter.ts';
import { emailKey, hasNoPlusTag, mailboxKey } from '#src/messages/mailbox-key.ts';
import { ok } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';

/** Withdrawals in memory, with the letters about them that are due. */
export interface MemoryWithdrawals extends WithdrawalStore {
  readonly letters: readonly Letter[];
}

type Planned = { readonly letter: WithdrawalLetter; readonly dueAt: number };

export function createMemoryWithdrawals(clock: Clock, shopEmail: string): MemoryWithdrawals {
  const received = new Map<string, number>();
  let planned: readonly Planned[] = [];
  const plan = (letter: WithdrawalLetter, limits: readonly LetterRateLimit[]) => {
    planned = withLetter(planned, letter, limits, clock.now());
  };
  return {
    get letters() {
      return planned.filter(({ dueAt }) => dueAt <= clock.now()).map(({ letter }) => letter);
    },
    received(withdrawal, key) {
      const declaredAt = received.get(nameOf(withdrawal, key));
      return Promise.resolve(ok(declaredAt === undefined ? undefined : { declaredAt }));
    },
    declare(withdrawal, key) {
      const name = nameOf(withdrawal, key);
      const declaredAt = received.get(name) ?? clock.now();
      if (!received.has(name)) {
        const { receipt, copy } = withdrawalLetters([{ withdrawal, declaredAt }], shopEmail);
        plan(receipt, RECEIPT_RATE_LIMITS);
        plan(copy, COPY_RATE_LIMITS);
      }
      received.set(name, declaredAt);
      return Promise.resolve(ok({ declaredAt }));
    },
  };
}

/**
 * Adds the letter to one to the same address that is not due yet, or plans it for a time of its
 * own; if that is too late, adds it to one to the same mailbox.
 */
function withLetter(
  planned: readonly Planned[],
  letter: WithdrawalLetter,
  limits: readonly LetterRateLimit[],
  now: number,
): readonly Planned[] {
  const same = planned.filter((one) => isSameMailbox(one.letter, letter));
  const waiting = same.filter(
    (one) => one.dueAt > now && one.letter.declarations.length < MAX_DECLARATIONS_PER_LETTER,
  );
  const times = same.map(({ dueAt }) => dueAt);
  const dueAt = nextSendTime(times, limits, now);
  const sameAddress = waiting.findLast(
    (one) => emailKey(one.letter.email) === emailKey(letter.email),
  );
  const chosen = sameAddress ?? (dueAt - now >= MAX_RECEIPT_DELAY ? waiting.at(-1) : undefined);
  if (!chosen) return [...planned, { letter, dueAt }];
  const joined = { ...chosen, letter: join(chosen.letter, letter) };
  return planned.map((one) => (one === chosen ? joined : one));
}

const join = (letter: WithdrawalLetter, more: WithdrawalLetter): WithdrawalLetter => ({
  ...letter,
  email: hasNoPlusTag(more.email) ? more.email : letter.email,
  declarations: [...letter.declarations, ...more.declarations],
});

const isSameMailbox = (one: WithdrawalLetter, other: WithdrawalLetter): boolean =>
  one.kind === other.kind && mailboxKey(one.email) === mailboxKey(other.email);

const nameOf = ({ locale, name, order, email, items }: Withdrawal, key: string): string =>
  JSON.stringify([key, locale, name, order, email, items]);
