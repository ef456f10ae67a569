import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Field.module.css';

/** What stands around the place where a shopper types or chooses. */
export type FieldProps = {
  readonly id: string;
  readonly label: string;
  /** What helps to fill it in, where the label does not say it all. */
  readonly hint?: string | undefined;
  /** What is wrong with it, in words that say how to mend it. */
  readonly error?: string | undefined;
  /** Those that may stay empty say so: most of a form has to be filled in. */
  readonly isOptional?: boolean | undefined;
  readonly className?: string | undefined;
};

type FrameProps = FieldProps & { readonly children: ReactNode };

/** A label above, an error below: the frame of every field. */
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

/** What is wrong with the field of this id. */
export function FieldError({ id, error }: FieldErrorProps): ReactNode {
  return (
    <p className={styles['error']} id={errorId(id)}>
      <Icon name="warning" />
      {error}
    </p>
  );
}

/** What a field says of itself to those who cannot see what stands around it. */
export const described = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined,
});

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;
