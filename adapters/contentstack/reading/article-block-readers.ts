import type { ContentBlock } from '#src/content/block.ts';
import { parseVideoUrl } from '#src/content/video.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import {
  type Reader,
  readFields,
  readFlag,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { isObject } from './json-object.ts';
import { readBlockLink } from './link-reader.ts';
import { pictureReader } from './picture-reader.ts';
import {
  listReader,
  optionalReader,
  type ReadContext,
  readNonBlankText,
  readTextOrEmpty,
} from './read-context.ts';
import { richTextReader } from './rich-text-reader.ts';

/** A reader of the fields of a block; returns `undefined` if a required field is missing. */
export type BlockReader = (path: string, reading: ReadContext) => Reader<ContentBlock>;

const richText: BlockReader = (path, reading) => (value) => {
  const body = richTextReader(`${path}.body`, reading);
  const fields = readFields({ title: readTextOrEmpty, body })(value);
  return fields && fields.body.length > 0 ? { type: 'rich-text', ...fields } : undefined;
};

/** A picture needs a text alternative, or has to be marked as decorative. */
const picture: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    image: pictureReader(reading),
    is_decorative: withDefault(readFlag, false),
  })(value);
  if (!fields || !isObject(value)) return undefined;
  const { image, is_decorative: isDecorative } = fields;
  if (isBlank(image.alt) && !isDecorative) return undefined;
  const caption = readNonBlankText(value['caption']);
  const link = optionalReader(readBlockLink, `${path}.link`, reading)(value['link']);
  return {
    type: 'picture',
    image: { ...image, alt: isDecorative ? '' : image.alt },
    ...(caption && { caption }),
    ...(link && { link }),
  };
};

const video: BlockReader = (_path, reading) => (value) => {
  const fields = readFields({
    title: readNonBlankText,
    url: (url) => parseVideoUrl(readText(url) ?? ''),
    poster: pictureReader(reading),
  })(value);
  if (!fields || !isObject(value)) return undefined;
  const { title, url, poster } = fields;
  const text = readNonBlankText(value['text']);
  return { type: 'video', title, ...(text && { text }), video: url, poster };
};

const quote: BlockReader = (path, reading) => (value) => {
  const fields = readFields({ text: readNonBlankText, name: readNonBlankText })(value);
  if (!fields || !isObject(value)) return undefined;
  const role = readNonBlankText(value['role']);
  const source = optionalReader(readBlockLink, `${path}.source`, reading)(value['source']);
  return { type: 'quote', ...fields, ...(role && { role }), ...(source && { source }) };
};

const accordion: BlockReader = (path, reading) => (value) => {
  const body = richTextReader(`${path}.items[].body`, reading);
  const fields = readFields({
    title: readNonBlankText,
    items: listReader(readFields({ title: readNonBlankText, body }), `${path}.items`, reading),
  })(value);
  return fields && { type: 'accordion', ...fields };
};

const banner: BlockReader = (path, reading) => (value) => {
  const fields = readFields({
    title: readNonBlankText,
    text: readTextOrEmpty,
    link: readBlockLink,
  })(value);
  if (!fields || !isObject(value)) return undefined;
  const image = optionalReader(pictureReader(reading), `${path}.image`, reading)(value['image']);
  return { type: 'banner', ...fields, ...(image && { image }) };
};

/** Readers of article blocks by type. */
export const ARTICLE_BLOCKS = {
  'rich-text': richText,
  picture,
  video,
  quote,
  accordion,
  banner,
} satisfies Partial<Record<ContentBlock['type'], BlockReader>>;
