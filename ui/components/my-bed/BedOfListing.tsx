import { observer } from 'mobx-react-lite';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { bedSizeText } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import { FilterLink } from '../listing/FilterLink.tsx';
import styles from './MyBed.module.css';

type BedOfListingProps = { readonly listing: ListingPage };

/** How many products of a listing do not come in the size of the bed, and a link that shows them. */
export const BedOfListing = observer(function BedOfListing({ listing }: BedOfListingProps) {
  const text = useText();
  const { bed, ofBed } = listing;
  if (!bed || !ofBed || ofBed.others === 0) return null;
  const { isInAllSizes, others, sizes } = ofBed;
  const href = changedListingUrl(listing, { isInAllSizes: !isInAllSizes });
  return (
    <p className={styles['others']}>
      {text('bed.others', { count: others, size: bedSizeText(bed) })}{' '}
      {sizes.length > 0 && (
        <FilterLink href={href}>
          {text(isInAllSizes ? 'bed.hide-others' : 'bed.show-others')}
        </FilterLink>
      )}
    </p>
  );
});
