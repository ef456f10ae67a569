import { parseCrumb } from '#src/content/crumb-document.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { isBlank } from '#src/shared/blank.ts';
import type { Reader } from '#src/shared/json-reader.ts';

/** A link as editors make it (H13); one without an address leads nowhere and cannot be read. */
export const readLink: Reader<Breadcrumb> = (value) => {
  const link = parseCrumb(value);
  return link === undefined || isBlank(link.url) ? undefined : link;
};
