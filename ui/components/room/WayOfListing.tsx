import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
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
  const [answers, setAnswers] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the link with the first way, the button with the last.
  useEffect(() => {
    if (answers > 0 && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [answers]);
  const { wayUrl } = listing;
  if (wayUrl === undefined) return null;
  const isKnown = stores.deliveries.way !== '';
  // Pressed again it is followed: the form could not be loaded.
  const link = (
    <PathLink
      href={wayUrl}
      rel="nofollow"
      onClick={isOpen ? undefined : onPlainClick(() => setIsOpen(true))}
    >
      {text('room.narrow')}
    </PathLink>
  );
  const instead = isKnown && link;
  return (
    <div ref={place} className={styles['way']} tabIndex={-1}>
      {!isKnown && link}
      {(isOpen || isKnown) && (
        <LazyBoundary fallback={instead} errorFallback={instead}>
          <ListingWay
            listing={listing}
            link={instead}
            isOpen={isOpen}
            onOpen={() => setIsOpen(true)}
            onDone={() => {
              setIsOpen(false);
              setAnswers(answers + 1);
            }}
          />
        </LazyBoundary>
      )}
    </div>
  );
});

const ListingWay = lazyWithTexts(async () => (await import('./list-ways.ts')).loadListingWay());
