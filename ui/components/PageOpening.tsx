import type { ReactNode } from 'react';
import type { Picture } from '#src/catalog/product.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Container } from './Container.tsx';
import { Image } from './Image.tsx';
import styles from './PageOpening.module.css';

type PageOpeningProps = {
  readonly page: Pick<PageModel, 'title' | 'breadcrumbs'>;
  /** What the page is about, in a sentence or two. */
  readonly intro?: string;
  /** A longer one that may stand in its place while the page is shown: its room is kept free. */
  readonly longestIntro?: string | undefined;
  /** What the page is about, to look at: beside the words where there is room. */
  readonly picture?: Picture;
};

/** The top of a page: where it is in the shop, and what it is called. */
export function PageOpening(props: PageOpeningProps): ReactNode {
  const { page, intro, longestIntro, picture } = props;
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
      </Container>
    </div>
  );
}
