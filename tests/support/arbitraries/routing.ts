import fc, { type Arbitrary } from 'fast-check';
import type { Redirect, RedirectTable } from '#src/routing/redirects.ts';
import { anyRemappedPath } from './seo.ts';
import { anyText } from './texts.ts';

const PIECES = [
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '%c3%b6',
  '%',
  '%41',
  'a',
  'B',
  'ö',
  '\\',
];

/** Any requested address: pieces with a meaning in a URL, and any text. */
export const anyRequestUrl: Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES, '?', '#', ':', '+', '\t', '"'), anyText), {
    maxLength: 12,
  })
  .chain((pieces) => fc.constantFrom(pieces.join(''), `/${pieces.join('')}`))
  .chain((address) =>
    fc.constantFrom(address, `/a?${address.replaceAll('%', '%2')}`, `http:/${address}`),
  );

const anyMove: Arbitrary<Redirect> = fc.record({
  status: fc.constantFrom(301, 302),
  target: fc.oneof(
    { weight: 8, arbitrary: anyRemappedPath },
    { weight: 2, arbitrary: fc.constantFrom('/A//', '/b?page=2', '/G/?utm=b', '/c/d?a=%41&a') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('//evil.example', '/\\evil.example', 'https://a.example'),
    },
  ),
});

/** From a small alphabet: chains, loops, odd spellings, removed pages, links to other sites. */
export const anyRedirects: Arbitrary<RedirectTable> = fc.dictionary(
  anyRemappedPath,
  fc.oneof(
    { weight: 4, arbitrary: anyMove },
    { weight: 1, arbitrary: fc.constant<Redirect>({ status: 410 }) },
  ),
);
