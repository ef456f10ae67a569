import type { ReactNode } from 'react';
import type { PictureBlock as Block } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Container } from '../Container.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './PictureBlock.module.css';

const SIZES = imageSizes('100vw', [{ from: 80, width: '76rem' }]);

/** A picture with an optional caption and link. */
export function PictureBlock({ block, isSeenFirst }: BlockProps<Block>): ReactNode {
  const { image, caption, link } = block;
  return (
    <Container className={styles['picture']}>
      <figure>
        <Image picture={image} sizes={SIZES} eager={isSeenFirst} />
        {(caption ?? link) && (
          <figcaption>
            {caption} {link && <ContentLink link={link} />}
          </figcaption>
        )}
      </figure>
    </Container>
  );
}
