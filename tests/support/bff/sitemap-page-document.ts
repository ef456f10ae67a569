import { PAGE_TYPES, readLocalePaths, type SitemapPage } from '#src/content/page-entry.ts';
import { readMetadataOrNone } from '#src/content/page-metadata.ts';
import {
  type Reader,
  readFields,
  readOneOf,
  readText,
  withOptional,
} from '#src/shared/json-reader.ts';

/** Parses what `formatWithMetadata` makes of a page of the sitemap, as another program does. */
export const parseSitemapPage: Reader<SitemapPage> = withOptional(
  readFields({
    type: readOneOf(PAGE_TYPES),
    uid: readText,
    title: readText,
    url: readText,
    metadata: readMetadataOrNone,
    alternates: readLocalePaths,
  }),
  { modified: readText },
);
