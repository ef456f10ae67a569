import { observer } from 'mobx-react-lite';
import type { MouseEvent, RefObject } from 'react';
import { useShop } from '../../shop-context.tsx';
import type { SearchSurface } from '../../stores/search-store.ts';
import { classNames } from '../../theme/class-names.ts';
import { ClearRecentSearches } from './ClearRecentSearches.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './SearchPanel.module.css';

type SearchPanelProps = {
  readonly surface: SearchSurface;
  readonly listId: string;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Content of the search box: the grouped suggestions, with buttons beside recent searches. */
export const SearchPanel = observer(function SearchPanel(props: SearchPanelProps) {
  const { surface, listId, field } = props;
  const { text, stores } = useShop();
  const { groups, box, hasCurrentAnswer } = stores.search;
  const query = box.typed.trim();
  if (groups.length === 0 && (query === '' || !hasCurrentAnswer)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps focus in the field
    <div className={classNames(styles['frame'], styles[surface])} onMouseDown={preventBlur}>
      {groups.length === 0 ? (
        <p className={styles['none']}>{text('search.no-suggestions')}</p>
      ) : (
        <div className={styles['beside']}>
          <SuggestionList groups={groups} listId={listId} />
          {groups[0]?.name === 'recent' && (
            <ClearRecentSearches field={field} isHalf={groups.length > 1} />
          )}
        </div>
      )}
      {query !== '' && (
        <button className={styles['all']} type="submit">
          {text(groups.length > 0 ? 'search.all' : 'search.anyway', { query })}
        </button>
      )}
    </div>
  );
});

/** Keeps the focus in the field on a press: a blur would close the panel before the click. */
const preventBlur = (event: MouseEvent): void => event.preventDefault();
