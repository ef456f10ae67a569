import type { ReactNode } from 'react';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { withBed } from '#src/my-bed/my-bed.ts';
import { Icon } from '../icons/Icon.tsx';
import { useStores, useText } from '../shop-context.tsx';
import { useLinkTo } from './ContentLink.tsx';
import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** From the home page down to the parent of this page. */
  readonly trail: readonly Breadcrumb[];
  /** Title of this page. */
  readonly current: string;
};

/** Breadcrumb navigation. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  const { bed } = useStores().navigation.page;
  if (trail.length === 0) return null;
  return (
    <nav className={styles['breadcrumbs']} aria-label={text('breadcrumbs.label')}>
      <ol>
        {trail.map(({ title, url }) => (
          <li key={url}>
            <a {...linkTo(withBed(url, bed))}>{title}</a>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
