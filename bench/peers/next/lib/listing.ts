import { readFileSync } from 'node:fs';

/** An attribute of HTML by the name that React gives it. */
export type Attributes = Readonly<Record<string, string | true>>;

export type ShopLink = { readonly href: string; readonly rel?: string; readonly text: string };

/** A word of a filter option: its name, the number of products, or what only screen readers say. */
export type OptionWord = {
  readonly className: string;
  readonly text: string;
  readonly isShownOnly: boolean;
};

export type Shape = { readonly tag: string; readonly attributes: Attributes };

/** A piece of the page. Text and elements are editors' content; the rest has a component each. */
export type Part =
  | string
  | Content
  | ({ readonly type: 'link'; readonly href: string } & Container)
  | {
      readonly type: 'link-list';
      readonly attributes: Attributes;
      readonly links: readonly ShopLink[];
    }
  | {
      readonly type: 'filter-options';
      readonly attributes: Attributes;
      readonly options: readonly FilterOption[];
    }
  | { readonly type: 'usps'; readonly attributes: Attributes; readonly usps: readonly Usp[] }
  | ({ readonly type: 'disclosure'; readonly summary: Container } & Container)
  | { readonly type: 'icon'; readonly attributes: Attributes; readonly shapes: readonly Shape[] }
  | { readonly type: 'product'; readonly product: ProductCard };

export type Content = { readonly type: 'element'; readonly tag: string } & Container;

type Container = { readonly attributes: Attributes; readonly parts: readonly Part[] };

export type FilterOption = {
  readonly href: string;
  readonly rel?: string;
  readonly className: string;
  readonly words: readonly OptionWord[];
};

/** A property with its grade: a word, or dots with what a screen reader says of them. */
export type Usp = {
  readonly label: string;
  readonly icon?: Part;
  readonly gradeAttributes: Attributes;
  readonly grade: readonly Part[];
};

export type ProductCard = {
  readonly sku: string;
  readonly href: string;
  readonly name: string;
  readonly picture: Attributes;
  /** What lies over the picture. */
  readonly over: readonly Part[];
  /** Below the name: badges, score, properties, price and buttons. */
  readonly body: readonly Part[];
};

/** What `npm run bench:pages` reads off the shop's own page. */
export type Listing = {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly structuredData: readonly string[];
  readonly header: readonly Part[];
  readonly main: readonly Part[];
  readonly footer: readonly Part[];
};

let known: Listing | undefined;

/** The listing that LISTING_FILE names. A shop would have to query it; here it is read once. */
export const readListing = (): Listing =>
  (known ??= JSON.parse(
    readFileSync(/* turbopackIgnore: true */ process.env['LISTING_FILE'] ?? '', 'utf8'),
  ) as Listing);
