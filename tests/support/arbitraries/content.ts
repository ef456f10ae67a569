import fc, { type Arbitrary } from 'fast-check';
import type { ContentBlock } from '#src/content/block.ts';
import type { CategoryPageLayout } from '#src/content/category-page-layout-document.ts';
import type { ImageBreakpoint, Size } from '#src/content/image-sizes.ts';
import type { Link } from '#src/content/link.ts';
import type { Breadcrumb, CategoryPageEntry, PageEntry } from '#src/content/page-entry.ts';
import type { TagManagerConfig } from '#src/content/tag-manager.ts';
import { anyPath, anyPicture } from './catalog.ts';
import { anyFilteredPage, anyLocalePaths, anyMetadata } from './seo.ts';
import { anyCount, anyText } from './texts.ts';

/** Parts of addresses, and characters inserted to disguise their target. */
const ADDRESS_PARTS = [
  'https:|HTTP:|javascript:|JaVa|Script:|data:text/html,|mailto:|tel:',
  '/|//|\\|.|..|%2F|%5C|%09|%|\t|\n|\0|\u0001| |\uFEFF',
  'evil.example|matrassen|user@|:8080|?a=b|#c|alert(1)|\uD800|é',
].flatMap((parts) => parts.split('|'));

/** An address as an editor writes it, carelessly or with malice. */
export const anyEditorUrl: Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...ADDRESS_PARTS), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.webPath(),
  anyText,
);

export const anyLink: Arbitrary<Link> = fc.oneof(
  fc.record({
    type: fc.constant('internal' as const),
    url: anyEditorUrl,
    title: anyText,
  }),
  fc.record({
    type: fc.constant('external' as const),
    href: anyEditorUrl,
    title: anyText,
    opensNewTab: fc.boolean(),
    isFollowed: fc.boolean(),
  }),
);

const anyPixels = fc.integer({ min: 1, max: 10_000 });

/** The picture of an award, of any shape. */
export const anySizedAward: Arbitrary<Size> = fc.record({ width: anyPixels, height: anyPixels });

/** Also a size that the content service does not know. */
export const anyAward: Arbitrary<Size> = fc.oneof(
  { weight: 3, arbitrary: anySizedAward },
  {
    weight: 1,
    arbitrary: fc.record({
      width: fc.oneof(anyPixels, fc.constantFrom(0, -1, NaN, Infinity)),
      height: fc.oneof(anyPixels, fc.constantFrom(0, -1, NaN, Infinity)),
    }),
  },
);

/** Width steps of a picture, in any order. */
export const anyImageSteps: Arbitrary<readonly ImageBreakpoint[]> = fc.uniqueArray(
  fc.record({ from: fc.nat({ max: 200 }), width: fc.nat().map((share) => `${share}vw` as const) }),
  { selector: ({ from }) => from },
);

/** Segments that name a picture: none is empty, `.` or `..`. */
export const anyPicturePath: Arbitrary<readonly string[]> = fc.array(
  fc.string({ unit: 'grapheme' }).map((text) => `a${text.replaceAll(/[/\\\p{Cc}]/gu, '')}`),
  { minLength: 1, maxLength: 60 },
);

const anyConfigured = fc.oneof(
  fc.stringMatching(/^[\w-]+$/),
  fc.constantFrom('', ' ', 'a b', 'a&b', 'a=b', 'a#b', '..', 'a/b'),
);

/** A tag manager configuration, with typing errors. */
export const anyTagManagerConfig: Arbitrary<TagManagerConfig> = fc.record(
  {
    host: fc.oneof(
      fc.domain(),
      fc.constantFrom('localhost:443', 'tags.example:8443'),
      anyEditorUrl,
    ),
    id: anyConfigured,
    environment: fc.record({ auth: anyConfigured, name: anyConfigured }),
  },
  { requiredKeys: ['host', 'id'] },
);

const anyInteger = fc.maxSafeInteger();

/** An editor's plan for a category page, with positions on or beyond the page. */
export const anyCategoryPagePlan: Arbitrary<CategoryPageLayout> = fc.record(
  {
    objectId: anyText.map((text) => `7${text}`),
    productsPerPage: anyInteger,
    banner: fc.record({ startPosition: anyInteger, repeatInterval: anyInteger }),
  },
  { requiredKeys: ['objectId'] },
);

const anyCrumb: Arbitrary<Breadcrumb> = fc.record({ title: anyText, url: anyPath });

/** A block of each kind that links can occur in, and one without links. */
const anyBlock: Arbitrary<ContentBlock> = fc.oneof(
  fc.record({
    type: fc.constant('hero' as const),
    title: anyText,
    text: anyText,
    link: anyCrumb,
    image: anyPicture,
  }),
  fc.record({
    type: fc.constant('products' as const),
    title: anyText,
    objectId: anyText,
    count: anyCount,
    link: anyCrumb,
  }),
  fc.record({
    type: fc.constant('links' as const),
    title: anyText,
    links: fc.array(anyCrumb, { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('text' as const),
    title: anyText,
    paragraphs: fc.array(anyText, { maxLength: 3 }),
  }),
);

const anyBlocks = fc.array(anyBlock, { maxLength: 3 });

const COMMON = {
  uid: anyText,
  title: anyText,
  url: anyPath,
  metadata: anyMetadata,
  alternates: anyLocalePaths,
  breadcrumbs: fc.array(anyCrumb, { maxLength: 3 }),
};

/** A category as editors store it, with or without filtered pages. */
export const anyCategoryPageEntry: Arbitrary<CategoryPageEntry> = fc.record(
  {
    ...COMMON,
    type: fc.constant('Lister' as const),
    objectId: anyText.map((text) => `7${text}`),
    intro: anyText,
    image: anyPicture,
    productsPerPage: anyInteger,
    banner: fc.record({
      startPosition: anyInteger,
      repeatInterval: anyInteger,
      title: anyText,
      text: anyText,
      link: anyCrumb,
      image: anyPicture,
    }),
    blocks: anyBlocks,
    filteredPages: fc.array(anyFilteredPage, { minLength: 1, maxLength: 3 }),
    modified: fc.constant('2026-10-19'),
  },
  {
    requiredKeys: [
      ...(['type', 'uid', 'title', 'url', 'metadata', 'alternates', 'breadcrumbs'] as const),
      ...(['objectId', 'intro', 'blocks'] as const),
    ],
  },
);

/** A page of any type, as editors store it. */
export const anyPage: Arbitrary<PageEntry> = fc.oneof(
  { weight: 3, arbitrary: anyCategoryPageEntry },
  {
    weight: 2,
    arbitrary: fc.record({
      ...COMMON,
      type: fc.constantFrom('Home' as const, 'Content' as const),
      blocks: anyBlocks,
    }),
  },
  fc.record({ ...COMMON, type: fc.constant('Product' as const), sku: anyText }),
  fc.record({
    ...COMMON,
    type: fc.constant('Product' as const),
    sku: anyText,
    blocks: anyBlocks,
  }),
  fc.record({ ...COMMON, type: fc.constantFrom('Cart', 'Checkout', 'Search') }),
  fc.record({ ...COMMON, type: fc.constant('Error' as const), text: anyText }),
);
