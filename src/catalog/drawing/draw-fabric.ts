import { shaded } from './space.ts';
import type { Fabric, Weave } from '../fabrics.ts';

/** A weave as an SVG pattern, in the colour of the fabric: its threads, at the scale of a drawing. */
export function fabricPattern({ color, weave }: Fabric, scale = 1): string {
  const { size, threads } = WEAVES[weave];
  const drawn = threads
    .map(
      ([path, tone, width]) =>
        `<path d="${path}" fill="none" stroke="${shaded(color, tone)}" stroke-width="${width}"/>`,
    )
    .join('');
  return (
    `<pattern id="w" width="${size}" height="${size}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="scale(${scale})"><path fill="${color}" d="M0 0h${size}v${size}H0z"/>` +
    `${drawn}</pattern>`
  );
}

/** A swatch of a fabric, 240 by 180 pixels: its weave, larger than on a bed, with a pinked edge. */
export function drawFabric(fabric: Fabric): string {
  const sheen = fabric.weave === 'velvet' ? 0.34 : 0.12;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">' +
    `<defs>${fabricPattern(fabric, 2)}<linearGradient id="s" x1="0" y1="0" x2="1" y2="1">` +
    `<stop stop-color="#fff" stop-opacity="${sheen}"/><stop offset=".55" stop-color="#fff"` +
    ` stop-opacity="0"/><stop offset="1" stop-opacity="${sheen}"/></linearGradient></defs>` +
    '<path fill="url(#w)" d="M0 0h240v180H0z"/><path fill="url(#s)" d="M0 0h240v180H0z"/></svg>'
  );
}

/** A thread: its path, how much lighter or darker it is than the fabric, and its width. */
type Thread = readonly [path: string, tone: number, width: number];

const WEAVES: Readonly<
  Record<Weave, { readonly size: number; readonly threads: readonly Thread[] }>
> = {
  woven: {
    size: 6,
    threads: [
      ['M0 1.5h3M3 4.5h3', 0.12, 1.4],
      ['M1.5 3v3M4.5 0v3', -0.12, 1.2],
    ],
  },
  linen: {
    size: 10,
    threads: [
      ['M0 1h10M0 4h6M2 7h8', 0.16, 0.9],
      ['M1 0v10M5 0v7M8 3v7', -0.13, 0.8],
      ['M3 5h4', 0.3, 1.1],
    ],
  },
  boucle: {
    size: 16,
    threads: [
      [
        'M2 4a2.4 2.4 0 1 1 3 2M10 2a2.6 2.6 0 1 1 2 4M5 11a2.5 2.5 0 1 1 3 2M13 11a2.2 2.2 0 1 0 2 3',
        0.24,
        1.5,
      ],
      ['M6 3a2 2 0 0 1 2 3M14 5a2 2 0 0 1-3 3M2 9a2 2 0 0 0 1 4M9 14a2 2 0 0 0 3-2', -0.2, 1.4],
    ],
  },
  velvet: { size: 8, threads: [['M0 2h3M4 6h3', 0.05, 1]] },
  rib: {
    size: 9,
    threads: [
      ['M1 0v9', -0.32, 2],
      ['M5.5 0v9', 0.14, 3],
    ],
  },
  herringbone: {
    size: 12,
    threads: [
      ['M0 3l3-3M0 7l6-6M0 11l6-6M2 13l4-4', 0.18, 1.3],
      ['M6 1l6 6M6 5l6 6M6 9l4 4M9 0l3 3', -0.15, 1.3],
    ],
  },
};
