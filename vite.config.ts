import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteBuilder } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { narrowText } from './scripts/narrow-text.ts';
import { shortClassNames, shortTokens } from './scripts/short-class-names.ts';
import { smallMobx } from './scripts/small-mobx.ts';
import { staticStores } from './scripts/static-stores.ts';
import { textsByPart } from './scripts/texts-by-part.ts';

/** What Node runs, each by its name in dist/server. */
const PROGRAMS = {
  main: 'server/main.ts',
  'picture-worker': 'server/images/picture-worker.mjs',
  sandbox: 'sandbox/main.ts',
  'export-contentstack': 'sandbox/export-contentstack.ts',
  command: 'composition/command.ts',
};

const ROOT = import.meta.dirname;

const IS_PRODUCTION = process.env['NODE_ENV'] === 'production';

/** What the page of a product shares with the dialogs, tools and pages around it. */
const GOODS =
  /\/(?:src\/(?:catalog\/(?:attribute-groups|bed-halves|layers|measures|compatible|halves|sku|sleepers|variant(?!-query))|content\/store-display|delivery\/(?:extra|paid)|my-bed\/bed-fit|room\/footprint)|ui\/components\/(?:my-bed\/BedFit|tabs|QuantityField|product\/(?:AddToCart|Delivery|GallerySlide|LayersDrawing|MeasuresDrawing|promise|ScaleDrawing|section-ids)))/u;

/** What listings, the page of a product and overlays share. */
const KIT = /\/ui\/components\/(?:AppliedChips|Skeleton|my-bed\/MyBed)\./u;

/** What a card shares with the page of its product: price, score, grades, label. */
const OFFER =
  /\/(?:src\/(?:pricing\/price\.|catalog\/(?:attributes\/attribute-key|page-attributes|product-type)|duties\/(?:energy-label|fact-formats))|ui\/components\/(?:PriceTag|use-once-in-view|carousel\/carousel-strip|my-bed\/BedAvailability|room\/WayOfCard|duties\/EnergyLabel|saved\/SaveButton|product\/(?:ProductPrice|ReviewScore|Stars|StockNotice|UspRatings)))/u;

/** What listings, rows of products and the page of a bed share. */
const CARDS =
  /\/(?:src\/catalog\/product-card|ui\/components\/(?:Badge|saved\/SaveProductButton|product\/(?:ProductCard|TrackedProductStrip)))/u;

const FIELD = /\/ui\/components\/form\/Field\./u;

/**
 * In two files: one that lasts from build to build, and ours. The first is the entry `ui/libraries.ts`
 * itself and has the bundler's runtime in it: left out of the group, both are files of a few bytes.
 */
const LOADED_BY_EVERY_PAGE = {
  groups: [
    {
      name: 'libraries',
      tags: ['$initial' as const],
      test: /node_modules|ui.libraries|rolldown.runtime/u,
      priority: 3,
    },
    { name: 'shop', tags: ['$initial' as const], priority: 2 },
    // Also in the forms that come late, which need no goods.
    { name: 'field', test: FIELD, minShareCount: 2, priority: 1 },
    { name: 'offer', test: OFFER, minShareCount: 2, priority: 1.8 },
    { name: 'cards', test: CARDS, minShareCount: 2, priority: 1.5 },
    // Else each of their modules is a file of its own for every combination of pages that need it.
    { name: 'goods', test: GOODS, minShareCount: 2 },
    { name: 'kit', test: KIT, minShareCount: 2, priority: 1 },
  ],
};

/** Compressing takes most of a build, and may. */
const UNTIMED = { bundlerTimings: false };

/** What browsers fetch by the page, the server has at hand from the start. */
const AT_HAND = { ...UNTIMED, ineffectiveDynamicImport: false };

/**
 * Two builds from one tree: what the browser loads (hashed, cached for good) and the server. React
 * is bundled into the server with its production code, MobX left out; native packages stay outside.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), textsByPart(), compressAssets(), staticStores(), smallMobx(), narrowText()],
  appType: 'custom',
  publicDir: 'ui/public',
  define: IS_PRODUCTION ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    ...(command === 'build' && {
      postcss: { plugins: shortTokens(join(ROOT, 'ui/theme/tokens.css')) },
    }),
    modules: {
      localsConvention: 'camelCaseOnly',
      // While developing, names say file and class.
      ...(command === 'build' && { generateScopedName: shortClassNames(join(ROOT, 'ui')) }),
    },
  },
  builder: { buildApp: buildInTurn },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: ['ui/libraries.ts', 'ui/main.tsx'],
          checks: UNTIMED,
          output: { codeSplitting: LOADED_BY_EVERY_PAGE },
        },
      },
    },
    ssr: {
      // While developing, Node loads packages itself: those in CommonJS cannot be transformed.
      resolve: command === 'build' ? { noExternal: true, external: ['libsql', 'sharp'] } : {},
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rollupOptions: {
          input: PROGRAMS,
          // Node keeps the text of what it loads in memory: without what documents packages, less of it.
          output: { entryFileNames: '[name].js', comments: { jsdoc: false, annotation: false } },
          checks: AT_HAND,
        },
      },
    },
  },
}));

async function buildInTurn(builder: ViteBuilder): Promise<void> {
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
}
