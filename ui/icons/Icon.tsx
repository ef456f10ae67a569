import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './Icon.module.css';

type IconProps = {
  readonly name: IconName | 'chevron-down';
  readonly className?: string | undefined;
};

/**
 * A decorative icon at the size of the text around it; the text conveys the meaning. The arrow of what
 * opens is drawn by the styles: a listing shows sixty, of two elements each.
 */
export function Icon({ name, className }: IconProps): ReactNode {
  if (name === 'chevron-down')
    return <span className={classNames(styles['icon'], styles['chevron'], className)} />;
  return (
    <svg className={classNames(styles['icon'], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/**
 * Icons as SVG path data on a 24 × 24 grid. The second group shows product attributes, named like
 * the icon files in the product data (L4).
 */
const ICON_PATHS = {
  book: 'M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.3 8.5 1.8c2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5zM12 6.5v13.6',
  cart: 'M2.5 4h2.6l2.3 11.2h10.5l2.1-8H6M8 19.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M15.2 19.4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.2 2',
  close: 'M6 6l12 12M18 6L6 18',
  filter:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  globe:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3z',
  heart:
    'M12 20.3C7 16.6 3.2 13.4 3.2 9.2a4.7 4.7 0 0 1 8.8-2.3a4.7 4.7 0 0 1 8.8 2.3c0 4.2-3.8 7.4-8.8 11.1z',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  minus: 'M5 12h14',
  moon: 'M10.93 2.81A9.25 9.25 0 1 0 20.66 15.26A7.9 7.9 0 0 1 10.93 2.81Z',
  phone:
    'M6.2 3.5h3l1.5 4.2-2 1.5a12 12 0 0 0 6.1 6.1l1.5-2 4.2 1.5v3c0 1.2-.9 2.1-2.1 2C10.7 20.2 4.8 13.3 4.2 5.6C4.1 4.4 5 3.5 6.2 3.5z',
  play: 'M8 5.2v13.6L19 12z',
  plus: 'M12 5v14M5 12h14',
  return: 'M8 5L4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H9',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3L20.5 20.5',
  shield:
    'M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8c-4.4-1.8-7.5-5.2-7.5-9.8V5.8zM8.6 11.8l2.4 2.4 4.4-4.6',
  sorting: 'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9L17.5 7M10.5 10.5v5.5M13.5 10.5v5.5',
  truck:
    'M2 6h11.5v10.5H2zM13.5 9.5h4L21.5 13v3.5h-8zM5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  warning: 'M12 3.5L21.5 20h-19zM12 10v4.5M12 17.2v.1',

  adaptability: 'M3 9c3 0 3.5 5 9 5s6-5 9-5M3 19h18M12 3v6.5M9.8 7.5L12 9.7l2.2-2.2',
  filling: 'M4.5 19.5L16 8M8 16c-1.8-5 2.8-11 11.5-12c.5 7.5-3.5 12.5-10 12.4M11 13h4.5',
  hardness: 'M3.5 17.5a8.5 8.5 0 1 1 17 0M12 17.5l4-5.5M3.5 17.5h2M18.5 17.5h2M12 9v1.5',
  moisture:
    'M12 3.5c3.3 4 5.8 7 5.8 10.2a5.8 5.8 0 0 1-11.6 0C6.2 10.5 8.7 7.5 12 3.5zM9.3 14.2a2.8 2.8 0 0 0 2.4 2.6',
  position:
    'M3 6v13M3 16.5h18M21 19v-3a3.5 3.5 0 0 0-3.5-3.5H10v4M4.8 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
  pressure:
    'M3 19h18M4.5 15c3-3.2 12-3.2 15 0M7 3.5v5M5 6.5l2 2 2-2M17 3.5v5M15 6.5l2 2 2-2M12 3.5v3.5M10 5l2 2 2-2',
  resilience: 'M7 3.5h10M7 20.5h10M16 3.5L8 6.9l8 3.4-8 3.4 8 3.4-8 3.4',
  shapeable:
    'M4 7c2-1.5 4 0 8 0s6-1.5 8 0c1.2 1-.3 2.7-.3 5s1.5 4 .3 5c-2 1.5-4 0-8 0s-6 1.5-8 0c-1.2-1 .3-2.7.3-5S2.8 8 4 7zM9 12c1.2 1.6 4.8 1.6 6 0',
  stability: 'M3 19h18M12 5.5L19 19M12 5.5L5 19M8 13.5h8M12 3.5v2',
  support:
    'M3 19.5h18M6 19.5v-4M10 19.5v-5.5M14 19.5v-5.5M18 19.5v-5M3.5 11.5c4-4 5-.5 8.5-.5s5-4 8.5-1.5',
  warmth: 'M10 13.8V5.5a2 2 0 1 1 4 0v8.3a4 4 0 1 1-4 0zM12 8.5V17',
  ventilation: 'M3 9h11a2.5 2.5 0 1 0-2.5-2.5M3 13h15.5a2.5 2.5 0 1 1-2.5 2.5M3 17h7a2 2 0 1 1-2 2',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** The icon for a file name such as `pressure.svg`; `undefined` if there is none. */
export function iconNameOfFile(fileName: string): IconName | undefined {
  const name = fileName.replace(/\.svg$/, '');
  return isIconName(name) ? name : undefined;
}

const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
