import { describe, expect, it } from 'vitest';
import type { BlockLink } from '#src/content/block-link.ts';
import { formatShell, type Shell, shellOfPage, socialProfileUrls } from '#src/content/shell.ts';
import { parseShell } from '../../support/bff/shell-document.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';
import { aCompany, aShell } from '../../support/shown-pages.ts';

const SHELL: Shell = {
  ...aShell,
  company: { ...aCompany, register: { name: 'KvK', number: '12345678' }, vatId: 'NL001234567B01' },
  defaults: { metaTitle: 'Sluimer', metaDescription: 'Bedden' },
};

describe('formatShell', () => {
  it('H1 formats the default metadata with the field names of the content service', () => {
    const document = formatShell(SHELL);
    expect(document.defaults).toMatchObject({
      meta_title: 'Sluimer',
      meta_description: 'Bedden',
    });
    expect(document).toMatchObject({ shopName: 'Sluimer', menu: SHELL.menu, usps: SHELL.usps });
  });
});

describe('parseShell', () => {
  it('H1 reads what formatShell writes, sent as JSON', () => {
    expect(parseShell(jsonRoundTrip(formatShell(SHELL)))).toEqual(SHELL);
  });

  it('H1 parses missing defaults as empty strings', () => {
    for (const defaults of [null, {}, { meta_title: null, meta_description: 7 }]) {
      expect(parseShell({ ...formatShell(SHELL), defaults })?.defaults).toEqual({
        metaTitle: '',
        metaDescription: '',
      });
    }
  });

  it('B6 returns undefined for a shell without a name or a cart URL', () => {
    for (const named of [{ shopName: 'Sluimer' }, { cartUrl: '/winkelwagen' }, null, 'Sluimer']) {
      expect(parseShell(named)).toBeUndefined();
    }
  });
});

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

describe('shellOfPage', () => {
  it('has the titles of menu and footer, without their links, and no defaults of the head', () => {
    const links = [linkTo('/toppers')];
    const menu = [{ title: 'Matrassen', url: '/matrassen', groups: [{ title: 'Soort', links }] }];
    const { defaults: _defaults, ...shown } = SHELL;
    expect(shellOfPage({ ...SHELL, menu, footer: [{ title: 'Service', links }] })).toEqual({
      ...shown,
      menu: [{ title: 'Matrassen', url: '/matrassen', groups: [] }],
      footer: [{ title: 'Service', links: [] }],
    });
  });
});
