import type { ReactNode } from 'react';
import { reviewWindow } from '#src/catalog/review-steps.ts';
import { writeReviewPath } from '#src/messages/letter-pages.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { tabPanelOf } from '../tabs/tab-panel.ts';
import buttons from '../Button.module.css';
import { LinkButton } from '../Button.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewControls } from './ReviewControls.tsx';
import { ReviewLink, reviewLinks, type ReviewsPartProps } from './ReviewLink.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { REVIEWS_ID } from './section-ids.ts';
import styles from './Reviews.module.css';

type ReviewsProps = { readonly page: ProductPage };

/**
 * Review section: summary, filters and the reviews that the URL selects, and the link to write one.
 * Without reviews there is only the link.
 */
export function Reviews({ page }: ReviewsProps): ReactNode {
  const text = useText();
  const { reviews } = page;
  if (!reviews?.overall) return <WriteReview page={page} />;
  return (
    <section className={styles['reviews']} data-later="reviews" {...tabPanelOf(REVIEWS_ID)}>
      <h2 className={styles['title']}>{text('reviews.title')}</h2>
      <ReviewSummary page={page} reviews={reviews} />
      <div className={styles['main']}>
        <ReviewControls page={page} reviews={reviews} />
        <ReviewList page={page} reviews={reviews} />
        <WriteReview page={page} />
      </div>
    </section>
  );
}

function WriteReview({ page: { product } }: ReviewsProps): ReactNode {
  const text = useText();
  return (
    <p className={styles['write']}>
      <LinkButton href={writeReviewPath(product.sku)} variant="outlined">
        {text('reviews.write')}
      </LinkButton>
    </p>
  );
}

function ReviewList({ page, reviews }: ReviewsPartProps): ReactNode {
  const text = useText();
  if (reviews.total === 0) {
    return <p className={styles['none']}>{text('reviews.none-found')}</p>;
  }
  return (
    <>
      <ul className={styles['list']}>
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} product={page.product} />
          </li>
        ))}
      </ul>
      <More page={page} reviews={reviews} />
    </>
  );
}

/** Link to more reviews, and to earlier ones if the page starts in the middle. */
function More({ page, reviews: { reviews, total } }: ReviewsPartProps): ReactNode {
  const text = useText();
  const links = reviewLinks(page);
  const shown = reviewWindow(page.reviewState.step).before + reviews.length;
  const isMore = shown < total && reviews.length > 0;
  if (!isMore && links.before === undefined) return null;
  return (
    <nav className={styles['more']} aria-label={text('reviews.pages')}>
      <p>{text('reviews.shown', { shown, total })}</p>
      {links.before !== undefined && (
        <LinkButton href={links.before} variant="outlined">
          {text('reviews.earlier')}
        </LinkButton>
      )}
      {isMore && (
        <ReviewLink
          className={classNames(buttons['button'], buttons['outlined'])}
          href={links.more}
        >
          {text('reviews.more')}
        </ReviewLink>
      )}
    </nav>
  );
}
