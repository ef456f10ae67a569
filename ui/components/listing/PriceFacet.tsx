import type { FormEvent, ReactNode } from 'react';
import type { Facet } from '#src/filters/facet.ts';
import type { SelectedRange } from '#src/filters/selection.ts';
import { DEFAULT_SORTING } from '#src/listing/sorting.ts';
import { priceFormTarget, readPriceForm } from '#src/use-cases/price-form.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { listingLinks } from './listing-links.ts';
import { formQuery, isWithinReach, priceBounds } from './price-form.ts';
import styles from './PriceFacet.module.css';

type PriceFacetProps = { readonly facet: Facet; readonly listing: ListingPage };

/** Two amounts to stay between. A plain form: the server answers it with the filter's own URL. */
export function PriceFacet({ facet, listing }: PriceFacetProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  const chosen = chosenRange(facet, listing);
  const [path = ''] = links.without(facet.name).split('?');
  return (
    <form className={styles['form']} action={path} onSubmit={useSubmit(facet, listing)}>
      <div className={styles['amounts']}>
        <AmountField name="min" facet={facet} cents={chosen?.minCents} />
        <AmountField name="max" facet={facet} cents={chosen?.maxCents} />
      </div>
      {listing.sorting !== DEFAULT_SORTING && (
        <input type="hidden" name="sorting" value={listing.sorting} />
      )}
      <button type="submit">{text('filter.price-apply')}</button>
      {chosen && (
        <a href={links.without(facet.name)} data-scroll="keep">
          {text('filter.price-clear')}
        </a>
      )}
    </form>
  );
}

type AmountFieldProps = {
  readonly name: 'min' | 'max';
  readonly facet: Facet;
  readonly cents: number | undefined;
};

function AmountField({ name, facet, cents }: AmountFieldProps): ReactNode {
  const text = useText();
  const bounds = priceBounds(facet);
  return (
    <label className={styles['field']}>
      <span>{text(`filter.price-${name}`)}</span>
      <span className={styles['input']}>
        <span aria-hidden="true">€</span>
        <input
          key={cents}
          type="number"
          name={name}
          inputMode="numeric"
          min={0}
          step="any"
          defaultValue={cents === undefined ? undefined : cents / 100}
          placeholder={String(bounds[name])}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
      </span>
    </label>
  );
}

/** With script the form leads straight to the filter's URL, and says so when that finds nothing. */
function useSubmit(
  facet: Facet,
  listing: ListingPage,
): (event: FormEvent<HTMLFormElement>) => void {
  const { stores, text } = useShop();
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = formQuery(new FormData(form));
    const range = readPriceForm(query, listing.facets);
    const isMissed = range.ok && range.value && !isWithinReach(range.value, facet);
    if (isMissed) return refuse(form, text('filter.price-none'));
    const url = priceFormTarget(query, { ...listing, selection: listing.appliedFilters });
    void stores.navigation.navigate(url, { history: 'push', scroll: 'keep' });
  };
}

function refuse(form: HTMLFormElement, message: string): void {
  const field = form.elements.namedItem('max');
  if (!(field instanceof HTMLInputElement)) return;
  field.setCustomValidity(message);
  field.reportValidity();
}

const chosenRange = (facet: Facet, { appliedFilters }: ListingPage): SelectedRange | undefined =>
  appliedFilters.find(
    (selected): selected is SelectedRange =>
      selected.kind === 'range' && selected.name === facet.name,
  );
