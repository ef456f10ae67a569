import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { described, FieldError, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

type TickBoxProps = Pick<FieldProps, 'id' | 'label' | 'error' | 'className'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> & { readonly name: string };

/** A checkbox. The form sends `on` if it is ticked, else nothing. */
export function TickBox({ label, error, className, ...input }: TickBoxProps): ReactNode {
  const { id } = input;
  return (
    <div className={classNames(styles['tick'], className)}>
      <input {...input} type="checkbox" {...described({ id, error })} />
      <label htmlFor={id}>{label}</label>
      {error && <FieldError id={id} error={error} />}
    </div>
  );
}
