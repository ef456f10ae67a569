import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { PathLink } from '../ContentLink.tsx';
import { LazyBoundary } from '../Skeleton.tsx';
import styles from './WayOfListing.module.css';

type WayOfListingProps = { readonly listing: ListingPage };

/**
 * Above beds: how many get up the way that the shopper has measured in this tab. Without one a link, to
 * the form for it in place, or without script to that of the first bed.
 */
export const WayOfListing = observer(function WayOfListing({ listing }: WayOfListingProps) {
  const { text, stores } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  const { wayUrl } = listing;
  if (wayUrl === undefined) return null;
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setIsOpen(true);
  };
  // Pressed again it is followed: the form could not be loaded.
  const link = (
    <PathLink href={wayUrl} rel="nofollow" onClick={isOpen ? undefined : open}>
      {text('room.narrow')}
    </PathLink>
  );
  return (
    <div className={styles['way']}>
      {isOpen || stores.deliveries.way !== '' ? (
        <LazyBoundary fallback={link} errorFallback={link}>
          <ListingWay listing={listing} link={link} isOpen={isOpen} setIsOpen={setIsOpen} />
        </LazyBoundary>
      ) : (
        link
      )}
    </div>
  );
});

const ListingWay = lazyWithTexts(async () => (await import('./list-ways.ts')).loadListingWay());
