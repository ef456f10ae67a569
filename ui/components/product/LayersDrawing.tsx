import type { ReactNode } from 'react';
import type { Layer } from '#src/catalog/layers.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import type { TextKey, Translate } from '../../i18n/texts.ts';
import styles from './LayersDrawing.module.css';

type LayersDrawingProps = {
  readonly layers: readonly Layer[];
  /** For a thumbnail, which shows the shapes of the layers only. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
};

/** Coordinates in a picture of 400 × 300 units, the aspect ratio of the photographs. */
const LEFT = 18;
const WIDTH = 160;
/** Offset of a layer's back edge, upwards and to the right. */
const DEPTH = { x: 44, y: 26 };
const TOP = 44;
const BOTTOM = 284;

const WITH_NAMES = '0 0 400 300';
/** View box of the slabs alone, centred. */
const WITHOUT_NAMES = '-80 0 400 300';

/** Exploded view of a product: its named layers, in proportion to their thickness. */
export function LayersDrawing({
  layers,
  isSmall = false,
  className,
}: LayersDrawingProps): ReactNode {
  const text = useText();
  const placed = positionLayers(layers);
  const description = layers.map((layer) => layerText(text, layer)).join(', ');
  return (
    <svg
      className={className}
      viewBox={isSmall ? WITHOUT_NAMES : WITH_NAMES}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data
      role="img"
      aria-label={text('product.layers.alt', { layers: description })}
    >
      {placed.toReversed().map((one) => (
        <Slab key={one.index} {...one} isPlain={isSmall} />
      ))}
      {!isSmall &&
        placed.map((one) => <Name key={one.index} {...one} words={layerText(text, one.layer)} />)}
    </svg>
  );
}

type Placed = {
  readonly layer: Layer;
  readonly index: number;
  readonly top: number;
  readonly height: number;
};

/** Draws thin layers thicker than they are, to keep them visible; all gaps are equal. */
function positionLayers(layers: readonly Layer[]): readonly Placed[] {
  const gap = Math.min(16, 100 / layers.length);
  const room = BOTTOM - TOP - gap * (layers.length - 1);
  const minHeight = Math.min(11, (room / layers.length) * 0.7);
  const total = layers.reduce((sum, { height }) => sum + height, 0);
  const scale = (room - minHeight * layers.length) / total;
  let top = TOP;
  return layers.map((layer, index) => {
    const height = minHeight + layer.height * scale;
    const placed = { layer, index, top: tenths(top), height: tenths(height) };
    top += height + gap;
    return placed;
  });
}

/** A slab seen from the front and slightly from above, with its filling drawn on the front. */
function Slab({ layer, top, height, isPlain }: Placed & { readonly isPlain: boolean }): ReactNode {
  const right = LEFT + WIDTH;
  return (
    <g className={classNames(styles['slab'], styles[layer.material])}>
      <path
        className={styles['upper']}
        d={`M${LEFT} ${top}l${DEPTH.x} ${-DEPTH.y}h${WIDTH}l${-DEPTH.x} ${DEPTH.y}z`}
      />
      <path
        className={styles['side']}
        d={`M${right} ${top}l${DEPTH.x} ${-DEPTH.y}v${height}l${-DEPTH.x} ${DEPTH.y}z`}
      />
      <rect className={styles['front']} x={LEFT} y={top} width={WIDTH} height={height} />
      {layer.material === 'pocketvering' && !isPlain && (
        <Springs top={tenths(top + 2)} height={tenths(height - 4)} />
      )}
    </g>
  );
}

const SPRINGS = 9;
const SPRING_WIDTH = tenths(WIDTH / SPRINGS - 8);
/** Gap between a coil and its pocket. */
const AIR = { x: 2.5, y: 2 };

/** Pocket springs side by side. */
function Springs({ top, height }: { readonly top: number; readonly height: number }): ReactNode {
  const lefts = Array.from({ length: SPRINGS }, (_, index) =>
    tenths(LEFT + 4 + (index * WIDTH) / SPRINGS),
  );
  const coil = coilPath(height - 2 * AIR.y);
  return (
    <>
      {lefts.map((left) => (
        <rect
          key={left}
          className={styles['pocket']}
          x={tenths(left - AIR.x)}
          y={top}
          width={SPRING_WIDTH + 2 * AIR.x}
          height={height}
          rx={4}
        />
      ))}
      <path
        className={styles['spring']}
        d={lefts.map((left) => `M${left} ${tenths(top + AIR.y)}${coil}`).join('')}
      />
    </>
  );
}

/** Path from the upper left end down, in turns of about 8 units, steeper on the way back. */
function coilPath(height: number): string {
  const turns = Math.max(2, Math.round(height / 8));
  const step = height / turns;
  const turn = `l${SPRING_WIDTH} ${tenths(step * 0.35)}l${-SPRING_WIDTH} ${tenths(step * 0.65)}`;
  return turn.repeat(turns);
}

/** Rounds to tenths: finer differences are invisible, and every digit is downloaded. */
function tenths(units: number): number {
  return Math.round(units * 10) / 10;
}

/** Name beside its layer; the minimum height of layers keeps the names apart. */
function Name({ top, height, index, words }: Placed & { readonly words: string }): ReactNode {
  const text = useText();
  const y = tenths(top + height / 2 - DEPTH.y / 2);
  const [name, measure] = words.split('\u2002');
  return (
    <g className={styles['name']}>
      <path d={`M${LEFT + WIDTH + DEPTH.x / 2} ${y}H${LEFT + WIDTH + DEPTH.x + 10}`} />
      <circle cx={LEFT + WIDTH + DEPTH.x / 2} cy={y} r={1.8} />
      <text x={LEFT + WIDTH + DEPTH.x + 14} y={tenths(y + 3.5)}>
        <title>{text('product.layers.place', { place: index + 1 })}</title>
        {name}
        <tspan className={styles['measure']}>{` ${measure ?? ''}`}</tspan>
      </text>
    </g>
  );
}

const layerText = (text: ReturnType<typeof useText>, { material, height }: Layer): string =>
  `${materialText(text, material)}\u2002${text('product.layers.height', { height: String(height).replace('.', text('product.decimal')) })}`;

/** Name of a layer's material; an unknown material is returned as it is. */
export const materialText = (text: Translate, material: string): string => {
  const key = MATERIALS.get(material);
  return key ? text(key) : material;
};

const MATERIALS: ReadonlyMap<string, TextKey> = new Map([
  ['tijk', 'product.material.cover'],
  ['koudschuim', 'product.material.hr-foam'],
  ['comfortschuim', 'product.material.comfort-foam'],
  ['traagschuim', 'product.material.memory-foam'],
  ['gelschuim', 'product.material.gel-foam'],
  ['latex', 'product.material.latex'],
  ['natuurlatex', 'product.material.natural-latex'],
  ['pocketvering', 'product.material.pocket-springs'],
  ['kokos', 'product.material.coir'],
  ['scheerwol', 'product.material.wool'],
  ['katoen', 'product.material.cotton'],
  ['linnen', 'product.material.linen'],
  ['vlas', 'product.material.flax'],
  ['alpenden', 'product.material.stone-pine'],
]);
