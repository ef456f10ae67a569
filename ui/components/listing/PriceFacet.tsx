import { type FormEvent, type ReactNode, useState } from 'react';
import type { PriceRange } from '#src/filters/price-range.ts';
import type { SelectedRange } from '#src/filters/selection.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { priceFormTarget, readPriceForm } from '#src/use-cases/price-form.ts';
import { useText } from '../../shop-context.tsx';
import { formQuery, HiddenInputs } from '../GetForm.tsx';
import { AmountField, hasPriceInRange } from './AmountField.tsx';
import type { FacetProps } from './FacetBody.tsx';
import { FilterLink, useFilterActions } from './FilterLink.tsx';
import styles from './PriceFacet.module.css';
import { PriceRange as PriceSlot } from './PriceRange.tsx';
import { listingLinks } from './listing-links.ts';

/** Price range as a plain form: without script the server redirects it to the filter's URL. */
export function PriceFacet({ facet, listing }: FacetProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  const chosen = chosenRange(facet.name, listing);
  const [held, setHeld] = useState<PriceRange>();
  const shown = held ?? chosen;
  const { path, inputs } = links.forms.price;
  return (
    <form className={styles['form']} action={path} onSubmit={useSubmit({ facet, listing })}>
      <PriceSlot facet={facet} listing={listing} range={shown} onHold={setHeld} />
      <div className={styles['amounts']}>
        <AmountField name="min" facet={facet} cents={shown?.minCents} />
        <AmountField name="max" facet={facet} cents={shown?.maxCents} />
      </div>
      <HiddenInputs inputs={inputs} />
      <div className={styles['actions']}>
        <button type="submit">{text('filter.price-apply')}</button>
        {chosen && (
          <FilterLink href={links.without(facet.name)}>{text('filter.price-clear')}</FilterLink>
        )}
      </div>
    </form>
  );
}

/** Script navigates straight to the filter's URL, and reports a range without results. */
function useSubmit({ facet, listing }: FacetProps): (event: FormEvent<HTMLFormElement>) => void {
  const text = useText();
  const actions = useFilterActions();
  return (event) => {
    if (!actions) return;
    event.preventDefault();
    const form = event.currentTarget;
    const query = formQuery(new FormData(form));
    const range = readPriceForm(query, listing.facets);
    const isMissed = range.ok && range.value && !hasPriceInRange(range.value, facet);
    if (isMissed) return refuse(form, text('filter.price-none'));
    const { appliedFilters: selection, delivery } = listing;
    actions.applyUrl(
      priceFormTarget(query, { ...listing, selection, deliveredBy: delivery?.chosen }),
    );
  };
}

function refuse(form: HTMLFormElement, message: string): void {
  const field = form.elements.namedItem('max');
  if (!(field instanceof HTMLInputElement)) return;
  field.setCustomValidity(message);
  field.reportValidity();
}

const chosenRange = (name: string, { appliedFilters }: ListingPage): SelectedRange | undefined =>
  appliedFilters.find(
    (selected): selected is SelectedRange => selected.kind === 'range' && selected.name === name,
  );
