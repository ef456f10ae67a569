import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the choices of a box spring: the whole bed from the side in pale lines, and in it the
 * chosen part. `node demo/pictures/scripts/parts.mjs` writes the pictures, and their lines in
 * `pictures.json`.
 */
const FOLDER = new URL('../', import.meta.url).pathname;
const WIDTH = 480;
const HEIGHT = 360;

const PALE = { fill: '#faf8f4', line: '#c9c3b6' };
const BASE = { fill: '#8fa0bf', line: '#1c2b4a' };
const LIGHT = { fill: '#ffffff', line: '#1c2b4a' };

const box = (x, y, width, height, { fill, line }, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${line}" stroke-width="2.5"/>`;
const stroke = (d, line = '#1c2b4a', width = 2.5) =>
  `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/* The bed stands from x 92 to 420; its base from y 224 to 284. */
const headboard = (look = PALE, top = 96) => box(62, top, 26, 188, look);
const base = (look = PALE, y = 224, height = 60) => box(92, y, 328, height, look);
const mattress = (look = PALE) => box(92, 172, 328, 50, look, 14);
const topper = (look = PALE) => box(96, 152, 320, 19, look, 9);
const legs = (look = PALE, height = 26, width = 16) =>
  [112, 384].map((x) => box(x, 285, width, height, look, 2)).join('');

const bed = ({ part, drawn }) => {
  const pale = {
    headboard: headboard(),
    base: base(),
    mattress: mattress(),
    topper: topper(),
    legs: legs(),
  };
  return Object.values({ ...pale, [part]: drawn }).join('');
};

const springs = (from = 104, to = 410) => {
  const coils = [];
  for (let x = from; x < to; x += 18) coils.push(`M${x} 180h10M${x} 180l10 9-10 9 10 9-10 7h10`);
  return stroke(coils.join(''), '#1c2b4a', 1.8);
};
const dots = (y, rows, fill) => {
  let all = '';
  for (let row = 0; row < rows; row += 1)
    for (let x = 108 + (row % 2) * 8; x < 408; x += 16)
      all += `<circle cx="${x}" cy="${y + row * 9}" r="2.2" fill="${fill}"/>`;
  return all;
};
const zoned = (fill, from, width) => box(from, 173, width, 48, { fill, line: 'none' }, 12);

const BASES = {
  vlak: base(BASE) + springsIn(232, 276),
  elektrisch: tilted(1),
  twee_motoren: tilted(2),
  dubbelmotor: tilted(1),
  drie_motoren: tilted(3),
  opbergruimte: opened(),
  bodem_doek: opened('#d9d2c3'),
  bodem_hout: opened('#c8a878'),
  vuren:
    base({ fill: '#d8b98a', line: '#1c2b4a' }) + stroke('M100 244h312M100 264h312', '#a8875a', 1.5),
  vuren_hoog:
    base({ fill: '#d8b98a', line: '#1c2b4a' }, 224, 74) +
    stroke(
      'M100 244h312M100 264h312M100 282h312M438 226v70M432 234l6-8 6 8M432 288l6 8 6-8',
      '#a8875a',
      1.8,
    ),
};

function springsIn(top, bottom) {
  let d = '';
  for (let x = 108; x < 408; x += 22) d += `M${x} ${top}l12 11-12 11 12 11-12 ${bottom - top - 33}`;
  return stroke(d, '#1c2b4a', 1.8);
}

/* The back and the legs rise; a motor is a dark box below. */
function tilted(motors) {
  const frame = `<path d="M96 190 L206 236 H318 L418 214 V240 L318 284 H206 L96 222 Z" fill="#8fa0bf" stroke="#1c2b4a" stroke-width="2.5" stroke-linejoin="round"/>`;
  const under = Array.from({ length: motors }, (_, place) =>
    box(214 + place * 36, 290, 28, 16, { fill: '#1c2b4a', line: '#1c2b4a' }, 3),
  ).join('');
  return frame + under + stroke('M78 214q-10-24 6-44M72 178l12-8 4 13', '#1d6549', 3);
}

function opened(floor = '#d9d2c3') {
  return (
    base(LIGHT) +
    box(104, 262, 304, 16, { fill: floor, line: '#1c2b4a' }, 2) +
    box(126, 240, 58, 22, BASE, 3) +
    box(196, 234, 44, 28, BASE, 3) +
    stroke('M440 270V210M432 220l8-10 8 10', '#1d6549', 3)
  );
}

const MATTRESSES = {
  pocketvering: mattress(LIGHT) + springs(),
  pocketvering_latex:
    mattress(LIGHT) +
    box(94, 173, 324, 13, { fill: '#f0cf86', line: 'none' }, 8) +
    `<g transform="translate(0 40) scale(1 0.8)">${springs()}</g>`,
  koudschuim: mattress({ fill: '#cfe0ea', line: '#1c2b4a' }) + dots(184, 4, '#8fa9bf'),
  natuurlatex: mattress({ fill: '#f0dfae', line: '#1c2b4a' }) + dots(182, 4, '#b98a2f'),
  zacht:
    mattress({ fill: '#dfe8f5', line: '#1c2b4a' }) + stroke('M170 172q86 34 172 0', '#1c2b4a', 2),
  medium:
    mattress({ fill: '#a9bad8', line: '#1c2b4a' }) + stroke('M170 172q86 16 172 0', '#1c2b4a', 2),
  zacht_en_medium:
    mattress({ fill: '#dfe8f5', line: '#1c2b4a' }) +
    zoned('#a9bad8', 256, 162) +
    stroke('M256 172v50M150 172q52 26 104 0M262 172q64 12 120 0', '#1c2b4a', 2),
};

const TOPPERS = {
  koudschuim: topper({ fill: '#cfe0ea', line: '#1c2b4a' }) + dots(162, 1, '#8fa9bf'),
  traagschuim:
    topper({ fill: '#d7cdea', line: '#1c2b4a' }) + stroke('M190 152c8 14 44 14 52 0', '#1c2b4a', 2),
  latex: topper({ fill: '#f0dfae', line: '#1c2b4a' }) + dots(158, 2, '#b98a2f'),
  wol:
    topper({ fill: '#efe9dc', line: '#1c2b4a' }) +
    stroke(
      Array.from({ length: 16 }, (_, n) => `M${106 + n * 19} 164q5-9 9 0t9-3`).join(''),
      '#8d8778',
      1.6,
    ),
  geen: stroke('M100 160H412', '#8d8778', 2.5).replace('<path', '<path stroke-dasharray="6 8"'),
};

const seen = (look, top = 96) => box(40, top, 48, 284 - top, look, 8);
const HEADBOARDS = {
  glad: seen(BASE),
  knopen:
    seen(BASE) +
    [130, 170, 210, 250]
      .map((y, n) => `<circle cx="${n % 2 ? 74 : 54}" cy="${y}" r="3.5" fill="#1c2b4a"/>`)
      .join(''),
  hoog: seen(BASE, 44) + stroke('M24 48v232M18 56l6-8 6 8M18 272l6 8 6-8', '#1d6549', 2.5),
  banen: seen(BASE) + stroke('M52 100v180M64 98v184M76 100v180', '#1c2b4a', 1.8),
  geen: seen(PALE).replace('<rect', '<rect stroke-dasharray="6 8"'),
  wand:
    box(20, 60, 68, 224, BASE, 4) +
    stroke('M54 60v224M20 116h68M20 172h68M20 228h68', '#1c2b4a', 1.8),
  wand_licht:
    box(20, 60, 68, 224, BASE, 4) +
    stroke('M54 60v224M20 116h68M20 172h68M20 228h68', '#1c2b4a', 1.8) +
    '<path d="M88 96h20l16 18H96z" fill="#f0cf86" stroke="#1c2b4a" stroke-width="2"/><path d="M98 116l-8 32h44l-12-32z" fill="#f0cf86" opacity="0.5"/>',
  los:
    box(34, 90, 40, 194, BASE, 8) +
    stroke('M82 130v100', '#1d6549', 2.5).replace('<path', '<path stroke-dasharray="4 7"'),
};

const wood = (fill) => legs({ fill, line: '#1c2b4a' }, 30, 18);
const LEGS = {
  zwart_metaal: legs({ fill: '#22262e', line: '#1c2b4a' }, 26, 12),
  eiken: wood('#d3a86c'),
  noten: wood('#7a5236'),
  beuken: wood('#3a3430'),
  hefframe:
    box(112, 286, 288, 12, { fill: '#8d8778', line: '#1c2b4a' }, 3) +
    box(120, 298, 16, 20, BASE, 2) +
    box(376, 298, 16, 20, BASE, 2),
  hefframe_wielen:
    box(112, 286, 288, 12, { fill: '#8d8778', line: '#1c2b4a' }, 3) +
    [128, 384]
      .map(
        (x) =>
          `<circle cx="${x}" cy="309" r="10" fill="#8fa0bf" stroke="#1c2b4a" stroke-width="2.5"/>`,
      )
      .join(''),
  geen: stroke('M96 288H416', '#8d8778', 2.5).replace('<path', '<path stroke-dasharray="6 8"'),
};

/** @type {Record<string, [string, Record<string, string>]>} */
const PARTS = {
  onderbox: ['base', BASES],
  matras: ['mattress', MATTRESSES],
  topper: ['topper', TOPPERS],
  hoofdbord: ['headboard', HEADBOARDS],
  poten: ['legs', LEGS],
};

const svg = (drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f2ee"/><path d="M20 322H460" stroke="#dcd7cd" stroke-width="2"/>${drawing}</svg>`;

const drawn = Object.entries(PARTS).flatMap(([part, [place, choices]]) =>
  Object.entries(choices).map(([choice, drawing]) => ({
    name: `part-${part}-${choice.replaceAll('_', '-')}.webp`,
    drawing: bed({ part: place, drawn: drawing }),
    shows: `Drawing of a box spring from the side, with its ${place}: ${choice.replaceAll('_', ' ')}`,
  })),
);

for (const { name, drawing } of drawn)
  await sharp(Buffer.from(svg(drawing)))
    .webp({ quality: 88 })
    .toFile(join(FOLDER, name));

const list = join(FOLDER, 'pictures.json');
const others = JSON.parse(readFileSync(list, 'utf8')).filter(
  ({ name }) => !name.startsWith('part-'),
);
const own = drawn.map(({ name, shows }) => ({ name, width: WIDTH, height: HEIGHT, shows }));
const order = new Map(
  readdirSync(FOLDER)
    .toSorted()
    .map((name, place) => [name, place]),
);
const all = [...others, ...own].toSorted((a, b) => order.get(a.name) - order.get(b.name));
writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`);
