import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkifyContacts } from '#src/content/linkify-contacts.ts';
import { phoneUrl } from '#src/content/phone-url.ts';

const PHONE = '033 - 123 45 67';

/** Targets of the pieces of a text. */
const hrefs = (text: string, phone = PHONE) =>
  linkifyContacts(text, phone).flatMap(({ href }) => href ?? []);

describe('linkifyContacts', () => {
  it('leads from the number of the shop to a call', () => {
    expect(linkifyContacts(`Bel ${PHONE}, dan helpen we.`, PHONE)).toEqual([
      { text: 'Bel ' },
      { text: PHONE, href: 'tel:0331234567' },
      { text: ', dan helpen we.' },
    ]);
  });

  it('leads from an address of e-mail to a letter, without the stop that ends the sentence', () => {
    expect(hrefs('Mail naar hallo@sluimer.example.')).toEqual(['mailto:hallo@sluimer.example']);
  });

  it('finds whatever a text names, as often as it does', () => {
    expect(hrefs(`${PHONE} of a@b.nl, c@d.be of ${PHONE}`)).toEqual([
      'tel:0331234567',
      'mailto:a@b.nl',
      'mailto:c@d.be',
      'tel:0331234567',
    ]);
  });

  it('leads nowhere from sizes, prices and the numbers of others', () => {
    expect(hrefs('160 x 200 cm kost 1.299,50; bel 112 of 0900 - 1234.')).toEqual([]);
  });

  it('finds no number in a shop without one', () => {
    expect(hrefs('Bel ons.', '')).toEqual([]);
  });

  it('leaves every text as it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, phone) => {
        const pieces = linkifyContacts(text, phone);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('phoneUrl', () => {
  it('keeps the digits, and the plus of a country', () => {
    expect(phoneUrl('+31 (33) 123-45 67')).toBe('tel:+31331234567');
  });
});
