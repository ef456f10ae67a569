import type { ReactNode } from 'react';
import type { TextBlock as Text } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { AutoLinkedText } from '../AutoLinkedText.tsx';
import { Container } from '../Container.tsx';
import { Image } from '../Image.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './TextBlock.module.css';

/** A text, with an optional picture beside it. */
export function TextBlock({ block, isSeenFirst }: BlockProps<Text>): ReactNode {
  const { title, image } = block;
  if (!image) {
    return (
      <BlockSection title={title} heading="beside">
        <Paragraphs block={block} />
      </BlockSection>
    );
  }
  return (
    <section className={styles['section']}>
      <Container className={styles['columns']}>
        <Image
          picture={image}
          sizes={imageSizes('100vw', [
            { from: 80, width: '40rem' },
            { from: 48, width: '50vw' },
          ])}
          eager={isSeenFirst}
          className={styles['picture']}
        />
        <div className={styles['words']}>
          <h2>{title}</h2>
          <Paragraphs block={block} />
        </div>
      </Container>
    </section>
  );
}

function Paragraphs({ block }: { readonly block: Text }): ReactNode {
  return (
    <div className={styles['paragraphs']}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <AutoLinkedText>{paragraph}</AutoLinkedText>
        </p>
      ))}
    </div>
  );
}
