import { describe, expect, it } from 'vitest';
import type { Mail } from '#ports/mail.ts';
import type { RenderedEmail } from '#src/messages/letter.ts';
import { err, ok } from '#src/shared/result.ts';
import type { ReadMail } from '../support/read-mail.ts';

/** A mail transport and the mail that it delivered: recipient, text and HTML. */
export type MailBox = {
  readonly mail: Mail;
  readonly arrived: () => Promise<readonly (ReadMail & { readonly to: readonly string[] })[]>;
};

export const A_MAIL: RenderedEmail = {
  name: '1767225600000.1',
  to: 'anna@example.nl',
  locale: 'de-de',
  subject: 'Möchten Sie den Newsletter von Sluimer? Für Größen von 90 bis 200 Zentimetern – gern',
  text: `Grüße.\n\n${'Überlange deutsche Donaudampfschifffahrtsgesellschaftszeilen '.repeat(40)}\n\n.\n..Punkte\nEnde € 🛏️\n`,
  html: `<!doctype html><p>Grüße &amp; Küsse</p><p>${'ß'.repeat(2000)}</p>`,
};

/** Contract for every mail transport. */
export function mailContract(name: string, open: () => Promise<MailBox>): void {
  describe(`Mail: ${name}`, () => {
    it('N2 N2a delivers a mail to its address, as text and as HTML', async () => {
      const { mail, arrived } = await open();
      expect(await mail.send(A_MAIL)).toEqual(ok('sent'));
      const [got, ...more] = await arrived();
      expect(more).toEqual([]);
      expect(got?.to).toEqual([A_MAIL.to]);
      expect(got?.headers.get('subject')).toBe(A_MAIL.subject);
      expect(got?.text.trimEnd()).toBe(A_MAIL.text.trimEnd());
      expect(got?.html.trimEnd()).toBe(A_MAIL.html.trimEnd());
      expect(got?.headers.has('list-unsubscribe')).toBe(false);
    });

    it('N2 gives a mail the same message id whenever it is sent', async () => {
      const { mail, arrived } = await open();
      await mail.send(A_MAIL);
      await mail.send(A_MAIL);
      const names = (await arrived()).map(({ headers }) => headers.get('message-id'));
      expect(new Set(names).size).toBe(1);
      expect(names[0]).toContain(A_MAIL.name);
    });

    it('N2 adds the unsubscribe headers of mail that has them', async () => {
      const { mail, arrived } = await open();
      const unsubscribeUrl = `https://nl.example/stop?email=anna%40example.nl&customer_id=${'a'.repeat(100)}`;
      await mail.send({ ...A_MAIL, unsubscribeUrl });
      const [got] = await arrived();
      expect(got?.headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
      expect(got?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });

    it('N2 starts no header from a line break in a subject', async () => {
      const { mail, arrived } = await open();
      await mail.send({ ...A_MAIL, subject: 'Hello\r\nBcc: eve@example.nl\r\n\r\nBody' });
      const [got] = await arrived();
      expect(got?.to).toEqual([A_MAIL.to]);
      expect(got?.headers.has('bcc')).toBe(false);
      expect(got?.text.trimEnd()).toBe(A_MAIL.text.trimEnd());
    });

    it.each([
      'anna@example.nl\r\nBcc: eve@example.nl',
      'anna@example.nl\nRCPT TO:<eve@example.nl>',
    ])('N2 refuses %j, which is no address', async (to) => {
      const { mail, arrived } = await open();
      expect(await mail.send({ ...A_MAIL, to })).toMatchObject(err({ kind: 'refused' }));
      expect(await arrived()).toEqual([]);
    });

    it('N2 delivers many at once, each to its own address', async () => {
      const { mail, arrived } = await open();
      const mails = ['a', 'b', 'c', 'd'].map((letter) => mailTo(letter));
      await Promise.all(mails.map((one) => mail.send(one)));
      const got = await arrived();
      expect(
        got
          .map(({ to }) => to[0])
          .toSorted((one, other) => String(one).localeCompare(String(other))),
      ).toEqual(mails.map(({ to }) => to));
    });
  });
}

const mailTo = (letter: string): RenderedEmail => ({
  ...A_MAIL,
  name: `1.${letter}`,
  to: `${letter}@example.nl`,
});
