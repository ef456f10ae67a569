import type { ReactNode } from 'react';
import type { AspectScore } from '#src/catalog/review-summary.ts';
import { type Rating, RATINGS } from '#src/catalog/review.ts';
import { formatAverage } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ReviewLink, reviewLinks, type ReviewsPartProps } from './ReviewLink.tsx';
import styles from './ReviewSummary.module.css';
import { Stars } from './Stars.tsx';

/** Average rating, distribution, aspect scores and verification of the reviews. */
export function ReviewSummary({ page, reviews }: ReviewsPartProps): ReactNode {
  const { text, locale } = useShop();
  const { overall, aspects, verified } = reviews;
  if (!overall) return null;
  return (
    <div className={styles['summary']}>
      <p className={styles['score']}>
        <strong className={styles['average']}>{formatAverage(overall.average, locale)}</strong>
        <span className={styles['beside']}>
          <Stars average={overall.average} />
          <span>{text('reviews.count', { count: overall.count })}</span>
        </span>
      </p>
      <Distribution page={page} reviews={reviews} />
      {aspects.length > 0 && <AspectScores aspects={aspects} />}
      <Verification
        verified={verified}
        count={overall.count}
        isAnyConfirmed={reviews.reviews.some(({ isConfirmed }) => isConfirmed)}
      />
    </div>
  );
}

/** Each bar is a link that toggles the filter on its rating. */
function Distribution({ page, reviews }: ReviewsPartProps): ReactNode {
  const text = useText();
  return (
    <ul className={styles['distribution']} aria-label={text('reviews.distribution')}>
      {RATINGS.map((rating) => (
        <li key={rating}>
          <Bar page={page} reviews={reviews} rating={rating} />
        </li>
      ))}
    </ul>
  );
}

/** A rating without reviews keeps its place, but is no link. */
function Bar({ page, reviews, rating }: ReviewsPartProps & { readonly rating: Rating }): ReactNode {
  const text = useText();
  const count = reviews.distribution[rating];
  const all = RATINGS.reduce((total, one) => total + reviews.distribution[one], 0);
  const isChosen = page.reviewState.filter.stars.includes(rating);
  const bar = (
    <>
      <span>{text('reviews.rating', { count: rating })}</span>
      <meter min={0} max={Math.max(1, all)} value={count} aria-hidden="true" />
      <span className={styles['amount']}>{count}</span>
      {isChosen && <VisuallyHidden>, {text('reviews.chosen')}</VisuallyHidden>}
    </>
  );
  if (count === 0 && !isChosen) return <span className={styles['bar']}>{bar}</span>;
  return (
    <ReviewLink
      className={styles['bar']}
      href={reviewLinks(page).toggling(rating)}
      aria-current={isChosen ? 'true' : undefined}
    >
      {bar}
    </ReviewLink>
  );
}

/** Aspects that buyers rate separately, each with its number of ratings. */
function AspectScores({ aspects }: { readonly aspects: readonly AspectScore[] }): ReactNode {
  const { text, locale } = useShop();
  return (
    <div className={styles['aspects']}>
      <h3>{text('reviews.aspects')}</h3>
      <dl>
        {aspects.map(({ aspect, average, count }) => (
          <div key={aspect}>
            <dt>{text(`reviews.aspect-${aspect}`)}</dt>
            <dd>
              <meter min={0} max={5} value={average} aria-hidden="true" />
              <span className={styles['grade']}>{formatAverage(average, locale)}</span>
              <VisuallyHidden> {text('reviews.of-five')},</VisuallyHidden>{' '}
              <span className={styles['grades']}>{text('reviews.grades', { count })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type VerificationProps = {
  readonly verified: number;
  readonly count: number;
  /** Whether a shown review says that it was confirmed by a letter. */
  readonly isAnyConfirmed: boolean;
};

/** States truthfully whether and how the shop verifies that reviewers bought the product. */
function Verification({ verified, count, isAnyConfirmed }: VerificationProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['verification']} data-duty="review-check">
      <h3>{text('reviews.verification')}</h3>
      <p>
        {verified === 0
          ? text('reviews.unverified-text')
          : text('reviews.verification-text', { verified, count })}
      </p>
      {isAnyConfirmed && <p>{text('reviews.verification-confirmed')}</p>}
      <p>{text('reviews.verification-all')}</p>
    </div>
  );
}
