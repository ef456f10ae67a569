import type { ReactNode } from 'react';
import type { ReviewPage } from '#src/catalog/review-page.ts';
import { summarizeRatings, type RatingDistribution } from '#src/catalog/review-summary.ts';
import { RATINGS, type ProductReview } from '#src/catalog/review.ts';
import { languageTag } from '#src/shared/locale.ts';
import { formatAverage } from '#ui/format-average.ts';
import { formatSize } from '#ui/format-size.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { Stars } from './Stars.tsx';
import styles from './Reviews.module.css';

export const REVIEWS_ID = 'reviews';

/** What shoppers wrote: what it comes to, how it is spread, and the newest of it. */
export function Reviews({ page }: { readonly page: ReviewPage }): ReactNode {
  const { text, locale } = useShop();
  const summary = summarizeRatings(page.distribution);
  if (!summary) return null;
  return (
    <section className={styles['reviews']} id={REVIEWS_ID}>
      <h2>{text('reviews.title')}</h2>
      <div className={styles['summary']}>
        <p className={styles['score']}>
          <strong className={styles['average']}>{formatAverage(summary.average, locale)}</strong>
          <Stars average={summary.average} />
          <span>{text('reviews.count', { count: summary.count })}</span>
        </p>
        <Distribution distribution={page.distribution} total={summary.count} />
      </div>
      <ul className={styles['list']}>
        {page.reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DistributionProps = { readonly distribution: RatingDistribution; readonly total: number };

function Distribution({ distribution, total }: DistributionProps): ReactNode {
  const text = useText();
  return (
    <ul className={styles['distribution']}>
      {RATINGS.map((rating) => (
        <li key={rating}>
          <span>{text('reviews.rating', { count: rating })}</span>
          <meter min={0} max={total} value={distribution[rating]} aria-hidden="true" />
          <span className={styles['amount']}>{distribution[rating]}</span>
        </li>
      ))}
    </ul>
  );
}

/** In the words of its author, whatever the language of the shop. */
function Review({ review }: { readonly review: ProductReview }): ReactNode {
  const { text, locale } = useShop();
  const { rating, title, author, town, date, size, isVerified, answer } = review;
  return (
    <article className={styles['review']}>
      <Stars average={rating} />
      <h3 lang={languageTag(review.locale)}>{title}</h3>
      <p lang={languageTag(review.locale)}>{review.text}</p>
      <p className={styles['author']}>
        {town === '' ? author : text('reviews.author', { author, town })}
        {' · '}
        <time dateTime={date}>{formatDay(date, languageTag(locale))}</time>
        {size && ` · ${text('product.size', { size: formatSize(size) })}`}
        {isVerified && ` · ${text('reviews.verified')}`}
      </p>
      {answer !== undefined && (
        <div className={styles['answer']}>
          <strong>{text('reviews.answer')}</strong>
          <p lang={languageTag(review.locale)}>{answer}</p>
        </div>
      )}
    </article>
  );
}

/** A day as it is, wherever the reader is: `11 februari 2026`. */
const formatDay = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
