import type { ReactNode } from 'react';
import { type CategoryTilesBlock as CategoryTiles } from '#src/content/block.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Icon } from '../../icons/Icon.tsx';
import { classNames } from '../../theme/class-names.ts';
import { ContentLink } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './CategoryTilesBlock.module.css';

const SIZES = imageSizes('50vw', [
  { from: 80, width: '20rem' },
  { from: 40, width: '25vw' },
]);

type Tile = CategoryTiles['tiles'][number];

/** Links to categories, as pictures. */
export function CategoryTilesBlock({ block }: BlockProps<CategoryTiles>): ReactNode {
  return (
    <BlockSection title={block.title}>
      <ul className={classNames(styles['tiles'], block.tiles.some(hasText) && styles['told'])}>
        {block.tiles.map((tile) => (
          <li key={urlOfLink(tile)}>
            <CategoryTile tile={tile} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function CategoryTile({ tile }: { readonly tile: Tile }): ReactNode {
  return (
    <ContentLink link={tile} className={styles['tile']}>
      <span className={styles['picture']}>
        <Image picture={{ ...tile.image, alt: '' }} sizes={SIZES} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>
          {tile.title}
          {!hasText(tile) && <Icon name="chevron-right" />}
        </span>
        {tile.text && <span className={styles['text']}>{tile.text}</span>}
      </span>
    </ContentLink>
  );
}

const hasText = ({ text }: Tile): boolean => text !== undefined;
