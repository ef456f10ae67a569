import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { useLinkTo } from './use-link-to.ts';
import styles from './Button.module.css';

type LinkButtonProps = {
  readonly href: string;
  /** `light` is for a night-blue background. */
  readonly look?: 'filled' | 'outlined' | 'light';
  /** True while the action of the link is in progress. */
  readonly isPending?: boolean;
  readonly rel?: string | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton({
  href,
  look = 'filled',
  isPending = false,
  rel,
  onClick,
  children,
}: LinkButtonProps): ReactNode {
  const linkTo = useLinkTo();
  return (
    <a
      className={classNames(styles['button'], styles[look])}
      href={href}
      {...(rel === undefined ? linkTo(href) : { rel })}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
