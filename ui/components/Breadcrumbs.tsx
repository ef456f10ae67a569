import type { ReactNode } from 'react';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import type { MyBed } from '#src/my-bed/my-bed.ts';
import { Icon } from '../icons/Icon.tsx';
import { linkAttributesForBed } from '../link-attributes.ts';
import { useText } from '../shop-context.tsx';
import { useLinkTo } from './ContentLink.tsx';
import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  /** From the home page down to the parent of this page. */
  readonly trail: readonly Breadcrumb[];
  /** Title of this page. */
  readonly current: string;
  /** The bed that the parent is shown for, besides that of the page. */
  readonly bed?: MyBed | undefined;
};

/** Breadcrumb navigation. */
export function Breadcrumbs({ trail, current, bed }: BreadcrumbsProps): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  if (trail.length === 0) return null;
  return (
    <nav className={styles['breadcrumbs']} aria-label={text('breadcrumbs.label')}>
      <ol>
        {trail.map(({ title, url }, index) => (
          <li key={url}>
            <a
              {...(bed && index === trail.length - 1
                ? linkAttributesForBed(url, bed)
                : linkTo(url))}
            >
              {title}
            </a>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
