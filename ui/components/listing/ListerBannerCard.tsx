import type { ReactNode } from 'react';
import type { ListerBanner } from '#src/content/page-entry.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { EditorLink } from '../EditorLink.tsx';
import { Image } from '../Image.tsx';
import styles from './ListerBannerCard.module.css';

/**
 * A word of the editors between the products (L2). No landmark: pages that stand below each other may
 * all have it, and landmarks of one name are not told apart.
 */
export function ListerBannerCard({ banner }: { readonly banner: ListerBanner }): ReactNode {
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
        <EditorLink link={banner.link} />
      </div>
    </article>
  );
}
