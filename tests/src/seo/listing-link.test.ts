import { describe, expect, it } from 'vitest';
import { relOfListingLink } from '#src/seo/listing-link.ts';

const MATTRESSES = { categoryUrl: '/matrassen', keptPaths: ['/matrassen/hardheid/stevig'] };

describe('relOfListingLink', () => {
  it.each(['/matrassen', '/matrassen?page=2', '/matrassen/hardheid/stevig', '/boxsprings'])(
    'F11 returns no rel for a link to %s',
    (url) => {
      expect(relOfListingLink(MATTRESSES, url)).toBeUndefined();
    },
  );

  it.each([
    '/matrassen/hardheid/zacht',
    '/matrassen/hardheid/stevig/maat/90x200',
    '/matrassen?q=latex',
    '/matrassen?compare=a,b',
  ])('returns nofollow for a link to %s', (url) => {
    expect(relOfListingLink(MATTRESSES, url)).toBe('nofollow');
  });

  it('S1 returns nofollow for a link to a search', () => {
    expect(relOfListingLink({ categoryUrl: '/search', keptPaths: [] }, '/search?q=latex')).toBe(
      'nofollow',
    );
  });
});
