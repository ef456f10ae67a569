import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPreferencesChange, readPreferencesRequest } from '#src/messages/email-preferences.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const REQUEST = { email: 'anna@example.nl', customer_id: '42' };

describe('readPreferencesRequest', () => {
  it.each(['42', 'NDI=', 'a_b-c+d/e', '1'.repeat(128)])('N2 accepts the id %s', (customer_id) => {
    expect(readPreferencesRequest({ ...REQUEST, customer_id })).toEqual(
      ok({ email: 'anna@example.nl', customer_id }),
    );
  });

  it.each([
    ['', 'missing'],
    ['4 2', 'malformed'],
    ['42;', 'malformed'],
    ['é', 'malformed'],
    ['1'.repeat(129), 'too-long'],
  ])('N2 refuses the id %j as %s', (customer_id, reason) => {
    expect(readPreferencesRequest({ ...REQUEST, customer_id })).toEqual(
      err([{ field: 'customer_id', reason }]),
    );
  });

  it('N2 returns all validation errors', () => {
    expect(readPreferencesRequest({ email: 'anna' })).toEqual(
      err([
        { field: 'email', reason: 'malformed' },
        { field: 'customer_id', reason: 'missing' },
      ]),
    );
  });
});

describe('readPreferencesChange', () => {
  it('N2 parses the preferences of a customer', () => {
    const form = { ...REQUEST, is_subscribed: 'on', firstname: ' Anna', lastname: 'de Vries' };
    expect(readPreferencesChange(form)).toStrictEqual(
      ok({
        ...REQUEST,
        customer: { is_subscribed: true, firstname: 'Anna', lastname: 'de Vries' },
      }),
    );
  });

  it('N2 parses an empty name field as a removed name, and omits a missing one', () => {
    expect(readPreferencesChange({ ...REQUEST, firstname: ' ' })).toStrictEqual(
      ok({ ...REQUEST, customer: { firstname: '', is_subscribed: false } }),
    );
    expect(readPreferencesChange({ ...REQUEST, lastname: '' })).toStrictEqual(
      ok({ ...REQUEST, customer: { lastname: '', is_subscribed: false } }),
    );
  });

  it.each([
    ['on', true],
    ['true', true],
    ['1', true],
    ['', false],
    ['false', false],
    ['0', false],
  ])('N2 parses the checkbox value %j as %s', (is_subscribed, expected) => {
    expect(readPreferencesChange({ ...REQUEST, is_subscribed })).toMatchObject(
      ok({ customer: { is_subscribed: expected } }),
    );
  });

  it('N2 returns all validation errors of the request and the customer', () => {
    const form = {
      email: '',
      customer_id: '!',
      is_subscribed: 'yes',
      firstname: '1',
      lastname: '2',
    };
    expect(readPreferencesChange(form)).toEqual(
      err([
        { field: 'email', reason: 'missing' },
        { field: 'customer_id', reason: 'malformed' },
        { field: 'is_subscribed', reason: 'malformed' },
        { field: 'firstname', reason: 'malformed' },
        { field: 'lastname', reason: 'malformed' },
      ]),
    );
  });

  it('N2 validates email and id of a change exactly like those of a request', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText), anyText, (email, customer_id) => {
        const request = readPreferencesRequest({ email, customer_id });
        const change = readPreferencesChange({ email, customer_id });
        expect(change).toEqual(
          request.ok ? ok({ ...request.value, customer: { is_subscribed: false } }) : request,
        );
      }),
    );
  });
});
