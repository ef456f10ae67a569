import { describe, expect, it } from 'vitest';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Way } from '#src/room/passage.ts';
import {
  headroomOf,
  isInDoubt,
  passingSelection,
  roomFit,
  stoppedPackages,
} from '#src/room/room-fit.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const NARROW: Way = [
  { kind: 'quarter', measures: { 'stair-width': 85, 'upper-width': 85, headroom: 230 } },
];
const WIDE: Way = [{ kind: 'straight', measures: { 'stair-width': 120, headroom: 300 } }];

const [whole, narrower, narrow, half] = [
  aVariant('180x200', 99_900),
  aVariant('160x200', 79_900),
  aVariant('140x200', 69_900),
  aVariant('90x200', 49_900),
];

const packed = (value: string, more: Partial<Product> = {}): Product => ({
  ...aProduct,
  variants: [whole],
  ...more,
  attributes: [{ code: PACKAGES_CODE, label: 'Packages', value }],
});

const fitOf = (product: Product, way: Way, ...uids: string[]) =>
  roomFit({ configuration: configureProduct(product, product.variants[0], uids) }, way);

/** A straight stair whose headroom nobody has measured. */
const stairOf = (width: number): Way => [{ kind: 'straight', measures: { 'stair-width': width } }];

const STIFF = 'mattress rigid w*l*22';

const partWith = (key: string, ...keys: readonly [string, string]) => {
  const [first, second] = [bundleChoice(keys[0], 0), bundleChoice(keys[1], 0)];
  return { key, label: key, choices: [first, second] as const };
};

describe('roomFit', () => {
  it('RM3 passes a way that stops no package', () => {
    expect(fitOf(packed(STIFF), WIDE)).toMatchObject({ verdict: 'passes', unknown: [] });
  });

  it('RM3 names the piece that is stopped, and offers two halves in stock', () => {
    const fit = fitOf(packed(STIFF, { variants: [whole, half] }), NARROW);
    expect(fit?.verdict).toBe('stopped');
    expect(fit && stoppedPackages(fit).map(({ found }) => found.piece)).toEqual(['mattress']);
    expect(fit?.offer).toMatchObject({ kind: 'halves', selection: { halves: { left: half } } });
    const soldOut = fitOf(packed(STIFF, { variants: [whole, { ...half, stock: 0 }] }), NARROW);
    expect(soldOut).toMatchObject({ verdict: 'stopped' });
    expect(soldOut?.offer).toBeUndefined();
  });

  it('RM3 offers the choice of a part that comes in two', () => {
    const springs = bundleChoice('springs', 100);
    const choices = [bundleChoice('foam', 0), bundleChoice('latex', 90), springs] as const;
    const text = `${STIFF}; mattress:springs rigid w*l*22 halves 140; base rigid w*l*26 halves 140`;
    const bed = (more = springs) =>
      packed(text, {
        parts: [{ key: 'matras', label: 'Matras', choices: [choices[0], choices[1], more] }],
      });
    const fit = fitOf(bed(), NARROW);
    expect(fit?.offer).toMatchObject({ kind: 'choice', chosen: { choice: { key: 'springs' } } });
    expect(fitOf(bed({ ...springs, isSoldOut: true }), NARROW)?.offer).toBeUndefined();
    expect(fitOf(bed(), NARROW, 'springs')?.verdict).toBe('passes');
  });

  it('RM3 offers a bed for as many that is little narrower and passes, if nothing else does', () => {
    const product = packed('mattress flat w*l*20', { variants: [whole, half, narrow, narrower] });
    const straight: Way = [{ kind: 'straight', measures: { 'stair-width': 80, headroom: 225 } }];
    const low: Way = [{ kind: 'straight', measures: { 'stair-width': 80, headroom: 205 } }];
    expect(fitOf({ ...product, parts: [] }, low)?.offer).toBeUndefined();
    const fit = fitOf({ ...product, parts: [] }, straight);
    const forOne = packed('mattress flat w*l*20', { variants: [whole, half], parts: [] });
    expect(fitOf(forOne, straight)?.offer).toBeUndefined();
    expect(fit?.offer).toMatchObject({ kind: 'size', variant: { size: '160x200' } });
  });

  it('RM3 offers no bed that is sold out, of another length, or with other options', () => {
    const straight: Way = [{ kind: 'straight', measures: { 'stair-width': 80, headroom: 235 } }];
    const colour = { code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' };
    const offered = (...variants: readonly (typeof whole)[]) => {
      const product = packed('mattress flat w*l*20', { variants: [whole, ...variants] });
      const offer = fitOf(product, straight)?.offer;
      return offer?.kind === 'size' ? offer.variant : undefined;
    };
    expect(offered(narrower)).toBe(narrower);
    expect(offered({ ...narrower, stock: 0 })).toBeUndefined();
    expect(offered(aVariant('160x210', 1))).toBeUndefined();
    expect(offered({ ...narrower, options: [colour] })).toBeUndefined();
    expect(offered(aVariant('120x200', 1))).toBeUndefined();
    const wider = aVariant('170x200', 1);
    expect(offered(narrower, wider)).toBe(wider);
    expect(offered(wider, narrower)).toBe(wider);
  });

  it('RM3 offers no bed for one in place of one for two', () => {
    const low: Way = [{ kind: 'straight', measures: { 'stair-width': 80, headroom: 180 } }];
    const single = aVariant('120x200', 59_900);
    const product = packed('mattress flat w*l*20', { variants: [narrow, single] });
    expect(fitOf(product, low)).toMatchObject({ verdict: 'stopped' });
    expect(fitOf(product, low)).not.toHaveProperty('offer');
    expect(fitOf({ ...product, variants: [single] }, low)).toMatchObject({ verdict: 'passes' });
  });

  it('RM3 offers another choice of the part alone that is stopped', () => {
    const text =
      'topper rolled w*24*24; topper:wool none; mattress:foam rigid w*l*22; mattress none';
    const parts = [
      partWith('topper', 'foam-topper', 'wool'),
      partWith('matras', 'foam', 'springs'),
    ];
    expect(fitOf(packed(text, { parts }), NARROW)?.offer).toMatchObject({
      chosen: { part: { key: 'matras' }, choice: { key: 'springs' } },
    });
  });

  it('RM3 says what headroom everything takes if it is unknown, also of an offer', () => {
    const product = packed('base rigid w*l*100; mattress rolled w*40*40; topper rolled 50*50*90', {
      variants: [whole, half],
    });
    const fit = fitOf(product, stairOf(120));
    const each = fit?.packages.map(({ passage }) =>
      passage.passes ? passage.headroom : undefined,
    );
    expect(each).toEqual([245, 56, 70]);
    expect(fit).toMatchObject({ verdict: 'passes', headroom: 245 });
    expect(fitOf(product, stairOf(95))).toMatchObject({
      verdict: 'stopped',
      offer: { kind: 'halves', headroom: 137 },
    });
    expect(fitOf(product, WIDE)).not.toHaveProperty('headroom');
  });

  it('RM3 offers what takes less headroom if many stairs do not have as much', () => {
    const way = stairOf(105);
    const mattress = packed('mattress rigid w*l*22', { variants: [whole, half] });
    expect(fitOf(mattress, way)).toMatchObject({
      verdict: 'passes',
      headroom: 231,
      offer: { kind: 'halves', headroom: 32 },
    });
    const high = packed('base rigid 200*200*90', { variants: [whole, narrower] });
    expect(fitOf(high, way)).toMatchObject({ verdict: 'passes', headroom: 272 });
    expect(fitOf(high, way)).not.toHaveProperty('offer');
    const roll = packed('mattress rolled w*40*40', { variants: [whole, half] });
    expect(fitOf(roll, way)).not.toHaveProperty('offer');
    const choices = [bundleChoice('foam', 0), bundleChoice('springs', 100)] as const;
    const parts = [{ key: 'matras', label: 'Matras', choices }];
    const bed = packed(`${STIFF}; mattress:springs rigid w*l*22 halves 140`, { parts });
    expect(fitOf(bed, way)?.offer).toMatchObject({ kind: 'choice', headroom: 32 });
    const unknown = packed(`headboard unknown; ${STIFF}`, { variants: [whole, half] });
    expect(fitOf(unknown, way)).toMatchObject({ verdict: 'unknown', headroom: 231 });
    expect(fitOf(unknown, way)).not.toHaveProperty('offer');
  });

  it('RM1 RM3 does not say that what it does not know passes', () => {
    const product = packed('headboard unknown; mattress rolled w*40*40');
    expect(fitOf(product, WIDE)).toMatchObject({ verdict: 'unknown', unknown: ['headboard'] });
    expect(fitOf(aProduct, WIDE)).toBeUndefined();
  });
});

const isInDoubtAt = (headroom: number) => isInDoubt({ verdict: 'passes', headroom });

describe('isInDoubt', () => {
  it('RM3 is what passes with more than two metres of headroom', () => {
    expect([isInDoubtAt(200), isInDoubtAt(201), isInDoubt({ verdict: 'passes' })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isInDoubt({ verdict: 'unknown', headroom: 201 })).toBe(false);
    expect(headroomOf({})).toStrictEqual({});
  });
});

const passing = (product: Product, way: Way) =>
  passingSelection({ configuration: configureProduct(product, product.variants[0], []) }, way);

describe('passingSelection', () => {
  const springs = bundleChoice('springs', 100);
  const withChoice = (text: string) =>
    packed(text, {
      parts: [{ key: 'matras', label: 'Matras', choices: [bundleChoice('foam', 0), springs] }],
    });

  it('RM12 is the selection itself if it passes, with the headroom that it takes', () => {
    expect(passing(packed('mattress rolled w*35*35'), WIDE)).toEqual({
      selection: expect.objectContaining({ configuration: expect.anything() }),
    });
    expect(passing(packed('base rigid w*l*100'), stairOf(120))).toHaveProperty('headroom', 245);
  });

  it('RM12 is two halves or another choice if only these pass', () => {
    const halves = passing(packed(STIFF, { variants: [whole, half] }), NARROW);
    expect(halves).toMatchObject({ selection: { halves: { left: half } } });
    expect(halves).not.toHaveProperty('chosen');
    expect(passing(withChoice(`${STIFF}; mattress:springs none`), NARROW)).toMatchObject({
      chosen: { choice: { key: 'springs' } },
    });
  });

  it('RM12 is stopped if all is, and unknown if something may pass of which nobody tells', () => {
    expect(passing(packed(STIFF), NARROW)).toBe('stopped');
    expect(passing(withChoice(STIFF), NARROW)).toBe('stopped');
    expect(passing(withChoice(`${STIFF}; mattress:springs unknown`), NARROW)).toBe('unknown');
    expect(passing(packed('mattress unknown'), NARROW)).toBe('unknown');
    expect(passing(aProduct, NARROW)).toBe('unknown');
  });
});
