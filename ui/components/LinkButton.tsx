import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Button.module.css';

type LinkButtonProps = {
  readonly href: string;
  /** `light` stands on night blue. */
  readonly look?: 'filled' | 'outlined' | 'light';
  /** While what it asks for is on its way. */
  readonly isPending?: boolean;
  readonly rel?: 'nofollow' | 'next' | 'prev';
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
  return (
    <a
      className={classNames(styles['button'], styles[look])}
      href={href}
      rel={rel}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
