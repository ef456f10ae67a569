import type { ReactNode } from 'react';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import { useText } from '../../shop-context.tsx';
import { Cached } from '../Cached.tsx';
import { Chip } from '../Chip.tsx';
import styles from './LandingLinks.module.css';

type LandingLinksProps = { readonly pages: CategoryPage['landingPages'] };

/** Links below a category to its landing pages, which editors create. */
export function LandingLinks({ pages }: LandingLinksProps): ReactNode {
  if (pages.length === 0) return null;
  return (
    <Cached
      as="nav"
      className={styles['landing']}
      aria-labelledby="landing-pages"
      cacheKey={() => `landing ${JSON.stringify(pages)}`}
    >
      <Links pages={pages} />
    </Cached>
  );
}

function Links({ pages }: LandingLinksProps): ReactNode {
  const text = useText();
  return (
    <>
      <h2 id="landing-pages">{text('listing.landing-pages')}</h2>
      <ul>
        {pages.map(({ title, url }) => (
          <li key={url}>
            <Chip href={url}>{title}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
