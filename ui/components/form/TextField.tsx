import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

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
