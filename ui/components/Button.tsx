import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  /** `quiet` looks like a link. */
  readonly look?: 'filled' | 'outlined' | 'quiet';
  /** A pending button keeps its place and the focus; further presses do nothing. */
  readonly isPending?: boolean;
};

export function Button({
  look = 'filled',
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
      className={classNames(styles['button'], styles[look], className)}
      aria-disabled={isPending || undefined}
    />
  );
}
