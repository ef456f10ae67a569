import { BED_DRAWING, type BedLook, type Legs, parseBedLook } from '../bed-look.ts';
import { parseMeasures } from '../measures.ts';
import { DRAWN } from '../product-pictures.ts';
import { FABRICS, fabricOf } from '../fabrics.ts';
import { mattresses, pillows } from './draw-bedding.ts';
import { drawFabric, fabricPattern } from './draw-fabric.ts';
import { headboard } from './draw-headboard.ts';
import { drawMeasures, drawStanding } from './draw-measures.ts';
import { raised, slab } from './layers.ts';
import { BOX, clothedBox, faces, filled, type Scene, seam } from './marks.ts';
import { roomProjection, shaded } from './space.ts';

/** The drawing with this path, as SVG; `undefined` if there is none. The same for the same path. */
export function drawnPicture(path: string): string | undefined {
  const [, kind, name = ''] = DRAWN_PATH.exec(path) ?? [];
  if (kind === 'bed') {
    const look = parseBedLook(name);
    return look && drawBed(look);
  }
  if (kind === 'fabric') {
    const fabric = FABRICS.find(({ key }) => key === name);
    return fabric && drawFabric(fabric);
  }
  const measures = parseMeasures(name);
  if (measures === undefined) return undefined;
  return kind === 'standing' ? drawStanding(measures) : drawMeasures(measures, kind === 'outline');
}

const DRAWN_PATH = new RegExp(
  `^${DRAWN}(bed|fabric|measures|outline|standing)/([\\w.,]{1,120})\\.svg$`,
  'u',
);

/** Height of the legs in centimetres. */
const LEG = 13;
const LEG_COLOR: Readonly<Record<Legs, string>> = {
  zwart_metaal: '#232427',
  beuken: '#3a2e28',
  eiken: '#c59b66',
  noten: '#6d4a32',
  geen: '#232427',
};

/** Draws a box spring to scale, as it stands in a room. */
function drawBed(look: BedLook): string {
  const { width, length } = look;
  const fabric = fabricOf(look.fabric);
  const view = roomProjection(width, length);
  const scene: Scene = { look, fabric, view, floor: look.legs === 'geen' ? 0 : LEG };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BED_DRAWING.width}" height="${BED_DRAWING.height}"` +
    ` viewBox="0 0 ${BED_DRAWING.width} ${BED_DRAWING.height}">` +
    `<defs>${fabricPattern(fabric)}${GRADIENTS}</defs>` +
    [
      room(scene),
      headboard(scene),
      legs(scene),
      boxes(scene),
      mattresses(scene),
      pillows(scene),
    ].join('') +
    '</svg>'
  );
}

const GRADIENTS =
  '<linearGradient id="wall" x1="0" y1="0" x2="1" y2=".4"><stop stop-color="#f4f1ea"/>' +
  '<stop offset="1" stop-color="#e4ded3"/></linearGradient>' +
  '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d8cdbd"/>' +
  '<stop offset="1" stop-color="#cabda9"/></linearGradient>' +
  '<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".2"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient>' +
  '<linearGradient id="soft" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#fff"/>' +
  '<stop offset=".6" stop-color="#f4f1eb"/><stop offset="1" stop-color="#d6d0c5"/></linearGradient>' +
  '<filter id="blur" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="15"/></filter>';

function room({ look: { width, length }, view }: Scene): string {
  const back = length + 16;
  const far = 900;
  const skirting = view.area([-far, back, 0], [far, back, 0], [far, back, 9], [-far, back, 9]);
  const wall = view.area([-far, back, 0], [far, back, 0], [far, back, 400], [-far, back, 400]);
  const spread = 14;
  const rug = (by: number): string =>
    view.area(
      [-38 + by, -42 + by, 0],
      [width + 38 - by, -42 + by, 0],
      [width + 38 - by, length * 0.62 - by, 0],
      [-38 + by, length * 0.62 - by, 0],
    );
  const shadow = view.area(
    [-spread, -spread, 0],
    [width + spread * 2, -spread, 0],
    [width + spread * 2, length, 0],
    [-spread, length, 0],
  );
  return (
    filled(`M0 0h${BED_DRAWING.width}v${BED_DRAWING.height}H0z`, 'url(#ground)') +
    filled(wall, 'url(#wall)') +
    filled(skirting, '#f7f4ee') +
    seam(view.line([-far, back, 0], [far, back, 0]), '#5d5140', 0.35) +
    filled(rug(0), '#ece6da') +
    seam(rug(6), '#b9aa92', 0.5, 2) +
    filled(shadow, '#2b2117', ' fill-opacity=".38" filter="url(#blur)"')
  );
}

function legs({ look, view }: Scene): string {
  if (look.legs === 'geen') return '';
  const { width, length } = look;
  const color = LEG_COLOR[look.legs];
  const thick = look.legs === 'zwart_metaal' ? 3.5 : 6;
  const inset = 7;
  const xs =
    width >= 140
      ? [inset, width / 2 - thick / 2, width - inset - thick]
      : [inset, width - inset - thick];
  return [length - inset - thick, inset]
    .flatMap((y) => xs.map((x) => ({ x, y })))
    .map(({ x, y }) => {
      const { foot, side } = faces(view, [x, y, 0], [x + thick, y + thick, LEG + 2]);
      return filled(side, shaded(color, -0.35)) + filled(foot, color);
    })
    .join('');
}

/** The upholstered boxes: two side by side from 140 cm on. */
function boxes({ look, view, floor }: Scene): string {
  const { width, length } = look;
  const isLow = look.base === 'elektrisch';
  const top = floor + BOX - (isLow ? 6 : 0);
  const parts =
    width >= 140
      ? ([
          [0, width / 2],
          [width / 2, width],
        ] as const)
      : ([[0, width]] as const);
  const body = parts
    .map(([from, to]) => clothedBox(view, [from, 0, floor], [to, length, top]))
    .join('');
  if (look.base === 'vlak') return body;
  if (isLow) {
    const frame = parts.map(([from, to]) =>
      slab(view, { profile: raised(length, top + 5), thickness: 4, from, to, colors: FRAME }),
    );
    return body + frame.join('');
  }
  const lid = top - 7;
  const pulls = parts.map(([from, to]) => {
    const middle = (from + to) / 2;
    const loop = view.area(
      [middle - 6, -0.5, lid - 8],
      [middle + 6, -0.5, lid - 8],
      [middle + 6, -0.5, lid],
      [middle - 6, -0.5, lid],
    );
    return filled(loop, '#8a6239') + seam(loop, '#4d331b', 0.6);
  });
  return (
    body +
    seam(view.line([0, 0, lid], [width, 0, lid], [width, length, lid]), '#000', 0.5, 4) +
    pulls.join('')
  );
}

const FRAME = { top: '#3a3b3f', side: '#26272a', foot: '#303135' };
