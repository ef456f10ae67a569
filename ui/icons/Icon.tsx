import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { DRAWINGS, type IconName } from './drawings.ts';
import styles from './Icon.module.css';

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** A drawing the size of the text around it. It only decorates: the meaning stands beside it. */
export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg
      className={classNames(styles['icon'], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
