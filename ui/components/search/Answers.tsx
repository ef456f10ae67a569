import type { ReactNode } from 'react';
import type { FoundEntry } from '#src/search/combined-search.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './Answers.module.css';

type AnswersProps = { readonly pages: readonly FoundEntry[] };

/** Pages that answer the search text: articles, service pages and stores, with what they say. */
export function Answers({ pages }: AnswersProps): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={styles['title']}>
        {text('search.answers')}
      </h2>
      <ul className={styles['answers']}>
        {pages.map(({ title, url, description }) => (
          <li key={url} className={styles['answer']}>
            <h3>
              <a {...linkTo(url)}>
                {title.map((part) => part.text).join('')}
                <Icon name="chevron-right" />
              </a>
            </h3>
            {description !== undefined && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
