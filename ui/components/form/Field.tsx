import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
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

type CheckboxProps = Pick<FieldProps, 'id' | 'label' | 'error' | 'className'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> & { readonly name: string };

/** A checkbox. The form sends `on` if it is ticked, else nothing. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps): ReactNode {
  const { id } = input;
  return (
    <div className={classNames(styles['tick'], className)}>
      <input {...input} type="checkbox" {...fieldAriaProps({ id, error })} />
      <label htmlFor={id}>{label}</label>
      {error && <FieldError id={id} error={error} />}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'required'> & { readonly name: string };

/**
 * A single-line text field. It is uncontrolled by default (`defaultValue`), so that text typed or
 * autofilled before script loads stays; pass `value` with `onChange` to control it.
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  className,
  type = 'text',
  ...input
}: TextFieldProps): ReactNode {
  const { id } = input;
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <input
        {...input}
        className={styles['input']}
        type={type}
        required={!isOptional}
        {...fieldAriaProps({ id, hint, error })}
      />
    </Field>
  );
}

type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'required'> & {
    readonly name: string;
  };

/** A multi-line text field. As in `TextField`, text typed before script loads stays. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  className,
  rows = 3,
  ...area
}: TextAreaProps): ReactNode {
  const { id } = area;
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <textarea
        {...area}
        className={classNames(styles['input'], styles['area'])}
        rows={rows}
        required={!isOptional}
        {...fieldAriaProps({ id, hint, error })}
      />
    </Field>
  );
}
