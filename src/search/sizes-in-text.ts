/**
 * Sizes as shoppers write them in a text, as the source of a regular expression (flags `iu`), for
 * {@link sizeFromMatch} to read: `160 x 200 cm`, "160 bij 200", "160-200", "1,60 x 2,00 m". The
 * second side may be incomplete while it is typed; after a word it must have begun. Without a sign
 * between them, two numbers are a size if the second is as long as a bed.
 */
export const SIZE_PATTERN = sizePattern();

type Groups = Readonly<Record<string, string | undefined>>;

/** Formats a match of {@link SIZE_PATTERN} as the shop writes sizes; `160x` without a length. */
export function sizeFromMatch(groups: Groups): string | undefined {
  const { width = groups['bareWidth'], length = groups['bareLength'], wide, long } = groups;
  if (width !== undefined) return `${width}x${length ?? ''}`;
  return wide === undefined ? undefined : `${centimetres(wide)}x${centimetres(long ?? '')}`;
}

/**
 * Sizes that a text names, as the shop writes them: "matras 160 x 200" chooses one. First as they
 * are written, then with the length before the width, as some shoppers write them: no product is
 * sold in both.
 */
export function sizesInText(text: string): readonly string[] {
  const written = Array.from(
    text.matchAll(SIZES),
    ({ groups = {} }) => sizeFromMatch(groups) ?? '',
  );
  const complete = written.filter((size) => COMPLETE_SIZE.test(size));
  return [...new Set([...complete, ...complete.map(swapSides)])];
}

/** Best offer of a named size, of offers sorted best first; the sizes are tried in order. */
export const findOfferInSizes = <Offer extends { readonly size?: string | undefined }>(
  offers: readonly Offer[],
  sizes: readonly string[],
): Offer | undefined =>
  sizes.map((size) => offers.find((offer) => offer.size === size)).find((offer) => offer);

const COMPLETE_SIZE = /^\d{2,3}x\d{2,3}$/u;

/* Standing alone: not part of a longer word or number. */
const SIZES = new RegExp(`(?<![\\p{L}\\p{N}])${SIZE_PATTERN}(?![\\p{L}\\p{N}])`, 'giu');

const swapSides = (size: string): string => size.split('x').toReversed().join('x');

/** Converts metres: 160 for "1,6" and for "1.60". */
const centimetres = (metres: string): string =>
  String(Number(metres.replace(/\D/g, '').padEnd(3, '0')));

function sizePattern(): string {
  const times = '[x×*/✕]|(?:bij|op|auf|mal|by)(?=\\s+\\d)';
  const side = '[0-2][.,]\\d{1,2}';
  const metres = `(?<wide>${side})\\s*m?\\s*(?:${times})\\s*(?<long>${side})(?:\\s*m)?`;
  const signed = `(?<width>\\d{2,3})\\s*(?:cm)?\\s*(?:${times})\\s*(?<length>\\d{0,3})(?:\\s*cm)?`;
  const withoutSign = '(?<bareWidth>\\d{2,3})[\\s-](?<bareLength>1[89]0|2[012]0)(?:\\s*cm)?';
  return `(?:${metres}|${signed}|${withoutSign})`;
}
