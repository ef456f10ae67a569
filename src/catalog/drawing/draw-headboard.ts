import { clothedBox, filled, type Scene, seam } from './marks.ts';
import type { Projection, Spot } from './space.ts';

/** The headboard in its form, in the fabric of the bed. */
export function headboard({ look, view }: Scene): string {
  const { width, length } = look;
  if (look.headboard === 'geen') return '';
  const isWall = look.headboard === 'wand';
  const height = look.headboard === 'hoog' ? 138 : 114;
  const out = isWall ? 52 : 3;
  const [left, right] = [-out, width + out];
  const front = length + 1;
  const board = clothedBox(view, [left, front, isWall ? 18 : 6], [right, front + 9, height]);
  const upright = (x: number, from = 6): string => view.line([x, front, from], [x, front, height]);
  const level = (z: number): string => view.line([left, front, z], [right, front, z]);
  switch (look.headboard) {
    case 'banen': {
      const strip = (a: number, b: number): string =>
        view.area([a, front, 6], [b, front, 6], [b, front, height], [a, front, height]);
      const count = Math.round(width / 16);
      const at = (index: number): number => left + ((right - left) * index) / count;
      return (
        board +
        Array.from({ length: count }, (_, index) => {
          const [from, to] = [at(index), at(index + 1)];
          return (
            filled(strip(from + (to - from) * 0.62, to), '#000', ' fill-opacity=".16"') +
            filled(
              strip(from + (to - from) * 0.16, from + (to - from) * 0.4),
              '#fff',
              ' fill-opacity=".13"',
            ) +
            (index > 0 ? seam(upright(from), '#000', 0.38) : '')
          );
        }).join('')
      );
    }
    case 'knopen':
      return board + tufting(view, { left, right, front, height });
    case 'wand':
      return (
        board +
        [0.2, 0.4, 0.6, 0.8]
          .map((part) => seam(upright(left + (right - left) * part, 18), '#000', 0.34, 3))
          .join('') +
        seam(level(64), '#000', 0.34, 3)
      );
    case 'hoog':
      return board + seam(level(84), '#000', 0.3, 3) + seam(level(85), '#fff', 0.14);
    case 'glad': {
      const inset = view.line(
        [left + 6, front, 42],
        [left + 6, front, height - 6],
        [right - 6, front, height - 6],
        [right - 6, front, 42],
      );
      return board + seam(inset, '#000', 0.26, 3) + seam(inset, '#fff', 0.12, 1);
    }
  }
}

type Board = {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly height: number;
};

/** How far below the upper edge the last row of buttons is, in centimetres. */
const ROWS_END = 50;

/** Buttons in a diamond grid, each drawn into the padding, with folds between them. */
function tufting(view: Projection, { left, right, front, height }: Board): string {
  const columns = Math.round((right - left) / 17);
  const step = (right - left) / columns;
  const rows = [height - 14, height - 32, height - ROWS_END];
  const buttons = rows.flatMap((z, row) =>
    Array.from({ length: columns - (row % 2) }, (_, index): Spot => [
      left + step * (index + (row % 2 === 0 ? 0.5 : 1)),
      front,
      z,
    ]),
  );
  const folds = buttons.flatMap(([x, y, z]) =>
    [-step / 2, step / 2]
      .map((by): Spot => [x + by, y, z - 18])
      .filter(([to, , down]) => to > left && to < right && down >= height - ROWS_END)
      .map((to) => view.line([x, y, z], to)),
  );
  return (
    seam(folds.join(''), '#000', 0.2, 2) +
    buttons
      .map((spot) => {
        const [x, y] = view.pixel(spot);
        return (
          `<ellipse cx="${x}" cy="${y + 2}" rx="9" ry="8" fill-opacity=".2"/>` +
          `<circle cx="${x}" cy="${y}" r="4" fill="url(#w)" stroke="#000" stroke-opacity=".4"/>`
        );
      })
      .join('')
  );
}
