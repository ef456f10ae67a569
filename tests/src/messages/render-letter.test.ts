import { describe, expect, it } from 'vitest';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import type { Letter } from '#src/messages/letter.ts';
import { renderLetter } from '#src/messages/render-letter.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
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

/** Its texts are their keys, so that a letter shows which ones it has, and where. */
const keysOnly = { ...setting, texts: (_: Locale, key: string) => key };

/** What a letter in HTML shows, line by line. */
const shownLines = (html: string): readonly string[] =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll('<br>', '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .split('\n')
    .filter((line) => line !== '');

/** Elements that a letter opens, less those that it closes, and paragraphs and boxes without text. */
const brokenIn = (html: string) => [
  html.split(/<(?:p|div|a)\b/u).length - html.split(/<\/(?:p|div|a)>/u).length,
  html.match(/<(p|div)[^>]*>\s*<\/\1>/gu),
];

const middleOf = (letter: Letter) => renderLetter(letter, keysOnly).text.split('\n\n').slice(1, 4);

const factsWith = (name: string) =>
  [
    'declaration: letter.withdrawal.declares',
    'declared-at: Sonntag, 22. November 2026 um 08:15:03 MEZ',
    'order: SL-1001',
    'items: letter.withdrawal.everything',
    `name: ${name}`,
    'email: anna@example.de',
  ]
    .map((line) => `letter.withdrawal.${line}`)
    .join('\n');

describe('renderLetter, part by part', () => {
  const review = {
    kind: 'review',
    email: 'anna@example.nl',
    locale: 'nl-nl',
    reviewId: 'r1',
    product: 'Lunaro Cielo',
  } as const;
  const links = { link: 'https://s.example/r?a=1&b=2', stopLink: 'https://s.example/stop' };

  it('WR1 has text, button, consequence, way to stop it and sender, one below the other', () => {
    const { text, html, ...rest } = renderLetter(review, { ...keysOnly, ...links });
    expect(rest).toStrictEqual({
      name: '1.1',
      to: 'anna@example.nl',
      locale: 'nl-nl',
      subject: 'letter.review.subject',
    });
    expect(text.split('\n\n')).toEqual([
      'letter.review.title',
      'letter.review.text',
      'letter.review.button:\nhttps://s.example/r?a=1&b=2',
      'letter.review.note',
      'letter.stop:\nhttps://s.example/stop',
      'letter.reply\nletter.phone',
      'Sluimer B.V.\nAmersfoort\n',
    ]);
    expect(shownLines(html)).toEqual([
      'Sluimer',
      'letter.review.title',
      'letter.review.text',
      'letter.review.button',
      'letter.link',
      'https://s.example/r?a=1&amp;b=2',
      'letter.review.note',
      'letter.stop',
      'letter.reply',
      'letter.phone',
      'Sluimer B.V.',
      'Amersfoort',
    ]);
    expect(html.match(/href="[^"]*"/gu)).toEqual([
      'href="https://s.example/r?a=1&amp;b=2"',
      'href="https://s.example/r?a=1&amp;b=2"',
      'href="https://s.example/stop"',
    ]);
    expect(brokenIn(html)).toEqual([0, null]);
  });

  it('WR1 names the product that a review is about', () => {
    expect(renderLetter(review, setting).text).toContain('over dit product: Lunaro Cielo.');
  });

  it('has no button without a link, and no phone of a shop without one', () => {
    const { text, html } = renderLetter(review, { ...keysOnly, company: [], phone: '' });
    expect(text.split('\n\n')).toEqual([
      'letter.review.title',
      'letter.review.text',
      'letter.review.note',
      'letter.reply\n',
    ]);
    expect(html).not.toContain('href');
    expect(brokenIn(html)).toEqual([0, null]);
  });

  it.each([
    ['appointment-request', ['name: Anna', 'email: anna@example.nl', 'message:\n  Twee\n  regels']],
    ['appointment-receipt', []],
  ] as const)(
    'SN3 tells what was asked for, of which a stranger reads nothing: %s',
    (kind, typed) => {
      const appointment = {
        locale: 'nl-nl',
        store: 'Zwolle',
        dayPart: 'saturday',
        name: 'Anna',
        email: 'anna@example.nl',
        message: 'Twee\nregels',
      } as const;
      const letter = { kind, email: 'to@example.nl', locale: 'nl-nl', appointment } as const;
      const { text, html } = renderLetter(letter, keysOnly);
      expect(text.split('\n\n')).toEqual([
        `letter.${kind}.title`,
        `letter.${kind}.text`,
        [
          'letter.appointment.store: Zwolle',
          'letter.appointment.dayPart: letter.appointment.day-part.saturday',
          ...typed.map((line) => `letter.appointment.${line}`),
        ].join('\n'),
        `letter.${kind}.note`,
        // Nobody answers the shop's own letters.
        ...(kind === 'appointment-request' ? [] : ['letter.reply\nletter.phone']),
        'Sluimer B.V.\nAmersfoort\n',
      ]);
      expect(brokenIn(html)).toEqual([0, null]);
      const { message: _, ...short } = appointment;
      expect(renderLetter({ ...letter, appointment: short }, keysOnly).text).not.toContain(
        'message',
      );
    },
  );

  it.each([
    [
      'samples-request',
      [
        'letter.samples.address:\n  A B\n  Weg 1\n  1234 AB Ede\n  NL',
        'letter.samples.email: a@b.nl',
      ],
    ],
    ['samples-receipt', []],
  ] as const)(
    'FS2 tells what was ordered, of which a stranger reads nothing: %s',
    (kind, typed) => {
      const samples = {
        locale: 'nl-nl',
        product: 'Lunaro Cielo',
        fabrics: ['Rib olijf', 'Linnen ecru'],
        firstName: 'A',
        lastName: 'B',
        street: 'Weg',
        houseNumber: '1',
        postalCode: '1234 AB',
        city: 'Ede',
        email: 'a@b.nl',
      } as const;
      const { text } = renderLetter({ kind, email: 'x@y.nl', locale: 'nl-nl', samples }, keysOnly);
      expect(text.split('\n\n').slice(2)).toEqual([
        [
          'letter.samples.product: Lunaro Cielo',
          'letter.samples.fabrics:\n  Rib olijf\n  Linnen ecru',
          ...typed,
        ].join('\n'),
        `letter.${kind}.note`,
        ...(kind === 'samples-request' ? [] : ['letter.reply\nletter.phone']),
        'Sluimer B.V.\nAmersfoort\n',
      ]);
    },
  );

  it('says nothing of replies in what the shop itself reads', () => {
    expect(renderLetter(copy, keysOnly).text).not.toMatch(/letter\.(?:reply|phone)/u);
    expect(renderLetter(receipt, keysOnly).text).toMatch(/letter\.reply/u);
  });

  it('writes out a declaration in a receipt and in the copy of the shop', () => {
    const { items: _, ...whole } = WITHDRAWAL;
    const letters = withdrawalLetters([{ withdrawal: whole, declaredAt: AT }], 'x@y.example');
    expect(middleOf(letters.copy)).toEqual([
      'letter.withdrawal-copy.text',
      factsWith('Anna <b>Meyer</b>'),
      'letter.withdrawal-copy.note',
    ]);
    expect(middleOf(letters.receipt)).toEqual([
      'letter.withdrawal-receipt.text letter.withdrawal.shortened',
      factsWith('Anna b Meyer b'),
      'letter.withdrawal-receipt.note',
    ]);
  });
});

describe('renderLetter, of declarations that a stranger may have written', () => {
  const plain: Withdrawal = { ...WITHDRAWAL, name: 'Anna', items: 'Matratze Vita\n\nTopper' };
  const receiptOf = (...changes: readonly Partial<Withdrawal>[]) => {
    const declared = changes.map((change) => ({
      withdrawal: { ...plain, ...change },
      declaredAt: AT,
    }));
    return renderLetter(
      { kind: 'withdrawal-receipt', email: plain.email, locale: 'de-de', declarations: declared },
      keysOnly,
    ).text;
  };
  const SHORTENED = 'letter.withdrawal.shortened';

  it('says that a text is shortened if any is', () => {
    const items = 'Matratze Vita\nTopper';
    expect(receiptOf({ items })).not.toContain(SHORTENED);
    expect(receiptOf({ items }, { items, order: 'SL 1 '.repeat(20) })).toContain(SHORTENED);
    expect(receiptOf({ items: 'Matratze http://evil.example' })).toContain(SHORTENED);
  });

  it('keeps the lines of named items without links and empty ones, up to sixty characters', () => {
    expect(receiptOf({})).toContain('items:\n  Matratze Vita\n  Topper\n');
    expect(receiptOf({ items: 'Bett\nwww.evil.example/a' })).toContain(
      'items:\n  Bett\n  www evil example a\n',
    );
    const [line, half] = ['x'.repeat(29), 'y'.repeat(30)];
    expect(receiptOf({ items: `${line}\n${half}` })).toContain(`items:\n  ${line}\n  ${half}\n`);
    expect(receiptOf({ items: `${line}\n${half}y` })).toContain(
      `items: ${line} ${half.slice(2)} …\n`,
    );
  });

  it('tells the times of declarations from other addresses, one a line', () => {
    const text = receiptOf({}, { email: 'b@example.de' }, { email: 'c@example.de' });
    const time = 'Sonntag, 22. November 2026 um 08:15:03 MEZ';
    expect(text).toContain(`letter.withdrawal.others:\n  ${time}\n  ${time}\n\n`);
    expect(text).toContain('letter.withdrawal.written-out');
    expect(receiptOf({})).not.toMatch(/withdrawal\.(?:others|written-out)/u);
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
