import type { ReactNode } from 'react';
import type { CategoryPageBanner } from '#src/content/page-entry.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { ContentLink } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import styles from './CategoryPageBannerCard.module.css';

/**
 * An editor's banner between the products (L2). It is no landmark: pages loaded below one another
 * may each have it, and landmarks of the same name cannot be told apart.
 */
export function CategoryPageBannerCard({
  banner,
}: {
  readonly banner: CategoryPageBanner;
}): ReactNode {
  return (
    <article className={styles['banner']} data-banner="">
      <Image
        picture={{ ...banner.image, alt: '' }}
        sizes={imageSizes('50vw', [{ from: 64, width: '25vw' }])}
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <h3>{banner.title}</h3>
        <p>{banner.text}</p>
        <ContentLink link={banner.link} />
      </div>
    </article>
  );
}
