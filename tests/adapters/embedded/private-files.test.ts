import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createOutboxMail } from '#adapters/mail/outbox-mail.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));

const PRIVATE = { 'carts.db': '600', 'carts.db-wal': '600', 'carts.db-shm': '600' };

describe('the files of carts and subscribers', () => {
  it('are readable by their owner only, like their folder', () => {
    const data = join(folder, 'new', 'data');
    const database = openCartDatabase(join(data, 'carts.db'));
    expect(modesIn(data)).toEqual(PRIVATE);
    expect([modeOf(data), modeOf(join(folder, 'new'))]).toEqual(['700', '700']);
    database.close();
  });

  it('are restricted if they were readable by all, even while another connection is open', () => {
    const path = join(folder, 'carts.db');
    const other = openCartDatabase(path);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
    const database = openCartDatabase(path);
    expect(modesIn(folder)).toEqual(PRIVATE);
    database.write(({ records }) => void records);
    other.close();
    database.close();
  });

  it('keep the mode of an existing folder', () => {
    chmodSync(folder, 0o755);
    openCartDatabase(join(folder, 'carts.db')).close();
    expect(modeOf(folder)).toBe('755');
  });
});

describe('the outbox', () => {
  it('is readable by its owner only, also if it was readable by all', async () => {
    const outbox = join(folder, 'letters');
    const mail = createOutboxMail({
      folder: outbox,
      from: 'shop@sluimer.example',
      clock: createFixedClock(),
      log: createMemoryLog(),
    });
    const send = (name: string) =>
      mail.send({
        name,
        to: 'anna@sluimer.example',
        locale: 'nl-nl',
        subject: 'Hello',
        text: 'x',
        html: 'x',
      });
    expect(await send('one')).toMatchObject({ ok: true });
    chmodSync(outbox, 0o777);
    expect(await send('two')).toMatchObject({ ok: true });
    expect(modeOf(outbox)).toBe('700');
    expect(modesIn(outbox)).toEqual({ 'one.eml': '600', 'two.eml': '600' });
  });
});
