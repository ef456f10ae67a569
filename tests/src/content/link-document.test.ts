import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Link } from '#src/content/link.ts';
import { formatLink, parseLink } from '#src/content/link-document.ts';
import { anyLink } from '../../support/arbitraries/content.ts';

const NOWHERE = { type: 'external', href: '', title: '', opensNewTab: false, isFollowed: false };

describe('parseLink', () => {
  it('H13 reads the first entry of a link within the shop', () => {
    expect(
      parseLink({
        type: 'internal',
        internal_link: [
          { url: '/matrassen', title: 'Matrassen', filters: { url: '/matrassen/maat/90x200' } },
          { url: '/bedden', title: 'Bedden' },
        ],
      }),
    ).toEqual({ type: 'internal', url: '/matrassen', title: 'Matrassen' });
  });

  it.each([{}, { url: '' }, { url: ' ' }, { url: null }])(
    'H13 falls back to the url of the filters for an entry without a url: %j',
    (entry) => {
      const internal_link = [
        { ...entry, title: 'Smal', filters: { url: '/matrassen/maat/90x200' } },
      ];
      expect(parseLink({ type: 'internal', internal_link })).toEqual({
        type: 'internal',
        url: '/matrassen/maat/90x200',
        title: 'Smal',
      });
    },
  );

  it('H13 parses an external link and ignores its internal entries', () => {
    expect(
      parseLink({
        type: 'external',
        internal_link: [{ url: '/oud' }],
        external_link: { href: 'https://example.com', title: 'Elders' },
        open_external_link_in_new_tab: true,
        external_link_follow: true,
      }),
    ).toEqual({
      type: 'external',
      href: 'https://example.com',
      title: 'Elders',
      opensNewTab: true,
      isFollowed: true,
    });
  });

  it.each([
    ['External link', [], 'external'],
    ['Internal link', [], 'internal'],
    ['', [{ url: '/a' }], 'internal'],
    ['', [], 'external'],
    [null, null, 'external'],
  ])('H13 parses type %j with the internal entries %j as %s', (type, internal_link, read) => {
    expect(parseLink({ type, internal_link })?.type).toBe(read);
  });

  it('parses missing fields as empty', () => {
    expect(parseLink({})).toEqual(NOWHERE);
    expect(parseLink({ external_link: {} })).toEqual(NOWHERE);
    expect(parseLink({ type: 'internal' })).toEqual({ type: 'internal', url: '', title: '' });
    expect(parseLink({ internal_link: [{}] })).toEqual({ type: 'internal', url: '', title: '' });
  });

  it.each([
    undefined,
    'https://example.com',
    { type: 1 },
    { internal_link: {} },
    { internal_link: ['/a'] },
    { external_link: 'https://example.com' },
    { open_external_link_in_new_tab: 'yes' },
    { external_link_follow: 1 },
  ])('refuses %j', (value) => {
    expect(parseLink(value)).toBeUndefined();
  });

  it('H13 round-trips any link, a blank internal url as an empty one', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        expect(parseLink(formatLink(link))).toEqual(tidied(link));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect([undefined, 'internal', 'external']).toContain(parseLink(value)?.type);
      }),
    );
  });
});

const tidied = (link: Link): Link =>
  link.type === 'internal' && link.url.trim() === '' ? { ...link, url: '' } : link;
