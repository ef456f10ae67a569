import { describe, expect, it } from 'vitest';
import { drawnPicture } from '#src/catalog/drawing/draw-bed.ts';
import {
  type Measures,
  type MeasuresKind,
  measuresOf,
  measuresPicture,
} from '#src/catalog/measures.ts';
import { attribute } from '../../support/fake-shop.ts';

describe('measuresOf', () => {
  it('P6b are width and length of the size, and the height of its kind', () => {
    const attributes = [attribute('matras_hoogte', '24,5 cm')];
    expect(measuresOf({ attributes }, { size: '160x200' })).toEqual({
      width: 160,
      depth: 200,
      isLength: true,
      height: 24.5,
    });
  });

  it('P6b know the headboard of a bed', () => {
    const attributes = [
      attribute('ledikant_hoogte', '45 cm'),
      attribute('ledikant_hoofdbord_hoogte', '92 cm'),
    ];
    expect(measuresOf({ attributes }, { size: '90x200' })).toMatchObject({
      height: 45,
      headboard: 92,
    });
  });

  it.each([
    ['ledikant_hoogte', true],
    ['boxspring_hoogte', true],
    ['bedbodem_hoogte', true],
    ['matras_hoogte', undefined],
    ['topper_hoogte', undefined],
  ])('P6b are those of the mattress below which it is: %s', (code, isMattressSize) => {
    const attributes = [attribute(code, '45 cm')];
    expect(measuresOf({ attributes }, { size: '90x200' })?.isMattressSize).toBe(isMattressSize);
    expect(measuresOf({ attributes: [...attributes, attribute('breedte', '9 cm')] }, {})).toEqual({
      width: 9,
      depth: 9,
      isLength: false,
      height: 45,
    });
  });

  it('P6b are those of the attributes where there are no sizes', () => {
    const cabinet = [
      attribute('breedte', '45 cm'),
      attribute('kast_hoogte', '50 cm'),
      attribute('kast_diepte', '38 cm'),
    ];
    const measures = { width: 45, depth: 38, isLength: false, height: 50 };
    expect(measuresOf({ attributes: cabinet }, {})).toEqual(measures);
    const lamp = [attribute('breedte', '28 cm'), attribute('bedlampje_hoogte', '46 cm')];
    expect(measuresOf({ attributes: lamp }, {})).toMatchObject({ width: 28, depth: 28 });
  });

  it('P6b are unknown without width or depth', () => {
    expect(measuresOf({ attributes: [] }, {})).toBeUndefined();
    expect(measuresOf({ attributes: [] }, { size: 'king' })).toBeUndefined();
    expect(measuresOf({ attributes: [] }, { size: '160x' })).toBeUndefined();
    expect(measuresOf({ attributes: [] }, { size: 'x200' })).toBeUndefined();
    expect(measuresOf({ attributes: [attribute('kast_hoogte', '50 cm')] }, {})).toBeUndefined();
  });
});

const mattress = { width: 160, depth: 200, isLength: true, height: 24.5 };
const boxSpring = { ...mattress, height: 60, headboard: 105 };

const drawn = (kind: MeasuresKind, measures: Measures, decimalMark = '.'): string =>
  drawnPicture(measuresPicture(kind, measures, { alt: '', decimalMark }).path) ?? '';
const numbers = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, words = '']) => words);

/** The line beside which a measure is written, followed by the ticks at its ends. */
const DIMENSION_LINE =
  /<path d="M(?<x0>\S+) (?<y0>\S+?)L(?<x1>\S+) (?<y1>\S+?)M[^"]*" stroke="#646c7c"/gu;

const dimensionLines = (svg: string) =>
  Array.from(svg.matchAll(DIMENSION_LINE), ([, ...ends]) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ends.map(Number);
    return { right: x1 - x0, up: y0 - y1 };
  });

describe('the drawing of measures', () => {
  it('P6b writes each measure on the edge that it belongs to', () => {
    expect(numbers(drawn('measures', mattress))).toEqual(['160 cm', '200 cm', '24.5 cm']);
    const all = ['160 cm', '200 cm', '60 cm', '105 cm'];
    expect(numbers(drawn('measures', boxSpring))).toEqual(all);
    expect(numbers(drawn('standing', boxSpring))).toEqual(['160 cm', '60 cm', '105 cm']);
    const cushion = { width: 45, depth: 50, isLength: true };
    expect(numbers(drawn('measures', cushion))).toEqual(['45 cm', '50 cm']);
  });

  it('P6b draws each measure to scale, and what goes to the back at half its length', () => {
    const [width, depth, height, headboard] = dimensionLines(drawn('measures', boxSpring));
    expect([width, height, headboard]).toEqual([
      { right: 160, up: 0 },
      { right: 0, up: 60 },
      { right: 0, up: 105 },
    ]);
    expect(Math.hypot(depth?.right ?? 0, depth?.up ?? 0)).toBeCloseTo(200 / 2);
    const cushion = { width: 45, depth: 50, isLength: true };
    expect(dimensionLines(drawn('measures', cushion))).toEqual([
      { right: 45, up: 0 },
      { right: 0, up: 50 },
    ]);
  });

  it('P6b has the decimal mark of its reader', () => {
    expect(numbers(drawn('measures', mattress, ','))).toEqual(['160 cm', '200 cm', '24,5 cm']);
  });

  it('P6b keeps all that it draws within its view, in the shape of the photographs', () => {
    const tall = { ...mattress, width: 45, depth: 10, height: 200 };
    for (const svg of [mattress, boxSpring, tall].map((one) => drawn('measures', one))) {
      const [left = 0, top = 0, width = 0, height = 0] =
        /viewBox="([^"]*)"/u.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
      const points = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/gu)];
      expect(points.length).toBeGreaterThan(12);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(left);
        expect(Number(x)).toBeLessThanOrEqual(left + width);
        expect(Number(y)).toBeGreaterThanOrEqual(top);
        expect(Number(y)).toBeLessThanOrEqual(top + height);
      }
      expect(width / height).toBeCloseTo(4 / 3, 1);
    }
  });

  it('P6b exists up to four metres', () => {
    expect(numbers(drawn('measures', { width: 400, depth: 400, isLength: true }))).toHaveLength(2);
  });

  it('P6b is dashed for the room that a free form takes', () => {
    expect(drawn('outline', mattress)).toContain('stroke-dasharray');
    expect(drawn('measures', mattress)).not.toContain('stroke-dasharray');
  });

  it.each([
    '0x200x24x0',
    '160x0x24x0',
    '160x200x401x0',
    '160x200',
    '160x200x24x0x5',
    '999x200x24x0',
    '1e2x200x24x0',
    'kingx1x1x1',
    '160.5x200x24,5x0',
    '160x200x1,24.5x0',
  ])('P6b does not exist under another name: %s', (name) => {
    expect(drawnPicture(`drawn/1/measures/${name}.svg`)).toBeUndefined();
  });
});
