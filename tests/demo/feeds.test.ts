import { describe, expect, it } from 'vitest';
import { variantsIn } from '#adapters/embedded/catalogue-data.ts';
import { FEED_FORMATS } from '#src/feeds/feed-formats.ts';
import { countryOf, type Locale, LOCALES } from '#src/shared/locale.ts';
import { feedViolations, textOf, violations } from '../support/merchant-specification.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { feedOf } from '../support/feed-of.ts';
import { readTsvFeed, readXmlFeed } from '../support/read-feed.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';

const ports = demoPorts();
/** Variants that are sold where a shop delivers. */
const variantsOf = (locale: Locale): number =>
  catalogue.products.flatMap((data) => variantsIn(data, countryOf(locale))).length;

const read = async (locale: Locale) => ({
  xml: readXmlFeed(await feedOf(ports, locale, FEED_FORMATS.xml)),
  tsv: readTsvFeed(await feedOf(ports, locale, FEED_FORMATS.tsv)),
});

/** In pixels: Google refuses smaller pictures from 31 January 2027 (answer/6324350). */
const LEAST_PICTURE = 500;

describe('the feeds of the demo shop', () => {
  it('have pictures that are large enough for Google', () => {
    const small = catalogue.products
      .flatMap(({ pictures }) => pictures)
      .filter(({ width, height }) => Math.min(width, height) < LEAST_PICTURE);
    expect(small.map(({ path }) => path)).toEqual([]);
  });

  it.each(LOCALES)(
    'P3 have every variant of %s, as the specification of Google says',
    async (locale) => {
      const { xml, tsv } = await read(locale);
      expect(xml.items).toHaveLength(variantsOf(locale));
      expect(xml.items.flatMap(violations)).toEqual([]);
      expect(feedViolations(xml.items)).toEqual([]);
      expect(tsv).toEqual(xml.items);
      const labelled = xml.items.filter((item) => item['certification']);
      const groups = new Set(labelled.map((item) => textOf(item, 'item_group_id')));
      expect([...groups]).toEqual(['FED-DAEMMER']);
    },
    120_000,
  );
});
