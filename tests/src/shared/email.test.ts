import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EMAIL_LENGTH, parseEmail } from '#src/shared/email.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { readTwice } from '../../support/read-twice.ts';

const labels = (...lengths: readonly number[]) =>
  lengths.map((length) => 'd'.repeat(length)).join('.');

describe('parseEmail', () => {
  it.each([
    'anna@example.nl',
    'a@b.nl',
    'first.last+shop@mail.example.co.uk',
    "o'brien_!#$%&*/=?^`{|}~-@example.com",
    'anna@müller.de',
    'anna@xn--mller-kva.de',
    'anna@пример.рф',
    'anna@भारत.भारत',
    'anna@3m.com',
    'anna@a-b.nl',
    'anna@1.2.museum',
    'anna@example.4x',
    'anna@example.x4',
  ])('N2 accepts %s unchanged', (email) => {
    expect(parseEmail(email)).toEqual(ok(email));
  });

  it.each([
    ['  anna@example.nl\n', 'anna@example.nl'],
    ['Anna@Example.NL', 'Anna@example.nl'],
    ['anna@MU\u0308LLER.de', 'anna@müller.de'],
    ['\u200Eanna@example.nl', 'anna@example.nl'],
  ])('N2 reads %j as %s', (typed, email) => {
    expect(parseEmail(typed)).toEqual(ok(email));
  });

  it.each(['', '  ', '\u200B'])('N2 reports a missing address for %j', (typed) => {
    expect(parseEmail(typed)).toEqual(err('missing'));
  });

  it.each([
    'anna',
    'anna.nl',
    '@example.nl',
    'anna@',
    '@',
    'anna@example',
    'anna@localhost',
    'an na@example.nl',
    'anna@exam ple.nl',
    'anna@@example.nl',
    'anna@example.nl@',
    'anna@example.nl@example.nl',
    '.anna@example.nl',
    'anna.@example.nl',
    'an..na@example.nl',
    'änna@example.nl',
    '"anna"@example.nl',
    'anna(home)@example.nl',
    'Anna <anna@example.nl>',
    'anna@example.nl, jan@example.nl',
    'anna@.nl',
    'anna@example.',
    'anna@example..nl',
    'anna@-example.nl',
    'anna@example-.nl',
    'anna@exam_ple.nl',
    'anna@\u0301a.nl',
    'anna@[1.2.3.4]',
    'anna@1.2.3.4',
    'anna@1.2.3.45',
    'anna@example.nl/',
    'an\u0000na@example.nl',
    'anna\\@example.nl',
    'mailto:anna@example.nl',
  ])('N2 refuses %s', (typed) => {
    expect(parseEmail(typed)).toEqual(err('malformed'));
  });

  it('N2 accepts a local part of 64 characters and no longer one (RFC 5321, 4.5.3.1.1)', () => {
    expect(parseEmail(`${'a'.repeat(64)}@b.nl`)).toEqual(ok(`${'a'.repeat(64)}@b.nl`));
    expect(parseEmail(`${'a'.repeat(65)}@b.nl`)).toEqual(err('too-long'));
  });

  it('N2 accepts labels of 63 characters and no longer ones (RFC 1035, 2.3.4)', () => {
    expect(parseEmail(`a@${labels(63, 2)}`).ok).toBe(true);
    expect(parseEmail(`a@${labels(64, 2)}`)).toEqual(err('malformed'));
    expect(parseEmail(`a@${labels(2, 64)}`)).toEqual(err('malformed'));
  });

  it('N2 accepts 254 characters and no more (RFC 5321, 4.5.3.1.3)', () => {
    const longest = `${'a'.repeat(64)}@${labels(63, 63, 61)}`;
    expect(longest).toHaveLength(MAX_EMAIL_LENGTH);
    expect(parseEmail(longest)).toEqual(ok(longest));
    expect(parseEmail(`${longest}d`)).toEqual(err('too-long'));
  });

  it('N2 limits the length of the address after lowercasing, which may lengthen it', () => {
    const typed = `${'a'.repeat(64)}@${labels(63, 63, 60)}İ`;
    expect(typed).toHaveLength(MAX_EMAIL_LENGTH);
    expect(parseEmail(typed)).toEqual(err('too-long'));
  });

  it('N2 is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText), (typed) => {
        expect(readTwice(parseEmail, typed)).toEqual(parseEmail(typed));
      }),
    );
  });

  it('N2 ignores the case of the domain', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}$/), fc.domain(), (name, domain) => {
        const email = parseEmail(`${name}@${domain.toLowerCase()}`);
        expect(parseEmail(`${name}@${domain.toUpperCase()}`)).toEqual(email);
        expect(email).toEqual(ok(`${name}@${domain.toLowerCase()}`));
      }),
    );
  });

  it('N2 refuses an address with a forbidden character or a second at sign at any position', () => {
    const breaks = fc.constantFrom(' ', '\u0000', '\u0085', '@', '"', '<', '\uD800', ',');
    fc.assert(
      fc.property(fc.nat(16), breaks, (index, sign) => {
        const email = 'anna@example.nl.x';
        const broken = `a${email.slice(0, index)}${sign}${email.slice(index)}x`;
        expect(parseEmail(broken)).toEqual(err('malformed'));
      }),
    );
  });

  it('N2 refuses 100,000 characters as too long', () => {
    const nonsense = ['a.'.repeat(50_000), `a@${'a-'.repeat(50_000)}`, '@'.repeat(100_000)];
    expect(nonsense.map((typed) => parseEmail(typed))).toEqual(nonsense.map(() => err('too-long')));
  });
});
