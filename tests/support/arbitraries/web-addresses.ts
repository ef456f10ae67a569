import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter } from './texts.ts';

/*
 * Addresses and their parts as RFC 3986 has them, escapes included. Those of fast-check list all million
 * characters first, in every worker, which takes a second.
 */

const UNRESERVED = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~';

/** Any text of these characters besides letters and digits, and of escapes. */
const anyPart = (marks: string, size?: fc.Size): Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom(...Array.from(UNRESERVED + marks)) },
      { weight: 1, arbitrary: anyCharacter.map(escapeOf) },
    ),
    ...(size && { size }),
  });

function escapeOf(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
}

const MARKS_OF_PATHS = "!$&'()*+,;=:@";

export const anyWebSegment = anyPart(MARKS_OF_PATHS);

/** Empty, or segments each behind a slash. */
export const anyWebPath = fc
  .oneof(fc.array(anyWebSegment, { size: 'xsmall' }), fc.array(anyPart(MARKS_OF_PATHS, 'xsmall')))
  .map((segments) => segments.map((segment) => `/${segment}`).join(''));

/** What stands behind the `?` of an address, or behind its `#`. */
export const anyWebQuery = anyPart(`${MARKS_OF_PATHS}/?`);

/** An absolute address without query and anchor. */
export const anyWebUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyWebPath)
  .map(([scheme, host, path]) => `${scheme}://${host}${path}`);

/** An absolute address, some with a query or an anchor. */
export const anyWebAddress = fc
  .tuple(anyWebUrl, fc.option(anyWebQuery), fc.option(anyWebQuery))
  .map(
    ([url, query, anchor]) =>
      url + (query === null ? '' : `?${query}`) + (anchor === null ? '' : `#${anchor}`),
  );
