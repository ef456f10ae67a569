import type { ComponentPropsWithRef, ReactNode } from 'react';
import { described, Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'required'> & { readonly name: string };

/**
 * One line to type. Its beginning is `defaultValue`, so that what was typed or filled in before
 * script has arrived stays there; `value` with `onChange` is there for those who need it.
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
        {...described({ id, hint, error })}
      />
    </Field>
  );
}
