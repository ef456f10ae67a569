import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import type { RenderedEmail } from '#src/messages/letter.ts';
import { maskedEmail } from '#src/messages/mailbox-key.ts';
import { renderLetter } from '#src/messages/render-letter.ts';
import { shownOrder } from '#src/messages/withdrawal-facts.ts';
import { readWithdrawal } from '#src/withdrawal/withdrawal.ts';
import german from '../../../locales/de/letters.json';
import english from '../../../locales/en/letters.json';
import dutch from '../../../locales/nl/letters.json';
import { anyMailInjection } from '../../support/arbitraries/mail-injection.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';
import { linksIn } from '../../support/links-in.ts';
import { inScope } from '../../support/test-scope.ts';
import { withdrawalLetters } from '../../support/withdrawal-letters.ts';

const LINK = 'https://shop.example/voorkeuren?customer_id=1';
const setting = {
  texts: createLetterTexts({ nl: dutch, de: german, en: english }),
  name: '1.1',
  shopName: 'Sluimer',
  company: ['Sluimer B V', 'Amersfoort'],
  phone: '033 - 123 45 67',
};

/** A mailbox with a tag, and a name on catch-all domains, that a stranger has chosen. */
const anyEmail = fc
  .tuple(
    fc.constantFrom('victim', 'vic.tim', 'www.evil.com/x', 'evil.com', '=evil|x', 'a#b'),
    fc.constantFrom('', '+tag', '+www.evil.example/a', '+evil.com', '+http//evil.example'),
  )
  .map(([name, tag]) => `${name}${tag}@victim.example`);

/** Links allowed in a letter: its reader's own address, the shop's link and its phone. */
const own = (email: string) => [maskedEmail(email), LINK, setting.phone];

/** Links in the visible text, except those in `known`. */
function strangeLinks(
  { subject, text, html }: RenderedEmail,
  known: readonly string[],
): readonly string[] {
  const shown = html.replace(/<head>[\s\S]*<\/head>/u, '').replaceAll(/<[^>]*>/gu, '\n');
  return [subject, text, shown].flatMap((part) =>
    linksIn(known.reduce((rest, one) => rest.replaceAll(one, '#'), part)),
  );
}

describe('renderLetter, to an unconfirmed mailbox', () => {
  it('shows nothing that becomes a link, whatever was declared', () => {
    const anyTyped = fc.record({
      name: anyMailInjection,
      order: anyMailInjection,
      items: anyMailInjection,
      email: anyEmail,
    });
    let read = 0;
    fc.assert(
      fc.property(
        fc.array(anyTyped, { minLength: 1, maxLength: 3 }),
        anyLocale,
        (typed, locale) => {
          const declarations = typed.flatMap((fields) => {
            const cut = {
              name: `A${fields.name}`.slice(0, 60),
              order: `1${fields.order}`.slice(0, 60),
              items: `B${fields.items}`.slice(0, 480),
            };
            const withdrawal = readWithdrawal({ ...cut, email: typed[0]?.email ?? '' }, locale);
            return withdrawal.ok ? [{ withdrawal: withdrawal.value, declaredAt: 0 }] : [];
          });
          const [first, ...more] = declarations;
          if (!first) return;
          read += 1;
          const { receipt, copy } = withdrawalLetters([first, ...more], 'service@sluimer.example');
          const mail = renderLetter(receipt, setting);
          const orders = declarations.map(({ withdrawal }) => shownOrder(withdrawal.order));
          // The digits of an order number are allowed; the rest of it contains no link either.
          const numbers = orders.filter((order) => /^[\p{L}\p{N}_-]+(?: …)?$/u.test(order));
          expect(strangeLinks(mail, [...own(receipt.email), ...numbers])).toEqual([]);
          for (const { subject, to } of [mail, renderLetter(copy, setting)]) {
            expect(`${subject}${to}`).not.toMatch(/[\r\n\0\u2028]/u);
            expect(
              linksIn(subject.replace(numbers[0] ?? LINK, '#').replace(/\(\+\d\)/u, '')),
            ).toEqual([]);
          }
        },
      ),
      { numRuns: inScope(500, 75) },
    );
    expect(read).toBeGreaterThan(inScope(100, 15));
  });

  it('N2 shows nothing that becomes a link, whatever address was typed', () => {
    fc.assert(
      fc.property(
        anyEmail,
        anyLocale,
        fc.constantFrom('confirm', 'preferences', 'unknown-address'),
        (email, locale, kind) => {
          const letter =
            kind === 'unknown-address'
              ? { kind, email, locale }
              : { kind, email, locale, customerId: '1' };
          const mail = renderLetter(letter, { ...setting, link: LINK });
          expect(mail.to).toBe(email);
          expect(strangeLinks(mail, own(email))).toEqual([]);
        },
      ),
    );
  });
});
