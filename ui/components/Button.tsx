import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  /** `quiet` reads as a link. */
  readonly look?: 'filled' | 'outlined' | 'quiet';
  /** A pending button stays where it is and keeps the focus; pressing it again does nothing. */
  readonly isPending?: boolean;
};

/** Something to press. */
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
      // oxlint-disable-next-line react/button-has-type -- one of the three that there are
      type={type}
      className={classNames(styles['button'], styles[look], className)}
      aria-disabled={isPending || undefined}
    />
  );
}
