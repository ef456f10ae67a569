import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { type Language, languageOf, languageTag } from '#src/shared/locale.ts';
import { longDayText } from '../../i18n/day-text.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import { reviewFactText, sleepPositionText, sleeperWeightText } from './review-texts.ts';
import styles from './ReviewCard.module.css';
import { ReviewPictures } from './ReviewPictures.tsx';
import { Stars } from './Stars.tsx';

type ReviewCardProps = {
  readonly review: ProductReview;
  readonly product: Pick<Product, 'variants'>;
};

/** A review in its original language, whatever the locale of the shop. */
export function ReviewCard({ review, product }: ReviewCardProps): ReactNode {
  const text = useText();
  const { rating, title, date, helpful = 0, isVerified, isConfirmed } = review;
  const language = languageTag(review.locale);
  return (
    <article className={styles['review']}>
      <div className={styles['head']}>
        <Stars average={rating} />
        <time dateTime={date}>{longDayText(text, date)}</time>
      </div>
      <WrittenIn language={languageOf(review.locale)} />
      <h3 lang={language}>{title}</h3>
      <p lang={language}>{review.text}</p>
      {review.pictures && <ReviewPictures author={review.author} pictures={review.pictures} />}
      <p className={styles['author']}>
        <strong>{authorOf(review, text)}</strong>
        {isVerified && (
          <span className={styles['verified']}>
            <Icon name="check" />
            {text('reviews.verified')}
          </span>
        )}
        {isConfirmed && <span>{text('reviews.confirmed')}</span>}
      </p>
      <Profile review={review} product={product} />
      {helpful > 0 && (
        <p className={styles['helpful']}>{text('reviews.helpful', { count: helpful })}</p>
      )}
      <Answer review={review} />
    </article>
  );
}

/** Names the language of a review that is not in the page's. */
function WrittenIn({ language }: { readonly language: Language }): ReactNode {
  const { locale, text } = useShop();
  if (language === languageOf(locale)) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return <p className={styles['language']}>{text('reviews.written-in', { language: name })}</p>;
}

const authorOf = ({ author, town }: ProductReview, text: ReturnType<typeof useText>): string =>
  town === '' ? author : text('reviews.author', { author, town });

/** The purchased size and firmness, and facts about the sleeper. */
function Profile({ review, product }: ReviewCardProps): ReactNode {
  const text = useText();
  const { size, firmness, sleeper = {} } = review;
  const facts = [
    ...(sleeper.position === undefined ? [] : [sleepPositionText(text, sleeper.position)]),
    ...(sleeper.weight === undefined ? [] : [sleeperWeightText(text, sleeper.weight)]),
    ...(size === undefined ? [] : [reviewFactText(text, product, 'size', size)]),
    ...(firmness === undefined ? [] : [reviewFactText(text, product, 'firmness', firmness)]),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={styles['profile']} aria-label={text('reviews.profile')}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function Answer({ review: { answer, locale } }: Pick<ReviewCardProps, 'review'>): ReactNode {
  const text = useText();
  if (answer === undefined) return null;
  return (
    <div className={styles['answer']}>
      <strong>{text('reviews.answer')}</strong>
      <p lang={languageTag(locale)}>{answer}</p>
    </div>
  );
}
