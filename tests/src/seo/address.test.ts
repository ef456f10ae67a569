import { describe, expect, it } from 'vitest';
import { addressOf } from '#src/seo/address.ts';

describe('addressOf', () => {
  it('H3 puts the origin of the locale before the path, if there is one', () => {
    const domains = { 'nl-nl': 'https://nl.example/', 'de-de': '' };
    expect(addressOf(domains, 'nl-nl', '/matrassen')).toBe('https://nl.example/matrassen');
    expect(addressOf(domains, 'de-de', '/matratzen')).toBeUndefined();
    expect(addressOf(domains, 'de-at', '/matratzen')).toBeUndefined();
  });
});
