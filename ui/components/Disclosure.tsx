import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  /** Level of a heading that the summary is, where the page's outline has it. */
  readonly heading?: 2 | 3 | 4;
  /** Whether it stands open to begin with. */
  readonly isOpen?: boolean;
  /** Of disclosures that share a name, one is open at a time. */
  readonly name?: string;
  /** `row` stands between lines, one below the other; `inline` follows what it explains. */
  readonly look?: 'row' | 'inline';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Something to unfold, by the browser itself: it works without script and is found by its search. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { summary, heading, isOpen = false, name, look = 'row', className, children } = props;
  const Title = heading === undefined ? 'span' : (`h${heading}` as const);
  return (
    <details
      className={classNames(styles['disclosure'], styles[look], className)}
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
