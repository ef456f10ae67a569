import { isBlank } from '../shared/normalize-text.ts';
import {
  type Reader,
  readFields,
  readFlag,
  readListOf,
  readText,
  withDefault,
} from '../shared/json-reader.ts';
import type { Link } from './link.ts';

/** A link as the content service stores it (H13). */
export type LinkDocument = {
  readonly type: string;
  /** Only the first entry counts. */
  readonly internal_link: readonly { readonly url: string; readonly title: string }[];
  readonly external_link: { readonly href: string; readonly title: string };
  readonly open_external_link_in_new_tab: boolean;
  readonly external_link_follow: boolean;
};

/**
 * Parses a link as the content service stores it (H13). Of the list `internal_link` the first entry
 * counts, by its `url` or, if that is blank, the one of its `filters`; `external_link` has an
 * `href` and a `title`. Fields may be omitted or null; `undefined` if one has another shape.
 *
 * @example
 * parseLink({ type: 'internal', internal_link: [{ url: '/matrassen', title: 'Matrassen' }] });
 */
export function parseLink(value: unknown): Link | undefined {
  const read = readLink(value);
  if (!read) return undefined;
  if (isExternal(read)) {
    return {
      type: 'external',
      ...read.external_link,
      opensNewTab: read.open_external_link_in_new_tab,
      isFollowed: read.external_link_follow,
    };
  }
  const [{ url, title, filters } = NO_ENTRY] = read.internal_link;
  return { type: 'internal', url: isBlank(url) ? filters.url : url, title };
}

/** Writes a link as {@link parseLink} reads it. */
export function formatLink(link: Link): LinkDocument {
  const isExternal = link.type === 'external';
  return {
    type: link.type,
    internal_link: isExternal ? [] : [{ url: link.url, title: link.title }],
    external_link: isExternal ? { href: link.href, title: link.title } : { href: '', title: '' },
    open_external_link_in_new_tab: isExternal && link.opensNewTab,
    external_link_follow: isExternal && link.isFollowed,
  };
}

/** `type` is worded by the editors; if it names neither kind, the filled field decides. */
function isExternal({ type, internal_link }: ReadLink): boolean {
  if (/external/i.test(type)) return true;
  return !/internal/i.test(type) && internal_link.length === 0;
}

type ReadLink = LinkDocument & { readonly internal_link: readonly InternalEntry[] };

type InternalEntry = {
  readonly url: string;
  readonly title: string;
  /** Present for a category page with preset filters. */
  readonly filters: { readonly url: string };
};

const NO_ENTRY: InternalEntry = { url: '', title: '', filters: { url: '' } };

const readTextOrEmpty = withDefault(readText, '');
const readSwitch = withDefault(readFlag, false);

const readEntry: Reader<InternalEntry> = readFields<InternalEntry>({
  url: readTextOrEmpty,
  title: readTextOrEmpty,
  filters: withDefault(readFields({ url: readTextOrEmpty }), NO_ENTRY.filters),
});

const readLink: Reader<ReadLink> = readFields<ReadLink>({
  type: readTextOrEmpty,
  internal_link: withDefault(readListOf(readEntry), []),
  external_link: withDefault(readFields({ href: readTextOrEmpty, title: readTextOrEmpty }), {
    href: '',
    title: '',
  }),
  open_external_link_in_new_tab: readSwitch,
  external_link_follow: readSwitch,
});
