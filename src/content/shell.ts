import type { Picture } from '../catalog/product.ts';
import type { BlockLink } from './block-link.ts';
import type { Breadcrumb } from './page-entry.ts';
import type { LinkRules } from '../seo/link-rules.ts';
import type { PageMetadata } from './page-metadata.ts';

/** What stands around every page of a locale: menu, footer, promises, and the head's defaults. */
export type Shell = {
  readonly shopName: string;
  readonly cartUrl: string;
  /** Where a cart is ordered; absent where no page leads on from the cart. */
  readonly checkoutUrl?: string;
  /** Where the newsletter is asked for; absent where no page does. */
  readonly newsletterUrl?: string;
  /** Where the links in letters lead; absent where no page shows e-mail preferences. */
  readonly preferencesUrl?: string;
  /** Where a contract can be withdrawn from, which every page leads to; absent where no page does. */
  readonly withdrawalUrl?: string;
  /** Where visitors change what they allow; where no page does, nobody is asked and nothing measured. */
  readonly cookiesUrl?: string;
  readonly usps: readonly string[];
  readonly menu: readonly MenuItem[];
  readonly footer: readonly MenuGroup[];
  /**
   * Which links search engines are to follow: what stands around a page says it, for the server, who
   * asks for all pages; absent where nobody did.
   */
  readonly links?: LinkRules;
  /** Postal address, chamber of commerce, phone and hours, a line each. */
  readonly company: readonly string[];
  /** The ways to pay, by their names: `iDEAL`. */
  readonly payments?: readonly string[];
  readonly phone: { readonly number: string; readonly hours: string };
  /** It is not what is published: a preview alone has it. */
  readonly isDraft?: true;
  /** What a page's head says where the page itself is silent (H1). */
  readonly defaults: PageMetadata & {
    readonly metaTitle: string;
    readonly metaDescription: string;
  };
};

/** A category in the header, with the columns of links and the picture of its mega menu panel. */
export type MenuItem = Breadcrumb & {
  readonly groups: readonly MenuGroup[];
  readonly image?: Picture & { readonly caption: string; readonly url: string };
};

export type MenuGroup = { readonly title: string; readonly links: readonly BlockLink[] };
