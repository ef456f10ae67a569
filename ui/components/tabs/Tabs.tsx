import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isShortcut, isTabKey, tabAfterKey } from './tab-keys.ts';
import { classNames } from '../../theme/class-names.ts';
import styles from './Tabs.module.css';

export type TabItem = {
  /** Unique among the tabs. */
  readonly id: string;
  readonly title: ReactNode;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean;
};

type TabsProps = {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Selected tab, if controlled; by default the first enabled one, then the shopper's choice. */
  readonly chosen?: string;
  readonly onChoose?: (id: string) => void;
};

/**
 * Tabs with one visible panel (H10). Selection follows the focus. The tabs are fragment links:
 * without script all panels are shown, one below the other.
 */
export function Tabs({ label, items, chosen, onChoose }: TabsProps): ReactNode {
  const prefix = useId();
  const [own, setOwn] = useState(items.find(({ isDisabled }) => !isDisabled)?.id);
  const current = chosen ?? own;
  const choose = (id: string): void => {
    setOwn(id);
    onChoose?.(id);
  };
  return (
    <div>
      <div className={styles['list']} role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <Tab
            key={item.id}
            item={item}
            prefix={prefix}
            isCurrent={item.id === current}
            onChoose={() => choose(item.id)}
            onKeyDown={(event) => moveWithKeys(event, index, items, choose)}
          />
        ))}
      </div>
      {items.map(({ id, panel }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- advised by ARIA pattern
        <div
          key={id}
          id={`${prefix}${id}`}
          className={styles['panel']}
          role="tabpanel"
          aria-labelledby={`${prefix}${id}-tab`}
          tabIndex={0}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

type TabProps = {
  readonly item: TabItem;
  readonly prefix: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function Tab({ item, prefix, isCurrent, onChoose, onKeyDown }: TabProps): ReactNode {
  const { id, title, isDisabled = false } = item;
  const choose = (event: MouseEvent): void => {
    event.preventDefault();
    if (!isDisabled) onChoose();
  };
  return (
    <a
      id={`${prefix}${id}-tab`}
      className={classNames(styles['tab'], isCurrent && styles['current'])}
      href={isDisabled ? undefined : `#${prefix}${id}`}
      role="tab"
      aria-selected={isCurrent}
      aria-controls={`${prefix}${id}`}
      aria-disabled={isDisabled || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {title}
    </a>
  );
}

/** The keys of H10 move focus and selection; Space selects, as in native tabs. */
function moveWithKeys(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  items: readonly TabItem[],
  choose: (id: string) => void,
): void {
  if (isShortcut(event) || (!isTabKey(event.key) && event.key !== ' ')) return;
  event.preventDefault();
  const tabs = items.map(({ isDisabled = false }) => ({ disabled: isDisabled }));
  const next = tabAfterKey(event.key, index, tabs);
  const item = items[next];
  if (!item || item.isDisabled) return;
  choose(item.id);
  const tab = event.currentTarget.parentElement?.children[next];
  if (tab instanceof HTMLElement) tab.focus();
}
