import type { ReactNode } from 'react';
import { storeMap } from '#src/content/store-map.ts';
import type { Store } from '#src/content/store.ts';
import { countryOf } from '#src/shared/locale.ts';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './StoreMapDrawing.module.css';

type StoreMapDrawingProps = {
  readonly stores: readonly Store[];
  /** Id of the place on the page where a store is described. */
  readonly idOf: (store: Store) => string;
};

/** Radius of what is pressed of a pin, in pixels of the frame; its name is pressed, too. */
const PRESSED = 13;

/** A drawn map, whose pins lead to the stores below it. */
export function StoreMapDrawing({ stores, idOf }: StoreMapDrawingProps): ReactNode {
  const { text, locale } = useShop();
  const map = storeMap(stores, countryOf(locale));
  if (!map) return null;
  const { width, height, areas, pins } = map;
  return (
    <nav className={styles['map']} aria-label={text('stores.map')}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <g aria-hidden="true">
          {areas.map(({ country, path, isShown }) => (
            <path key={country} className={classNames(isShown && styles['shown'])} d={path} />
          ))}
        </g>
        {pins.map(({ store, x, y, label }) => (
          <a key={store.name} href={`#${idOf(store)}`}>
            <circle className={styles['pressed']} cx={x} cy={y} r={PRESSED} />
            <circle className={styles['pin']} cx={x} cy={y} r="6" />
            <text x={label.x} y={label.y} textAnchor={label.anchor} dominantBaseline="central">
              {store.name}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}
