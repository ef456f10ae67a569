import type { ReactNode } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Container } from './Container.tsx';
import styles from './PageOpening.module.css';

type PageOpeningProps = {
  readonly page: Pick<PageModel, 'title' | 'breadcrumbs'>;
  /** What the page is about, in a sentence or two. */
  readonly intro?: string;
};

/** The top of a page: where it is in the shop, and what it is called. */
export function PageOpening({ page, intro }: PageOpeningProps): ReactNode {
  return (
    <div className={styles['opening']}>
      <Container>
        <Breadcrumbs trail={page.breadcrumbs} current={page.title} />
        <h1>{page.title}</h1>
        {intro && <p>{intro}</p>}
      </Container>
    </div>
  );
}
