import type { ReactNode } from 'react';
import type { BannerBlock as Block } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Container } from '../Container.tsx';
import { ContentButton } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './BannerBlock.module.css';

const SIZES = imageSizes('100vw', [
  { from: 80, width: '38rem' },
  { from: 48, width: '50vw' },
]);

/** Call to action between other blocks; its picture is decorative. */
export function BannerBlock({ block }: BlockProps<Block>): ReactNode {
  const { title, text, link, image } = block;
  return (
    <section className={styles['section']}>
      <Container>
        <div className={styles['banner']}>
          {image && <Image picture={{ ...image, alt: '' }} sizes={SIZES} />}
          <div className={styles['words']}>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
            <ContentButton link={link} variant="light" />
          </div>
        </div>
      </Container>
    </section>
  );
}
