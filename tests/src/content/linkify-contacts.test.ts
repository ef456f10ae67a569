import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkifyContacts, phoneUrl } from '#src/content/linkify-contacts.ts';

const PHONE = '033 - 123 45 67';

/** Targets of the pieces of a text. */
const hrefs = (text: string, phone = PHONE) =>
  linkifyContacts(text, phone).flatMap(({ href }) => href ?? []);

describe('linkifyContacts', () => {
  it("links the shop's phone number with tel:", () => {
    expect(linkifyContacts(`Bel ${PHONE}, dan helpen we.`, PHONE)).toEqual([
      { text: 'Bel ' },
      { text: PHONE, href: 'tel:0331234567' },
      { text: ', dan helpen we.' },
    ]);
  });

  it('links an email address with mailto:, without the period after it', () => {
    expect(hrefs('Mail naar hallo@sluimer.example.')).toEqual(['mailto:hallo@sluimer.example']);
  });

  it('links every contact in a text, including repeats', () => {
    expect(hrefs(`${PHONE} of a@b.nl, c@d.be of ${PHONE}`)).toEqual([
      'tel:0331234567',
      'mailto:a@b.nl',
      'mailto:c@d.be',
      'tel:0331234567',
    ]);
  });

  it('links no sizes, prices or other phone numbers', () => {
    expect(hrefs('160 x 200 cm kost 1.299,50; bel 112 of 0900 - 1234.')).toEqual([]);
  });

  it('has no empty piece, and the whole text in one if it has no contact', () => {
    expect(linkifyContacts(PHONE, PHONE)).toEqual([{ text: PHONE, href: 'tel:0331234567' }]);
    expect(linkifyContacts('a@b.nl', '')).toEqual([{ text: 'a@b.nl', href: 'mailto:a@b.nl' }]);
    expect(linkifyContacts('Bel ons.', '')).toEqual([{ text: 'Bel ons.' }]);
    expect(linkifyContacts('', PHONE)).toEqual([]);
  });

  it('links no phone number if the shop has none', () => {
    expect(hrefs('Bel ons.', '')).toEqual([]);
  });

  it('preserves the text of any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, phone) => {
        const pieces = linkifyContacts(text, phone);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('phoneUrl', () => {
  it('keeps the digits and the plus of the country code', () => {
    expect(phoneUrl('+31 (33) 123-45 67')).toBe('tel:+31331234567');
  });
});
