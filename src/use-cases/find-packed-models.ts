import type { CatalogFailure, Packings, ProductCatalog } from '#ports/product-catalog.ts';
import { packedModelOf } from '../room/model-fit.ts';
import type { PackedModel } from '../room/packed-model.ts';
import { err, ok } from '../shared/result.ts';

const LOOKUPS_AT_ONCE = 6;

/** How beds are packed by what the catalogue says of each. What it does not tell is left out. */
export const packingsOfCatalog = (catalog: ProductCatalog): Packings => ({
  async packings(locale, beds) {
    const found: PackedModel[] = [];
    for (let from = 0; from < beds.length; from += LOOKUPS_AT_ONCE) {
      const turn = beds.slice(from, from + LOOKUPS_AT_ONCE);
      const answers = await Promise.all(turn.map(({ sku }) => catalog.product(locale, sku)));
      const failure = answers
        .map((answer) => (answer.ok ? undefined : answer.error))
        .find(isOutage);
      if (failure) return err(failure);
      found.push(
        ...answers.flatMap((answer, index) => {
          const size = turn[index]?.size ?? '';
          return (answer.ok && packedModelOf(answer.value, size)) || [];
        }),
      );
    }
    return ok(found);
  },
});

type Outage = Exclude<CatalogFailure, { readonly kind: 'product-not-found' }>;

const isOutage = (failure: CatalogFailure | undefined): failure is Outage =>
  failure?.kind === 'catalog-unavailable';
