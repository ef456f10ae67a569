import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { useLinkTo } from './use-link-to.ts';
import styles from './Button.module.css';

type LinkButtonProps = {
  readonly href: string;
  /** `light` stands on night blue. */
  readonly look?: 'filled' | 'outlined' | 'light';
  /** While what it asks for is on its way. */
  readonly isPending?: boolean;
  readonly rel?: string | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** A link that asks to be followed: it looks as buttons do. */
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
