import { describe, expect, it } from 'vitest';
import { footprintOf, isBed } from '#src/room/footprint.ts';
import { attribute } from '../../support/fake-shop.ts';
import { aProduct as product } from '../../support/shown-pages.ts';

const described = (...attributes: readonly (readonly [string, string])[]) => ({
  attributes: attributes.map(([code, value]) => attribute(code, value)),
});

const isBedOf = (type: string, size?: string) =>
  isBed({ ...product, ...described([`${type}_kleur`, 'Wit']) }, size ? { size } : {});

describe('isBed', () => {
  it('RM1 is what stands in a bedroom as a bed, in a size', () => {
    const types = ['matras', 'boxspring', 'ledikant', 'bedbodem', 'topper', 'hoeslaken', 'kast'];
    expect(types.filter((type) => isBedOf(type, '160x200'))).toEqual(types.slice(0, 5));
    expect(types.filter((type) => isBedOf(type))).toEqual([]);
  });
});

const footprintWith = (code: string, size = '160x210') =>
  footprintOf(described([code, '9,5 cm']), size ? { size } : {});

describe('footprintOf', () => {
  it('RM5 is the size of the bed, with the headboard behind it', () => {
    const bed = { width: 160, length: 210 };
    expect(footprintWith('boxspring_hoofdbord_dikte')).toEqual({ ...bed, headboard: 9.5 });
    expect(footprintWith('ledikant_hoofdbord_dikte')).toEqual({ ...bed, headboard: 9.5 });
    expect(footprintWith('matras_hoogte')).toEqual({ ...bed, headboard: 0 });
    expect(footprintWith('matras_hoogte', '')).toEqual({ width: 0, length: 0, headboard: 0 });
  });
});
