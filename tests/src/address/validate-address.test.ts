import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressField } from '#src/address/address.ts';
import {
  validateAddress,
  validateAddressField,
  type AddressFields,
} from '#src/address/validate-address.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  anyAddressField,
  anyAddressFields,
  anyCountry,
  anyTypedAddress,
} from '../../support/arbitraries/address.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { readTwice } from '../../support/read-twice.ts';

const TYPED: AddressFields = {
  firstName: ' Anna ',
  lastName: 'de  Vries',
  company: '',
  street: 'Lange Nieuwstraat',
  houseNumber: '12 - 14',
  addition: ' bis',
  postalCode: '3512ph',
  city: 'Utrecht',
  country: 'nl',
  telephone: '06-12345678',
  email: ' Anna@Example.NL',
};

describe('validateAddress', () => {
  it('C9 normalizes the typed fields in the format of the country', () => {
    expect(validateAddress(TYPED)).toStrictEqual(
      ok({
        firstName: 'Anna',
        lastName: 'de Vries',
        street: 'Lange Nieuwstraat',
        houseNumber: '12-14',
        addition: 'bis',
        postalCode: '3512 PH',
        city: 'Utrecht',
        country: 'NL',
        telephone: '+31612345678',
        email: 'Anna@example.nl',
      }),
    );
  });

  it('C9 reports every field but company and addition as missing in an empty form', () => {
    const fields = [
      'firstName',
      'lastName',
      'street',
      'houseNumber',
      'postalCode',
      'city',
      'country',
      'telephone',
      'email',
    ];
    expect(validateAddress({})).toEqual(err(fields.map((field) => ({ field, reason: 'missing' }))));
  });

  it('C9 reports errors in the order of the form', () => {
    const errors = { houseNumber: '', postalCode: '', city: '', telephone: '', email: '' };
    expect(validateAddress({ ...TYPED, ...errors })).toEqual(
      err(Object.keys(errors).map((field) => ({ field, reason: 'missing' }))),
    );
  });

  it('C9 treats a repeated field as missing', () => {
    const country = ['NL', 'BE'] as unknown as string;
    expect(validateAddress({ ...TYPED, country })).toEqual(
      err([{ field: 'country', reason: 'missing' }]),
    );
  });

  it.each<[AddressField, string, string]>([
    ['firstName', '123', 'malformed'],
    ['lastName', 'a'.repeat(65), 'too-long'],
    ['company', '&', 'malformed'],
    ['company', 'a'.repeat(65), 'too-long'],
    ['street', '12', 'malformed'],
    ['houseNumber', 'a', 'malformed'],
    ['addition', '-', 'malformed'],
    ['postalCode', '3512', 'malformed'],
    ['city', '---', 'malformed'],
    ['country', 'BG', 'not-delivered'],
    ['country', 'us', 'not-delivered'],
    ['country', 'Nederland', 'unknown-country'],
    ['country', 'N', 'unknown-country'],
    ['country', 'XNL', 'unknown-country'],
    ['country', 'N1', 'unknown-country'],
    ['country', 'a'.repeat(65), 'too-long'],
    ['telephone', '112', 'malformed'],
    ['email', 'anna', 'malformed'],
  ])('C9 reports %s of %j as %s', (field, typed, reason) => {
    expect(validateAddress({ ...TYPED, [field]: typed })).toEqual(err([{ field, reason }]));
  });

  it.each(['3M', '1&1', 'B', '7'])('C9 accepts %s as a company', (company) => {
    expect(validateAddress({ ...TYPED, company })).toMatchObject(ok({ company }));
  });

  it('C9 does not check the format of postal code and telephone for an invalid country', () => {
    const abroad = { ...TYPED, country: 'FR', postalCode: '75008', telephone: '01 23 45 67 89' };
    expect(validateAddress(abroad)).toEqual(err([{ field: 'country', reason: 'not-delivered' }]));
    expect(validateAddress({ ...abroad, postalCode: ' ', telephone: '1'.repeat(65) })).toEqual(
      err([
        { field: 'postalCode', reason: 'missing' },
        { field: 'country', reason: 'not-delivered' },
        { field: 'telephone', reason: 'too-long' },
      ]),
    );
  });

  it('C9 accepts every well-formed address', () => {
    fc.assert(
      fc.property(anyTypedAddress, (typed) => {
        expect(validateAddress(typed)).toMatchObject(
          ok({ postalCode: typed.postalCode, country: typed.country, city: typed.city }),
        );
      }),
    );
  });

  it('C9 is idempotent', () => {
    fc.assert(
      fc.property(anyAddressFields, (fields) => {
        expect(readTwice(validateAddress, fields)).toEqual(validateAddress(fields));
      }),
    );
  });

  it('C9 returns an address or at least one error for any form', () => {
    const anyForm = fc.dictionary(anyAddressField, anyText);
    fc.assert(
      fc.property(fc.oneof(anyAddressFields, anyForm), (fields: AddressFields) => {
        const address = validateAddress(fields);
        const answered = address.ok ? [address.value.country] : address.error;
        expect(answered).not.toEqual([]);
      }),
    );
  });

  it('C9 reports a field at most once', () => {
    fc.assert(
      fc.property(anyAddressFields, (fields) => {
        const address = validateAddress(fields);
        const blamed = address.ok ? [] : address.error.map(({ field }) => field);
        expect(new Set(blamed).size).toBe(blamed.length);
      }),
    );
  });

  it('C9 does not mutate its input', () => {
    fc.assert(
      fc.property(anyAddressFields, (fields) => {
        const copy = structuredClone(fields);
        validateAddress(fields);
        expect(fields).toEqual(copy);
      }),
    );
  });

  it('C9 reports at most postal code and telephone when only the country changes', () => {
    fc.assert(
      fc.property(anyTypedAddress, anyCountry, (typed, country) => {
        const moved = validateAddress({ ...typed, country });
        const wrong = moved.ok ? [] : moved.error.map(({ field }) => field);
        expect(['postalCode', 'telephone']).toEqual(expect.arrayContaining(wrong));
      }),
    );
  });
});

describe('validateAddressField', () => {
  it.each<[AddressField, string, string, unknown]>([
    ['postalCode', '1234ab', 'NL', ok('1234 AB')],
    ['postalCode', '1234ab', 'BE', err('malformed')],
    ['postalCode', '1234ab', '', ok('1234ab')],
    ['telephone', '01 234', 'at', ok('+431234')],
    ['company', ' ', 'NL', ok(undefined)],
    ['country', 'at', 'whatever', ok('AT')],
  ])('C9 validates %s of %j in %s', (field, typed, country, verdict) => {
    expect(validateAddressField(field, typed, country)).toEqual(verdict);
  });

  it('C9 agrees with validateAddress on every field', () => {
    fc.assert(
      fc.property(anyAddressFields, anyAddressField, (fields, field) => {
        const whole = validateAddress(fields);
        const verdict = validateAddressField(field, fields[field] ?? '', fields.country ?? '');
        const blame = whole.ok ? undefined : whole.error.find((error) => error.field === field);
        expect(verdict.ok ? undefined : verdict.error).toBe(blame?.reason);
        const value = verdict.ok ? verdict.value : undefined;
        expect(whole.ok ? whole.value[field] : value).toBe(value);
      }),
    );
  });
});
