import type { ReactNode } from 'react';
import type { SuggestionGroup } from '#src/search/suggestion.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { SearchOption } from './SearchOption.tsx';
import styles from './SuggestionList.module.css';

type SuggestionListProps = {
  readonly groups: readonly SuggestionGroup[];
  readonly listId: string;
};

/** Listbox of all suggestions, by group. */
export function SuggestionList({ groups, listId }: SuggestionListProps): ReactNode {
  const text = useText();
  return (
    <div
      className={styles['list']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options contain pictures
      role="listbox"
      id={listId}
      aria-label={text('search.list')}
    >
      {groups.map((group, index) => (
        <Group key={group.name} group={group} listId={listId} first={before(groups, index)} />
      ))}
    </div>
  );
}

type GroupProps = {
  readonly group: SuggestionGroup;
  readonly listId: string;
  /** Index of its first suggestion across all groups. */
  readonly first: number;
};

function Group({ group: { name, suggestions }, listId, first }: GroupProps): ReactNode {
  const text = useText();
  const titleId = `${listId}${name}`;
  return (
    <div
      className={classNames(styles['group'], styles[name])}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options contain pictures
      role="group"
      aria-labelledby={titleId}
    >
      <p className={styles['title']} id={titleId} role="presentation">
        {text(`search.group.${name}`)}
      </p>
      {suggestions.map((suggestion, index) => (
        <SearchOption
          key={`${first + index}`}
          suggestion={suggestion}
          listId={listId}
          index={first + index}
          group={name}
        />
      ))}
    </div>
  );
}

const before = (groups: readonly SuggestionGroup[], index: number): number =>
  groups.slice(0, index).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
