import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { studioShots } from '#demo/catalogue/looks/studio-shots.ts';
import made from '#demo/pictures/products.json' with { type: 'json' };
import { inScope } from '../support/test-scope.ts';

/** Categories whose products all have a picture of their own. The next one done is added here. */
const DONE = new Set<string>([
  SET.mattresses,
  SET.toppers,
  SET.boxSprings,
  SET.bedFrames,
  SET.bedBases,
  SET.duvets,
  SET.pillows,
  SET.lamps,
  SET.duvetCovers,
  SET.fittedSheets,
  SET.moltons,
  SET.cushions,
  SET.cabinets,
  SET.stools,
]);

/** A lamp covers few of the places that a hash looks at: their forms are compared by eye. */
const SMALL: string = SET.lamps;

/** Bits of 256 in which two pictures of one scene differ at most, however they are dyed. */
const NEARLY_THE_SAME = 24;

const FOLDER = new URL('../../demo/pictures/', import.meta.url).pathname;
const products = catalogue.products.filter(({ attributeSetId }) => DONE.has(attributeSetId));
const records = Object.values(made);
const everyFourth = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % 4 === 0);
/** Those whose pictures are read: what is drawn anew is looked at by `npm test -- --all`. */
const compared = inScope(products, everyFourth(products));
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the lead pictures of products', () => {
  it('are their own in every category that is done', () => {
    const own = new Set(records.flatMap(({ sku, pictures }) => ownPaths(sku, pictures)));
    const leads = products.flatMap(({ sku, pictures, variants }) =>
      [
        pictures,
        ...variants.flatMap((variant) => (variant.pictures ? [variant.pictures] : [])),
      ].map(([lead]) => `${sku}: ${lead.path}`),
    );
    expect(products.length).toBeGreaterThan(120);
    expect(new Set(leads.filter((lead) => !own.has(lead)))).toEqual(new Set());
  });

  it('are not nearly the same for two products', async () => {
    const leads = await Promise.all(
      compared
        .filter(({ attributeSetId }) => attributeSetId !== SMALL)
        .map(async ({ sku, pictures: [{ path }] }) => ({ sku, hash: await hashOf(path) })),
    );
    expect(nearlyTheSame(leads)).toEqual([]);
  });

  it('are no copies of each other', () => {
    const paths = new Set(
      products.flatMap(({ pictures, variants }) =>
        [pictures, ...variants.map((variant) => variant.pictures ?? [])]
          .flat()
          .map(({ path }) => path),
      ),
    );
    const ownerOf = new Map<string, string>();
    const copies = [...paths].filter((path) => {
      const digest = createHash('sha256')
        .update(readFileSync(FOLDER + path))
        .digest('hex');
      const owner = ownerOf.get(digest) ?? path;
      ownerOf.set(digest, owner);
      return owner !== path;
    });
    expect(paths.size).toBeGreaterThan(products.length);
    expect(copies).toEqual([]);
  });

  it('have parts from nearby that are not nearly the same either, nor as the whole', async () => {
    const details = await Promise.all(
      inScope(records, everyFourth(records))
        .filter(({ look }) => 'view' in look)
        .map(async ({ sku, pictures }) => ({
          sku,
          hash: await hashOf(`${Object.keys(pictures)[0]}.webp`),
        })),
    );
    const wholes = await Promise.all(
      products
        .filter(({ sku }) => details.some((detail) => detail.sku === sku))
        .map(async ({ sku, pictures: [{ path }] }) => ({ sku, hash: await hashOf(path) })),
    );
    expect(details.length).toBeGreaterThan(0);
    expect(nearlyTheSame([...details, ...wholes])).toEqual([]);
  });

  it('have parts from nearby that weigh at most 60 kB each', () => {
    const heavy = records
      .filter(({ look }) => 'view' in look)
      .flatMap(({ pictures }) => Object.keys(pictures))
      .map((name) => ({ name, size: statSync(`${FOLDER}${name}.webp`).size }))
      .filter(({ size }) => size > 60_000);
    expect(heavy).toEqual([]);
  });

  it('would be found if they were one scene in two colors', async () => {
    const sage = await hashOf('duvet-cover-sage.webp');
    const rust = await hashOf('duvet-cover-rust.webp');
    const cushion = await hashOf('cushion-sage.webp');
    expect(distance(sage, rust)).toBeLessThanOrEqual(NEARLY_THE_SAME);
    expect(distance(sage, cushion)).toBeGreaterThan(NEARLY_THE_SAME);
  });

  it('were made from what the catalogue says now: brand and name on the label, width, height', () => {
    const now = studioShots(products);
    expect(now.map(({ id }) => asJson(made[id as keyof typeof made]))).toEqual(now.map(asJson));
    expect(new Set(Object.keys(made))).toEqual(new Set(now.map(({ id }) => id)));
  });

  it('show a size that the product is sold in, and the brand and name that it is sold under', () => {
    const wrong = products.filter(({ sku, brand, name, variants, attributes }) => {
      const record = records.find((one) => one.sku === sku);
      const size = record?.size.join('x');
      return (
        record?.brand !== brand ||
        !name.nl.startsWith(`${brand} ${record.model}`) ||
        variants.every((variant) => (variant.size ?? widthAndHeight(attributes)) !== size)
      );
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('are shown for no other product, as their labels can be read', () => {
    const owners = new Map<string, string>(
      records.flatMap(({ sku, pictures }) =>
        Object.keys(pictures).map((name) => [`${name}.webp`, sku] as const),
      ),
    );
    const strangers = catalogue.products.flatMap(({ sku, pictures, variants }) =>
      [pictures, ...variants.map((variant) => variant.pictures ?? [])]
        .flat()
        .map(({ path }) => ({ sku, path }))
        .filter(({ path }) => (owners.get(path) ?? sku) !== sku),
    );
    expect(strangers).toEqual([]);
  });
});

/** What has no sizes has one: `28 x 28 x 46` is 28 cm wide and 46 high. */
const widthAndHeight = ({ afmeting }: ProductData['attributes']): string => {
  const [width, , height] = String(afmeting).split(' x ');
  return `${width}x${height}`;
};

const ownPaths = (sku: string, pictures: object): readonly string[] =>
  Object.keys(pictures).map((name) => `${sku}: ${name}.webp`);

/**
 * A perceptual hash: for 16 rows of 16 places, whether it gets darker to the right. An even
 * background counts as no change, whatever its grain.
 */
async function hashOf(path: string): Promise<readonly boolean[]> {
  const pixels = await sharp(FOLDER + path)
    .resize(17, 16, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return Array.from({ length: 256 }, (_, index) => {
    const at = Math.floor(index / 16) * 17 + (index % 16);
    return (pixels[at] ?? 0) > (pixels[at + 1] ?? 0) + 2;
  });
}

type Hashed = { readonly sku: string; readonly hash: readonly boolean[] };

/** Pairs of pictures that hardly differ. */
function nearlyTheSame(pictures: readonly Hashed[]) {
  const pairs = pictures.flatMap(({ sku, hash }, index) =>
    pictures.slice(index + 1).map((other) => ({
      skus: `${sku} ${other.sku}`,
      bits: distance(hash, other.hash),
    })),
  );
  return pairs.filter(({ bits }) => bits <= NEARLY_THE_SAME);
}

const distance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, index) => bit !== b[index]).length;
