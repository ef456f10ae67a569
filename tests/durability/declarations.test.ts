import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { buildProgram } from './build-program.ts';
import { linesUntilKilled } from './lines-until-killed.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'declarations-'));
const path = join(folder, 'carts.db');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => buildProgram('declare-withdrawals', folder));

/** Number of acknowledged declarations after which each process is killed. */
const KILLS = [1, 17, 60, 111, 150];

/** Timeout in milliseconds: a shared disk may be slow on each write. */
const PATIENCE = 120_000;

describe('withdrawals of a process that is killed', () => {
  it(
    'are stored once acknowledged, and each is in one receipt and one copy',
    async () => {
      const acknowledged: string[] = [];
      for (const [life, after] of KILLS.entries()) {
        acknowledged.push(...(await declareUntilKilled(String(life), after)));
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS.reduce((sum, one) => sum + one));
      const database = openCartDatabase(path);
      const stored = database.read(({ declarations }) => declarations.declarationsAfter(0, 10_000));
      const orders = stored.map((one) => (one.kind === 'withdrawal' ? one.withdrawal.order : ''));
      expect(orders).toEqual(expect.arrayContaining(acknowledged));
      // A declaration whose answer was cut off by a kill may be stored as well, but only complete.
      expect(orders.length).toBeLessThanOrEqual(acknowledged.length + KILLS.length);
      const named = await ordersInLetters(database);
      expect(named['withdrawal-receipt']?.toSorted()).toEqual(orders.toSorted());
      expect(named['withdrawal-copy']?.toSorted()).toEqual(orders.toSorted());
      database.close();
    },
    PATIENCE,
  );
});

/** The orders in all due letters, by kind. */
async function ordersInLetters(database: ReturnType<typeof openCartDatabase>) {
  const named: Record<string, string[]> = {};
  let now = Date.now();
  const queue = createEmbeddedLetterQueue(database, { now: () => now });
  for (;;) {
    const taken = await queue.take(now, now + 1000);
    if (!taken.ok) throw new Error(taken.error.message);
    if (taken.value) {
      const { id, letter } = taken.value;
      const about = 'declarations' in letter ? letter.declarations : [];
      (named[letter.kind] ??= []).push(...about.map(({ withdrawal }) => withdrawal.order));
      await queue.settle(id, { kind: 'sent' });
      continue;
    }
    const due = await queue.nextDue();
    if (!due.ok || due.value === undefined) return named;
    now = due.value;
  }
}

const declareUntilKilled = (life: string, after: number): Promise<readonly string[]> =>
  linesUntilKilled([join(folder, 'declare-withdrawals.mjs'), path, life], after);
