import { type ReactNode, useEffect } from 'react';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import {
  compareUrl,
  isCompareFull,
  MAX_COMPARED,
  toggleCompared,
} from '#src/compare/compare-list.ts';
import { compareListOf, type ComparedProduct } from '#src/compare/compared-product-document.ts';
import { comparedSize, comparedSkus } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { LinkButton } from '../Button.tsx';
import { Image } from '../Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { COMPARE_FULL_ID } from './CompareCheckbox.tsx';
import styles from './CompareTray.module.css';
import { listingLinks } from './listing-links.ts';

type CompareTrayProps = { readonly listing: ListingPage };

/** Minimum number of products to compare. */
const MIN_COMPARED = 2;

/** The products selected for comparison, sticky at the lower edge of the screen. */
export function CompareTray({ listing }: CompareTrayProps): ReactNode {
  const text = useText();
  const { compare } = useStores();
  const { compared } = listing;
  useEffect(() => compare.restoreOn(listing), [compare, listing]);
  if (compared.length === 0) return null;
  const count = compared.length;
  const cleared = listingLinks(listing).comparing([]);
  const clear = onPlainClick(() => compare.clear(listing));
  return (
    <section className={styles['tray']} aria-labelledby="compare-title">
      <h2 id="compare-title">
        {text('compare.title')}
        <span aria-live="polite">{text('compare.count', { count, most: MAX_COMPARED })}</span>
      </h2>
      <ul>
        {compared.map((product) => (
          <TrayProduct key={product.sku} listing={listing} good={product} />
        ))}
      </ul>
      <div className={styles['actions']}>
        {count < MIN_COMPARED ? (
          <p>{text('compare.one-more')}</p>
        ) : (
          <CompareLink listing={listing} />
        )}
        <a href={cleared} rel={listingLinks(listing).relOf(cleared)} onClick={clear}>
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
  if (!isCompareFull(comparedSkus(listing))) return null;
  return (
    <p className={styles['full']} id={COMPARE_FULL_ID}>
      {text('compare.full', { most: MAX_COMPARED })}
    </p>
  );
}

function CompareLink({ listing }: CompareTrayProps): ReactNode {
  const text = useText();
  const state = {
    list: compareListOf(listing.compared),
    size: comparedSize(listing),
    isBrief: false,
  };
  return (
    <LinkButton href={compareUrl(state)} rel="nofollow">
      {text('compare.open')}
    </LinkButton>
  );
}

function TrayProduct({
  listing,
  good: product,
}: CompareTrayProps & { readonly good: ComparedProduct }): ReactNode {
  const text = useText();
  const { compare } = useStores();
  const href = listingLinks(listing).comparing(
    toggleCompared(compareListOf(listing.compared), product.sku),
  );
  const remove = onPlainClick(() => compare.toggle(listing, product));
  return (
    <li>
      <Image
        picture={{ ...product.image, alt: pictureAlt(product.name, product.image) }}
        sizes="4rem"
      />
      <span className={styles['name']}>{product.name}</span>
      <a
        className={styles['remove']}
        href={href}
        rel={listingLinks(listing).relOf(href)}
        onClick={remove}
      >
        <Icon name="close" />
        <VisuallyHidden>{text('compare.remove', { name: product.name })}</VisuallyHidden>
      </a>
    </li>
  );
}
