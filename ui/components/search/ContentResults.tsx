import type { ReactNode } from 'react';
import { preferTitleMatches } from '#src/search/combined-search.ts';
import type { SearchPage } from '#src/use-cases/page-model.ts';
import { useText } from '../../shop-context.tsx';
import { Chip } from '../Chip.tsx';
import { HighlightedTitle } from './HighlightedTitle.tsx';
import styles from './ContentResults.module.css';

type ContentResultsProps = Pick<SearchPage, 'entries'>;

/** Maximum per kind, as more would push the products out of view. */
const MAX_RESULTS = { categories: 5, pages: 3 } as const;

/** Categories, filtered categories and content pages for the search text, above the products. */
export function ContentResults({ entries }: ContentResultsProps): ReactNode {
  const { categories, filteredCategories, pages } = entries;
  const kinds = {
    categories: preferTitleMatches([...categories, ...filteredCategories]).slice(
      0,
      MAX_RESULTS.categories,
    ),
    pages: preferTitleMatches(pages).slice(0, MAX_RESULTS.pages),
  };
  return (
    <div className={styles['found']}>
      <Kind name="categories" entries={kinds.categories} />
      <Kind name="pages" entries={kinds.pages} />
    </div>
  );
}

type KindProps = {
  readonly name: keyof typeof MAX_RESULTS;
  readonly entries: SearchPage['entries']['pages'];
};

function Kind({ name, entries }: KindProps): ReactNode {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    <section className={styles['kind']} aria-labelledby={`found-${name}`}>
      <h2 id={`found-${name}`}>{text(`search.group.${name}`)}</h2>
      <ul>
        {entries.map(({ title, url }) => (
          <li key={url}>
            <Chip href={url}>
              <span>
                <HighlightedTitle title={title} />
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
