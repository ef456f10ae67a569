import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { ColorOffer, Entry, Pictures } from './entry.ts';
import { leadPicture } from './looks/looks.ts';

/** Pictures of a product: those of its first color precede those shared by all colors. */
export function picturesOf(entry: Entry): Pictures {
  const shared = entry.pictures ?? [];
  if (entry.colors === undefined) {
    const [color] = [entry.attributes.kleur ?? []].flat();
    return withLead(entry, color, shared);
  }
  const [first] = entry.colors;
  return withLead(entry, first.color, [...(first.pictures ?? []), ...shared]);
}

/** Pictures of a product in one of its colors. */
export const picturesInColor = (entry: Entry, { color, pictures = [] }: ColorOffer): Pictures =>
  withLead(entry, color, pictures);

/** The product's own picture, if the studio has made it, and others. */
function withLead(
  entry: Entry,
  color: Parameters<typeof leadPicture>[1],
  others: readonly PictureData[],
): Pictures {
  const [first, ...rest] = [leadPicture(entry, color) ?? [], others].flat();
  if (first === undefined) throw new Error(`${entry.sku} has no picture`);
  return [first, ...rest];
}
