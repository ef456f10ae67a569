import type { ReactNode } from 'react';
import type { Picture } from '#src/catalog/product.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Container } from './Container.tsx';
import { Image } from './Image.tsx';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  readonly page: Pick<PageModel, 'title' | 'breadcrumbs'>;
  /** Introduction of a sentence or two. */
  readonly intro?: string;
  /** Longest introduction that may replace `intro` on this page; its space is reserved. */
  readonly longestIntro?: string | undefined;
  /** Picture of the page's subject, beside the text if there is room. */
  readonly picture?: Picture;
  /** Author and dates of a guide. */
  readonly children?: ReactNode;
};

/** Top of a page: breadcrumbs, title, introduction and picture. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { page, intro, longestIntro, picture, children } = props;
  return (
    <div className={styles['opening']}>
      {picture && (
        <Image picture={{ ...picture, alt: '' }} sizes="50vw" className={styles['picture']} />
      )}
      <Container className={styles['words']}>
        <Breadcrumbs trail={page.breadcrumbs} current={page.title} />
        <h1>{page.title}</h1>
        {intro && (
          <p data-longest={longestIntro}>
            <span>{intro}</span>
          </p>
        )}
        {children}
      </Container>
    </div>
  );
}
