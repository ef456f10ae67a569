import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import {
  readShopCatalogue,
  type ShopCatalogue,
  UNDESCRIBED_CATALOGUE,
} from '#src/catalog/shop-catalogue.ts';
import { parseJson, validate } from '#src/shared/json-reader.ts';

/** Reads the description that `SHOP_CATALOGUE` names; throws an `UnusableSetting`. */
export function loadShopCatalogue(setting: string): ShopCatalogue {
  if (setting === '') return UNDESCRIBED_CATALOGUE;
  if (setting === 'demo') return shopCatalogue;
  const refuse = (problem: string, cause?: unknown) =>
    new UnusableSetting('SHOP_CATALOGUE', setting, problem, cause);
  const written = parseJson(readDescription(setting, refuse));
  if (written === undefined) throw refuse('must be a file with JSON');
  const catalogue = validate(readShopCatalogue, written);
  if (catalogue.ok) return catalogue.value;
  const faults = catalogue.error.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')} ${message}`,
  );
  throw refuse(`must describe a catalogue (docs/catalogue.md): ${faults.join('; ')}`);
}

/**
 * Identifies a description: answers of upstreams that are cached under one are not those under
 * another.
 */
export function catalogueId(catalogue: ShopCatalogue): string {
  const written = JSON.stringify(catalogue, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
  return createHash('sha256').update(written).digest('base64url').slice(0, 8);
}

function readDescription(
  path: string,
  refuse: (problem: string, cause?: unknown) => UnusableSetting,
): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw refuse(`must be a file that can be read. ${reason}`, cause);
  }
}
