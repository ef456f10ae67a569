import { describe, expect, it } from 'vitest';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import {
  explanationReport,
  formatReport,
  type ReportRow,
} from '#src/use-cases/explain/explanation-report.ts';

/** `/matrassen` as it is written, at the Dutch host. */
const MATTRESSES: Explanation = {
  url: '/matrassen',
  host: {
    written: 'nl.example',
    isKnown: true,
    locale: 'nl-nl',
    origin: 'https://nl.example',
    isStrict: false,
  },
  path: { written: '/matrassen', normal: '/matrassen' },
  segments: [],
  parameters: [],
  pagesElsewhere: [],
  redirects: [],
  remaps: [],
  answer: { kind: 'page', status: 200, type: 'listing', title: 'Matrassen' },
  calls: [],
};

type Title =
  | 'Answer'
  | 'Host'
  | 'Path'
  | 'Segments'
  | 'Query parameters'
  | 'Search engines'
  | 'Ports that were asked';

const lineOf = ({ label, text, isProblem }: ReportRow) =>
  `${isProblem ? '! ' : ''}${label}: ${text}`;

/** Rows of a section, as `label: text`; those with `!` say why the URL is not answered as written. */
const linesOf = (title: Title, part: Partial<Explanation>) =>
  explanationReport({ ...MATTRESSES, ...part })
    .find((section) => section.title === title)
    ?.rows.map(lineOf);

describe('explanationReport', () => {
  it('leaves out the parts that a URL does not have', () => {
    expect(explanationReport(MATTRESSES).map(({ title }) => title)).toEqual([
      'Answer',
      'Host',
      'Path',
    ]);
  });

  it.each<[string, Explanation['answer'], readonly string[]]>([
    ['a page', MATTRESSES.answer, ['200: listing: Matrassen']],
    [
      'a page that is gone',
      { kind: 'page', status: 410, type: 'error', title: 'Weg', reason: 'gone' },
      ['410: error: Weg', '! because: editors say that this page is gone'],
    ],
    [
      'a moved page',
      { kind: 'moved', status: 308, location: '/matratzen', reason: 'filter-names' },
      ['308: /matratzen', 'because: a filter is named by its key, or as in another locale'],
    ],
    [
      'a refused path',
      { kind: 'refused', status: 400, reason: 'undecodable' },
      ['! 400: an escape of the path is broken'],
    ],
    [
      'a file of the server',
      { kind: 'no-page', by: 'sitemap' },
      ['no page: answered as sitemap, not by the pages'],
    ],
    [
      'an unknown host',
      { kind: 'unknown-host' },
      ['! not asked: a host of no locale gets the default locale, without canonical'],
    ],
    [
      'an unknown host that is refused',
      { kind: 'unknown-host', status: 421 },
      ['! 421: STRICT_HOSTS refuses a host of no locale'],
    ],
  ])('says of %s how it is answered', (_, answer, lines) => {
    expect(linesOf('Answer', { answer })).toEqual(lines);
  });

  it.each<[string, Explanation['host'], readonly string[]]>([
    [
      'the host of a domain',
      MATTRESSES.host,
      ['host: nl.example', 'locale: nl-nl, https://nl.example', 'STRICT_HOSTS: false'],
    ],
    [
      'a locale without a domain',
      { isKnown: true, locale: 'nl-nl', isStrict: true },
      ['host: not in the URL', 'locale: nl-nl, without a domain', 'STRICT_HOSTS: true'],
    ],
    [
      'the host of no locale in a URL',
      { written: 'other.example', isKnown: false, locale: 'nl-nl', isStrict: false },
      [
        '! host: other.example: no origin of DOMAINS',
        'locale: nl-nl, without a domain',
        'STRICT_HOSTS: false',
      ],
    ],
    [
      'the host of no locale in a request',
      { isKnown: false, locale: 'nl-nl', isStrict: false },
      [
        '! host: not in the URL, and that of the request: no origin of DOMAINS',
        'locale: nl-nl, without a domain',
        'STRICT_HOSTS: false',
      ],
    ],
  ])('says of %s which locale it has', (_, host, lines) => {
    expect(linesOf('Host', { host })).toEqual(lines);
  });

  const ENTRY = { type: 'Lister', uid: 'm', title: 'Matrassen', url: '/matrassen' } as const;

  it.each<[string, Partial<Explanation>, readonly string[]]>([
    ['a path as it is linked', { path: { written: '/a', normal: '/a' } }, ['written: /a']],
    [
      'another spelling',
      { path: { written: '/A/', normal: '/a' } },
      ['written: /A/', '! normal form: /a'],
    ],
    [
      'a broken escape',
      { path: { written: '/%zz', rejection: 'undecodable' } },
      ['written: /%zz', '! rejected: an escape of the path is broken'],
    ],
    [
      'a content page',
      { entry: { ...ENTRY, rest: '' } },
      ['written: /matrassen', 'content page: Lister "Matrassen" at /matrassen'],
    ],
    [
      'filters after a content page',
      { entry: { ...ENTRY, rest: '/a/b' }, filters: { written: 'a/b', canonical: 'a/b' } },
      ['written: /matrassen', 'content page: Lister "Matrassen" at /matrassen', 'after it: /a/b'],
    ],
    [
      'filters in another order',
      { filters: { written: 'b/2/a/1', canonical: 'a/1/b/2' } },
      ['written: /matrassen', '! canonical filters: a/1/b/2'],
    ],
    [
      'filters that say nothing',
      { filters: { written: 'b/2', canonical: '' } },
      ['written: /matrassen', '! canonical filters: none'],
    ],
    [
      'redirects and remaps',
      {
        redirects: [
          { from: '/a', to: '/b', status: 301 },
          { from: '/b', to: '', status: 410 },
        ],
        remaps: [{ from: '/c', to: '/d' }],
      },
      [
        'written: /matrassen',
        'editors redirect: /a → /b (301)',
        'editors redirect: /b → gone (410)',
        'remapped: /c → /d',
      ],
    ],
    [
      'pages of other locales',
      {
        pagesElsewhere: [
          { locale: 'en-us', title: 'Mattresses', here: '/matrassen' },
          { locale: 'de-de', title: 'Betten' },
        ],
      },
      [
        'written: /matrassen',
        '! page of en-us: Mattresses; here: /matrassen',
        '! page of de-de: Betten',
      ],
    ],
  ])('says of %s how it is read', (_, part, lines) => {
    expect(linesOf('Path', part)).toEqual(lines);
  });

  it('F1 says what each segment of the path is', () => {
    const segments: Explanation['segments'] = [
      { text: 'matrassen', role: 'page' },
      { text: 'x', role: 'unmatched' },
      { text: 'q', role: 'text-name' },
      { text: 'latex', role: 'text' },
      { text: 'maat', role: 'unread' },
    ];
    expect(linesOf('Segments', { segments })).toEqual([
      'matrassen: page',
      '! x: no page',
      'q: a search text follows',
      'latex: search text',
      '! maat: not read: its listing or page could not be asked for',
    ]);
  });

  const HARDNESS = { key: 'hardheid', label: 'Härtegrad', urlName: 'haertegrad' };

  it('F7 says which filter a segment names, and what it is called here', () => {
    const segments: Explanation['segments'] = [
      { text: 'haertegrad', role: 'filter', match: 'matched', ...HARDNESS },
      { text: 'hardheid', role: 'filter', match: 'named-otherwise', ...HARDNESS },
      {
        text: 'firmness',
        role: 'filter',
        match: 'refused',
        refusal: 'unknown-filter',
        elsewhere: [
          { locale: 'en-us', meaning: 'Firmness', here: 'haertegrad' },
          { locale: 'nl-nl', meaning: 'Firmness' },
        ],
      },
      { text: 'soft', role: 'values', refusal: 'unknown-filter', values: [] },
    ];
    expect(linesOf('Segments', { segments })).toEqual([
      'haertegrad: filter "Härtegrad" (hardheid)',
      '! hardheid: filter "Härtegrad" (hardheid), named haertegrad here',
      '! firmness: no filter of this listing; en-us: "Firmness", here: haertegrad; nl-nl: "Firmness"',
      '! soft: values of an unknown filter',
    ]);
  });

  it('F3 says what each value means, and why one means nothing', () => {
    const medium = { text: 'medium', matches: ['Medium', 'Médium'], elsewhere: [] };
    const firm = {
      text: 'firm',
      matches: [],
      elsewhere: [{ locale: 'en-us', meaning: 'Firm' }],
    } as const;
    const segments: Explanation['segments'] = [
      { text: 'a', role: 'values', values: [medium] },
      { text: 'b', role: 'values', values: [medium, firm] },
      {
        text: 'c',
        role: 'values',
        values: [firm, { ...firm, refusal: 'empty-value' }],
        refusal: 'malformed-size',
      },
      { text: 'd', role: 'values', values: [medium, medium], refusal: 'malformed-range' },
    ];
    expect(linesOf('Segments', { segments })).toEqual([
      'a: medium = "Medium", "Médium"',
      '! b: medium = "Medium", "Médium"; firm: no value of this filter, en-us: "Firm"',
      '! c: firm: no size such as 140x200, en-us: "Firm"; firm: an empty value, en-us: "Firm"',
      '! d: medium = "Medium", "Médium"; medium = "Medium", "Médium"; ' +
        'together: no price range such as 200-500',
    ]);
  });

  it('L7 says what each parameter does', () => {
    const parameters: Explanation['parameters'] = [
      { name: 'page', value: '2', kind: 'page', effect: 'read' },
      { name: 'page', value: '9', kind: 'page', effect: 'refused', meaning: 'of 3' },
      { name: 'q', value: 'latex', kind: 'text', effect: 'read', meaning: 'latex' },
      { name: 'q', value: ' latex', kind: 'text', effect: 'read', meaning: 'latex' },
      { name: 'utm_source', value: 'a', kind: 'tracking', effect: 'kept-by-browser' },
      { name: 'live_preview', value: '…', kind: 'preview', effect: 'not-explained' },
      { name: 'foo', value: '1', kind: 'unknown', effect: 'part-of-address' },
    ];
    expect(linesOf('Query parameters', { parameters })).toEqual([
      'page=2: page of a listing',
      '! page=9: page of a listing, "of 3", makes the page a 404',
      'q=latex: search text',
      'q= latex: search text, "latex"',
      'utm_source=a: tracking, no part of the page',
      'live_preview=…: preview of an editor, left out: drafts are not explained',
      '! foo=1: unknown, not read by this page, but part of its address',
    ]);
  });

  it('S1 says which filter of a search a parameter is', () => {
    const filter = { name: 'haertegrad', value: 'm', kind: 'filter', effect: 'read' } as const;
    const values = [{ text: 'm', matches: ['Medium'], elsewhere: [] }];
    const parameters: Explanation['parameters'] = [
      { ...filter, filter: { match: 'matched', ...HARDNESS }, values: { values } },
      { ...filter, filter: { match: 'named-otherwise', ...HARDNESS }, values: { values } },
    ];
    expect(linesOf('Query parameters', { parameters })).toEqual([
      'haertegrad=m: filter, filter "Härtegrad" (hardheid), m = "Medium"',
      '! haertegrad=m: filter, filter "Härtegrad" (hardheid), named haertegrad here, m = "Medium"',
    ]);
  });

  const INDEXED = {
    rule: 'category',
    row: 'listings',
    isRobotsInHeader: false,
    alternates: [],
    inSitemap: true,
    reasons: [],
  } as const;

  it.each<[string, NonNullable<Explanation['seo']>, readonly string[]]>([
    ['H2 nothing said', INDEXED, ['robots: no tag', 'canonical: none', 'in the sitemap: yes']],
    [
      'H3 H4 H5 a page with neighbours',
      {
        ...INDEXED,
        robots: 'index,follow',
        canonical: '/a?page=2',
        prev: '/a',
        next: '/a?page=3',
        alternates: [{ hreflang: 'nl-NL', href: '/a' }],
      },
      [
        'robots: index,follow',
        'canonical: /a?page=2',
        'prev: /a',
        'next: /a?page=3',
        'nl-NL: /a',
        'in the sitemap: yes',
      ],
    ],
    [
      'H2 a header, and the reason',
      {
        ...INDEXED,
        robots: 'noindex,nofollow',
        isRobotsInHeader: true,
        inSitemap: false,
        reasons: ['disabled-by-page'],
      },
      [
        'robots: noindex,nofollow, in a header',
        'canonical: none',
        'in the sitemap: no',
        'because: an editor excludes this page from search engines',
      ],
    ],
  ])('tells what search engines are told: %s', (_, seo, lines) => {
    expect(linesOf('Search engines', { seo })).toEqual([
      'row of the policy: category: listings',
      ...lines,
    ]);
  });

  it('names each port that was asked, with its time, where the answer was from, and its failure', () => {
    const call = { port: 'search', method: 'find', args: '["a"]', duration: 1.25 };
    const calls: Explanation['calls'] = [
      call,
      { ...call, source: 'stale' },
      { ...call, source: 'fallback', failure: '504' },
    ];
    expect(linesOf('Ports that were asked', { calls })).toEqual([
      'search.find: 1.3 ms, not cached, ["a"]',
      'search.find: 1.3 ms, stale, refreshed in the background, ["a"]',
      '! search.find: 1.3 ms, fallback: an old copy instead of a failure, error: 504, ["a"]',
    ]);
  });
});

describe('formatReport', () => {
  it('writes labels in a column of up to 28 characters, a blank line between sections', () => {
    const long = 'x'.repeat(29);
    const report = formatReport([
      { title: 'One', rows: [{ label: 'a', text: 'b' }] },
      { title: 'Two', rows: [{ label: long, text: 'c', isProblem: true }] },
    ]);
    expect(report).toBe(`One\n  ${'a'.padEnd(28)}  b\n\nTwo\n! ${long}  c\n`);
    expect(formatReport([{ title: 'One', rows: [{ label: 'a', text: 'b' }] }])).toBe(
      'One\n  a  b\n',
    );
  });
});
