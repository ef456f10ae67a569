import type { ReactNode } from 'react';
import { MAX_ORDER_NUMBER_LENGTH } from '#src/catalog/purchase.ts';
import {
  type Rating,
  RATINGS,
  REVIEW_ASPECTS,
  SLEEP_POSITIONS,
  SLEEPER_WEIGHTS,
} from '#src/catalog/review.ts';
import {
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  type ReviewFormField,
} from '#src/catalog/written-review.ts';
import type { FormNotice } from '#src/forms/form-notice.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { MAX_EMAIL_LENGTH } from '#src/shared/email.ts';
import { MAX_NAME_LENGTH } from '#src/shared/form.ts';
import type { ReviewedProduct } from '#src/use-cases/page-model.ts';
import { type FormText, useFormText } from '../../i18n/form-texts.ts';
import { useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { TextArea, TextField } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { FormFailure, SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';
import { PathLink, PostForm, useLinkForBed } from '../ContentLink.tsx';
import { PictureFields } from './PictureFields.tsx';
import styles from './ReviewForm.module.css';
import { reviewAction, usePostReview } from './use-post-review.ts';

type ReviewFormProps = {
  readonly product: ReviewedProduct | undefined;
  readonly takesPictures: boolean;
};

/**
 * Form of a review (WR1). Script posts it in place; without it the browser does. What was typed stays
 * while the product cannot be read.
 */
export function ReviewForm({ product, takesPictures }: ReviewFormProps): ReactNode {
  const text = useFormText();
  const { form, failure, notice } = usePostedFormResult('review');
  if (notice === 'review-submitted')
    return <SuccessMessage takesFocus>{text('review.submitted')}</SuccessMessage>;
  const sku = product?.sku ?? (form && postedSku(form, failure));
  if (sku === undefined) return <p>{text('review.choose')}</p>;
  return (
    <>
      {product && (
        <p>
          {text('review.about')} <PathLink href={product.url}>{product.name}</PathLink>
        </p>
      )}
      <Fields sku={sku} takesPictures={takesPictures} posted={form} />
      {failure && <FormFailure failure={failure} />}
    </>
  );
}

/** The product of a form that may be sent again; none if the form names none that is sold. */
function postedSku(
  { values, errors }: PostedForm,
  failure: FormNotice | undefined,
): string | undefined {
  const isToCorrect = errors.length > 0 && errors.every(({ field }) => field !== 'product');
  return failure !== undefined || isToCorrect ? values['product'] : undefined;
}

type FieldsProps = {
  readonly sku: string;
  readonly takesPictures: boolean;
  /** What was posted, to be corrected or sent again. */
  readonly posted: PostedForm | undefined;
};

function Fields({ sku, takesPictures, posted }: FieldsProps): ReactNode {
  const text = useFormText();
  const action = useLinkForBed()(reviewAction(sku)).href;
  const { isSending, post } = usePostReview(action);
  const field = useFields(posted);
  const errors = (posted?.errors ?? []).flatMap(({ field: name }) => {
    const { id, error } = field(name as ReviewFormField);
    return error === undefined ? [] : [{ id, text: error }];
  });
  return (
    <PostForm
      className={styles['form']}
      action={action}
      encType={takesPictures ? 'multipart/form-data' : undefined}
      onSubmit={post}
    >
      <FormErrors errors={errors} />
      <input type="hidden" name="product" value={sku} />
      <Stars field={field('rating')} />
      <TextField
        {...field('title')}
        hint={text('review.title-hint')}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
      />
      <TextArea
        {...field('text')}
        hint={text('review.text-hint')}
        maxLength={MAX_TEXT_LENGTH}
        rows={6}
      />
      {takesPictures && <PictureFields field={field} />}
      <OptionalChoices field={field} />
      <AuthorFields field={field} />
      <p className={styles['terms']}>{text('review.terms')}</p>
      <Button className={styles['submit']} type="submit" isPending={isSending}>
        {text('review.submit')}
      </Button>
    </PostForm>
  );
}

/** Who writes it: what is shown, and what it is verified by. */
function AuthorFields({ field }: { readonly field: FieldOf }): ReactNode {
  const text = useFormText();
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          {...field('author')}
          hint={text('review.author-hint')}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
        />
        <TextField
          {...field('town')}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="address-level2"
          isOptional
        />
      </div>
      <TextField
        {...field('order')}
        hint={text('review.order-hint')}
        maxLength={MAX_ORDER_NUMBER_LENGTH}
        autoComplete="off"
      />
      <TextField
        {...field('email')}
        hint={text('review.email-hint')}
        type="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
      />
    </>
  );
}

type ShownField = {
  readonly id: string;
  readonly name: ReviewFormField;
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

type FieldOf = (name: ReviewFormField) => ShownField;

function useFields(posted: PostedForm | undefined): FieldOf {
  const text = useFormText();
  const shopText = useText();
  const labelOf = (name: ReviewFormField): string => {
    const aspect = REVIEW_ASPECTS.find((one) => one === name);
    return aspect ? shopText(`reviews.aspect-${aspect}`) : text(LABELS[name] ?? 'review.text');
  };
  return (name) => {
    const found = posted?.errors.find(({ field }) => field === name);
    const label = labelOf(name);
    return {
      id: `review-${name}`,
      name,
      label,
      defaultValue: posted?.values[name] ?? '',
      error: found && text(errorKey(name, found.reason), { label }),
    };
  };
}

const LABELS: Readonly<Partial<Record<ReviewFormField, FormText>>> = {
  rating: 'review.rating',
  picture1: 'review.picture1',
  picture2: 'review.picture2',
  picture3: 'review.picture3',
  'picture1-text': 'review.picture1-text',
  'picture2-text': 'review.picture2-text',
  'picture3-text': 'review.picture3-text',
  title: 'review.title',
  text: 'review.text',
  position: 'review.position',
  weight: 'review.weight',
  author: 'review.author',
  town: 'review.town',
  order: 'review.order',
  email: 'review.email',
};

function errorKey(name: ReviewFormField, reason: string): FormText {
  if (reason === 'missing') return 'review.error.missing';
  if (reason === 'too-long') return 'review.error.too-long';
  if (reason === 'too-short') return 'review.error.too-short';
  if (reason === 'picture-too-large') return 'review.error.picture-too-large';
  if (reason === 'picture-unreadable') return 'review.error.picture-unreadable';
  if (name === 'email') return 'review.error.email';
  return name === 'order' ? 'review.error.order' : 'review.error.malformed';
}

/** Radio buttons with stars and their meaning. */
function Stars({ field }: { readonly field: ShownField }): ReactNode {
  const text = useFormText();
  const { id, name, label, defaultValue, error } = field;
  return (
    <fieldset className={styles['stars']} data-invalid={error ? '' : undefined}>
      <legend>{label}</legend>
      {RATINGS.map((rating, index) => (
        <label key={rating} className={styles['star']}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={rating}
            required
            defaultChecked={defaultValue === String(rating)}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <StarIcons rating={rating} />
          <span>{text(`review.rating.${rating}`)}</span>
        </label>
      ))}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Stars as text, so that the page needs no component of the product page. */
export const StarIcons = ({ rating }: { readonly rating: Rating }): ReactNode => (
  <span className={styles['icons']} aria-hidden="true">
    {'★'.repeat(rating)}
    <span>{'★'.repeat(RATINGS.length - rating)}</span>
  </span>
);

/** Grades of aspects, and who sleeps on it: nothing of it has to be said. */
function OptionalChoices({ field }: { readonly field: FieldOf }): ReactNode {
  const text = useFormText();
  const shopText = useText();
  const grades = [
    { value: '', label: text('review.no-grade') },
    ...RATINGS.map((rating) => ({
      value: String(rating),
      label: shopText('reviews.rating', { count: rating }),
    })),
  ];
  const none = { value: '', label: text('review.not-said') };
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{text('review.grades')}</legend>
        <p className={styles['terms']}>{text('review.grades-hint')}</p>
        <div className={styles['pair']}>
          {REVIEW_ASPECTS.map((aspect) => (
            <SelectField key={aspect} {...field(aspect)} choices={grades} isOptional />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{text('review.sleeper')}</legend>
        <div className={styles['pair']}>
          <SelectField
            {...field('position')}
            choices={[
              none,
              ...SLEEP_POSITIONS.map((value) => ({
                value,
                label: shopText(`reviews.position-${value}`),
              })),
            ]}
            isOptional
          />
          <SelectField
            {...field('weight')}
            choices={[
              none,
              ...SLEEPER_WEIGHTS.map((value) => ({
                value,
                label: shopText(`reviews.weight-${value}`),
              })),
            ]}
            isOptional
          />
        </div>
      </fieldset>
    </>
  );
}
