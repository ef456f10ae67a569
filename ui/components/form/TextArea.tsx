import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

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
