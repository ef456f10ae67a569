import type { ReactNode } from 'react';
import type { HeroBlock as Hero } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Container } from '../Container.tsx';
import { ContentButton } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './HeroBlock.module.css';

/** Opening statement of a page. At the top of a page its title is the `h1`. */
export function HeroBlock({ block, isPageTitle, isSeenFirst }: BlockProps<Hero>): ReactNode {
  const Title = isPageTitle ? 'h1' : 'h2';
  return (
    <section className={styles['hero']}>
      <Image
        picture={block.image}
        sizes={imageSizes('100vw', [
          { from: 64, width: '62vw' },
          { from: 48, width: '54vw' },
        ])}
        eager={isSeenFirst}
        className={styles['picture']}
      />
      <Container className={styles['frame']}>
        <div className={styles['words']}>
          <Title>{block.title}</Title>
          <p>{block.text}</p>
          <ContentButton link={block.link} variant="light" />
        </div>
      </Container>
    </section>
  );
}
