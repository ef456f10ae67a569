import { describe, expect, it } from 'vitest';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import { renderLetter } from '#src/messages/render-letter.ts';
import german from '../../../locales/de/letters.json' with { type: 'json' };
import dutch from '../../../locales/nl/letters.json' with { type: 'json' };
import english from '../../../locales/en/letters.json' with { type: 'json' };
import { withdrawalLetters } from '../../support/withdrawal-letters.ts';

const words = createLetterTexts({ nl: dutch, de: german, en: english });
const setting = {
  texts: words,
  name: '1.1',
  shopName: 'Sluimer',
  company: ['Sluimer B.V.', 'Amersfoort'],
  phone: '033 - 123 45 67',
};

const WITHDRAWAL = {
  locale: 'de-de',
  name: 'Anna <b>Meyer</b>',
  order: 'SL-1001',
  email: 'anna@example.de',
  items: 'Matratze Vita\nTopper',
} as const;
const AT = Date.UTC(2026, 10, 22, 7, 15, 3);
const { receipt, copy } = withdrawalLetters(
  [{ withdrawal: WITHDRAWAL, declaredAt: AT }],
  'service@sluimer.example',
);

describe('renderLetter, of a withdrawal', () => {
  it('sends the receipt to the consumer, and the copy to the shop', () => {
    expect(renderLetter(receipt, setting)).toMatchObject({
      to: 'anna@example.de',
      subject: 'Eingangsbestätigung Ihres Widerrufs bei Sluimer',
    });
    expect(renderLetter(copy, setting)).toMatchObject({
      to: 'service@sluimer.example',
      subject: 'Vertrag widerrufen: SL-1001',
    });
  });

  it.each([receipt, copy])('includes all declared data and the time: $kind', (letter) => {
    const { text, html } = renderLetter(letter, setting);
    expect(text).toContain('Hiermit widerrufe ich den von mir abgeschlossenen Vertrag');
    expect(text).toContain('Eingegangen: Sonntag, 22. November 2026 um 08:15:03 MEZ');
    expect(text).toContain('Bestellung: SL-1001');
    expect(text).toContain('Artikel:\n  Matratze Vita\n  Topper');
    expect(text).toContain('anna@example.de');
    expect(html).toContain('Sonntag, 22. November 2026 um 08:15:03 MEZ');
    expect(html).toContain('Matratze Vita<br>Topper');
  });

  it('escapes HTML for the shop, and strips markup for an unconfirmed mailbox', () => {
    const [shop, stranger] = [renderLetter(copy, setting), renderLetter(receipt, setting)];
    expect(shop.text).toContain('Name: Anna <b>Meyer</b>');
    expect(shop.html).toContain('Anna &lt;b&gt;Meyer&lt;/b&gt;');
    expect(stranger.text).toContain('Name: Anna b Meyer b');
    expect(stranger.text).toContain('Wir bewahren die ganze Erklärung auf.');
    expect(shop.text).not.toContain('Wir bewahren die ganze Erklärung auf.');
  });

  it('lists all declarations of one email', () => {
    const declarations = ['SL-1', 'SL-2', 'SL-3'].map((order) => ({
      withdrawal: { ...WITHDRAWAL, order },
      declaredAt: AT,
    }));
    const [first, ...more] = declarations;
    if (!first) throw new Error('There are three.');
    const { receipt, copy } = withdrawalLetters([first, ...more], 'service@sluimer.example');
    const { text } = renderLetter(receipt, setting);
    expect(text).toContain('diese 3 Erklärungen');
    for (const [index, order] of ['SL-1', 'SL-2', 'SL-3'].entries()) {
      expect(text).toContain(`Erklärung ${index + 1}/3: Hiermit widerrufe ich`);
      expect(text).toContain(`Bestellung: ${order}`);
    }
    expect(renderLetter(copy, setting).subject).toBe('Vertrag widerrufen: SL-1 (+2)');
  });

  it('shows the last five declarations and all times in the receipt, and all declarations in the copy', () => {
    const [first, ...more] = Array.from({ length: 200 }, (_, index) => ({
      withdrawal: {
        ...WITHDRAWAL,
        order: `SL-${index} ${'x'.repeat(50)}`,
        name: 'n'.repeat(60),
        items: 'i'.repeat(60),
      },
      declaredAt: AT + index * 1000,
    }));
    if (!first) throw new Error('There are 200.');
    const { receipt, copy } = withdrawalLetters([first, ...more], 'service@sluimer.example');
    const { text } = renderLetter(receipt, setting);
    expect(text.match(/SL-\d+/gu)).toEqual(['SL-195', 'SL-196', 'SL-197', 'SL-198', 'SL-199']);
    expect(text.match(/nnnnn+|iiiii+|xxxxx+/gu)?.join('').length).toBeLessThan(1000);
    expect(text).toContain('Erklärung 200/200');
    expect(text).toContain('diese 200 Erklärungen');
    expect(text).toContain('5 davon stehen unten; von den anderen 195');
    expect(text.match(/22\. November 2026 um/gu)).toHaveLength(200);
    expect(renderLetter(copy, setting).text.match(/SL-\d+/gu)).toHaveLength(200);
  });

  it('omits the content of a declaration from another address', () => {
    const [own, other] = ['bob@example.de', 'bob+x@example.de'].map((email) => ({
      withdrawal: { ...WITHDRAWAL, order: email.length > 14 ? 'SL-2' : 'SL-1', email },
      declaredAt: AT,
    }));
    if (!own || !other) throw new Error('There are two.');
    const { text } = renderLetter(withdrawalLetters([own, other], 'x@y.example').receipt, setting);
    expect(text).toContain('SL-1');
    expect(text).not.toContain('SL-2');
    expect(text).toContain('Außerdem eingegangen (1): Sonntag');
  });

  it('contains no link and no unsubscribe URL in a receipt', () => {
    const mail = renderLetter(receipt, { ...setting, link: 'https://nl.example/x' });
    expect(mail.html).not.toContain('<a ');
    expect(mail.unsubscribeUrl).toBeUndefined();
  });

  it('says that the whole order is meant where no items are named', () => {
    const { items: _, ...whole } = WITHDRAWAL;
    const declared = { withdrawal: { ...whole, locale: 'nl-nl' }, declaredAt: AT } as const;
    const letter = withdrawalLetters([declared], 'x@y.example').receipt;
    expect(renderLetter(letter, setting).text).toContain('Artikelen: De hele bestelling');
  });
});

describe('renderLetter, of the newsletter', () => {
  it('has a button with the given link', () => {
    const { html, text } = renderLetter(
      { kind: 'unknown-address', email: 'a@b.example', locale: 'en-us' },
      { ...setting, link: 'https://en.example/newsletter' },
    );
    expect(html).toContain('<a href="https://en.example/newsletter"');
    expect(text).toContain('To the newsletter:\nhttps://en.example/newsletter');
  });
});

describe('the texts of letters', () => {
  it.each(Object.entries({ dutch, german, english }))(
    'P3a name no price and no percentage: %s',
    (_, texts) => {
      const priced = Object.values(texts).filter((text) =>
        /[€%]|\bEUR\b|\{\{(?:price|amount|was|saved)/u.test(text),
      );
      expect(priced).toEqual([]);
      expect(Object.keys(texts).length).toBeGreaterThan(10);
    },
  );
});
