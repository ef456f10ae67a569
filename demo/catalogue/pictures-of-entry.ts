import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { ColorOffer, Entry, Pictures } from './entry.ts';
import { ownPictures } from './looks/looks.ts';

/** Pictures of a product: those of its first color precede those shared by all colors. */
export function picturesOf(entry: Entry): Pictures {
  const shared = entry.pictures ?? [];
  if (entry.colors === undefined) {
    const [color] = [entry.attributes.kleur ?? []].flat();
    return withOwn(entry, color, shared);
  }
  const [first] = entry.colors;
  return withOwn(entry, first.color, [...(first.pictures ?? []), ...shared]);
}

/** Pictures of a product in one of its colors. */
export const picturesInColor = (entry: Entry, { color, pictures = [] }: ColorOffer): Pictures =>
  withOwn(entry, color, pictures);

/** The product's own pictures, if the studio has made them, and others. */
function withOwn(
  entry: Entry,
  color: Parameters<typeof ownPictures>[1],
  others: readonly PictureData[],
): Pictures {
  const [first, ...rest] = [...ownPictures(entry, color), ...others];
  if (first === undefined) throw new Error(`${entry.sku} has no picture`);
  return [first, ...rest];
}
