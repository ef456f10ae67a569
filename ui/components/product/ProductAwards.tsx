import type { ReactNode } from 'react';
import { awardSizes } from '#src/content/image-sizes.ts';
import type { AwardsBlock, ContentBlock } from '#src/content/block.ts';
import { Image } from '../Image.tsx';
import styles from './ProductAwards.module.css';

type ProductAwardsProps = { readonly blocks: readonly ContentBlock[] };

/** Awards of a product, equally high (P5), beside its ratings. */
export function ProductAwards({ blocks }: ProductAwardsProps): ReactNode {
  return blocks.filter(isAwardsBlock).map((block) => <Awards key={block.title} block={block} />);
}

/** Awards stand at the top of a product page, other blocks of the editors below the description. */
export const isAwardsBlock = (block: ContentBlock): block is AwardsBlock => block.type === 'awards';

function Awards({ block: { title, awards } }: { readonly block: AwardsBlock }): ReactNode {
  const sizes = awardSizes(awards.map(({ image }) => image));
  return (
    <section className={styles['awards']} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <ul className={styles['list']}>
        {awards.map(({ image, text }, index) => (
          <li key={image.path}>
            <Image picture={image} shownSize={sizes[index]} sizes="14rem" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
