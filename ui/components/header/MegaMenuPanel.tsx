import type { ReactNode } from 'react';
import type { MenuItem } from '#src/content/shell.ts';
import { Container } from '../Container.tsx';
import { Image } from '../Image.tsx';
import { useText } from '../../shop-context.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './MegaMenuPanel.module.css';

/** Panel of a category: columns of links, and a picture with a seasonal link. */
export function MegaMenuPanel({ item }: { readonly item: MenuItem }): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  if (item.groups.length === 0) return null;
  return (
    <div className={styles['panel']}>
      <Container className={styles['columns']}>
        <div className={styles['groups']}>
          {item.groups.map((group) => (
            <div key={group.title}>
              <p className={styles['title']}>{group.title}</p>
              <MenuLinks links={group.links} />
            </div>
          ))}
        </div>
        {item.image && <MenuPicture image={item.image} />}
        <a className={styles['all']} {...linkTo(item.url)}>
          {text('menu.all', { category: item.title })}
        </a>
      </Container>
    </div>
  );
}

function MenuPicture({ image }: { readonly image: NonNullable<MenuItem['image']> }): ReactNode {
  const linkTo = useLinkTo();
  return (
    <a className={styles['picture']} {...linkTo(image.url)}>
      <Image picture={{ ...image, alt: '' }} sizes="20rem" />
      <span>{image.caption}</span>
    </a>
  );
}
