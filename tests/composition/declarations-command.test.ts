import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { runDeclarations } from '#composition/declarations-command.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  folders.push(folder);
  return folder;
}

/** A data folder with a withdrawal of each of these. */
async function declared(names: readonly string[]): Promise<string> {
  const folder = openFolder();
  const database = openCartDatabase(join(folder, 'carts.db'));
  const clock = createSystemClock();
  const withdrawals = createEmbeddedWithdrawals({ database, clock, shopEmail: 'a@shop.example' });
  for (const name of names) {
    const withdrawal = { locale: 'nl-nl', name, order: 'SL-1', email: 'a@b.example' } as const;
    await withdrawals.declare(withdrawal, name);
  }
  database.close();
  return folder;
}

async function run(folder: string, ...args: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runDeclarations(args, {
    environment: { DATA_DIR: folder },
    print: (text) => printed.push(text),
    complain: (line) => complaints.push(line),
  });
  return { code, complaints, lines: printed.join('').split(/\r?\n/u).filter(Boolean) };
}

describe('runDeclarations', () => {
  it('prints each declaration once, as JSON, also after a full page', async () => {
    const names = Array.from({ length: 201 }, (_, at) => `Anna ${at}`);
    const { code, lines, complaints } = await run(await declared(names));
    expect([code, complaints]).toEqual([0, []]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      names.map((name) => ({ kind: 'withdrawal', withdrawal: { name } })),
    );
  });

  it('prints a table below its header', async () => {
    const { code, lines } = await run(await declared(['Anna', 'Bert']), '--csv');
    expect(code).toBe(0);
    expect(lines).toHaveLength(3);
    expect(lines[0]).not.toContain('Anna');
    expect(lines[1]).toContain('Anna');
    expect(lines[2]).toContain('Bert');
  });

  it('queues the emails of a withdrawal again', async () => {
    const folder = await declared(['Anna']);
    expect(await run(folder, '--again', '1')).toEqual({
      code: 0,
      complaints: [],
      lines: ['The emails of 1 are queued to be sent.'],
    });
    const database = openCartDatabase(join(folder, 'carts.db'));
    const queue = createEmbeddedLetterQueue(database, createSystemClock());
    const now = Date.now() + 1000;
    // The letters of the first time were the first and the second.
    expect(await queue.take(now, now + 1000)).toMatchObject({
      ok: true,
      value: { id: expect.stringMatching(/\.3$/u) },
    });
    database.close();
  });

  it.each(['7', '0', 'x', '1.5'])('does not know withdrawal %s', async (id) => {
    const expected =
      id === '7' ? 'There is no withdrawal 7' : '--again requires the id of a withdrawal';
    expect(await run(await declared(['Anna']), '--again', id)).toEqual({
      code: 1,
      complaints: [expected],
      lines: [],
    });
  });

  it('names what it does not take, and a folder without a database', async () => {
    expect(await run(await declared([]), '--all')).toMatchObject({
      code: 1,
      complaints: ['Unknown: --all. Takes --csv, --again <id>'],
    });
    const folder = openFolder();
    expect(await run(folder)).toMatchObject({
      code: 1,
      complaints: [`DATA_DIR: there is no ${folder}/carts.db`],
    });
  });

  it('names each setting that is invalid', async () => {
    const complaints: string[] = [];
    const code = await runDeclarations([], {
      environment: { PORT: 'x' },
      print: () => {},
      complain: (line) => complaints.push(line),
    });
    expect(code).toBe(1);
    expect(complaints).toEqual(['PORT="x" must be a whole number from 1 to 65535']);
  });
});
