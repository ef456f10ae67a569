import type { Clock } from '#ports/clock-and-ids.ts';
import type { Declarations, DeclarationsFailure } from '#ports/declarations.ts';
import type { StoredDeclaration } from '#src/declarations/stored-declaration.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { planLetters } from './withdrawal-letter-plan.ts';

type DeclarationParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Address that receives the shop's copies of declarations. */
  readonly shopEmail: string;
};

/** The declarations in the database, with any commerce backend. */
export function createEmbeddedDeclarations(parts: DeclarationParts): Declarations {
  const { database } = parts;
  return {
    listAfter: (id, limit) =>
      work(() => database.read(({ declarations }) => declarations.declarationsAfter(id, limit))),
    resend: (id) =>
      work(() =>
        database.write((statements) => {
          const declaration = statements.declarations.declaration(id);
          return declaration && planNewLetters(statements, declaration, parts)
            ? 'waits'
            : 'unknown';
        }),
      ),
    async sendFromOutbox() {
      let count = 0;
      for (;;) {
        const sent = await work(() => database.write((statements) => sendFiled(statements, parts)));
        if (!sent.ok) return sent;
        if (sent.value === 0) return ok(count);
        count += sent.value;
      }
    },
  };
}

/** Plans new letters for a batch of filed declarations, small enough to delay no request. */
const sendFiled = (statements: Statements, parts: DeclarationParts): number =>
  statements.declarations
    .filedDeclarations()
    .filter((declaration) => planNewLetters(statements, declaration, parts)).length;

/** Plans new letters with names of their own; they obey the mailbox rate limit like all letters. */
function planNewLetters(
  statements: Statements,
  declaration: StoredDeclaration,
  { clock, shopEmail }: DeclarationParts,
): boolean {
  if (declaration.kind !== 'withdrawal') return false;
  const { id, withdrawal } = declaration;
  planLetters(statements, { id, withdrawal, shopEmail }, clock.now());
  return true;
}

async function work<T>(make: () => T): Promise<Result<T, DeclarationsFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ kind: 'declarations-unavailable', message: done.error.message });
}
