import type { ReactNode } from 'react';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { useLinkTo } from '../use-link-to.ts';
import styles from './MenuLinks.module.css';

/** A column of links in a menu. */
export function MenuLinks({ links }: { readonly links: readonly Breadcrumb[] }): ReactNode {
  const linkTo = useLinkTo();
  return (
    <ul className={styles['links']}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a {...linkTo(url)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
