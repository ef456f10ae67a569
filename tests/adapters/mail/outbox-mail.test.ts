import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createOutboxMail } from '#adapters/mail/outbox-mail.ts';
import { createMemoryMail } from '#adapters/memory/memory-mail.ts';
import { err, ok } from '#src/shared/result.ts';
import { A_MAIL, mailContract } from '../../contracts/mail-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { readMail } from '../../support/read-mail.ts';

const root = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;
function openOutbox(maxMails?: number) {
  const folder = join(root, String((count += 1)), 'letters');
  const log = createMemoryLog();
  const from = 'Sluimer <post@sluimer.example>';
  const mail = createOutboxMail({
    folder,
    from,
    clock: createFixedClock(),
    log,
    ...(maxMails && { maxMails }),
  });
  return { folder, log, mail };
}

const mailsIn = (folder: string) => {
  try {
    return readdirSync(folder).map((name) => readMail(readFileSync(join(folder, name), 'latin1')));
  } catch {
    return [];
  }
};

mailContract('outbox', () => {
  const { folder, mail } = openOutbox();
  return Promise.resolve({
    mail,
    arrived: () =>
      Promise.resolve(
        mailsIn(folder).map((one) => Object.assign(one, { to: [one.headers.get('to') ?? ''] })),
      ),
  });
});

describe('createOutboxMail', () => {
  it('N2 logs the file of an email, but neither its recipient nor its text', async () => {
    const { folder, log, mail } = openOutbox();
    await mail.send(A_MAIL);
    const file = join(folder, `${A_MAIL.name}.eml`);
    expect(log.entries).toEqual([{ level: 'info', event: 'letter-in-outbox', facts: { file } }]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('N2 writes one file for an email that is sent twice', async () => {
    const { folder, mail } = openOutbox();
    await mail.send(A_MAIL);
    await mail.send(A_MAIL);
    expect(readdirSync(folder)).toEqual([`${A_MAIL.name}.eml`]);
  });

  it('N2 keeps only the newest emails up to its limit', async () => {
    const { folder, mail } = openOutbox(2);
    for (const name of ['1', '2', '3']) await mail.send({ ...A_MAIL, name });
    expect(readdirSync(folder).toSorted()).toEqual(['2.eml', '3.eml']);
  });

  it.each([
    ['the oldest, whatever its name', [300, 100, 200], 'b'],
    ['by name among those of one time', [100, 100, 100], 'a'],
  ])('N2 removes %s', async (_, seconds, removed) => {
    const { folder, mail } = openOutbox(3);
    const names = ['c', 'b', 'a'];
    for (const name of names) await mail.send({ ...A_MAIL, name });
    seconds.forEach((time, index) => utimesSync(join(folder, `${names[index]}.eml`), time, time));
    await mail.send({ ...A_MAIL, name: '0' });
    expect(new Set(readdirSync(folder))).toEqual(
      new Set(['0', ...names].filter((name) => name !== removed).map((name) => `${name}.eml`)),
    );
  });

  it('N2 keeps all emails below its limit', async () => {
    const { folder, mail } = openOutbox(4);
    for (const name of ['1', '2', '3']) await mail.send({ ...A_MAIL, name });
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('N2 writes only into its folder', async () => {
    const { folder, mail } = openOutbox();
    await mail.send({ ...A_MAIL, name: '../../escaped/x' });
    expect(readdirSync(folder)).toEqual(['.._.._escaped_x.eml']);
  });

  it('N2 reports a failed write, and succeeds once it can write again', async () => {
    const { folder, mail } = openOutbox();
    writeFileSync(join(root, String(count)), '');
    expect(await mail.send(A_MAIL)).toMatchObject(err({ kind: 'unavailable' }));
    rmSync(join(root, String(count)));
    expect(await mail.send(A_MAIL)).toEqual(ok('sent'));
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('createMemoryMail', () => {
  it('fails on demand', async () => {
    const mail = createMemoryMail();
    mail.fail('later');
    expect(await mail.send(A_MAIL)).toMatchObject(err({ kind: 'later' }));
    mail.fail(undefined);
    expect(await mail.send(A_MAIL)).toEqual(ok('sent'));
    expect(mail.sent).toEqual([A_MAIL]);
  });
});
