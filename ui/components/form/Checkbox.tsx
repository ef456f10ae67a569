import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { fieldAriaProps, FieldError, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

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
