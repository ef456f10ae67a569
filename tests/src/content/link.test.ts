import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLink, NOFOLLOW_REL, type ExternalLink } from '#src/content/link.ts';
import { normalizeUrl } from '#src/routing/normalize-url.ts';
import { anyLink } from '../../support/arbitraries/content.ts';

const ELSEWHERE: ExternalLink = {
  type: 'external',
  href: 'https://slaapinstituut.example/test',
  title: 'Getest',
  opensNewTab: false,
  isFollowed: false,
};

describe('resolveLink', () => {
  it('H13 resolves an internal link to its path and title only', () => {
    expect(resolveLink({ type: 'internal', url: 'matrassen', title: 'Matrassen' })).toEqual({
      href: '/matrassen',
      title: 'Matrassen',
      isExternal: false,
    });
  });

  it('H13 sets rel to nofollow noindex noreferrer on an external link', () => {
    expect(resolveLink(ELSEWHERE)).toEqual({
      href: 'https://slaapinstituut.example/test',
      title: 'Getest',
      isExternal: true,
      rel: 'nofollow noindex noreferrer',
    });
  });

  it('H13 sets target to _blank on an external link that opens a new tab', () => {
    expect(resolveLink({ ...ELSEWHERE, opensNewTab: true })).toMatchObject({
      target: '_blank',
      rel: 'nofollow noindex noreferrer',
    });
  });

  it('H13 sets no rel on a followed external link, or noopener if it opens a new tab', () => {
    const followed = { ...ELSEWHERE, isFollowed: true };
    expect(resolveLink(followed)).not.toHaveProperty('rel');
    expect(resolveLink(followed)).not.toHaveProperty('target');
    expect(resolveLink({ ...followed, opensNewTab: true })).toMatchObject({
      target: '_blank',
      rel: 'noopener',
    });
  });

  it('falls back to the address for a blank title', () => {
    for (const title of ['', ' \n']) {
      expect(resolveLink({ ...ELSEWHERE, title })?.title).toBe(ELSEWHERE.href);
      expect(resolveLink({ type: 'internal', url: '/a', title })?.title).toBe('/a');
    }
  });

  it('H13 returns undefined for an unsafe address', () => {
    expect(resolveLink({ ...ELSEWHERE, href: 'javascript:alert(1)' })).toBeUndefined();
    expect(resolveLink({ type: 'internal', url: '//evil.example', title: 'a' })).toBeUndefined();
  });

  it('H13 resolves to a safe protocol or undefined, and keeps an internal link on the origin', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        const resolved = resolveLink(link);
        if (!resolved) return;
        const { origin, protocol } = addressOf(resolved.href);
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        expect(resolved.isExternal).toBe(link.type === 'external');
        expect(link.type === 'internal' ? origin : SHOP).toBe(SHOP);
        expect(resolved.title.trim()).not.toBe('');
      }),
    );
  });

  it('H13 resolves an internal link to its normalized path, without a redirect', () => {
    expect(resolveLink({ type: 'internal', url: '/Matrassen/?page=2#Top', title: 'a' })?.href).toBe(
      '/matrassen?page=2#Top',
    );
    fc.assert(
      fc.property(anyLink, (link) => {
        const resolved = resolveLink(link);
        if (!resolved || resolved.isExternal || resolved.href.startsWith('#')) return;
        const path = resolved.href.replace(/[?#].*$/su, '');
        expect(normalizeUrl(path)).toBe(path);
      }),
    );
  });

  it('H13 sets rel and target of an external link exactly as the editor chose', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        const resolved = resolveLink(link);
        if (!resolved || link.type === 'internal') return;
        expect(resolved.rel === NOFOLLOW_REL).toBe(!link.isFollowed);
        expect(resolved.target === '_blank').toBe(link.opensNewTab);
        expect(resolved.target !== undefined && resolved.rel === undefined).toBe(false);
      }),
    );
  });
});

const SHOP = 'https://shop.example';

/** Address as parsed by a browser; an invalid one leads nowhere, which is safe. */
const addressOf = (href: string): Pick<URL, 'origin' | 'protocol'> =>
  URL.canParse(href, SHOP) ? new URL(href, SHOP) : { origin: SHOP, protocol: 'https:' };
