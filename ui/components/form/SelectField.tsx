import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

/** An option of a select; those of one group follow each other. */
export type SelectChoice = {
  readonly value: string;
  readonly label: string;
  /** Heading of its group. */
  readonly group?: string | undefined;
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
          {groupsOf(choices).map(({ group, members }) =>
            group === undefined ? (
              <Options key="" choices={members} />
            ) : (
              <optgroup key={group} label={group}>
                <Options choices={members} />
              </optgroup>
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  );
}

function Options({ choices }: { readonly choices: readonly SelectChoice[] }): ReactNode {
  return choices.map(({ value, label, isDisabled }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));
}

const groupsOf = (choices: readonly SelectChoice[]) =>
  Array.from(new Set(choices.map(({ group }) => group)), (group) => ({
    group,
    members: choices.filter((choice) => choice.group === group),
  }));
