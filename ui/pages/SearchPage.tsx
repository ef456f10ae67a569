import type { ReactNode } from 'react';
import { searchTextUrl } from '#src/listing/listing-url.ts';
import type { SearchPage as Search } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { EmptyListing } from '../components/listing/ListingNotice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Answers } from '../components/search/Answers.tsx';
import { ContentResults } from '../components/search/ContentResults.tsx';
import { PageSearchForm } from '../components/search/PageSearchForm.tsx';
import { SearchHelp } from '../components/search/SearchHelp.tsx';
import { classNames } from '../theme/class-names.ts';
import { useText } from '../shop-context.tsx';
import { ListedProducts } from './ListingPage.tsx';
import listing from './ListingPage.module.css';
import { PathLink } from '../components/ContentLink.tsx';
import styles from './SearchPage.module.css';

type SearchPageProps = { readonly page: Search };

/** Search results (S1): the products as a listing, after or before what pages say on the text. */
export function SearchPage({ page }: SearchPageProps): ReactNode {
  const text = useText();
  const { query } = page;
  const isFiltered = page.appliedFilters.length > 0;
  if (query === '' && !isFiltered) return <Start page={page} />;
  const isLost = page.available && page.nbHits === 0 && !isFiltered;
  const { before, after } = page.entries;
  const hasNothing = isLost && before.pages.length + before.categories.length === 0;
  const title =
    query === ''
      ? page.title
      : text(hasNothing ? 'search.none-title' : 'search.results-for', { query });
  return (
    <>
      <PageHeader page={{ title, breadcrumbs: page.breadcrumbs }} />
      <Container className={classNames(listing['body'], styles['body'])}>
        <PageSearchForm query={query} />
        <DidYouMean page={page} />
        <Answers pages={before.pages} />
        <ContentResults section={{ ...before, pages: [] }} />
        {isLost ? (
          <>
            {hasNothing && <p data-total={0}>{text('search.none-text')}</p>}
            <SearchHelp page={page} />
          </>
        ) : (
          <ListedProducts listing={page} empty={<EmptyListing listing={page} />} />
        )}
        <ContentResults section={after} />
      </Container>
    </>
  );
}

function Start({ page }: SearchPageProps): ReactNode {
  const text = useText();
  return (
    <>
      <PageHeader page={page} intro={text('search.start-text')} />
      <Container className={classNames(listing['body'], styles['body'])}>
        <PageSearchForm query="" isAlways />
        <SearchHelp page={page} />
      </Container>
    </>
  );
}

function DidYouMean({ page }: SearchPageProps): ReactNode {
  const text = useText();
  const { didYouMean, locale } = page;
  if (didYouMean.length === 0) return null;
  return (
    <p className={styles['meant']}>
      {text('search.did-you-mean')}{' '}
      {didYouMean.slice(0, MAX_SPELLINGS).map((query, index) => (
        <span key={query}>
          {index > 0 && ', '}
          <PathLink href={searchTextUrl(query, locale)} rel="nofollow">
            {query}
          </PathLink>
        </span>
      ))}
      ?
    </p>
  );
}

const MAX_SPELLINGS = 3;
