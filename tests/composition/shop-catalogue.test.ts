import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueId, loadShopCatalogue } from '#composition/shop-catalogue.ts';
import { composeServer } from '#composition/server.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { parseConfig } from '#server/config.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, 'catalogue.json');
  writeFileSync(path, text);
  return path;
}

/** The message with which the start fails. */
function complaintAbout(setting: string): string {
  try {
    loadShopCatalogue(setting);
  } catch (failure) {
    if (failure instanceof UnusableSetting) return failure.message;
  }
  return '';
}

describe('loadShopCatalogue', () => {
  it('reads the example of the guide', () => {
    const { facets, categoryIds, highlights, attributeNames, synonyms, deliveryDays } =
      loadShopCatalogue('docs/catalogue.example.json');
    expect(facets.get('70')).toContain('matras_hardheid');
    expect(categoryIds.get('bedding')).toBe('100');
    expect(highlights.get('9')).toHaveLength(2);
    expect(attributeNames.get('bed_size')).toBe('maat');
    expect(synonyms.nl).toHaveLength(2);
    expect(deliveryDays).toBe(15);
  });

  it('knows the demo shop, and a catalogue that nobody described', () => {
    expect(loadShopCatalogue('demo')).toBe(shopCatalogue);
    expect(loadShopCatalogue('')).toBe(UNDESCRIBED_CATALOGUE);
  });

  it('names the file, the place in it and what is expected there', () => {
    const path = fileWith('{"attributes": {"bed_size": "size"}, "deliveryDays": 0}');
    expect(complaintAbout(path)).toBe(
      `SHOP_CATALOGUE="${path}" must describe a catalogue (docs/catalogue.md): ` +
        'attributes.bed_size must be an attribute of the shop, such as maat, kleur, merk or delivery_days; ' +
        'deliveryDays must be a whole number from 1 to 365',
    );
    expect(complaintAbout(fileWith('[]'))).toMatch(/: must be an object$/u);
  });

  it('names a file that cannot be read, or is no JSON', () => {
    expect(complaintAbout('nowhere.json')).toMatch(
      /^SHOP_CATALOGUE="nowhere\.json" must be a file that can be read\. ENOENT/u,
    );
    const path = fileWith('{categories}');
    expect(complaintAbout(path)).toBe(`SHOP_CATALOGUE="${path}" must be a file with JSON`);
  });

  it('fails the start of a shop', () => {
    const config = parseConfig({ DATA_DIR: ':memory:', SHOP_CATALOGUE: 'nowhere.json' });
    expect(() => config.ok && composeServer(config.value)).toThrow(UnusableSetting);
  });
});

describe('catalogueId', () => {
  it('is the same for the same description, and differs for another', () => {
    const description = { attributes: { bed_size: 'maat' } };
    const path = fileWith(JSON.stringify(description));
    const id = catalogueId(loadShopCatalogue(path));
    expect(catalogueId(loadShopCatalogue(path))).toBe(id);
    fileWith(JSON.stringify({ attributes: { bed_size: 'lengte' } }));
    expect(catalogueId(loadShopCatalogue(path))).not.toBe(id);
    fileWith(JSON.stringify({ ...description, categories: [{ id: '7', facets: ['merk'] }] }));
    expect(catalogueId(loadShopCatalogue(path))).not.toBe(id);
  });
});
