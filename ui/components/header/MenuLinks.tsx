import type { ReactNode } from 'react';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import styles from './MenuLinks.module.css';

/** A column of links in a menu. */
export function MenuLinks({ links }: { readonly links: readonly Breadcrumb[] }): ReactNode {
  return (
    <ul className={styles['links']}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
