import { describe, expect, it } from 'vitest';
import { readAppointment } from '#src/messages/appointment.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import { renderLetter } from '#src/messages/render-letter.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import german from '../../../locales/de/letters.json' with { type: 'json' };
import english from '../../../locales/en/letters.json' with { type: 'json' };
import dutch from '../../../locales/nl/letters.json' with { type: 'json' };

const TYPED = {
  store: 'Zwolle',
  dayPart: 'saturday',
  name: ' Anna  Smit ',
  email: 'anna@example.nl',
  message: 'Lunaro Vita\r\n\r\n <b>160 × 200</b>',
};
const READ = {
  locale: 'nl-nl',
  store: 'Zwolle',
  dayPart: 'saturday',
  name: 'Anna Smit',
  email: 'anna@example.nl',
  message: 'Lunaro Vita\n<b>160 × 200</b>',
} as const;
const read = (typed: Partial<typeof TYPED>) =>
  readAppointment({ ...TYPED, ...typed }, 'nl-nl', ['Amersfoort', 'Zwolle']);

describe('readAppointment', () => {
  it('SN3 tidies what was typed, and needs no message', () => {
    expect(read({})).toEqual(ok(READ));
    const { message: _, ...without } = READ;
    expect(read({ message: ' ' })).toEqual(ok(without));
  });

  it.each([
    [{ store: 'Utrecht' }, 'store', 'malformed'],
    [{ dayPart: 'sunday' }, 'dayPart', 'malformed'],
    [{ name: '' }, 'name', 'missing'],
    [{ email: 'anna@' }, 'email', 'malformed'],
    [{ message: 'a'.repeat(501) }, 'message', 'too-long'],
    [{ message: '\u0007x' }, 'message', 'malformed'],
  ])('SN3 rejects %j', (typed, field, reason) => {
    expect(read(typed)).toEqual({ ok: false, error: [{ field, reason }] });
  });
});

describe('renderLetter, of an appointment', () => {
  const texts = createLetterTexts({ nl: dutch, de: german, en: english });
  const setting = { texts, name: '1.1', shopName: 'Sluimer', company: [], phone: '033 123' };
  const letter = (kind: 'appointment-request' | 'appointment-receipt', locale: Locale = 'nl-nl') =>
    renderLetter({ kind, email: 'to@example.nl', locale, appointment: READ }, setting);

  it('SN3 tells the shop all that was typed, without markup', () => {
    const { text, html } = letter('appointment-request');
    for (const value of ['Zwolle', 'Anna Smit', 'anna@example.nl', 'Lunaro Vita'])
      expect(text).toContain(value);
    expect(html).not.toContain('<b>160');
  });

  it.each(LOCALES)(
    'SN3 tells the shopper store and time in %s, and nothing that was typed',
    (locale) => {
      const { text, html, subject } = letter('appointment-receipt', locale);
      expect(subject).toContain('Zwolle');
      for (const said of [text, html]) {
        expect(said).toContain('Zwolle');
        expect(said).not.toMatch(/Anna|Lunaro|anna@|letter\./u);
      }
    },
  );
});
