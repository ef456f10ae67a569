import { describe, expect, it } from 'vitest';
import { createMemoryMail } from '#adapters/memory/memory-mail.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import type { Letter } from '#src/messages/letter.ts';
import { err, ok } from '#src/shared/result.ts';
import { readWithdrawal } from '#src/withdrawal/withdrawal.ts';
import { LETTER_LEASE, sendNextLetter } from '#src/use-cases/send-letter.ts';
import german from '../../../locales/de/letters.json';
import dutch from '../../../locales/nl/letters.json';
import { SHOP } from '../../support/fake-shop.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLetterQueue } from '../../support/memory-letter-queue.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { aCompany } from '../../support/shown-pages.ts';

const ANNA: Letter = {
  kind: 'confirm',
  email: 'anna@example.nl',
  locale: 'nl-nl',
  customerId: 'id=1',
};
const AWAY = err({ kind: 'content-unavailable', status: 503, message: 'Down', url: '' } as const);

function open({ isContentAway = false } = {}) {
  const letters = createMemoryLetterQueue();
  const [mail, clock, log] = [createMemoryMail(), createFixedClock(), createMemoryLog()];
  const shell = ok({
    ...SHOP.shell,
    company: aCompany,
    newsletterUrl: '/nieuwsbrief',
    preferencesUrl: '/voorkeuren',
  });
  const content = { shell: () => Promise.resolve(isContentAway ? AWAY : shell) };
  const desk = {
    ports: { letters, mail, content, clock, log },
    domains: { 'nl-nl': 'https://nl.example', 'de-de': 'https://de.example' },
    texts: createLetterTexts({ nl: dutch, de: german }),
  };
  const put = (letter: Letter) => letters.put(letter, clock.now());
  return { put, mail, clock, log, desk, next: () => sendNextLetter(desk) };
}

describe('sendNextLetter', () => {
  it('N2 N2a sends an email once, with the texts and the link of its locale', async () => {
    const { put, mail, next } = open();
    put(ANNA);
    expect(await next()).toEqual({ kind: 'sent' });
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
    const [sent, ...more] = mail.sent;
    expect(more).toEqual([]);
    const link = 'https://nl.example/voorkeuren?email=anna%40example.nl&customer_id=id%3D1';
    expect(sent).toMatchObject({ to: ANNA.email, subject: 'Wil je de nieuwsbrief van Sluimer?' });
    expect(sent?.text).toContain(`\n${link}\n`);
    expect(sent?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(sent?.text).toContain('\nSluimer B.V.\nDommelpad 12\n3800 ZZ Amersfoort\n');
    expect(sent?.html).toContain('Sluimer B.V.');
    expect(sent?.unsubscribeUrl).toBeUndefined();
  });

  it('N2 adds an unsubscribe URL to the email with preferences', async () => {
    const { put, mail, next } = open();
    put({ ...ANNA, kind: 'preferences', locale: 'de-de' });
    await next();
    expect(mail.sent[0]).toMatchObject({
      subject: 'Ihre E-Mail-Einstellungen bei Sluimer',
      unsubscribeUrl:
        'https://de.example/newsletter/unsubscribe?email=anna%40example.nl&customer_id=id%3D1',
    });
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
  });

  it('N2 links to the newsletter page in the email to an unknown address', async () => {
    const { put, mail, next } = open();
    put({ kind: 'unknown-address', email: 'bert@example.nl', locale: 'nl-nl' });
    await next();
    expect(mail.sent[0]?.text).toContain('\nhttps://nl.example/nieuwsbrief\n');
    expect(mail.sent[0]?.text).not.toContain('customer_id');
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
  });

  it('N2 masks unusual characters of an address, and escapes them as HTML', async () => {
    const { put, mail, next } = open();
    put({ ...ANNA, email: "a&b'<c@example.nl" });
    await next();
    expect(mail.sent[0]?.html).toContain('Iemand heeft …@example.nl opgegeven');
    expect(mail.sent[0]?.html).toContain('email=a%26b&#39;%3Cc%40example.nl&amp;');
    expect(mail.sent[0]?.html).not.toContain('<c@');
  });

  it.each(['later', 'unconfirmed'] as const)(
    'N2 retries an email after a delay when the outcome was %s',
    async (kind) => {
      const { put, mail, clock, next } = open();
      put(ANNA);
      mail.fail(kind);
      expect(await next()).toEqual({ kind: 'waits' });
      mail.fail(undefined);
      expect(await next()).toEqual({ kind: 'idle', dueAt: clock.now() + 30_000 });
      clock.advance(30_000);
      expect(await next()).toEqual({ kind: 'sent' });
      expect(mail.sent.map(({ name }) => name)).toHaveLength(1);
      expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
    },
  );

  it('reports an email that only goes to an outbox as filed, not as sent', async () => {
    const { put, mail, next } = open();
    Object.assign(mail, { delivers: false });
    put(ANNA);
    expect(await next()).toEqual({ kind: 'filed' });
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
  });

  it('N2 drops a refused email with a log entry, and goes on', async () => {
    const { put, mail, log, next } = open();
    put(ANNA);
    mail.fail('refused');
    expect(await next()).toEqual({ kind: 'given-up' });
    expect(log.entries).toMatchObject([{ level: 'error', event: 'letter-given-up' }]);
    mail.fail(undefined);
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
  });

  it('N2 keeps an email while the mail service or the content service is unavailable', async () => {
    const { put, mail, next } = open();
    put(ANNA);
    mail.fail('unavailable');
    expect(await next()).toEqual({ kind: 'unavailable' });
    mail.fail(undefined);
    expect(await next()).toEqual({ kind: 'sent' });
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
    const other = open({ isContentAway: true });
    other.put(ANNA);
    expect(await other.next()).toEqual({ kind: 'unavailable' });
  });

  it('N2 sends other emails when one belongs to a locale without a domain', async () => {
    const { put, mail, clock, next } = open();
    put({ ...ANNA, locale: 'en-us' });
    put({ ...ANNA, email: 'bert@example.nl' });
    expect(await next()).toEqual({ kind: 'waits' });
    expect(await next()).toEqual({ kind: 'sent' });
    expect(mail.sent.map(({ to }) => to)).toEqual(['bert@example.nl']);
    expect(await next()).toEqual({ kind: 'idle', dueAt: clock.now() + 30_000 });
  });

  it('logs neither an address nor a link', async () => {
    for (const kind of ['unavailable', 'later', 'refused', 'unconfirmed'] as const) {
      const { put, mail, log, next } = open();
      put(ANNA);
      mail.fail(kind);
      await next();
      expect(log.entries).toHaveLength(1);
      expect(JSON.stringify(log.entries)).not.toMatch(/anna|id=1|customer_id/u);
    }
  });

  it('N2 leases an email for longer than sending lasts', () => {
    expect(LETTER_LEASE).toBeGreaterThan(2 * 60_000);
  });

  it('N2 tells of a letter that waits or is given up which it is, how often it was tried, and why', async () => {
    for (const [kind, level, event] of [
      ['later', 'warn', 'letter-waits'],
      ['refused', 'error', 'letter-given-up'],
    ] as const) {
      const { put, mail, log, next, clock } = open();
      put(ANNA);
      mail.fail(kind);
      await next();
      expect(log.entries).toEqual([
        {
          level,
          event,
          facts: {
            id: `${clock.now()}.1`,
            letter: 'confirm',
            attempts: 1,
            failure: kind,
            message: expect.any(String) as string,
          },
        },
      ]);
    }
  });

  it('N2 tells why a letter waits that could not be written', async () => {
    const abroad = open();
    abroad.put({ ...ANNA, locale: 'en-us' });
    await abroad.next();
    expect(abroad.log.entries).toMatchObject([
      { facts: { failure: 'later', message: 'No page of this locale can be linked to.' } },
    ]);
    const away = open({ isContentAway: true });
    away.put(ANNA);
    await away.next();
    expect(away.log.entries).toMatchObject([
      { facts: { failure: 'unavailable', message: 'The content service does not answer.' } },
    ]);
  });

  it('N2 retries the copy of a withdrawal that is refused, until the shop has it', async () => {
    const { put, mail, next } = open();
    const withdrawal = readWithdrawal(
      { name: 'Anna', order: '100001', items: '', email: ANNA.email },
      'nl-nl',
    );
    if (!withdrawal.ok) throw new Error('no withdrawal');
    const declarations = [{ withdrawal: withdrawal.value, declaredAt: 0 }];
    const to = { email: 'service@example.nl', locale: 'nl-nl', declarations } as const;
    put({ kind: 'withdrawal-copy', ...to });
    mail.fail('refused');
    expect(await next()).toEqual({ kind: 'waits' });
    const other = open();
    other.put({ kind: 'withdrawal-receipt', ...to });
    other.mail.fail('refused');
    expect(await other.next()).toEqual({ kind: 'given-up' });
  });

  it('N2 takes a letter for as long as its lease, and says that the queue cannot be read', async () => {
    const { desk, log, put } = open();
    const away = err({ kind: 'letters-unavailable', message: 'Down' } as const);
    const taken: number[] = [];
    const sendFrom = (letters: Partial<typeof desk.ports.letters>) =>
      sendNextLetter({
        ...desk,
        ports: { ...desk.ports, letters: { ...desk.ports.letters, ...letters } },
      });
    const take: typeof desk.ports.letters.take = (now, until) => {
      taken.push(until - now);
      return desk.ports.letters.take(now, until);
    };
    expect(await sendFrom({ take, nextDue: () => Promise.resolve(away) })).toEqual({
      kind: 'unavailable',
    });
    expect(taken).toEqual([LETTER_LEASE]);
    expect(await sendFrom({ take: () => Promise.resolve(away) })).toEqual({ kind: 'unavailable' });
    put(ANNA);
    expect(await sendFrom({ settle: () => Promise.resolve(away) })).toEqual({
      kind: 'unavailable',
    });
    expect(log.entries).toEqual(
      Array.from({ length: 3 }, () => ({
        level: 'error',
        event: 'letters-unavailable',
        facts: { message: 'Down' },
      })),
    );
  });
});
