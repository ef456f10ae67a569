import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buyerKey,
  emailKey,
  hasNoPlusTag,
  mailboxKey,
  maskedEmail,
} from '#src/messages/mailbox-key.ts';

describe('mailboxKey', () => {
  it.each([
    ['Victim@Example.NL', 'victim@example.nl'],
    ['victim+a@example.nl', 'victim@example.nl'],
    ['victim+a+b@example.nl', 'victim@example.nl'],
    ['vic.tim@example.nl', 'vic.tim@example.nl'],
    ['vic.tim+shop@gmail.com', 'victim@gmail.com'],
    ['V.I.C.TIM@googlemail.com', 'victim@gmail.com'],
    ['+only@example.nl', '+only@example.nl'],
  ])('N2 maps %s to %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });

  it('N2 is idempotent and ignores any plus tag', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9.]{0,8}$/u), (email, tag) => {
        const key = mailboxKey(email);
        expect(mailboxKey(key)).toBe(key);
        const at = email.lastIndexOf('@');
        expect(mailboxKey(`${email.slice(0, at)}+${tag}${email.slice(at)}`)).toBe(key);
      }),
    );
  });
});

describe('emailKey', () => {
  it.each([
    ['Anna@Example.NL', 'Anna@example.nl'],
    ['anna+a@example.nl', 'anna+a@example.nl'],
    ['An.na+a@GoogleMail.com', 'anna@gmail.com'],
  ])('N2 has one reader for %s and %s', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });
});

describe('buyerKey', () => {
  it('WR5 is the same however a shop has stored an address', () => {
    expect(buyerKey(' Anna@Example.NL ')).toBe('anna@example.nl');
  });
});

describe('hasNoPlusTag', () => {
  it.each([
    ['a@example.nl', true],
    ['a+b@example.nl', false],
    ['+b@example.nl', true],
  ])('N2 returns for %s: %j', (email, isIt) => {
    expect(hasNoPlusTag(email)).toBe(isIt);
  });
});

describe('maskedEmail', () => {
  it.each([
    ['anna.de-vries@example.nl', 'anna.de-vries@example.nl'],
    ['anna+buy-at-evil.example@example.nl', 'anna@example.nl'],
    ['www.evil.example/a@example.nl', '…@example.nl'],
    ['www.evil.example@example.nl', '…@example.nl'],
    ["o'neill@example.nl", "o'neill@example.nl"],
    ['a/b@example.nl', '…@example.nl'],
    ['anna.www.b@example.nl', 'anna.www.b@example.nl'],
    ['@example.nl', '…@example.nl'],
  ])('N2 masks %s as %s', (email, shown) => {
    expect(maskedEmail(email)).toBe(shown);
  });
});
