import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Product } from '#src/catalog/product.ts';
import {
  bulkOf,
  doesPass,
  type ModelFit,
  modelFit,
  packedModelOf,
  wayOfQuery,
} from '#src/room/model-fit.ts';
import { type PackedModel, readPackedModel } from '#src/room/packed-model.ts';
import type { Way } from '#src/room/passage.ts';
import { passingSelection } from '#src/room/room-fit.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';
import { anyObstacle } from '../../support/arbitraries/room.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const [whole, half] = [aVariant('180x200', 99_900), aVariant('90x200', 49_900)];

const packed = (value: string, more: Partial<Product> = {}): Product => ({
  ...aProduct,
  variants: [whole],
  ...more,
  attributes: [
    { code: 'matras_kern', label: 'Kern', value: 'Latex' },
    { code: PACKAGES_CODE, label: 'Packages', value },
  ],
});

function modelOf(product: Product): PackedModel {
  const model = packedModelOf(product, '180x200');
  if (!model) throw new Error('No packages are known.');
  return model;
}

const STAIR: Way = [
  { kind: 'quarter', measures: { 'stair-width': 85, 'upper-width': 85, headroom: 230 } },
];
const UNMEASURED: Way = [{ kind: 'straight', measures: { 'stair-width': 120 } }];

const STIFF = 'mattress rigid w*l*22';
const inHalves = packed(STIFF, { variants: [whole, half] });

const [foam, springs] = [bundleChoice('foam', 0), bundleChoice('springs', 100)];
const withSprings = (more: Partial<typeof springs> = {}): Product =>
  packed(`${STIFF}; mattress:springs rigid w*l*22 halves 140; mattress:latex rigid w*l*22`, {
    parts: [
      {
        key: 'matras',
        label: 'Matras',
        choices: [foam, { ...springs, ...more }, bundleChoice('latex', 90)],
      },
    ],
  });

/** Products of which each alternative may decide. */
const PRODUCTS = [
  packed(STIFF),
  inHalves,
  withSprings(),
  withSprings({ isSoldOut: true }),
  packed('mattress rolled w*35*35'),
  packed('mattress flat w*l*20', { variants: [whole, half] }),
  packed('mattress unknown; base rigid w*l*26 halves 140'),
  packed('box rigid w*l*60; topper rolled w*24*24', { variants: [whole, half] }),
];

const withoutHeadroom = ({ kind, measures }: Way[number]): Way[number] => ({
  kind,
  measures: Object.fromEntries(Object.entries(measures).filter(([name]) => name !== 'headroom')),
});

const fitOf = (product: Product, way = STAIR): ModelFit => modelFit(modelOf(product), way);

/** A verdict in the words of `passingSelection`. */
const summaryOf = (fit: ModelFit) =>
  fit.verdict === 'stopped' || fit.verdict === 'unknown'
    ? { passing: fit.verdict }
    : {
        passing: true,
        headroom: fit.headroom,
        half: fit.verdict === 'passes-as' ? fit.half : undefined,
        chosen: fit.verdict === 'passes-with' ? fit.label : undefined,
      };

describe('packedModelOf', () => {
  it('RM12 tells how a bed is packed in a size, and what else of it can be bought', () => {
    expect(modelOf(inHalves)).toMatchObject({
      size: '180x200',
      packed: { rules: STIFF, size: '180x200' },
      half: '90x200',
      others: [],
    });
    const { others } = modelOf(withSprings());
    expect(others).toEqual([
      { uid: springs.uid, part: 'matras', label: `Matras: ${springs.label}` },
    ]);
    expect(modelOf(withSprings({ isSoldOut: true })).others).toEqual([]);
  });

  it('RM12 tells nothing of another size, of what is no bed, and of unknown packages', () => {
    expect(packedModelOf(packed(STIFF), '90x200')).toBeUndefined();
    expect(packedModelOf({ ...packed(STIFF), attributes: [] }, '180x200')).toBeUndefined();
    expect(packedModelOf(packed('mattress in a bag'), '180x200')).toBeUndefined();
  });

  it('RM12 is read from its JSON as it was', () => {
    for (const product of PRODUCTS) {
      const model = modelOf(product);
      expect(readPackedModel(jsonRoundTrip(model))).toEqual(model);
    }
  });
});

describe('modelFit', () => {
  it('RM12 passes as it is, as halves or with another choice, and depends on a headroom', () => {
    expect(fitOf(packed('mattress rolled 180*35*35'))).toEqual({ verdict: 'passes' });
    expect(fitOf(inHalves)).toEqual({ verdict: 'passes-as', half: '90x200' });
    expect(fitOf(withSprings())).toMatchObject({
      verdict: 'passes-with',
      label: `Matras: ${springs.label}`,
    });
    const depends = fitOf(packed('base rigid w*l*100'), UNMEASURED);
    expect(depends).toEqual({ verdict: 'depends', headroom: 245 });
    expect([depends, fitOf(inHalves)].map(doesPass)).toEqual([false, true]);
    const narrow: Way = [{ kind: 'straight', measures: { 'stair-width': 105 } }];
    expect(fitOf(withSprings(), narrow)).toEqual({
      verdict: 'passes-with',
      label: `Matras: ${springs.label}`,
      headroom: 32,
    });
  });

  it('RM12 names the package that is stopped, by its two larger measures', () => {
    const fit = modelFit(modelOf(packed(`topper rolled 24*24*90; ${STIFF}`)), STAIR);
    expect(fit).toMatchObject({ verdict: 'stopped', stopped: { piece: 'mattress' } });
    expect(fit.verdict === 'stopped' && bulkOf(fit.stopped)).toEqual([180, 200]);
  });

  it('RM12 says that nobody knows rather than guess', () => {
    const some = modelOf(packed('mattress unknown; base rigid w*l*26 halves 140'));
    expect(modelFit(some, STAIR)).toEqual({ verdict: 'unknown' });
    const parts = [{ key: 'matras', label: 'Matras', choices: [foam, springs] as const }];
    const other = packed(`${STIFF}; mattress:springs unknown`, { parts });
    expect(fitOf(other)).toEqual({ verdict: 'unknown' });
  });

  it('RM12 says of every way what the page of the product says', () => {
    const ways = fc
      .tuple(fc.array(anyObstacle, { minLength: 1, maxLength: 2 }), fc.boolean())
      .map(([way, isMeasured]) => (isMeasured ? way : way.map(withoutHeadroom)));
    fc.assert(
      fc.property(fc.constantFrom(...PRODUCTS), ways, (product, way) => {
        const configuration = configureProduct(product, product.variants[0], []);
        const own = passingSelection({ configuration }, way);
        expect(summaryOf(modelFit(modelOf(product), way))).toEqual(
          typeof own === 'string'
            ? { passing: own }
            : {
                passing: true,
                headroom: own.headroom,
                half: own.selection.halves?.left.size,
                chosen: own.chosen && `${own.chosen.part.label}: ${own.chosen.choice.label}`,
              },
        );
      }),
    );
  });
});

describe('wayOfQuery', () => {
  it('RM12 is one way for all cards, and none if it cannot be read', () => {
    const query = '?up=straight&stair-width=72';
    expect(wayOfQuery(query)).toEqual([{ kind: 'straight', measures: { 'stair-width': 72 } }]);
    expect(wayOfQuery(query)).toBe(wayOfQuery(query));
    expect(wayOfQuery('?up=straight&stair-width=x')).toBeUndefined();
    expect(wayOfQuery('')).toBeUndefined();
  });
});
