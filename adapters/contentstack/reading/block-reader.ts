import { type BlockOf, type ContentBlock, USP_ICONS } from '#src/content/block.ts';
import type { BedCategory } from '#src/content/form-block.ts';
import type { Store, StoreHours, StorePlace } from '#src/content/store.ts';
import { MAX_PAGE_SIZE } from '#src/search/sorting-and-page-size.ts';
import {
  readCount,
  type Reader,
  readFields,
  readFlag,
  readNumber,
  readText,
  withDefault,
  readOneOf,
} from '#src/shared/json-reader.ts';
import { COUNTRIES } from '#src/shared/locale.ts';
import { ARTICLE_BLOCKS, type BlockReader } from './article-block-readers.ts';
import { fieldOf, isObject } from './json-object.ts';
import { readBlockLink } from './link-reader.ts';
import { pictureReader } from './picture-reader.ts';
import {
  listReader,
  optionalReader,
  type ReadContext,
  readNonBlankText,
  readTextOrEmpty,
} from './read-context.ts';

/** More than any page has; each may query products. */
const MAX_BLOCKS = 200;

/** Reads the blocks of a page. An unknown or unreadable block is dropped and reported (H7). */
export const blocksReader = (
  path: string,
  reading: ReadContext,
): Reader<readonly ContentBlock[]> => {
  const read = (value: unknown): readonly ContentBlock[] => {
    const [[kind, fields] = ['', undefined]] = isObject(value) ? Object.entries(value) : [];
    const blockPath = `${path}[].${kind}`;
    const block = READERS.get(kind)?.(blockPath, reading)(fields);
    if (!block) reading.reportDropped(blockPath);
    return block ? [block] : [];
  };
  return (value) => listReader((item) => read(item), path, reading, MAX_BLOCKS)(value)?.flat();
};

const hero: BlockReader = (_path, reading) => (value) => {
  const fields = readFields<Omit<BlockOf<'hero'>, 'type'>>({
    title: readTextOrEmpty,
    text: readTextOrEmpty,
    link: readBlockLink,
    image: pictureReader(reading),
  })(value);
  return fields && { type: 'hero', ...fields };
};

const categoryTiles: BlockReader = (path, reading) => (value) => {
  const readPicture = readFields({ link: readBlockLink, image: pictureReader(reading) });
  const readTile: Reader<BlockOf<'category-tiles'>['tiles'][number]> = (tile) => {
    const picture = readPicture(tile);
    if (!picture || !isObject(tile)) return undefined;
    const text = readNonBlankText(tile['text']);
    return { ...picture.link, image: picture.image, ...(text && { text }) };
  };
  const fields = readFields({
    title: readTextOrEmpty,
    tiles: listReader(readTile, `${path}.tiles`, reading),
  })(value);
  return fields && { type: 'category-tiles', ...fields };
};

const readIcon = readOneOf(USP_ICONS);

const usps: BlockReader = (path, reading) => (value) => {
  const readUsp = readFields<BlockOf<'usps'>['usps'][number]>({
    icon: readIcon,
    title: readTextOrEmpty,
    text: readTextOrEmpty,
  });
  const fields = readFields({ usps: listReader(readUsp, `${path}.usps`, reading) })(value);
  return fields && { type: 'usps', ...fields };
};

const products: BlockReader = () => (value) => {
  const fields = readFields({
    title: readTextOrEmpty,
    object_id: readNonBlankText,
    count: readCount,
    link: readBlockLink,
  })(value);
  if (!fields) return undefined;
  const { title, object_id: objectId, link } = fields;
  const count = Math.min(fields.count, MAX_PAGE_SIZE);
  return { type: 'products', title, objectId, count, link };
};

const text: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    title: readTextOrEmpty,
    paragraphs: listReader(readText, `${path}.paragraphs`, reading),
  })(value);
  if (!fields || !isObject(value)) return undefined;
  const image = optionalReader(pictureReader(reading), `${path}.image`, reading)(value['image']);
  return { type: 'text', ...fields, ...(image && { image }) };
};

const questions: BlockReader = (path, reading) => (value) => {
  const readQuestion = readFields({ question: readNonBlankText, answer: readNonBlankText });
  const fields = readFields({
    title: readTextOrEmpty,
    questions: listReader(readQuestion, `${path}.questions`, reading),
  })(value);
  return fields && { type: 'questions', ...fields };
};

/** Drops a row with a wrong number of cells, which would be under the wrong column heads. */
const table: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    title: readTextOrEmpty,
    columns: listReader(readText, `${path}.columns`, reading),
  })(value);
  if (!fields || !isObject(value)) return undefined;
  const readRow: Reader<readonly string[]> = (row) => {
    const cells = readFields({ cells: listReader(readText, `${path}.rows[].cells`, reading) })(row);
    return cells?.cells.length === fields.columns.length ? cells.cells : undefined;
  };
  const rows = listReader(readRow, `${path}.rows`, reading)(value['rows']) ?? [];
  const intro = readNonBlankText(value['intro']);
  const note = readNonBlankText(value['note']);
  return { type: 'table', ...fields, rows, ...(intro && { intro }), ...(note && { note }) };
};

const list: BlockReader = (path, reading) => (value) => {
  const readItem = readFields({ title: readTextOrEmpty, text: readTextOrEmpty });
  const fields = readFields({
    title: readTextOrEmpty,
    is_ordered: withDefault(readFlag, false),
    items: listReader(readItem, `${path}.items`, reading),
  })(value);
  if (!fields || !isObject(value)) return undefined;
  const { title, is_ordered: isOrdered, items } = fields;
  const intro = readNonBlankText(value['intro']);
  return { type: 'list', title, isOrdered, items, ...(intro && { intro }) };
};

const links: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    title: readTextOrEmpty,
    links: listReader(readBlockLink, `${path}.links`, reading),
  })(value);
  return fields && { type: 'links', ...fields };
};

const stores: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    title: readTextOrEmpty,
    stores: listReader(storeReader(`${path}.stores[]`, reading), `${path}.stores`, reading),
  })(value);
  return fields && { type: 'stores', ...fields };
};

const storeReader =
  (path: string, reading: ReadContext): Reader<Store> =>
  (value) => {
    const fields = readFields({
      name: readNonBlankText,
      address: listReader(readText, `${path}.address`, reading),
      phone: readTextOrEmpty,
      hours: listReader(readHours, `${path}.hours`, reading),
      on_display: readTextOrEmpty,
      directions: readTextOrEmpty,
    })(value);
    if (!fields) return undefined;
    const { on_display: onDisplay, ...store } = fields;
    const place = readPlace(fieldOf(value, 'place'));
    const pagePath = readNonBlankText(fieldOf(value, 'page_path'));
    return { ...store, onDisplay, ...(place && { place }), ...(pagePath && { pagePath }) };
  };

const readHours: Reader<StoreHours> = (value) => {
  const shown = readFields({ days: readTextOrEmpty, times: readTextOrEmpty })(value);
  const openingHours = readNonBlankText(fieldOf(value, 'opening_hours'));
  return shown && { ...shown, ...(openingHours && { openingHours }) };
};

const readPlaceFields = readFields({
  street: readNonBlankText,
  postal_code: readNonBlankText,
  city: readNonBlankText,
  country: readOneOf(COUNTRIES),
  latitude: readNumber,
  longitude: readNumber,
});

/** Without all of its fields a store has no place. */
const readPlace: Reader<StorePlace> = (value) => {
  const fields = readPlaceFields(value);
  if (!fields) return undefined;
  const { postal_code: postalCode, ...place } = fields;
  return { ...place, postalCode };
};

const awards: BlockReader = (path, reading) => (value) => {
  const readAward = readFields({ image: pictureReader(reading), text: readTextOrEmpty });
  const fields = readFields({
    title: readTextOrEmpty,
    awards: listReader(readAward, `${path}.awards`, reading),
  })(value);
  return fields && { type: 'awards', ...fields };
};

/** The shop's own forms, under an editor's text. */
const form =
  (type: 'newsletter' | 'email-preferences' | 'withdrawal' | 'consent'): BlockReader =>
  () =>
  (value) => {
    const fields = readFields({ title: readTextOrEmpty, text: readTextOrEmpty })(value);
    return fields && { type, ...fields };
  };

/** The mattress advice and its rule, each with a link to the other. */
const advice =
  (type: 'advice' | 'advice-rule'): BlockReader =>
  () =>
  (value) => {
    const fields = readFields({
      title: readTextOrEmpty,
      text: readTextOrEmpty,
      link: readBlockLink,
    })(value);
    return fields && { type, ...fields };
  };

const readBedCategory: Reader<BedCategory> = (value) => {
  const fields = readFields({ object_id: readNonBlankText, link: readBlockLink })(value);
  return fields && { objectId: fields.object_id, link: fields.link };
};

/** The shopper's bed, with the categories of what depends on it. */
const myBed: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    title: readTextOrEmpty,
    text: readTextOrEmpty,
    goods: listReader(readBedCategory, `${path}.goods`, reading),
  })(value);
  return fields && { type: 'my-bed', ...fields };
};

/** Reader of each block type. A new type without a reader does not compile. */
const BLOCKS: Readonly<Record<ContentBlock['type'], BlockReader>> = {
  hero,
  'category-tiles': categoryTiles,
  usps,
  products,
  text,
  questions,
  table,
  list,
  links,
  stores,
  awards,
  newsletter: form('newsletter'),
  'email-preferences': form('email-preferences'),
  withdrawal: form('withdrawal'),
  ...ARTICLE_BLOCKS,
  consent: form('consent'),
  advice: advice('advice'),
  'advice-rule': advice('advice-rule'),
  'my-bed': myBed,
};

/** By the name of the modular block in the content model: `category_tiles`. */
const READERS: ReadonlyMap<string, BlockReader> = new Map(
  Object.entries(BLOCKS).map(([type, reader]) => [type.replaceAll('-', '_'), reader]),
);
