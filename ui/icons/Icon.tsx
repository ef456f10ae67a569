import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

type IconProps = { readonly name: IconName; readonly className?: string | undefined };

/** A decorative icon at the size of the text around it; the text conveys the meaning. */
export function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg
      className={classNames(styles['icon'], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
