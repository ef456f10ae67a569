import { describe, expect, it } from 'vitest';
import { OPEN_SEARCH_PATH, openSearchXml } from '#src/seo/open-search.ts';

const absoluteUrl = (path: string) => `https://nl.example${path}`;

const described = (shopName: string, description: string): string =>
  openSearchXml({ shopName, description, locale: 'de-at', absoluteUrl });

describe('openSearchXml', () => {
  it('is at the same path on every host', () => {
    expect(OPEN_SEARCH_PATH).toBe('/opensearch.xml');
  });

  it('S1 leads from the address bar to the search of the locale', () => {
    expect(described('Sluimer & Zn', 'Betten')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        '<ShortName>Sluimer &amp; Zn</ShortName>',
        '<Description>Betten</Description>',
        '<Language>de-AT</Language>',
        '<InputEncoding>UTF-8</InputEncoding>',
        '<Image width="49" height="49" type="image/png">https://nl.example/favicon-49.png</Image>',
        '<Url type="text/html" method="get" template="https://nl.example/search?q={searchTerms}"/>',
        '</OpenSearchDescription>',
        '',
      ].join('\n'),
    );
  });

  it('keeps to the lengths that browsers allow: 16 characters of a name, 1024 of a description', () => {
    const text = described('Sluimer Slaapt, Droomt', '🛏'.repeat(1025));
    expect(text).toContain('<ShortName>Sluimer Slaapt,</ShortName>');
    expect(text).toContain(`<Description>${'🛏'.repeat(1024)}</Description>`);
  });
});
