import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  /** Heading level of the summary if it is part of the page's outline. */
  readonly heading?: 2 | 3 | 4;
  /** Whether it is open initially. */
  readonly isOpen?: boolean;
  /** Only one of the disclosures with the same name is open at a time. */
  readonly name?: string;
  /** `row` is a ruled row in a list; `inline` follows the text it explains. */
  readonly variant?: 'row' | 'inline';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A native `details` element: works without script, and the browser's page search finds it. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { summary, heading, isOpen = false, name, variant = 'row', className, children } = props;
  const Title = heading === undefined ? 'span' : (`h${heading}` as const);
  return (
    <details
      className={classNames(styles['disclosure'], styles[variant], className)}
      open={isOpen}
      name={name}
    >
      <summary className={styles['summary']}>
        <Title className={styles['title']}>{summary}</Title>
        <Icon name="chevron-down" className={styles['chevron']} />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
