import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawnPicture } from '#src/catalog/drawing/draw-bed.ts';
import { flat, slab } from '#src/catalog/drawing/layers.ts';
import { type Projection, roomProjection, shaded } from '#src/catalog/drawing/space.ts';
import { FABRICS } from '#src/catalog/fabrics.ts';

const fingerprint = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 12);

/** Drawings of version 1, which show each part in each of its forms, with their fingerprints. */
const PUBLISHED: readonly (readonly [name: string, fingerprint: string])[] = [
  ['bed/90x200.linnen_zand.glad.vlak.eiken.koudschuim.12', 'e1030b22f9cf'],
  ['bed/139x210.boucle_mos.knopen.elektrisch.zwart_metaal.geen.41', 'fa2cc189f673'],
  ['bed/140x200.velours_petrol.banen.opbergruimte.noten.wol.34', '324a1207204c'],
  ['bed/160x200.rib_olijf.wand.elektrisch.beuken.traagschuim.23', '44472aeb7cd8'],
  ['bed/180x220.visgraat_staal.hoog.vlak.geen.latex.14', 'dbe85e64e3e2'],
  ['bed/70x180.grijs.geen.opbergruimte.beuken.traagschuim.31', '4c0857c50b39'],
  ['bed/200x200.roest.knopen.vlak.zwart_metaal.geen.22', '459cf57088ac'],
  ['bed/120x200.creme.hoog.elektrisch.noten.wol.43', '59e0417cad14'],
  ['measures/160x200x24,5x0', '0224a3416a9f'],
  ['measures/180x210x60x112.5', 'cde646f4d738'],
  ['measures/45x38x200x0', 'c7d93684d5f4'],
  ['measures/140x200x0x0', 'e04c76ba8d07'],
  ['outline/50x60x32.5x0', '1596b5951199'],
  ['outline/60x70x0x0', '30dad52045be'],
  ['standing/160x200x60x105', '4e9e625248b4'],
  ['standing/90x200x45,5x180', '1a0290b17c2a'],
];

describe('drawnPicture', () => {
  // A browser keeps a drawing for a year. Whoever changes drawings raises the number in DRAWN, and
  // then writes their fingerprints here.
  it.each(PUBLISHED)('EP13 never changes a drawing that is published: %s', (name, expected) => {
    expect(fingerprint(drawnPicture(`drawn/1/${name}.svg`) ?? '')).toBe(expected);
  });

  it('EP13 never changes the swatches of fabrics that are published', () => {
    const swatches = FABRICS.map(({ key }) => drawnPicture(`drawn/1/fabric/${key}.svg`));
    expect(fingerprint(swatches.join(''))).toBe('3fe320e7dc8b');
  });
});

describe('roomProjection', () => {
  it('EP13 keeps upright what stands upright, and draws all heights at a place to one scale', () => {
    const { pixel } = roomProjection(160, 200);
    const [[x0, y0], [x1, y1], [x2, y2]] = [
      pixel([0, 0, 0]),
      pixel([0, 0, 50]),
      pixel([0, 0, 100]),
    ];
    expect([x1, x2]).toEqual([x0, x0]);
    expect(y0 - y2).toBeGreaterThan(0);
    expect(Math.abs(y0 - y1 - (y1 - y2))).toBeLessThanOrEqual(1);
  });

  it('EP13 draws what is farther from the viewer smaller', () => {
    const { pixel } = roomProjection(160, 200);
    const heightAt = (y: number): number => pixel([80, y, 0])[1] - pixel([80, y, 100])[1];
    expect(heightAt(0)).toBeGreaterThan(heightAt(100));
    expect(heightAt(100)).toBeGreaterThan(heightAt(200));
  });
});

describe('slab', () => {
  /** Seen from above, so that a line is written as its places in the room. */
  const plan: Projection = {
    pixel: ([x, y]) => [x, y],
    line: (...spots) => spots.map(([x, y]) => `[${Math.round(x)},${Math.round(y)}]`).join(''),
    area: () => '',
  };
  const colors = { top: '#ffffff', side: '#ffffff', foot: '#ffffff' };

  it('EP13 quilts a mattress in squares as near to the distance as fill its width and length', () => {
    const profile = flat(200, 20);
    const drawn = slab(plan, { profile, thickness: 20, from: 0, to: 80, colors, quilted: 20 });
    for (const x of [20, 40, 60]) expect(drawn).toContain(`[${x},0][${x},200]`);
    for (let y = 10; y < 200; y += 20) expect(drawn).toContain(`[0,${y}][80,${y}]`);
  });
});

describe('shaded', () => {
  it.each([
    [-1, '#000000'],
    [-0.5, '#402008'],
    [0, '#804010'],
    [0.5, '#c0a088'],
    [1, '#ffffff'],
  ])('EP13 mixes a colour by %s with black or white', (by, expected) => {
    expect(shaded('#804010', by)).toBe(expected);
  });
});
