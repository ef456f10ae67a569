import type { Hit, Picture } from '../catalog/product.ts';
import type { Breadcrumb } from './page-entry.ts';

/**
 * A piece of a page as an editor composes it. The content service may send types that this shop
 * does not know; such a block renders nothing (H7).
 */
export type ContentBlock =
  HeroBlock | CategoryTilesBlock | UspBlock | ProductsBlock | TextBlock | QuestionsBlock;

/** A wide picture with a promise and where it leads. */
export type HeroBlock = {
  readonly type: 'hero';
  readonly title: string;
  readonly text: string;
  readonly link: Breadcrumb;
  readonly image: Picture;
};

export type CategoryTilesBlock = {
  readonly type: 'category-tiles';
  readonly title: string;
  readonly tiles: readonly (Breadcrumb & { readonly image: Picture })[];
};

/** Reasons to buy here; `icon` is the name of a drawing of the shop. */
export type UspBlock = {
  readonly type: 'usps';
  readonly usps: readonly {
    readonly icon: UspIcon;
    readonly title: string;
    readonly text: string;
  }[];
};

export type UspIcon = 'moon' | 'truck' | 'shield' | 'return';

/** Products of a category, filled in from the catalogue when the page is shown. */
export type ProductsBlock = {
  readonly type: 'products';
  readonly title: string;
  readonly objectId: string;
  readonly count: number;
  readonly link: Breadcrumb;
  readonly hits?: readonly Hit[];
};

export type TextBlock = {
  readonly type: 'text';
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly image?: Picture;
};

export type QuestionsBlock = {
  readonly type: 'questions';
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};
