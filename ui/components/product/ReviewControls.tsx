import type { MouseEvent, ReactNode } from 'react';
import { hasReviewFilter, type ReviewFacet } from '#src/catalog/review-filter.ts';
import { REVIEW_FACTS } from '#src/catalog/review-params.ts';
import type { Rating } from '#src/catalog/review.ts';
import { languageOf } from '#src/shared/locale.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import applied from '../AppliedChips.module.css';
import { Dropdown } from '../Dropdown.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ReviewControls.module.css';
import { ReviewLink, reviewLinks, type ReviewsPartProps } from './ReviewLink.tsx';
import { firmnessLabels, reviewFactText } from './review-texts.ts';

/** Filters and sorting of the reviews. Each is a link, so that any selection can be shared. */
export function ReviewControls({ page, reviews }: ReviewsPartProps): ReactNode {
  const { locale, text } = useShop();
  return (
    <div className={styles['controls']}>
      <div className={styles['menus']}>
        {reviews.facets.map((facet) => (
          <FactMenu key={facet.fact} page={page} facet={facet} />
        ))}
        <CriticalLink page={page} reviews={reviews} />
        <SortingMenu page={page} reviews={reviews} />
      </div>
      <div className={styles['applied']}>
        <output className={styles['count']}>
          {text('reviews.count', { count: reviews.total })}
        </output>
        {reviews.reviews.some((review) => languageOf(review.locale) !== languageOf(locale)) && (
          <span>{text('reviews.own-first')}</span>
        )}
        <AppliedChoices page={page} reviews={reviews} />
      </div>
    </div>
  );
}

type FactMenuProps = Pick<ReviewsPartProps, 'page'> & { readonly facet: ReviewFacet };

/** Values of a review fact. A value without results keeps its place, but is no link. */
function FactMenu({ page, facet: { fact, values } }: FactMenuProps): ReactNode {
  const text = useText();
  const links = reviewLinks(page);
  const chosen = page.reviewState.filter.facts[fact];
  const order = [...firmnessLabels(page.product.variants).keys()];
  const sorted =
    fact === 'firmness'
      ? values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
      : values;
  return (
    <Dropdown className={styles['menu']} label={text(`reviews.fact-${fact}`)}>
      <ul>
        {sorted.map(({ value, count }) => (
          <li key={value}>
            {count === 0 && value !== chosen ? (
              <span className={styles['empty']}>
                {reviewFactText(text, page.product, fact, value)} <span>(0)</span>
              </span>
            ) : (
              <ReviewLink
                href={links.ofFact(fact, value === chosen ? undefined : value)}
                aria-current={value === chosen ? 'true' : undefined}
                onClick={foldBack}
              >
                <span>
                  {reviewFactText(text, page.product, fact, value)} <span>({count})</span>
                </span>
                {value === chosen && <Icon name="check" />}
              </ReviewLink>
            )}
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

const CRITICAL: readonly Rating[] = [3, 2, 1];

/** Link to critical reviews, so that they need no scrolling through a long list. */
function CriticalLink({ page, reviews: { distribution } }: ReviewsPartProps): ReactNode {
  const text = useText();
  const count = CRITICAL.reduce((total, rating) => total + distribution[rating], 0);
  const { stars } = page.reviewState.filter;
  const isChosen = stars.join() === CRITICAL.join();
  if (count === 0 && !isChosen) return null;
  return (
    <ReviewLink
      className={styles['critical']}
      href={reviewLinks(page).ofStars(isChosen ? [] : CRITICAL)}
      aria-current={isChosen ? 'true' : undefined}
    >
      {text('reviews.critical', { count })}
    </ReviewLink>
  );
}

function SortingMenu({ page, reviews: { sortings } }: ReviewsPartProps): ReactNode {
  const text = useText();
  const links = reviewLinks(page);
  const { sorting } = page.reviewState;
  return (
    <Dropdown
      className={styles['sorting']}
      label={
        <>
          <Icon name="sorting" />
          <span>
            <VisuallyHidden>{text('sorting.label')}: </VisuallyHidden>
            {text(`reviews.sorting-${sorting}`)}
          </span>
        </>
      }
    >
      <ul>
        {sortings.map((one) => (
          <li key={one}>
            <ReviewLink
              href={links.sortedBy(one)}
              aria-current={one === sorting ? 'true' : undefined}
              onClick={foldBack}
            >
              {text(`reviews.sorting-${one}`)}
              {one === sorting && <Icon name="check" />}
            </ReviewLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

/** Closes a menu after a choice and returns the focus to its summary. */
function foldBack({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Applied filters, each with a link that removes it; one that removes all if there are several. */
function AppliedChoices({ page }: ReviewsPartProps): ReactNode {
  const text = useText();
  const links = reviewLinks(page);
  const { filter } = page.reviewState;
  if (!hasReviewFilter(filter)) return null;
  const chips = [
    ...filter.stars.map((rating) => ({
      words: text('reviews.rating', { count: rating }),
      href: links.toggling(rating),
    })),
    ...REVIEW_FACTS.flatMap((fact) => {
      const value = filter.facts[fact];
      if (value === undefined) return [];
      return [{ words: reviewFactText(text, page.product, fact, value), href: links.ofFact(fact) }];
    }),
  ];
  return (
    <ul className={applied['chips']}>
      {chips.map(({ words, href }) => (
        <li key={words}>
          <ReviewLink className={applied['chip']} href={href}>
            <VisuallyHidden>{text('reviews.remove-choice')} </VisuallyHidden>
            {words}
            <Icon name="close" />
          </ReviewLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <ReviewLink className={applied['clear']} href={links.ofAll}>
            {text('reviews.clear')}
          </ReviewLink>
        </li>
      )}
    </ul>
  );
}
