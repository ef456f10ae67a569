import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Field.module.css';

/** Label, hint and error of a form field. */
export type FieldProps = {
  readonly id: string;
  readonly label: string;
  /** Help text, if the label does not suffice. */
  readonly hint?: string | undefined;
  /** Validation error, worded so that the shopper can fix it. */
  readonly error?: string | undefined;
  /** Marks an optional field; the others are required, as most fields are. */
  readonly isOptional?: boolean | undefined;
  readonly className?: string | undefined;
};

type FrameProps = FieldProps & { readonly children: ReactNode };

/** Frame of every form field: label and hint above, error below. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  children,
}: FrameProps): ReactNode {
  const text = useText();
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label} {isOptional && <small>{text('form.optional')}</small>}
      </label>
      {hint && (
        <p className={styles['hint']} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={id} error={error} />}
    </div>
  );
}

type FieldErrorProps = { readonly id: string; readonly error: string };

/** Validation error of the field with this id. */
export function FieldError({ id, error }: FieldErrorProps): ReactNode {
  return (
    <p className={styles['error']} id={errorId(id)}>
      <Icon name="warning" />
      {error}
    </p>
  );
}

/** ARIA attributes that link a field to its hint and error. */
export const fieldAriaProps = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined,
});

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;
