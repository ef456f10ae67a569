import fc, { type Arbitrary } from 'fast-check';
import type { BlockLink } from '#src/content/block-link.ts';
import { type ContentBlock, USP_ICONS } from '#src/content/block.ts';
import type { CategoryPageLayout } from '#src/content/category-page-layout-document.ts';
import type { ImageBreakpoint, Size } from '#src/content/image-sizes.ts';
import type { Link } from '#src/content/link.ts';
import type { Breadcrumb, CategoryPageEntry, PageEntry } from '#src/content/page-entry.ts';
import {
  type Inline,
  type InlineText,
  MARKS,
  type RichBlock,
  type RichText,
} from '#src/content/rich-text.ts';
import type { TagManagerConfig } from '#src/content/tag-manager.ts';
import type { StorePlace } from '#src/content/store.ts';
import { COUNTRIES } from '#src/shared/locale.ts';
import { anyPath, anyPicture } from './catalog.ts';
import { anyFilteredPage, anyLocalePaths, anyMetadata } from './seo.ts';
import { anyCount, anyText } from './texts.ts';
import { anyWebAddress, anyWebPath } from './web-addresses.ts';

/** Parts of addresses, and characters inserted to disguise their target. */
const ADDRESS_PARTS = [
  'https:|HTTP:|javascript:|JaVa|Script:|data:text/html,|mailto:|tel:',
  '/|//|\\|.|..|%2F|%5C|%09|%|\t|\n|\0|\u0001| |\uFEFF',
  'evil.example|matrassen|user@|:8080|?a=b|#c|alert(1)|\uD800|é',
].flatMap((parts) => parts.split('|'));

/** An address as an editor writes it, carelessly or with malice. */
export const anyEditorUrl: Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...ADDRESS_PARTS), { maxLength: 8 }).map((parts) => parts.join('')),
  anyWebAddress,
  anyWebPath,
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
    listsOffers: fc.constant(true as const),
    banner: fc.record({ startPosition: anyInteger, repeatInterval: anyInteger }),
  },
  { requiredKeys: ['objectId'] },
);

const anyCrumb: Arbitrary<Breadcrumb> = fc.record({ title: anyText, url: anyPath });

const anyBlockLink: Arbitrary<BlockLink> = fc.oneof(
  anyCrumb,
  fc.record({
    type: fc.constant('external' as const),
    href: anyText,
    title: anyText,
    opensNewTab: fc.boolean(),
    isFollowed: fc.boolean(),
  }),
);

const fewOf = <T>(any: Arbitrary<T>): Arbitrary<T[]> => fc.array(any, { maxLength: 3 });

const anyInlineText: Arbitrary<InlineText> = fc.record(
  { type: fc.constant('text' as const), text: anyText, marks: fc.subarray([...MARKS]) },
  { requiredKeys: ['type', 'text'] },
);

const anyContent: Arbitrary<Inline[]> = fewOf(
  fc.oneof(
    anyInlineText,
    fc.record({
      type: fc.constant('link' as const),
      link: anyLink,
      content: fewOf(anyInlineText),
    }),
    fc.constant({ type: 'break' } as const),
  ),
);

/** Formatted text with every kind of node, nested a few levels deep. */
const anyRichText: Arbitrary<RichText> = fc.letrec<{ text: RichText; block: RichBlock }>((tie) => ({
  text: fewOf(tie('block')),
  block: fc.oneof(
    { maxDepth: 2 },
    fc.record({ type: fc.constant('paragraph' as const), content: anyContent }),
    fc.record({
      type: fc.constant('heading' as const),
      level: fc.integer({ min: 1, max: 6 }),
      content: anyContent,
    }),
    fc.record({
      type: fc.constant('table' as const),
      rows: fewOf(fewOf(fc.record({ isHeader: fc.boolean(), content: anyContent }))),
    }),
    fc.record(
      { type: fc.constant('picture' as const), image: anyPicture, caption: anyText },
      { requiredKeys: ['type', 'image'] },
    ),
    fc.constant({ type: 'rule' } as const),
    fc.record({
      type: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fewOf(tie('text')),
    }),
    fc.record({ type: fc.constant('quote' as const), content: tie('text') }),
  ),
})).text;

const anyPlace: Arbitrary<StorePlace> = fc.record({
  street: anyText,
  postalCode: anyText,
  city: anyText,
  country: fc.constantFrom(...COUNTRIES),
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -180, max: 180 }),
});

const TITLE_AND_TEXT = { title: anyText, text: anyText };

/** Fields of every block type: those that a block always has, and those that it may have. */
const BLOCK_FIELDS: {
  readonly [Type in ContentBlock['type']]: readonly [
    Readonly<Record<string, Arbitrary<unknown>>>,
    Readonly<Record<string, Arbitrary<unknown>>>?,
  ];
} = {
  hero: [{ ...TITLE_AND_TEXT, link: anyBlockLink, image: anyPicture }],
  'category-tiles': [
    {
      title: anyText,
      tiles: fewOf(
        fc
          .tuple(
            anyBlockLink,
            fc.record({ image: anyPicture, text: anyText }, { requiredKeys: ['image'] }),
          )
          .map(([link, tile]) => Object.assign({}, link, tile)),
      ),
    },
  ],
  usps: [{ usps: fewOf(fc.record({ icon: fc.constantFrom(...USP_ICONS), ...TITLE_AND_TEXT })) }],
  products: [{ title: anyText, objectId: anyText, count: anyCount, link: anyBlockLink }],
  text: [{ title: anyText, paragraphs: fewOf(anyText) }, { image: anyPicture }],
  questions: [
    { title: anyText, questions: fewOf(fc.record({ question: anyText, answer: anyText })) },
  ],
  table: [
    { title: anyText, columns: fewOf(anyText), rows: fewOf(fewOf(anyText)) },
    { intro: anyText, note: anyText },
  ],
  list: [
    { title: anyText, isOrdered: fc.boolean(), items: fewOf(fc.record(TITLE_AND_TEXT)) },
    { intro: anyText },
  ],
  links: [{ title: anyText, links: fewOf(anyBlockLink) }],
  stores: [
    {
      title: anyText,
      stores: fewOf(
        fc.record(
          {
            name: anyText,
            address: fewOf(anyText),
            phone: anyText,
            hours: fewOf(
              fc.record(
                { days: anyText, times: anyText, openingHours: anyText },
                { requiredKeys: ['days', 'times'] },
              ),
            ),
            onDisplay: anyText,
            directions: anyText,
            place: anyPlace,
            pagePath: anyPath,
          },
          { requiredKeys: ['name', 'address', 'phone', 'hours', 'onDisplay', 'directions'] },
        ),
      ),
    },
  ],
  awards: [{ title: anyText, awards: fewOf(fc.record({ image: anyPicture, text: anyText })) }],
  newsletter: [TITLE_AND_TEXT],
  'email-preferences': [TITLE_AND_TEXT],
  withdrawal: [TITLE_AND_TEXT],
  advice: [{ ...TITLE_AND_TEXT, link: anyBlockLink }],
  'advice-rule': [{ ...TITLE_AND_TEXT, link: anyBlockLink }],
  'my-bed': [
    {
      ...TITLE_AND_TEXT,
      goods: fewOf(fc.record({ objectId: anyText, link: anyBlockLink })),
    },
  ],
  'rich-text': [{ title: anyText, body: anyRichText }],
  picture: [{ image: anyPicture }, { caption: anyText, link: anyBlockLink }],
  video: [
    {
      title: anyText,
      video: fc.record({ provider: fc.constantFrom('youtube', 'vimeo'), id: anyText }),
      poster: anyPicture,
    },
    { text: anyText },
  ],
  quote: [
    { text: anyText, name: anyText },
    { role: anyText, source: anyBlockLink },
  ],
  accordion: [{ title: anyText, items: fewOf(fc.record({ title: anyText, body: anyRichText })) }],
  banner: [{ ...TITLE_AND_TEXT, link: anyBlockLink }, { image: anyPicture }],
  consent: [TITLE_AND_TEXT],
};

/** A block of any type, as editors store it. */
export const anyBlock: Arbitrary<ContentBlock> = fc
  .constantFrom(...Object.entries(BLOCK_FIELDS))
  .chain(([type, [needed, optional = {}]]) => {
    const fields: typeof needed = { type: fc.constant(type), ...needed, ...optional };
    const requiredKeys = ['type', ...Object.keys(needed)];
    return fc.record(fields, { requiredKeys }) as Arbitrary<ContentBlock>;
  });

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
    listsOffers: fc.constant(true as const),
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
  fc.record({
    ...COMMON,
    type: fc.constant('Content' as const),
    blocks: anyBlocks,
    article: fc.record({ author: anyText, published: anyText }),
  }),
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
