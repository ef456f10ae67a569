import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './Dropdown.module.css';

type DropdownProps = {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A short list that opens below its label. Closes on blur or Escape. */
export function Dropdown({ label, className, children }: DropdownProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbled events
    <details
      className={classNames(styles['dropdown'], className)}
      onBlur={closeOnBlur}
      onKeyDown={closeOnEscape}
    >
      <summary className={styles['label']}>
        {label}
        <Icon name="chevron-down" className={styles['chevron']} />
      </summary>
      {/* Receives focus on click, as links do not in Safari, so that the list stays open. */}
      <div className={styles['panel']} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}

export function closeOnBlur({
  currentTarget,
  relatedTarget,
}: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

export function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
