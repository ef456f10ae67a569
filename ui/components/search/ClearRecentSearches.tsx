import { observer } from 'mobx-react-lite';
import { useRef, type RefObject } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ClearRecentSearches.module.css';

type ClearRecentSearchesProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** True if the recent searches share a wide panel with another group. */
  readonly isHalf: boolean;
};

/**
 * Removes recent searches, one or all. The buttons stand beside the list, each level with its
 * search, as a listbox option must not contain buttons.
 */
export const ClearRecentSearches = observer(function ClearRecentSearches(
  props: ClearRecentSearchesProps,
) {
  const { field, isHalf } = props;
  const { text, stores } = useShop();
  const { search } = stores;
  const list = useRef<HTMLUListElement>(null);
  const group = search.groups.find(({ name }) => name === 'recent');
  const queries = group?.suggestions.flatMap((one) => (one.kind === 'text' ? [one.query] : []));
  const removeRecent = (query: string, index: number): void => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? field.current;
    if (list.current?.contains(document.activeElement)) next?.focus();
    search.forget(query);
  };
  const clearRecent = (): void => {
    field.current?.focus();
    search.forgetAll();
  };
  return (
    <div className={classNames(styles['forget'], isHalf && styles['half'])}>
      <button className={styles['all']} type="button" onClick={clearRecent}>
        {text('search.forget-all')}
      </button>
      <ul ref={list}>
        {queries?.map((query, index) => (
          <li key={query}>
            <button type="button" onClick={() => removeRecent(query, index)}>
              <Icon name="close" />
              <VisuallyHidden>{text('search.forget', { query })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
