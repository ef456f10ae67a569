import type { Picture } from '../catalog/product.ts';
import type { FilterTranslation } from '../filters/filter-translations.ts';
import type { BlockLink } from './block-link.ts';
import type { Company } from './company.ts';
import type { Breadcrumb } from './page-entry.ts';
import {
  formatPageMetadata,
  type PageMetadata,
  type PageMetadataDocument,
} from './page-metadata.ts';

/** Content around every page of a locale: menu, footer, promises, and the head's defaults. */
export type Shell = {
  readonly shopName: string;
  readonly cartUrl: string;
  /** URL of the checkout; absent if no page follows the cart. */
  readonly checkoutUrl?: string;
  /** The page at `checkoutUrl` only shows the order: none can be placed. Set by the server. */
  readonly takesNoOrders?: true;
  /** URL of the newsletter form; absent if no page has one. */
  readonly newsletterUrl?: string;
  /** URL that links in letters lead to; absent if no page shows e-mail preferences. */
  readonly preferencesUrl?: string;
  /** URL of the withdrawal form, linked from every page; absent if no page has one. */
  readonly withdrawalUrl?: string;
  /** URL of the consent form; if absent, no visitor is asked and nothing is measured. */
  readonly cookiesUrl?: string;
  /** URL of the mattress advice, to which its form returns; absent if no page has it. */
  readonly adviceUrl?: string;
  /** URL of the page that draws the shopper's bed; absent if there is none. */
  readonly myBedUrl?: string;
  /** URL of the page with all stores; absent if there is none. */
  readonly storesUrl?: string;
  readonly usps: readonly string[];
  readonly menu: readonly MenuItem[];
  readonly footer: readonly MenuGroup[];
  /**
   * Links that search engines may follow. The server, which knows all pages, sets it for rendering;
   * absent while unknown.
   */
  readonly links?: LinkRules;
  /** Absent if the content does not say who runs the shop. */
  readonly company?: Company;
  /** Payment methods by name: `iDEAL`. */
  readonly payments?: readonly string[];
  /** Words of the editors in filter URLs (L8). */
  readonly filterTranslations?: readonly FilterTranslation[];
  readonly phone: { readonly number: string; readonly hours: string };
  /** Set for an unpublished version, which only a preview shows. */
  readonly isDraft?: true;
  /** Head of a page that leaves these fields empty (H1). */
  readonly defaults: PageMetadata & {
    readonly metaTitle: string;
    readonly metaDescription: string;
  };
};

/** A category in the header, with the link columns and picture of its mega menu panel. */
export type MenuItem = Breadcrumb & {
  readonly groups: readonly MenuGroup[];
  readonly image?: Picture & { readonly caption: string; readonly url: string };
};

/** What a page shows of the shell. Its head is in the data of each page. */
export type ShownShell = Omit<Shell, 'defaults'>;

/**
 * The shell as a page's data has it: without the links of menu and footer, which the page itself
 * has, and its browser keeps.
 */
export const shellOfPage = ({ defaults: _head, ...shell }: Shell): ShownShell => ({
  ...shell,
  menu: shell.menu.map(({ title, url }) => ({ title, url, groups: [] })),
  footer: shell.footer.map(({ title }) => ({ title, links: [] })),
});

export type MenuGroup = { readonly title: string; readonly links: readonly BlockLink[] };

/** Facts about a shop's pages that decide whether search engines may follow a link. */
export type LinkRules = {
  /** Paths of categories: everything below them is filtered. */
  readonly listings: readonly string[];
  /** Indexable paths below them: filtered pages that editors have listed (F11). */
  readonly indexable: readonly string[];
  /** Paths of pages that are not indexable: the cart, and those that editors exclude. */
  readonly closed: readonly string[];
};

/** Menu, footer and defaults as the content service writes them; defaults have its names (H1). */
export type ShellDocument = Omit<Shell, 'defaults'> & { readonly defaults: PageMetadataDocument };

export const formatShell = (shell: Shell): ShellDocument => ({
  ...shell,
  defaults: formatPageMetadata(shell.defaults),
});

/**
 * Returns the shop's profiles elsewhere: the footer's links to social and review networks, without
 * repeats. Other external links, to a trade mark or a carrier, belong to someone else.
 */
export const socialProfileUrls = ({ footer }: Pick<Shell, 'footer'>): readonly string[] => [
  ...new Set(
    footer
      .flatMap(({ links }) => links)
      .flatMap((link) => ('href' in link && NETWORK.test(link.href) ? [link.href] : [])),
  ),
];

const NETWORK =
  /^https:\/\/(?:[a-z]+\.)?(?:facebook|instagram|linkedin|pinterest|tiktok|trustpilot|wikidata|wikipedia|x|youtube)\.(?:com|org|de|at|nl|be)(?:\/|$)/iu;
