import type { ReactNode } from 'react';
import { REVIEW_VERSION_FIELD } from '#src/catalog/written-review.ts';
import { REVIEW_PATH } from '#src/messages/letter-pages.ts';
import type { ShownReview } from '#src/use-cases/page-model.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { LetterButton } from '../letter-pages/LetterButton.tsx';
import { FormFailure, SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';
import { useText } from '../../shop-context.tsx';
import { StarIcons } from './ReviewForm.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './ReviewForm.module.css';

type SubmittedReviewProps = { readonly form: ShownReview };

/** A review for the reader of its letter: to be confirmed, and what became of it afterwards. */
export function SubmittedReview({ form }: SubmittedReviewProps): ReactNode {
  const text = useFormText();
  const shopText = useText();
  const { failure, notice } = usePostedFormResult('review');
  const { id, status, review, version, product, reason = '' } = form;
  if (status === 'unknown' && notice === 'review-discarded')
    return <SuccessMessage>{text('review.discarded')}</SuccessMessage>;
  const isChanged = status === 'unconfirmed' && notice === 'review-changed';
  const words = text(isChanged ? 'review.changed' : `review.${status}`, { reason });
  return (
    <>
      {status === 'pending' || status === 'approved' ? (
        <SuccessMessage>{words}</SuccessMessage>
      ) : (
        <p role={isChanged ? 'alert' : undefined}>{words}</p>
      )}
      {product && (
        <p>
          {text('review.about')} <PathLink href={product.url}>{product.name}</PathLink>
        </p>
      )}
      {review && (
        <blockquote className={styles['quote']}>
          <p>
            <StarIcons rating={review.rating} />{' '}
            {shopText('reviews.rating', { count: review.rating })}
          </p>
          <p>
            <strong>{review.title}</strong>
          </p>
          <p>{review.text}</p>
          <p>{[review.author, review.town].filter(Boolean).join(', ')}</p>
          {review.pictures && (
            <p>{text('review.pictures-waiting', { number: review.pictures.length })}</p>
          )}
        </blockquote>
      )}
      {failure && <FormFailure failure={failure} />}
      {status === 'unconfirmed' && (
        <>
          <LetterButton
            action={`${REVIEW_PATH}/confirm`}
            id={id}
            field={{ name: REVIEW_VERSION_FIELD, value: version }}
          >
            {text('review.confirm')}
          </LetterButton>
          <p>{text('review.discard-text')}</p>
          <LetterButton action={`${REVIEW_PATH}/discard`} id={id} variant="outlined">
            {text('review.discard')}
          </LetterButton>
        </>
      )}
    </>
  );
}
