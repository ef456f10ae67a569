import type { ReactNode } from 'react';
import type { ContentPage as Content } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Container } from '../components/Container.tsx';
import { Blocks } from '../renderers/Blocks.tsx';
import styles from './ContentPage.module.css';

/** Something to read: advice, service, who we are. */
export function ContentPage({ page }: { readonly page: Content }): ReactNode {
  return (
    <>
      <Container>
        <Breadcrumbs trail={page.breadcrumbs} current={page.title} />
        <h1 className={styles['title']}>{page.title}</h1>
      </Container>
      <Blocks blocks={page.blocks} />
    </>
  );
}
