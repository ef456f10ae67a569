import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from './build-program.ts';
import { STAGES, summaryAfter, summaryOf } from './cart-life.ts';
import { openCarts } from './open-carts.ts';
import { linesUntilKilled } from './lines-until-killed.ts';
import { inScope } from '../support/test-scope.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'durability-'));
const path = join(folder, 'carts.db');
const writer = join(folder, 'write-carts.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

const LIVES = inScope(20, 8);

/**
 * Number of acknowledged writes, out of a thousand, after which each process is killed. The log is
 * checkpointed into the database after some 140 writes: most lives end beyond that.
 */
const KILLS = Array.from({ length: LIVES }, (_, life) => 1 + life * Math.floor(980 / LIVES));

/** Timeout in milliseconds: a shared disk may be slow on each write. */
const PATIENCE = 120_000;

/** The last acknowledged stage of each cart, in the order of creation. */
type Acknowledged = Map<string, number>;

describe(`the embedded carts, killed during 1,000 writes, ${LIVES} times`, () => {
  beforeAll(() => buildProgram('write-carts', folder));
  const all: Acknowledged = new Map();

  it.each(KILLS)(
    'C7 lose no acknowledged write when killed after %i more writes',
    async (writes) => {
      const acknowledged = await killAfter(writes);
      expect(sum([...acknowledged.values()].map((stages) => stages + 1))).toBeGreaterThanOrEqual(
        writes,
      );
      expect(integrity()).toEqual(['ok']);
      await expectStored(acknowledged);
      for (const [id, stages] of acknowledged) all.set(id, stages);
    },
    PATIENCE,
  );

  it('C7 contain every acknowledged cart at the end', async () => {
    expect(all.size).toBeGreaterThan(100);
    const { carts, close } = openCarts(path);
    for (const [id, stages] of all) {
      expect([id, await readCart(carts, id)]).toEqual([id, summaryAfter(stages)]);
    }
    close();
  });
});

/**
 * Expects each cart as acknowledged. Only the last may hold one more write, whose answer was cut
 * off by the kill: complete or not at all. Repeated, it is applied once.
 */
async function expectStored(acknowledged: Acknowledged): Promise<void> {
  const { carts, close } = openCarts(path);
  const last = [...acknowledged.keys()].at(-1);
  for (const [id, stages] of acknowledged) {
    const stored = await readCart(carts, id);
    const isMore = id === last && JSON.stringify(stored) !== JSON.stringify(summaryAfter(stages));
    expect([id, stored]).toEqual([id, summaryAfter(isMore ? stages + 1 : stages)]);
    const next = STAGES[stages];
    if (id !== last || !next) continue;
    await next.write(carts, id);
    expect(await readCart(carts, id)).toEqual(summaryAfter(stages + 1));
    acknowledged.set(id, stages + 1);
  }
  close();
}

async function readCart(carts: ReturnType<typeof openCarts>['carts'], id: string) {
  const read = await carts.read('nl-nl', id);
  return read.ok && read.value.cart ? summaryOf(read.value.cart) : undefined;
}

/** Starts a writing process, and kills it during its work. */
const killAfter = async (writes: number): Promise<Acknowledged> =>
  readAcknowledged(await linesUntilKilled([writer, path], writes));

function readAcknowledged(lines: readonly string[]): Acknowledged {
  const pairs = lines.map((line) => line.split(' '));
  return new Map(pairs.map(([id = '', stages]) => [id, Number(stages)]));
}

function integrity(): readonly unknown[] {
  const database = new Database(path);
  const rows = database.prepare('PRAGMA integrity_check').all() as object[];
  database.close();
  return rows.flatMap((row) => Object.values(row) as unknown[]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
