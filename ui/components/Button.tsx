import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './Button.module.css';
import { useLinkForBed, useLinkTo } from './ContentLink.tsx';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  /** `quiet` looks like a link. */
  readonly variant?: 'filled' | 'outlined' | 'quiet';
  /** A pending button keeps its place and the focus; further presses do nothing. */
  readonly isPending?: boolean;
};

export function Button({
  variant = 'filled',
  isPending = false,
  type = 'button',
  className,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three valid types
      type={type}
      className={classNames(styles['button'], styles[variant], className)}
      aria-disabled={isPending || undefined}
    />
  );
}

type LinkButtonProps = {
  readonly href: string;
  /** `light` is for a night-blue background. */
  readonly variant?: 'filled' | 'outlined' | 'light';
  /** True while the action of the link is in progress. */
  readonly isPending?: boolean;
  readonly rel?: string | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton({
  href,
  variant = 'filled',
  isPending = false,
  rel,
  onClick,
  children,
}: LinkButtonProps): ReactNode {
  const linkTo = useLinkTo();
  const linkForBed = useLinkForBed();
  const link = rel === undefined ? linkTo(href) : linkForBed(href, rel);
  return (
    <a
      className={classNames(styles['button'], styles[variant])}
      {...link}
      href={link.href}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
