import { describe, expect, it } from 'vitest';
import type { BlockLink } from '#src/content/block-link.ts';
import { socialProfileUrls } from '#src/content/social-profiles.ts';

const linkTo = (address: string): BlockLink =>
  address.startsWith('/')
    ? { title: address, url: address }
    : { type: 'external', title: address, href: address, opensNewTab: true, isFollowed: true };

const footer = (...addresses: readonly string[]) => ({
  footer: [{ title: 'Sluimer', links: addresses.map(linkTo) }],
});

describe('socialProfileUrls', () => {
  it('returns the links to social networks once each, in order', () => {
    const shell = footer(
      'https://www.instagram.com/sluimer',
      '/over-ons',
      'https://x.com/sluimer',
      'https://www.instagram.com/sluimer',
      'https://nl.wikipedia.org/wiki/Sluimer',
    );
    expect(socialProfileUrls(shell)).toEqual([
      'https://www.instagram.com/sluimer',
      'https://x.com/sluimer',
      'https://nl.wikipedia.org/wiki/Sluimer',
    ]);
  });

  it.each([
    '/service',
    'https://www.thuiswinkel.org/leden/sluimer',
    'https://instagram.com.evil.example/sluimer',
    'https://notfacebook.com/sluimer',
    'http://facebook.com/sluimer',
    'javascript:alert("https://x.com/")',
  ])('ignores other links: %s', (url) => {
    expect(socialProfileUrls(footer(url))).toEqual([]);
  });

  it('returns an empty list for an empty footer', () => {
    expect(socialProfileUrls({ footer: [] })).toEqual([]);
  });
});
