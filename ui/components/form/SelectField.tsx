import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export type SelectChoice = {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
};

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'required' | 'children'> & {
    readonly name: string;
    readonly choices: readonly SelectChoice[];
  };

/** A native `select` with label, hint and error. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  choices,
  ...select
}: SelectFieldProps): ReactNode {
  const { id } = select;
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <div className={styles['select']}>
        <select
          {...select}
          className={styles['input']}
          required={!isOptional}
          {...fieldAriaProps({ id, hint, error })}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  );
}
