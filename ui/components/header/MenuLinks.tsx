import type { ReactNode } from 'react';
import { addressOfLink, type BlockLink } from '#src/content/block-link.ts';
import { EditorLink } from '../EditorLink.tsx';
import styles from './MenuLinks.module.css';

/** A column of links in a menu. */
export function MenuLinks({ links }: { readonly links: readonly BlockLink[] }): ReactNode {
  return (
    <ul className={styles['links']}>
      {links.map((link) => (
        <li key={addressOfLink(link)}>
          <EditorLink link={link} />
        </li>
      ))}
    </ul>
  );
}
