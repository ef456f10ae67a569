import type { SynonymRule } from '#src/catalog/shop-catalogue.ts';
import type { AlgoliaPayload } from '../algolia-client.ts';

/**
 * Converts rules to Algolia's synonyms, truncated to its maximum number of words. A phrase that
 * should lose its own meaning keeps it, because Algolia has no such synonyms.
 */
export function synonymRecords(rules: readonly SynonymRule[]): readonly AlgoliaPayload[] {
  const records = rules.flatMap((rule): readonly AlgoliaPayload[] => {
    if ('same' in rule) return [{ type: 'synonym', synonyms: rule.same.slice(0, MAX_WORDS) }];
    const synonyms = 'mean' in rule ? rule.mean : rule.alsoMean;
    return rule.phrases.map((input) => ({
      type: 'onewaysynonym',
      input,
      synonyms: synonyms.slice(0, MAX_SYNONYMS),
    }));
  });
  return records.map((record, index) => Object.assign({ objectID: `${PREFIX}${index}` }, record));
}

const MAX_WORDS = 20;
const MAX_SYNONYMS = 100;

const PREFIX = 'shop-';

/** Returns whether a synonym is one of these; other synonyms belong to merchandisers. */
export const isShopSynonym = ({ objectID }: AlgoliaPayload): boolean =>
  typeof objectID === 'string' && objectID.startsWith(PREFIX);
