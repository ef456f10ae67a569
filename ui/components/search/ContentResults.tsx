import type { ReactNode } from 'react';
import type { EntrySection } from '#src/search/search-order.ts';
import { useText } from '../../shop-context.tsx';
import { Chip } from '../Chip.tsx';
import { HighlightedTitle } from './HighlightedTitle.tsx';
import styles from './ContentResults.module.css';

type ContentResultsProps = { readonly section: EntrySection };

/** Categories and pages for the search text, as chips above or below the products. */
export function ContentResults({ section }: ContentResultsProps): ReactNode {
  const { categories, pages } = section;
  return (
    <div className={styles['found']}>
      <Kind name="categories" entries={categories} />
      <Kind name="pages" entries={pages} />
    </div>
  );
}

type KindProps = {
  readonly name: keyof EntrySection;
  readonly entries: EntrySection['pages'];
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
