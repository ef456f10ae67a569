import { Fragment, type ReactNode, useState } from 'react';
import { chosenValues, isChosen } from '#src/filters/selection.ts';
import {
  commonSizes,
  offeredSizes,
  sizesByWidth,
  type SizesOfWidth,
} from '#src/filters/shown-values.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { bedSizeText, formatSize } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import type { FacetProps } from './FacetBody.tsx';
import { FacetOption } from './FacetOption.tsx';
import { FilterLink } from './FilterLink.tsx';
import styles from './SizeFacet.module.css';
import { listingLinks } from './listing-links.ts';

/** Maximum number of sizes that are listed without a choice by width: all sizes of duvets. */
const MAX_LISTED_SIZES = 12;

/** Picks a size: one of the common ones, or a width and then one of its lengths. */
export function SizeFacet({ facet, listing }: FacetProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  const chosen = chosenValues(listing.appliedFilters, facet.name);
  const sizes = offeredSizes(facet.values, chosen);
  const isShortList = sizes.length <= MAX_LISTED_SIZES;
  const common = isShortList ? sizes : commonSizes(sizes);
  return (
    <>
      <NearestSizes facet={facet} listing={listing} />
      <ul className={styles['sizes']}>
        {common.map(({ value, count }) => (
          <li key={value}>
            <FacetOption
              variant="size"
              text={formatSize(value)}
              count={count}
              isChosen={isChosen(listing.appliedFilters, facet.name, value)}
              isOfBed={isOfBed(listing, value)}
              href={links.toggle(facet.name, value)}
            />
          </li>
        ))}
      </ul>
      {!isShortList && (
        <>
          <p className={styles['title']}>{text('filter.size-widths')}</p>
          <Widths facet={{ ...facet, values: sizes }} listing={listing} />
        </>
      )}
    </>
  );
}

/** Where nothing comes in a size for the shopper's bed: the sizes nearest to one. */
function NearestSizes({ facet, listing }: FacetProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  const { bed, ofBed } = listing;
  if (!bed || !ofBed?.nearest?.length) return null;
  return (
    <p className={styles['nearest']}>
      {text('filter.size-nearest', { size: bedSizeText(bed) })}{' '}
      {ofBed.nearest.map((size, index) => (
        <Fragment key={size}>
          {index > 0 && ', '}
          <FilterLink href={links.toggle(facet.name, size)}>{formatSize(size)}</FilterLink>
        </Fragment>
      ))}
    </p>
  );
}

/** Whether the listing is narrowed to this size by the shopper's bed. */
const isOfBed = ({ ofBed }: ListingPage, size: string): boolean =>
  ofBed?.sizes.includes(size) ?? false;

/** The widths; the open one shows its lengths below them all. */
function Widths({ facet, listing }: FacetProps): ReactNode {
  const widths = sizesByWidth(facet.values);
  const [first] = chosenValues(listing.appliedFilters, facet.name);
  const [open] = useState(first && Number.parseInt(first, 10));
  return (
    <div className={styles['widths']}>
      {widths.map((width) => (
        <Lengths
          key={width.width}
          width={width}
          facet={facet}
          listing={listing}
          isOpen={width.width === open}
        />
      ))}
    </div>
  );
}

type LengthsProps = FacetProps & { readonly width: SizesOfWidth; readonly isOpen: boolean };

function Lengths({ width: { width, lengths }, facet, listing, isOpen }: LengthsProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  const isSelected = (value: string) => isChosen(listing.appliedFilters, facet.name, value);
  return (
    <details
      open={isOpen}
      className={lengths.some(({ size }) => isSelected(size.value)) ? styles['taken'] : undefined}
      onToggle={({ currentTarget }) => currentTarget.open && closeOthers(currentTarget)}
    >
      <summary aria-label={text('filter.size-width', { width })}>{width}</summary>
      <div className={styles['lengths']}>
        <p>{text('filter.size-lengths', { width })}</p>
        <ul className={styles['sizes']}>
          {lengths.map(({ length, size }) => (
            <li key={length}>
              <FacetOption
                variant="size"
                prefix={`${width}`}
                text={`×\u00A0${length}`}
                count={size.count}
                isChosen={isSelected(size.value)}
                isOfBed={isOfBed(listing, size.value)}
                href={links.toggle(facet.name, size.value)}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Keeps one width open. A shared `name` would also close those of the same picker elsewhere. */
function closeOthers(opened: HTMLDetailsElement): void {
  for (const other of opened.parentElement?.children ?? []) {
    if (other instanceof HTMLDetailsElement && other !== opened) other.open = false;
  }
}
