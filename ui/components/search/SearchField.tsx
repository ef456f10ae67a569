import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type RefObject } from 'react';
import { SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import type { SuggestionStep } from '#src/search/search-box-state.ts';
import { MAX_SEARCH_TEXT_LENGTH } from '#src/search/search-text.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useStores } from '../../shop-context.tsx';
import type { SearchSurface } from '../../stores/search-store.ts';
import { useHasScript } from '../../use-hydrated.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  readonly surface: SearchSurface;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** Whether the suggestions are open. */
  readonly isShown: boolean;
};

/** Search input with its clear and submit buttons. */
export const SearchField = observer(function SearchField(props: SearchFieldProps) {
  const { surface, field, listId, isShown } = props;
  const { text, stores } = useShop();
  const { search } = stores;
  const { active, typed } = search.box;
  const combobox = useCombobox(isShown && search.suggestions.length > 0, listId, active);
  return (
    <div className={styles['field']}>
      <input
        ref={field}
        className={styles['input']}
        type="search"
        name={SEARCH_TEXT_PARAM}
        defaultValue={typed}
        maxLength={MAX_SEARCH_TEXT_LENGTH}
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...combobox}
        onInput={({ currentTarget }) => search.type(currentTarget.value)}
        onFocus={() => search.open()}
        onPointerDown={() => search.open()}
        onKeyDown={useSearchKeys()}
      />
      {typed !== '' && search.surface === surface && <ClearButton field={field} />}
      <button className={styles['submit']} type="submit">
        <Icon name="search" />
        <VisuallyHidden>{text('search.submit')}</VisuallyHidden>
      </button>
    </div>
  );
});

function ClearButton({ field }: Pick<SearchFieldProps, 'field'>) {
  const { text, stores } = useShop();
  const clear = (): void => {
    field.current?.focus();
    stores.search.type('');
  };
  return (
    <button className={styles['clear']} type="button" onClick={clear}>
      <Icon name="close" />
      <VisuallyHidden>{text('search.clear')}</VisuallyHidden>
    </button>
  );
}

/** ARIA attributes of a combobox, added after hydration: without script it is a plain field. */
function useCombobox(isExpanded: boolean, listId: string, active: number | undefined) {
  const isReady = useHasScript();
  if (!isReady) return {};
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant':
      isExpanded && active !== undefined ? optionId(listId, active) : undefined,
  } as const;
}

const STEPS: Readonly<Record<string, SuggestionStep>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const ENDS: Readonly<Record<string, SuggestionStep>> = { Home: 'first', End: 'last' };

/**
 * Keyboard handling of a combobox (WAI-ARIA): arrows move through the suggestions; Home and End
 * move to the ends of the list once a suggestion is active, within the text before. Escape closes,
 * then clears; on a sheet it closes the sheet and keeps the text, which a browser would clear.
 */
function useSearchKeys(): (event: KeyboardEvent) => void {
  const { search } = useStores();
  const escape = (): boolean => {
    if (search.surface === 'panel') return search.escape();
    search.close();
    return true;
  };
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key] ?? (search.chosen && ENDS[event.key]);
    if (step) search.move(step);
    else if (event.key !== 'Escape' || !escape()) return;
    else event.stopPropagation();
    event.preventDefault();
  };
}

/** Element id of a suggestion, by its index across all groups. */
export const optionId = (listId: string, index: number): string => `${listId}option${index}`;
