import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { QueryParameter } from '#src/routing/url-parts.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { classNames } from '../theme/class-names.ts';
import { Button } from './Button.tsx';
import { HiddenInputs } from './GetForm.tsx';
import styles from './SelectForm.module.css';

type SelectFormProps<Value extends string> = {
  readonly action: string;
  /** Query parameters that the form keeps. */
  readonly inputs: readonly Pick<QueryParameter, 'name' | 'value'>[];
  readonly name: string;
  readonly icon?: IconName;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onSelect: (value: Value) => void;
  /** Label of the button that submits it without script. */
  readonly submit: string;
  readonly className?: string | undefined;
};

/** A choice of the page's state, applied at once; without script by a button. */
export function SelectForm<Value extends string>({
  action,
  inputs,
  name,
  icon,
  label,
  options,
  value,
  onSelect,
  submit,
  className,
}: SelectFormProps<Value>): ReactNode {
  const list = useRef<HTMLSelectElement>(null);
  // On a restored page the browser restores the last selected option; the URL takes precedence.
  useLayoutEffect(() => {
    if (list.current) list.current.value = value;
  });
  const select = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const selected = options.find((option) => option.value === target.value);
    if (selected) onSelect(selected.value);
  };
  return (
    <form className={classNames(styles['form'], className)} method="get" action={action}>
      <HiddenInputs inputs={inputs} />
      <label className={styles['select']}>
        {icon && <Icon name={icon} />}
        <span className={styles['label']}>{label}</span>
        <select ref={list} name={name} defaultValue={value} onChange={select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <Button className={styles['submit']} type="submit" variant="outlined">
        {submit}
      </Button>
    </form>
  );
}
