import { describe, expect, it } from 'vitest';
import { createFixedClock } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryLetterQueue } from '#adapters/memory/memory-letter-queue.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryMail } from '#adapters/memory/memory-mail.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import type { Letter } from '#src/messages/letter.ts';
import { err, ok } from '#src/shared/result.ts';
import { LETTER_LEASE, sendNextLetter } from '#src/use-cases/send-letter.ts';
import german from '../../../locales/de/letters.json' with { type: 'json' };
import dutch from '../../../locales/nl/letters.json' with { type: 'json' };
import { SHOP } from '../../support/fake-shop.ts';

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
    company: ['Sluimer B.V.'],
    newsletterUrl: '/nieuwsbrief',
    preferencesUrl: '/voorkeuren',
  });
  const content = { shell: () => Promise.resolve(isContentAway ? AWAY : shell) };
  const desk = {
    ports: { letters, mail, content, clock, log },
    domains: { 'nl-nl': 'https://nl.example', 'de-de': 'https://de.example' },
    words: createLetterTexts({ nl: dutch, de: german }),
  };
  const put = (letter: Letter) => letters.put(letter, clock.now());
  return { put, mail, clock, log, next: () => sendNextLetter(desk) };
}

describe('sendNextLetter', () => {
  it('N2 N2a sends a letter once, in the words and with the link of its shop', async () => {
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
    expect(sent?.html).toContain('Sluimer B.V.');
    expect(sent?.unsubscribeUrl).toBeUndefined();
  });

  it('N2 says in the letter with preferences how the newsletter is stopped', async () => {
    const { put, mail, next } = open();
    put({ ...ANNA, kind: 'preferences', locale: 'de-de' });
    await next();
    expect(mail.sent[0]).toMatchObject({
      subject: 'Ihre E-Mail-Einstellungen bei Sluimer',
      unsubscribeUrl:
        'https://de.example/newsletter/unsubscribe?email=anna%40example.nl&customer_id=id%3D1',
    });
  });

  it('N2 leads who is not known to where the newsletter is asked for', async () => {
    const { put, mail, next } = open();
    put({ kind: 'unknown-address', email: 'bert@example.nl', locale: 'nl-nl' });
    await next();
    expect(mail.sent[0]?.text).toContain('\nhttps://nl.example/nieuwsbrief\n');
    expect(mail.sent[0]?.text).not.toContain('customer_id');
  });

  it('N2 prints no odd signs of an address, and none as HTML', async () => {
    const { put, mail, next } = open();
    put({ ...ANNA, email: "a&b'<c@example.nl" });
    await next();
    expect(mail.sent[0]?.html).toContain('Iemand heeft …@example.nl opgegeven');
    expect(mail.sent[0]?.html).toContain('email=a%26b&#39;%3Cc%40example.nl&amp;');
    expect(mail.sent[0]?.html).not.toContain('<c@');
  });

  it.each(['later', 'unconfirmed'] as const)(
    'N2 tries again what was %s, after a pause',
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
    },
  );

  it('says of a letter that lies in an outbox that nobody was sent it', async () => {
    const { put, mail, next } = open();
    Object.assign(mail, { delivers: false });
    put(ANNA);
    expect(await next()).toEqual({ kind: 'filed' });
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
  });

  it('N2 gives up what is refused, and goes on with the next', async () => {
    const { put, mail, log, next } = open();
    put(ANNA);
    mail.fail('refused');
    expect(await next()).toEqual({ kind: 'given-up' });
    expect(log.entries).toMatchObject([{ level: 'error', event: 'letter-given-up' }]);
    mail.fail(undefined);
    expect(await next()).toEqual({ kind: 'idle', dueAt: undefined });
  });

  it('N2 keeps a letter while nobody takes mail, or the page it leads to is not known', async () => {
    const { put, mail, next } = open();
    put(ANNA);
    mail.fail('away');
    expect(await next()).toEqual({ kind: 'away' });
    mail.fail(undefined);
    expect(await next()).toEqual({ kind: 'sent' });
    const other = open({ isContentAway: true });
    other.put(ANNA);
    expect(await other.next()).toEqual({ kind: 'away' });
  });

  it('N2 lets no letter of a shop without an address hold up the others', async () => {
    const { put, mail, next } = open();
    put({ ...ANNA, locale: 'en-us' });
    put({ ...ANNA, email: 'bert@example.nl' });
    expect(await next()).toEqual({ kind: 'waits' });
    expect(await next()).toEqual({ kind: 'sent' });
    expect(mail.sent.map(({ to }) => to)).toEqual(['bert@example.nl']);
  });

  it('tells no log an address or a link', async () => {
    for (const kind of ['away', 'later', 'refused', 'unconfirmed'] as const) {
      const { put, mail, log, next } = open();
      put(ANNA);
      mail.fail(kind);
      await next();
      expect(log.entries).toHaveLength(1);
      expect(JSON.stringify(log.entries)).not.toMatch(/anna|id=1|customer_id/u);
    }
  });

  it('N2 keeps a letter for its sender longer than sending takes', () => {
    expect(LETTER_LEASE).toBeGreaterThan(2 * 60_000);
  });
});
