import { readPicture } from '../catalog/picture-document.ts';
import {
  readCount,
  type Reader,
  readFields,
  readFlag,
  readListOf,
  readOneOf,
  readText,
  readVariant,
  withOptional,
} from '../shared/json-reader.ts';
import { readLink } from './link.ts';
import { type Inline, type InlineText, MARKS, type RichBlock, type RichText } from './rich-text.ts';

/* Formatted text on the wire: the tree as it is. */

const readInlineText = withOptional(readFields({ text: readText }), {
  marks: readListOf(readOneOf(MARKS)),
});

const readInline = readVariant<Inline>({
  text: readInlineText,
  link: readFields({
    link: readLink,
    content: readListOf(readVariant<InlineText>({ text: readInlineText })),
  }),
  break: readFields({}),
});

const readContent = readListOf(readInline);

/** A text within a text: a function, because the schema contains itself. */
const readInner: Reader<RichText> = (value, report) => readRichText(value, report);

const readBlock = readVariant<RichBlock>({
  paragraph: readFields({ content: readContent }),
  heading: readFields({ level: readCount, content: readContent }),
  list: readFields({ isOrdered: readFlag, items: readListOf(readInner) }),
  quote: readFields({ content: readInner }),
  table: readFields({
    rows: readListOf(readListOf(readFields({ isHeader: readFlag, content: readContent }))),
  }),
  picture: withOptional(readFields({ image: readPicture }), { caption: readText }),
  rule: readFields({}),
});

export const readRichText: Reader<RichText> = readListOf(readBlock);
