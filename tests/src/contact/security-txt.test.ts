import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSecurityTxt } from '#src/contact/security-txt.ts';
import { LANGUAGES } from '#src/shared/locale.ts';
import { parseSecurityTxt } from '../../support/parse-security-txt.ts';

const DAY = 24 * 60 * 60 * 1000;
const shop = {
  contacts: ['mailto:security@sluimer.example', 'https://sluimer.example/security'],
  policy: 'https://sluimer.example/policy',
  origins: ['https://www.sluimer.example', 'https://www.sluimer.de', 'http://localhost:3000'],
  now: Date.UTC(2026, 2, 1),
};

describe('formatSecurityTxt', () => {
  it('formats contacts in order, languages, policy and a canonical URL per origin', () => {
    expect(formatSecurityTxt(shop)).toBe(`Contact: mailto:security@sluimer.example
Contact: https://sluimer.example/security
Expires: 2026-12-31T23:59:59Z
Preferred-Languages: ${LANGUAGES.join(', ')}
Canonical: https://www.sluimer.example/.well-known/security.txt
Canonical: https://www.sluimer.de/.well-known/security.txt
Policy: https://sluimer.example/policy
`);
  });

  it('names no policy of a shop that has none', () => {
    const text = formatSecurityTxt({ ...shop, policy: '' });
    expect(text).toBe(formatSecurityTxt(shop).replace(/Policy: .*\n/u, ''));
  });

  it.each([
    ['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'],
    ['2026-06-30T23:59:59Z', '2026-12-31T23:59:59Z'],
    ['2026-07-01T00:00:00Z', '2027-06-30T23:59:59Z'],
    ['2028-01-01T00:00:00Z', '2028-12-31T23:59:59Z'],
  ])('formatted on %s expires at %s', (now, expires) => {
    const text = formatSecurityTxt({ ...shop, now: Date.parse(now) });
    expect(parseSecurityTxt(text).get('expires')).toEqual([expires]);
  });

  it('is valid by RFC 9116 at any time, expires in 180 to 366 days and changes at most once a day', () => {
    const anyTime = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2099-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyTime, (date) => {
        const fields = parseSecurityTxt(formatSecurityTxt({ ...shop, now: date.getTime() }));
        const left = Date.parse(fields.get('expires')?.[0] ?? '') - date.getTime();
        expect(left).toBeGreaterThan(180 * DAY);
        expect(left).toBeLessThan(366 * DAY);
        const sameDay = date.getTime() - (date.getTime() % DAY);
        expect(formatSecurityTxt({ ...shop, now: sameDay })).toBe(
          formatSecurityTxt({ ...shop, now: sameDay + DAY - 1 }),
        );
      }),
    );
  });
});
