import { describe, expect, it } from 'vitest';
import { companyLines } from '#src/content/company.ts';
import { aCompany } from '../../support/shown-pages.ts';

const REGISTERED = {
  ...aCompany,
  register: { name: 'KvK', number: '12345678' },
  vatId: 'NL001234567B01',
};

describe('companyLines', () => {
  it.each([
    ['nl-nl', '3800 ZZ Amersfoort', 'Btw-nummer'],
    ['nl-be', '3800 ZZ Amersfoort, Nederland', 'Btw-nummer'],
    ['de-de', '3800 ZZ Amersfoort, Niederlande', 'USt-IdNr.'],
    ['de-at', '3800 ZZ Amersfoort, Niederlande', 'UID-Nr.'],
    ['en-us', '3800 ZZ Amersfoort, Netherlands', 'VAT number'],
  ] as const)('names the country to shoppers of another one: %s', (locale, place, vat) => {
    expect(companyLines(REGISTERED, locale)).toEqual([
      'Sluimer B.V.',
      'Dommelpad 12',
      place,
      'KvK 12345678',
      `${vat} NL001234567B01`,
    ]);
  });

  it('leaves out numbers that the company does not have', () => {
    expect(companyLines(aCompany, 'nl-nl')).toEqual([
      'Sluimer B.V.',
      'Dommelpad 12',
      '3800 ZZ Amersfoort',
    ]);
  });
});
