import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { isCompareFull, MOST_COMPARED, toggleCompared } from '#src/compare/compare-list.ts';
import type { ComparedGood } from '#src/compare/compared-document.ts';
import { compareUrl } from '#src/compare/compare-url.ts';
import { relOfListing } from '#src/seo/listing-link.ts';
import { compareList } from '#src/use-cases/listing-address.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useStores, useText } from '#ui/shop-context.tsx';
import { isPlainClick } from '#ui/navigation/plain-click.ts';
import { Image } from '../Image.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { COMPARE_FULL_ID } from './CompareTick.tsx';
import styles from './CompareTray.module.css';
import { listingLinks } from './listing-links.ts';

type CompareTrayProps = { readonly listing: ListingPage };

/** Minimum number of products to compare. */
const FEWEST = 2;

/** The products selected for comparison, sticky at the lower edge of the screen. */
export function CompareTray({ listing }: CompareTrayProps): ReactNode {
  const text = useText();
  const { compare } = useStores();
  const { compared } = listing;
  useEffect(() => compare.meet(listing), [compare, listing]);
  if (compared.length === 0) return null;
  const count = compared.length;
  const cleared = listingLinks(listing).comparing([]);
  const clear = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    compare.clear(listing);
  };
  return (
    <section className={styles['tray']} aria-labelledby="compare-title">
      <h2 id="compare-title">
        {text('compare.title')}
        <span aria-live="polite">{text('compare.count', { count, most: MOST_COMPARED })}</span>
      </h2>
      <ul>
        {compared.map((good) => (
          <TrayGood key={good.sku} listing={listing} good={good} />
        ))}
      </ul>
      <div className={styles['actions']}>
        {count < FEWEST ? (
          <p>{text('compare.one-more')}</p>
        ) : (
          <CompareLink list={compareList(listing)} />
        )}
        <a href={cleared} rel={relOfListing(listing, cleared)} onClick={clear}>
          {text('compare.clear')}
        </a>
      </div>
      <FullNote listing={listing} />
    </section>
  );
}

/** Why the checkboxes of all other products are disabled. */
function FullNote({ listing }: CompareTrayProps): ReactNode {
  const text = useText();
  if (!isCompareFull(compareList(listing))) return null;
  return (
    <p className={styles['full']} id={COMPARE_FULL_ID}>
      {text('compare.full', { most: MOST_COMPARED })}
    </p>
  );
}

function CompareLink({ list }: { readonly list: readonly string[] }): ReactNode {
  const text = useText();
  return (
    <LinkButton href={compareUrl({ list, isBrief: false })} rel="nofollow">
      {text('compare.open')}
    </LinkButton>
  );
}

function TrayGood({
  listing,
  good,
}: CompareTrayProps & { readonly good: ComparedGood }): ReactNode {
  const text = useText();
  const { compare } = useStores();
  const href = listingLinks(listing).comparing(toggleCompared(compareList(listing), good.sku));
  const remove = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    compare.toggle(listing, good);
  };
  return (
    <li>
      <Image picture={{ ...good.image, alt: '' }} sizes="4rem" />
      <span className={styles['name']}>{good.name}</span>
      <a
        className={styles['remove']}
        href={href}
        rel={relOfListing(listing, href)}
        onClick={remove}
      >
        <Icon name="close" />
        <VisuallyHidden>{text('compare.remove', { name: good.name })}</VisuallyHidden>
      </a>
    </li>
  );
}
