import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalHref, shopHref } from '#src/content/safe-href.ts';
import { anyEditorUrl } from '../../support/arbitraries/content.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('externalHref', () => {
  it.each([
    'https://slaapinstituut.example/test?a=b#c',
    'http://example.com',
    'HTTPS://EXAMPLE.COM',
    'mailto:vragen@sluimer.example',
    'tel:+31 20 123 45 67',
  ])('H13 accepts %s', (href) => {
    expect(externalHref(href)).toBe(href);
  });

  it('trims whitespace around an address', () => {
    expect(externalHref('  https://example.com\n')).toBe('https://example.com');
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0Aalert(1)',
    'javascript:"https://a"',
    'javascript:"mailto:a"',
    'javascript:"tel:1"',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://example.com',
    '//example.com',
    '/matrassen',
    'www.example.com',
    'https:',
    'https://',
    'https:///example.com',
    'https://\\example.com',
    'https://?a',
    'https://#a',
    'https:example.com',
    'xhttps://example.com',
    'mailto:',
    'tel:',
  ])('H13 rejects %j', (href) => {
    expect(externalHref(href)).toBeUndefined();
  });

  it('H13 returns only addresses with a web, mailto or tel protocol', () => {
    fc.assert(
      fc.property(anyEditorUrl, (written) => {
        const href = externalHref(written) ?? 'tel:1';
        const protocol = URL.canParse(href) ? new URL(href).protocol : 'https:';
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      }),
    );
  });
});

describe('shopHref', () => {
  it.each([
    ['/matrassen', '/matrassen'],
    ['matrassen/maat/90x200', '/matrassen/maat/90x200'],
    ['/', '/'],
    [' /bedden?page=2#top ', '/bedden?page=2#top'],
    ['?page=2', '/?page=2'],
    ['bedden?q=a/', '/bedden?q=a/'],
    ['a b:c', '/a%20b:c'],
    ['#vragen', '#vragen'],
    [' #vragen', '#vragen'],
    ['matrassen#vragen', '/matrassen#vragen'],
    ['#//evil.example', '#//evil.example'],
  ])('H13 resolves %j to %s', (written, href) => {
    expect(shopHref(written)).toBe(href);
  });

  it.each([
    ['/Matrassen/', '/matrassen'],
    ['Matrassen/', '/matrassen'],
    ['/matrassen//maat///90x200', '/matrassen/maat/90x200'],
    ['/a/./b/../c', '/a/c'],
    ['/..//evil.example', '/evil.example'],
    ['/%6datrassen', '/matrassen'],
    ['/b%c3%b6den', '/b%C3%B6den'],
    ['/böden', '/b%C3%B6den'],
    ['/Bedden/?Kleur=%41&q=a b', '/bedden?Kleur=%41&q=a b'],
    ['/Bedden/#Vragen', '/bedden#Vragen'],
    ['/Bedden/?q=/A//B/#/C/', '/bedden?q=/A//B/#/C/'],
    ['/search/Q/Lunaro Extra', '/search/q/Lunaro%20Extra'],
  ])('H13 normalizes %j to %s, so that no redirect follows', (written, href) => {
    expect(shopHref(written)).toBe(href);
  });

  it.each([
    '',
    ' ',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%5Cevil.example',
    'https://evil.example',
    'h323:evil',
    `/${'a'.repeat(9000)}`,
    'mailto:vragen@sluimer.example',
    'javascript:alert(1)',
  ])('H13 refuses %j, which is no path of the shop', (written) => {
    expect(shopHref(written)).toBeUndefined();
  });

  it('H13 never leaves the origin of the shop for any input', () => {
    fc.assert(
      fc.property(anyEditorUrl, (written) => {
        const href = shopHref(written) ?? '/';
        expect(href).toMatch(/^(?:#|\/(?![/\\]))/);
        expect(new URL(href, 'https://shop.example/bedden').origin).toBe('https://shop.example');
      }),
    );
  });

  it('H13 keeps an anchor on the current page', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { pathname } = new URL(shopHref(`#${text}`) ?? '#', 'https://shop.example/bedden');
        expect(pathname).toBe('/bedden');
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyEditorUrl, (written) => {
        const href = shopHref(written) ?? '/';
        expect(shopHref(href)).toBe(href);
      }),
    );
  });
});
