import type { ReactNode } from 'react';
import { searchTextUrl } from '#src/listing/listing-url.ts';
import type { SearchPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { Chip } from '../Chip.tsx';
import { PhoneLink } from '../header/PhoneLink.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './SearchHelp.module.css';

type SearchHelpProps = { readonly page: SearchPage };

/** Alternatives to a search text: top searches, categories and customer service. */
export function SearchHelp({ page }: SearchHelpProps): ReactNode {
  return (
    <div className={styles['start']}>
      <TopSearches page={page} />
      <Categories />
      <Contact />
    </div>
  );
}

function TopSearches({ page: { topSearches, locale } }: SearchHelpProps): ReactNode {
  const { text } = useShop();
  if (topSearches.length === 0) return null;
  return (
    <nav aria-labelledby="top-searches">
      <h2 id="top-searches">{text('search.group.top')}</h2>
      <ul className={styles['texts']}>
        {topSearches.map((query) => (
          <li key={query}>
            <Chip href={searchTextUrl(query, locale)} rel="nofollow">
              {query}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Categories(): ReactNode {
  const { shell, text } = useShop();
  const linkTo = useLinkTo();
  if (shell.menu.length === 0) return null;
  return (
    <nav aria-labelledby="search-categories">
      <h2 id="search-categories">{text('search.categories')}</h2>
      <ul className={styles['categories']}>
        {shell.menu.map(({ title, url }) => (
          <li key={url}>
            <a {...linkTo(url)}>
              {title}
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact(): ReactNode {
  const { text } = useShop();
  return (
    <div className={styles['contact']}>
      <p>{text('search.contact')}</p>
      <PhoneLink />
    </div>
  );
}
