import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '#src/seo/absolute-url.ts';

describe('absoluteUrl', () => {
  it('H3 puts the origin of the locale before the path, if there is one', () => {
    const domains = { 'nl-nl': 'https://nl.example/', 'de-de': '' };
    expect(absoluteUrl(domains, 'nl-nl', '/matrassen')).toBe('https://nl.example/matrassen');
    expect(absoluteUrl(domains, 'de-de', '/matratzen')).toBeUndefined();
    expect(absoluteUrl(domains, 'de-at', '/matratzen')).toBeUndefined();
  });
});
