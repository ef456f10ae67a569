import type { Wire } from '../algolia-reader.ts';

/**
 * Words that mean the same: both ways, or one way. A phrase that means another instead of itself
 * goes one way too: the service has no words that lose their own meaning.
 */
export type SynonymRule =
  | { readonly same: readonly string[] }
  | { readonly phrases: readonly string[]; readonly alsoMean: readonly string[] }
  | { readonly phrases: readonly string[]; readonly mean: readonly string[] };

/** The rules as the service takes them; it takes no more than so many words at once. */
export function synonymRecords(rules: readonly SynonymRule[]): readonly Wire[] {
  const records = rules.flatMap((rule): readonly Wire[] => {
    if ('same' in rule) return [{ type: 'synonym', synonyms: rule.same.slice(0, MOST_WORDS) }];
    const synonyms = 'mean' in rule ? rule.mean : rule.alsoMean;
    return rule.phrases.map((input) => ({
      type: 'onewaysynonym',
      input,
      synonyms: synonyms.slice(0, MOST_ONE_WAY),
    }));
  });
  return records.map((record, place) => Object.assign({ objectID: `shop-${place}` }, record));
}

const MOST_WORDS = 20;
const MOST_ONE_WAY = 100;
