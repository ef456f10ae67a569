import type { ReactNode } from 'react';
import type { ListerBanner } from '#src/content/page-entry.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Image } from '../Image.tsx';
import styles from './ListerBannerCard.module.css';

/** A word of the editors between the products (L2). */
export function ListerBannerCard({ banner }: { readonly banner: ListerBanner }): ReactNode {
  return (
    <aside className={styles['banner']} data-banner="" aria-label={banner.title}>
      <Image
        picture={{ ...banner.image, alt: '' }}
        sizes={imageSizes('50vw', [{ from: 64, width: '25vw' }])}
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <h3>{banner.title}</h3>
        <p>{banner.text}</p>
        <a href={banner.link.url}>{banner.link.title}</a>
      </div>
    </aside>
  );
}
