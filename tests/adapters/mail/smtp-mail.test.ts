import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMail } from '#adapters/mail/smtp-mail.ts';
import { err, ok } from '#src/shared/result.ts';
import { A_MAIL, mailContract } from '../../contracts/mail-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { readMail } from '../../support/read-mail.ts';
import { startSmtpServer, type SmtpFault } from '../../support/smtp-server.ts';

const server = await startSmtpServer();
afterAll(() => server.close());

const from = 'Sluimer <post@sluimer.example>';
const mailTo = (url: string, timeout = 2000) =>
  createSmtpMail({ url, from, clock: createFixedClock(), timeout });

let before = 0;
beforeEach(() => {
  server.fail({});
  before = server.arrived.length;
});

mailContract('SMTP', () => {
  before = server.arrived.length;
  return Promise.resolve({
    mail: mailTo(server.url),
    arrived: () =>
      Promise.resolve(
        server.arrived.slice(before).map(({ to, raw }) => Object.assign(readMail(raw), { to })),
      ),
  });
});

describe('createSmtpMail', () => {
  it.each<[string, SmtpFault, string]>([
    ['a server that refuses connections', { connect: '554 No' }, 'unavailable'],
    ['a server that closes the connection', { connect: 'cut' }, 'unavailable'],
    ['a refused sender, which is an error in the settings', { MAIL: '550 Not you' }, 'unavailable'],
    ['a server that is shutting down', { RCPT: '421 Closing' }, 'unavailable'],
    ['a temporarily refused address', { RCPT: '450 Greylisted' }, 'later'],
    ['an unknown address', { RCPT: '550 Unknown' }, 'refused'],
    ['a temporarily refused mail', { body: '451 Later' }, 'later'],
    ['a refused mail', { body: '554 Spam' }, 'refused'],
    ['a connection lost before the mail', { DATA: 'cut' }, 'unavailable'],
    ['a connection lost with the mail', { body: 'cut' }, 'unconfirmed'],
  ])('N2 classifies %s', async (_, trouble, kind) => {
    server.fail(trouble);
    const sent = await mailTo(server.url).send(A_MAIL);
    expect(sent).toMatchObject(err({ kind }));
    expect(JSON.stringify(sent)).not.toContain('anna');
    server.fail({});
    expect(await mailTo(server.url).send(A_MAIL)).toEqual(ok('sent'));
  });

  it('N2 reports a closed port', async () => {
    expect(await mailTo('smtp://127.0.0.1:9').send(A_MAIL)).toMatchObject(
      err({ kind: 'unavailable' }),
    );
  });

  it('sends no password without TLS', async () => {
    const known = server.commands.length;
    const mail = mailTo(server.url.replace('//', '//anna:secret@'));
    expect(await mail.send(A_MAIL)).toMatchObject(err({ kind: 'unavailable' }));
    expect(server.commands.slice(known)).not.toContain('AUTH');
    expect(server.arrived.length).toBe(before);
  });

  it('N2 sets the headers auto-submitted, from and date', async () => {
    await mailTo(server.url).send(A_MAIL);
    const { headers } = readMail(server.arrived.at(-1)?.raw ?? '');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('from')).toBe(from);
    expect(headers.get('date')).toBe('Thu, 01 Jan 2026 00:00:00 +0000');
  });

  it('writes no line longer than 998 characters', async () => {
    await mailTo(server.url).send(A_MAIL);
    const lines = server.arrived.at(-1)?.raw.split('\r\n') ?? [];
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(998);
  });
});
