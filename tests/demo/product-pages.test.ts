import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { layersOf } from '#src/catalog/layers.ts';
import { parseProduct } from '#src/catalog/product-document.ts';
import { pictureRole } from '#src/catalog/product-pictures.ts';
import { productSafety } from '#src/catalog/product-safety.ts';
import { sizeLength } from '#src/catalog/product.ts';
import { productType } from '#src/catalog/product-type.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { gallerySlides } from '#ui/components/product/GallerySlide.tsx';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { materialText } from '#ui/components/product/LayersDrawing.tsx';
import { createTranslate } from '#ui/i18n/texts.ts';
import { jsonRoundTrip } from '../support/json-round-trip.ts';

const store = createCatalogueStore(catalogue);
const dutch = store.localized('nl-nl');
const products = catalogue.products.map((data) => dutch.product(data));
const number = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);

const BEDS = new Set(['mattress', 'topper', 'box-spring', 'bed-frame']);
const MADE_BEDS = new Set(['box-spring', 'bed-frame']);
/** What has at least four pictures. */
const SHOWN_AT_LENGTH = new Set(['mattress', ...MADE_BEDS]);
/** What has at least two photographs: the whole, and a part of it from nearby. */
const SHOWN_FROM_NEARBY = new Set(['mattress', 'topper', 'box-spring', 'pillow']);
/** What has a drawing of its scale instead, which says its measures. */
const FLAT = new Set(['duvet', 'duvet-cover', 'fitted-sheet', 'mattress-protector']);
const FREE_FORMS = new Set(['stool', 'bedside-lamp']);
/** In centimetres: cradles are shown without a person. */
const SHORTEST_BED = 100;

describe('the product pages of the demo shop', () => {
  it('L10 have product safety warnings in every locale', () => {
    for (const locale of LOCALES) {
      const local = store.localized(locale);
      const silent = catalogue.products
        .map((data) => local.product(data))
        .filter((product) => productSafety(product)?.warnings === undefined);
      expect(silent.map(({ sku }) => sku)).toEqual([]);
    }
  });

  it('L10 have layers of mattresses and toppers that add up to the height, with texts', () => {
    const text = createTranslate('nl-nl', ALL_TEXTS);
    for (const product of products) {
      const type = productType(product);
      if (type !== 'mattress' && type !== 'topper') continue;
      const height = product.attributes.find(({ code }) => code === `${TYPES[type]}_hoogte`)?.value;
      const layers = layersOf(product);
      const total = layers.reduce((sum, layer) => sum + layer.height, 0);
      expect([product.sku, total]).toEqual([product.sku, number(height)]);
      for (const { material } of layers) expect(materialText(text, material)).not.toBe(material);
    }
  });

  it.each(LOCALES)('L10 are sent to programs completely, in %s', (locale) => {
    const local = store.localized(locale);
    for (const product of catalogue.products.map((data) => local.product(data))) {
      expect(parseProduct(jsonRoundTrip(product))).toEqual(product);
    }
  });

  it('P6 have slides with the layers of mattresses and toppers, and the scale of beds', () => {
    const shown = products.map((product) => ({
      sku: product.sku,
      type: productType(product) ?? '',
      isCradle: sizeLength(product.variants[0].size ?? '') < SHORTEST_BED,
      slides: gallerySlides(product, product.variants[0]).map(({ kind }) => kind),
    }));
    for (const { slides } of shown) expect(slides[0]).toBe('picture');
    const open = shown.filter(({ type }) => ['mattress', 'topper'].includes(type));
    for (const { sku, slides } of open) expect([sku, ...slides]).toContain('layers');
    const large = shown.filter(({ type, isCradle }) => BEDS.has(type) && !isCradle);
    for (const { sku, slides } of large) expect([sku, ...slides]).toContain('scale');
  });

  it('P6b have four pictures of mattresses and beds, two of all else, in every variant', () => {
    const few = products.flatMap((product) => {
      const least = SHOWN_AT_LENGTH.has(productType(product) ?? '') ? 4 : 2;
      return product.variants
        .map((variant) => ({ sku: variant.sku, count: gallerySlides(product, variant).length }))
        .filter(({ count }) => count < least);
    });
    expect(few).toEqual([]);
  });

  it('P6b have a photograph from nearby beside that of the whole, in every variant', () => {
    const distant = products
      .filter((product) => SHOWN_FROM_NEARBY.has(productType(product) ?? ''))
      .flatMap((product) =>
        product.variants
          .map((variant) => ({
            sku: variant.sku,
            roles: gallerySlides(product, variant).flatMap((slide) =>
              slide.kind === 'picture' ? [pictureRole(slide.picture)] : [],
            ),
          }))
          .filter(({ roles }) => !roles.includes('detail')),
      );
    expect(distant).toEqual([]);
  });

  it('P6b have a drawing with measures of all that is not flat, and beds beside a person', () => {
    for (const product of products) {
      const type = productType(product) ?? '';
      const slides = gallerySlides(product, product.variants[0]);
      const drawings = slides.flatMap((slide) =>
        slide.kind === 'measures' ? [slide.drawing] : [],
      );
      const isFlat = FLAT.has(type) && slides.some(({ kind }) => kind === 'scale');
      const form = FREE_FORMS.has(type) ? 'outline' : 'measures';
      expect([product.sku, ...drawings]).toEqual([
        product.sku,
        ...(isFlat ? [] : [form]),
        ...(MADE_BEDS.has(type) ? ['standing'] : []),
      ]);
    }
  });

  it.each(LOCALES)('P5 have awards with pictures in their stated size, in %s', async (locale) => {
    const blocks = Object.entries(content[locale].productBlocks ?? {});
    const skus = new Set(products.map(({ sku }) => sku));
    expect(blocks.length).toBeGreaterThan(0);
    for (const [sku, own] of blocks) {
      expect(skus).toContain(sku);
      const awards = own.flatMap((block) => (block.type === 'awards' ? block.awards : []));
      expect(awards.length).toBeGreaterThan(0);
      for (const { image, text } of awards) {
        const { width, height } = await sharp(
          await readFile(`demo/pictures/${image.path}`),
        ).metadata();
        expect({ width, height }).toEqual({ width: image.width, height: image.height });
        expect([image.alt, text]).not.toContain('');
      }
    }
  });

  it.each(LOCALES)(
    'H7 link to existing pages for delivery, trial, returns and warmth, in %s',
    (locale) => {
      const text = createTranslate(locale, ALL_TEXTS);
      const urls = content[locale].pages.map(({ url }) => url);
      expect(urls).toContain(text('product.link.delivery'));
      expect(urls).toContain(text('product.link.trial'));
      expect(urls).toContain(text('product.link.returns'));
      expect(urls).toContain(text('product.link.warmth'));
    },
  );
});

const TYPES = { mattress: 'matras', topper: 'topper' } as const;
