import type { ReactNode } from 'react';
import { awardSizes } from '#src/content/image-sizes.ts';
import type { AwardsBlock as Awards } from '#src/content/block.ts';
import { Image } from '../Image.tsx';
import styles from './AwardsBlock.module.css';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

/** Awards, side by side and equally high (P5). */
export function AwardsBlock({ block }: BlockProps<Awards>): ReactNode {
  const sizes = awardSizes(block.awards.map(({ image }) => image));
  return (
    <BlockSection title={block.title}>
      <ul className={styles['awards']}>
        {block.awards.map(({ image, text }, index) => (
          <li key={image.path}>
            <Image picture={image} shownSize={sizes[index]} sizes="16rem" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
