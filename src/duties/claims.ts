import { attributeProperty } from '../catalog/attributes/attribute-key.ts';
import { searchableAttributes } from '../catalog/page-attributes.ts';
import type { Product } from '../catalog/product.ts';
import { type Locale, localizedText } from '../shared/locale.ts';
import { memoize } from '../shared/memoize.ts';
import {
  CLAIM_RULES,
  type ClaimKind,
  type ClaimRule,
  NAMED_SEAL,
  PROVEN_OR_EXPLAINED,
  SEAL_SOURCE,
  SEALS,
} from './claim-words.ts';
import { goodsFactsOf } from './goods-facts.ts';

/** A word in a text that needs a proof. */
export type ClaimFinding = {
  readonly kind: ClaimKind;
  /** As it is written in the text. */
  readonly word: string;
  /** Index of its first UTF-16 code unit. */
  readonly position: number;
  /** The law that forbids it without proof. */
  readonly source: string;
};

/**
 * Finds the words in a text of a locale that need a proof, in the order of the text. `certified` are
 * the names of the certificates of the goods that the text is about: with number and institute they
 * are told beside it.
 */
export function claimsIn(
  text: string,
  locale: Locale,
  certified: readonly string[] = [],
): readonly ClaimFinding[] {
  const { anyWord, patterns } = patternsOf(locale);
  if (!anyWord.test(text)) return [];
  const findings = patterns.flatMap(({ rule, name, words }) => {
    const { kind, source, unless, isClaimInQuestion } = rule;
    if (name !== undefined && certified.some((one) => one.includes(name))) return [];
    return Array.from(text.matchAll(words)).flatMap(({ 0: word, index: position }) => {
      const sentence = sentenceAround(text, position);
      const isMeantOtherwise =
        (unless?.test(sentence) ?? false) ||
        (!isClaimInQuestion && sentence.endsWith('?')) ||
        isDenied(kind, text, position, position + word.length);
      return isMeantOtherwise ? [] : [{ kind, word, position, source }];
    });
  });
  return findings.toSorted((one, other) => one.position - other.position);
}

type Pattern = {
  readonly rule: Omit<ClaimRule, 'words'>;
  readonly words: RegExp;
  /** Of a seal. */
  readonly name?: string;
};

/** Whole words: no letter or digit before or after. */
const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const SEAL_RULE: Pattern['rule'] = {
  kind: 'seal',
  source: SEAL_SOURCE,
  unless: PROVEN_OR_EXPLAINED,
  isClaimInQuestion: true,
};

const patternsOf = memoize((locale: Locale) => {
  const patterns: readonly Pattern[] = [
    ...CLAIM_RULES.map((rule) => {
      const own = localizedText(rule.words, locale);
      const { en } = rule.words;
      return { rule, words: wholeWords(own === en ? en : [...own, ...en]) };
    }),
    ...SEALS.map(({ name, words }) => ({ rule: SEAL_RULE, name, words: wholeWords(words) })),
    { rule: SEAL_RULE, words: NAMED_SEAL },
  ];
  /** Whether a text has any of the words: most have none, and one look is faster than all. */
  const anyWord = new RegExp(patterns.map(({ words }) => words.source).join('|'), 'iu');
  return { anyWord, patterns };
});

/** The sentence that a position is in, with its closing mark; a long one as far as it is near. */
function sentenceAround(text: string, position: number): string {
  const first = Math.max(0, position - MAX_DISTANCE);
  const near = text.slice(first, position + MAX_DISTANCE);
  const ends = Array.from(near.matchAll(SENTENCE_END), ({ index }) => index + 1);
  const start = ends.findLast((end) => first + end <= position) ?? 0;
  return near.slice(
    start,
    ends.find((end) => first + end > position),
  );
}

/** In characters. */
const MAX_DISTANCE = 400;

/** The dot of an abbreviation ends no sentence: "nr. 12345". */
const SENTENCE_END = /(?<!(?<!\p{L})(?:nr|no|art|abs|bv|ca|z|B))[.!?](?=\s|$)|\n/giu;

/**
 * Whether a word is denied: directly before it ("is niet duurzaam", "kein echt nachhaltiges"), by a
 * verb's object ("heilt keine Schmerzen"), or at the end of its clause ("genezen doet het niet").
 * What is denied elsewhere is something else: "duurzaam zonder lijm".
 */
function isDenied(kind: ClaimKind, text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - DENIED_WITHIN), start);
  const [clause = ''] = text.slice(end, end + DENIED_WITHIN).split(/[.!?,;:\n]/u);
  return (
    DENIED_BEFORE.test(before) ||
    DENIED_AT_END.test(clause) ||
    (kind === 'health' && DENIED_OBJECT.test(clause))
  );
}

/** In characters. */
const DENIED_WITHIN = 30;
const DENIED_BEFORE =
  /(?<!\p{L})(?:geen|niet|nooit|zonder|kein\p{L}*|nicht|nie|ohne|no|not|never|without)\s(?:(?:een|het|de|ein\p{L}*|d(?:er|ie|as|en|em)|an?|the|echt\p{L}*|wirklich\p{L}*|really)\s)?$/iu;
const DENIED_AT_END = /(?<!\p{L})(?:niet|nicht|not)\s*$/iu;
const DENIED_OBJECT = /^\s(?:niets?|geen|nichts?|kein\p{L}*|nothing|no)(?!\p{L})/iu;

/** What is claimed in one of the texts of a product or a page. */
export type ClaimInTexts = { readonly text: string; readonly finding: ClaimFinding };

/** Claims in several texts about the same. */
export const claimsInTexts = (
  texts: readonly string[],
  locale: Locale,
  certified: readonly string[] = [],
): readonly ClaimInTexts[] =>
  texts.flatMap((text) => claimsIn(text, locale, certified).map((finding) => ({ text, finding })));

/**
 * Claims of a product: in its name, its texts, and its properties with their names, which filters
 * have as well. A seal among its properties
 * (`matras_keurmerk`) needs a certificate, whatever it is called.
 */
export function claimsOfProduct(product: Product, locale: Locale): readonly ClaimInTexts[] {
  const { certificates } = goodsFactsOf(product);
  const certified = certificates.map(({ name }) => name);
  const { name, summary, description } = product;
  const properties = searchableAttributes(product.attributes);
  const words = properties.flatMap(({ label, value }) => [label, value]);
  const texts = [name, summary, ...description, ...words];
  const claims = claimsInTexts(texts, locale, certified);
  const sealed = properties.filter(
    ({ code, value }) => attributeProperty(code) === SEAL_PROPERTY && value.trim() !== '',
  );
  if (certified.length > 0) return claims;
  const unnamed = sealed.filter(({ value }) => !claims.some(({ text }) => text === value));
  return [
    ...claims,
    ...unnamed.map(({ value }) => ({
      text: value,
      finding: { kind: 'seal' as const, word: value, position: 0, source: SEAL_SOURCE },
    })),
  ];
}

const SEAL_PROPERTY = 'keurmerk';
