/**
 * How shoppers write a size in a text, as the source of a regular expression (flags `iu`), for
 * {@link writtenSize} to read: `160 x 200 cm`, "160 bij 200", "160-200", "1,60 x 2,00 m". The second
 * side may still be being typed; after a word it has to have begun. Without a sign between them, two
 * numbers are a size where the second is as long as a bed.
 */
export const SIZE_FORMS = sizeForms();

type Groups = Readonly<Record<string, string | undefined>>;

/** What {@link SIZE_FORMS} found, as the shop writes sizes; `160x` where the length is yet to come. */
export function writtenSize(groups: Groups): string | undefined {
  const { width = groups['bareWidth'], length = groups['bareLength'], wide, long } = groups;
  if (width !== undefined) return `${width}x${length ?? ''}`;
  return wide === undefined ? undefined : `${centimetres(wide)}x${centimetres(long ?? '')}`;
}

/**
 * The sizes that a text names, as the shop writes them: who looks for "matras 160 x 200" has chosen
 * one. First as they are written, then with the length before the width, as some people say them: no
 * product is sold in both.
 */
export function sizesInText(text: string): readonly string[] {
  const written = Array.from(text.matchAll(SIZES), ({ groups = {} }) => writtenSize(groups) ?? '');
  const whole = written.filter((size) => WHOLE.test(size));
  return [...new Set([...whole, ...whole.map(turned)])];
}

/** Of offers, the best one first, the one that is of a size that was named; the sizes go in turn. */
export const offerOfSizes = <Offer extends { readonly size?: string | undefined }>(
  offers: readonly Offer[],
  sizes: readonly string[],
): Offer | undefined =>
  sizes.map((size) => offers.find((offer) => offer.size === size)).find((offer) => offer);

/**
 * Among which sizes the price of a hit is the lowest, so that it reads "from" where another of them
 * costs more: the chosen ones, else the one that a text names where the hit is of it. `undefined`
 * stands for all of them.
 */
export const comparedSizes = (
  size: string | undefined,
  chosen: ReadonlySet<string> | undefined,
  named: readonly string[],
): ReadonlySet<string> | undefined =>
  chosen ?? (size !== undefined && named.includes(size) ? new Set([size]) : undefined);

const WHOLE = /^\d{2,3}x\d{2,3}$/u;

/* By itself: no part of a longer word or number. */
const SIZES = new RegExp(`(?<![\\p{L}\\p{N}])${SIZE_FORMS}(?![\\p{L}\\p{N}])`, 'giu');

const turned = (size: string): string => size.split('x').toReversed().join('x');

/** Of a length in metres: 160 of "1,6" and of "1.60". */
const centimetres = (metres: string): string =>
  String(Number(metres.replace(/\D/g, '').padEnd(3, '0')));

function sizeForms(): string {
  const times = '[x×*/✕]|(?:bij|op|auf|mal|by)(?=\\s+\\d)';
  const side = '[0-2][.,]\\d{1,2}';
  const metres = `(?<wide>${side})\\s*m?\\s*(?:${times})\\s*(?<long>${side})(?:\\s*m)?`;
  const signed = `(?<width>\\d{2,3})\\s*(?:cm)?\\s*(?:${times})\\s*(?<length>\\d{0,3})(?:\\s*cm)?`;
  const bare = '(?<bareWidth>\\d{2,3})[\\s-](?<bareLength>1[89]0|2[012]0)(?:\\s*cm)?';
  return `(?:${metres}|${signed}|${bare})`;
}
