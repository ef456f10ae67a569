import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  descriptionFieldOf,
  MAX_DESCRIPTION_LENGTH,
  REVIEW_PICTURE_FIELDS,
  REVIEW_PICTURE_TYPES,
  type ReviewPictureField,
} from '#src/catalog/review-picture.ts';
import type { ReviewFormField } from '#src/catalog/written-review.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Field, fieldAriaProps, TextField } from '../form/Field.tsx';
import formStyles from './ReviewForm.module.css';
import styles from './PictureFields.module.css';

type ShownField = {
  readonly id: string;
  readonly name: ReviewFormField;
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

type PictureFieldsProps = { readonly field: (name: ReviewFormField) => ShownField };

type Chosen = { readonly [Field in ReviewPictureField]?: File };

/**
 * Up to three pictures of a review, each with a description (WR4). Without script all fields are
 * there; with it the next one appears when the one before is used, and a chosen picture is shown.
 */
export function PictureFields({ field }: PictureFieldsProps): ReactNode {
  const text = useFormText();
  const [chosen, setChosen] = useState<Chosen>({});
  const free = REVIEW_PICTURE_FIELDS.find((name) => !chosen[name]);
  // The page that answers a form cannot have its files; a form that is answered in place still has.
  const isToChooseAgain = REVIEW_PICTURE_FIELDS.some(
    (name) => field(name).defaultValue !== '' && !chosen[name],
  );
  return (
    <fieldset className={formStyles['group']}>
      <legend>{text('review.pictures')}</legend>
      <p className={formStyles['terms']}>{text('review.pictures-hint')}</p>
      {isToChooseAgain && <p className={formStyles['error']}>{text('review.pictures-again')}</p>}
      {REVIEW_PICTURE_FIELDS.map((name, index) => (
        <PictureField
          key={name}
          number={index + 1}
          picture={field(name)}
          description={field(descriptionFieldOf(name))}
          file={chosen[name]}
          isNext={name === free}
          onChoose={(file) => setChosen((others) => ({ ...others, [name]: file }))}
        />
      ))}
    </fieldset>
  );
}

type PictureFieldProps = {
  readonly number: number;
  readonly picture: ShownField;
  readonly description: ShownField;
  readonly file: File | undefined;
  /** Whether this is the first field without a picture. */
  readonly isNext: boolean;
  readonly onChoose: (file: File | undefined) => void;
};

function PictureField(props: PictureFieldProps): ReactNode {
  const { number, picture, description, file, isNext, onChoose } = props;
  const { id, name, label, error } = picture;
  const text = useFormText();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
    onChoose(currentTarget.files?.[0]);
  const remove = (): void => {
    if (!input.current) return;
    input.current.value = '';
    onChoose(undefined);
    input.current.focus();
  };
  const isShown = file !== undefined || isNext || error !== undefined;
  return (
    <div
      className={styles['picture']}
      data-shown={isShown ? '' : undefined}
      data-chosen={file ? '' : undefined}
    >
      {file && <Thumbnail file={file} />}
      <div className={styles['fields']}>
        <div className={styles['choice']}>
          <Field id={id} label={label} error={error}>
            <input
              ref={input}
              className={styles['file']}
              id={id}
              name={name}
              type="file"
              accept={REVIEW_PICTURE_TYPES.join(',')}
              onChange={choose}
              {...fieldAriaProps({ id, error })}
            />
          </Field>
          {file && (
            <button className={styles['remove']} type="button" onClick={remove}>
              <Icon name="close" />
              {text('review.picture-remove', { number })}
            </button>
          )}
        </div>
        <TextField
          {...description}
          className={styles['description']}
          hint={text('review.picture-text-hint')}
          maxLength={MAX_DESCRIPTION_LENGTH}
          autoComplete="off"
          isOptional
        />
      </div>
    </div>
  );
}

/** Side of a thumbnail, in pixels of the picture: sharp on a telephone. */
const THUMBNAIL_SIDE = 288;

/** The chosen picture; empty if the browser cannot read it. Its file name says the same. */
function Thumbnail({ file }: { readonly file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { drawThumbnail } = await import('./picture-file.ts');
      if (canvas.current) await drawThumbnail(canvas.current, file);
    };
    canvas.current?.getContext('2d')?.clearRect(0, 0, THUMBNAIL_SIDE, THUMBNAIL_SIDE);
    draw().catch(() => undefined);
  }, [file]);
  return (
    <canvas
      ref={canvas}
      className={styles['thumbnail']}
      width={THUMBNAIL_SIDE}
      height={THUMBNAIL_SIDE}
      aria-hidden="true"
    />
  );
}
