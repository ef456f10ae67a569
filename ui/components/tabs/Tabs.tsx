import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isTabKey, tabAfterKey } from '#src/navigation/tab-keys.ts';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Tabs.module.css';

export type TabItem = {
  /** Tells it from the others; unique among them. */
  readonly id: string;
  readonly title: ReactNode;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean;
};

type TabsProps = {
  /** What the tabs are about. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Which is chosen, where others decide that; else the first, and then what the shopper chooses. */
  readonly chosen?: string;
  readonly onChoose?: (id: string) => void;
};

/**
 * Panels of which one is shown (H10). Choosing follows the focus. They are links down the page:
 * without script all panels are there, one below the other.
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
        {items.map((item, place) => (
          <Tab
            key={item.id}
            item={item}
            prefix={prefix}
            isCurrent={item.id === current}
            onChoose={() => choose(item.id)}
            onKeyDown={(event) => walk(event, place, items, choose)}
          />
        ))}
      </div>
      {items.map(({ id, panel }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the pattern's own advice
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

/** The keys of H10 move focus and choice; Space chooses, as it does with the browser's own tabs. */
function walk(
  event: KeyboardEvent<HTMLElement>,
  place: number,
  items: readonly TabItem[],
  choose: (id: string) => void,
): void {
  if (!isTabKey(event.key) && event.key !== ' ') return;
  event.preventDefault();
  const tabs = items.map(({ isDisabled = false }) => ({ disabled: isDisabled }));
  const next = tabAfterKey(event.key, place, tabs);
  const item = items[next];
  if (!item || item.isDisabled) return;
  choose(item.id);
  const tab = event.currentTarget.parentElement?.children[next];
  if (tab instanceof HTMLElement) tab.focus();
}
