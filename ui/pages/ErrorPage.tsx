import type { ReactNode } from 'react';
import type { ErrorPage as Model } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { PhoneLink } from '../components/header/PhoneLink.tsx';
import { LinkButton } from '../components/Button.tsx';
import { PageSearchForm } from '../components/search/PageSearchForm.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useShop, useText } from '../shop-context.tsx';
import { PathLink } from '../components/ContentLink.tsx';
import styles from './ErrorPage.module.css';

/** Error page for an unknown URL (H8) or an outage, with links to continue. */
export function ErrorPage({ page }: { readonly page: Model }): ReactNode {
  const { shell, text } = useShop();
  return (
    <Container className={styles['page']}>
      <Icon name="moon" className={styles['moon']} />
      <h1>{page.title}</h1>
      <p className={styles['text']}>{page.text}</p>
      <NextStep page={page} />
      {shell.menu.length > 0 && (
        <nav className={styles['categories']} aria-labelledby="error-categories">
          <h2 id="error-categories">{text('error.categories')}</h2>
          <ul>
            {shell.menu.map(({ title, url }) => (
              <li key={url}>
                <PathLink href={url}>
                  {title}
                  <Icon name="chevron-right" />
                </PathLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Container>
  );
}

/** An outage offers a retry; an unknown URL offers the search. */
function NextStep({ page }: { readonly page: Model }): ReactNode {
  const text = useText();
  if (page.head.status !== 503)
    return (
      <>
        <div className={styles['search']}>
          <PageSearchForm query="" isAlways />
        </div>
        <LinkButton href="/">{text('error.home')}</LinkButton>
      </>
    );
  return (
    <>
      <LinkButton href={page.url}>{text('page.retry')}</LinkButton>
      <PhoneLink />
    </>
  );
}
