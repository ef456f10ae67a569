import type { Clock } from '#ports/clock-and-ids.ts';
import type { LetterQueue, LetterQueueFailure, WaitingLetter } from '#ports/mail.ts';
import type { LetterOutcome } from '#src/messages/letter-delivery.ts';
import type { Letter, LetterKind } from '#src/messages/letter.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import type { LetterRole } from './declaration-statements.ts';
import type { PlannedLetter } from './letter-statements.ts';

/**
 * Queue of letters in the database. Letters about withdrawals are composed from the declarations
 * when they are taken. A letter's id is the time it was written and its row, as a recreated
 * database numbers its rows from one again.
 */
export const createEmbeddedLetterQueue = (database: CartDatabase, clock: Clock): LetterQueue => ({
  take: (now, until) => work(() => database.write((statements) => claim(statements, now, until))),
  settle: (id, outcome) =>
    work(() =>
      database.write((statements) => {
        settle(statements, Number(id.split('.')[1]), outcome, clock.now());
        return 'settled';
      }),
    ),
  nextDue: () => work(() => database.read(({ newsletter }) => newsletter.nextDue())),
});

function claim(statements: Statements, now: number, until: number): WaitingLetter | undefined {
  const { newsletter: letters } = statements;
  for (let row = letters.dueLetter(now); row; row = letters.dueLetter(now)) {
    const letter = complete(statements, row.id, row.letter);
    if (letter) {
      letters.takeLetter(row.id, until);
      const { id, writtenAt, attempts } = row;
      return { id: `${writtenAt}.${id}`, letter, writtenAt, attempts: attempts + 1 };
    }
    // Its declaration was deleted, or is carried by another letter by now.
    letters.settleLetter(row.id, null);
  }
  return undefined;
}

function complete(
  { declarations }: Statements,
  id: number,
  letter: PlannedLetter,
): Letter | undefined {
  if (!isOfWithdrawal(letter)) return letter;
  const { kind, email, locale } = letter;
  const letterDeclarations = declarations.withdrawalsInLetter(ROLES[kind], id);
  return letterDeclarations.length === 0
    ? undefined
    : { kind, email, locale, declarations: letterDeclarations };
}

type WithdrawalKind = 'withdrawal-receipt' | 'withdrawal-copy';

const ROLES: Readonly<Record<WithdrawalKind, LetterRole>> = {
  'withdrawal-receipt': 'receipt',
  'withdrawal-copy': 'copy',
};

const isOfWithdrawal = (
  letter: PlannedLetter,
): letter is Extract<PlannedLetter, { readonly kind: WithdrawalKind }> =>
  Object.hasOwn(ROLES, letter.kind satisfies LetterKind);

function settle(
  { newsletter: letters, declarations }: Statements,
  id: number,
  outcome: LetterOutcome,
  now: number,
): void {
  if (outcome.kind === 'waits') return letters.settleLetter(id, outcome.dueAt);
  const letter = letters.letter(id);
  if (letter && isOfWithdrawal(letter)) {
    const settled = { outcome: outcome.kind, at: now, to: letter.email };
    declarations.settleDeclarationsOf(ROLES[letter.kind], id, settled);
  }
  letters.settleLetter(id, null);
}

async function work<T>(make: () => T): Promise<Result<T, LetterQueueFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok
    ? ok(done.value)
    : err({ kind: 'letters-unavailable', message: done.error.message });
}
