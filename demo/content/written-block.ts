import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { Picture } from '#src/catalog/product.ts';
import type { ContentBlock } from '#src/content/block.ts';
import type { BlockLink } from '#src/content/block-link.ts';
import type { StoreHours, StorePlace } from '#src/content/store.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import type { ProductCategory } from '../catalogue/sub-categories.ts';
import type { PageName, WrittenLink } from './written-page.ts';

/** A block of a page, written once in every language. */
export type WrittenBlock =
  | BlockInOwnForm
  | WrittenFields<Exclude<ContentBlock, { readonly type: BlockInOwnForm['type'] }>>;

/**
 * What the shop has, as an editor of the demo shop writes it: texts in every language, links by the
 * page that they lead to, and nothing that is filled in when a page is shown.
 */
type WrittenFields<Value> = Value extends Picture
  ? PictureData
  : Value extends BlockLink
    ? WrittenLink
    : Value extends readonly (infer Item)[]
      ? readonly WrittenFields<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value as Exclude<Key, 'shown'>]: WrittenFields<Value[Key]> }
        : string extends Value
          ? LocalizedText
          : Value;

/** Blocks that are written in another form than the shop has them. */
export type BlockInOwnForm =
  | {
      readonly type: 'category-tiles';
      readonly title: LocalizedText;
      readonly tiles: readonly (WrittenLink & {
        readonly image: PictureData;
        readonly text?: LocalizedText;
      })[];
    }
  | {
      readonly type: 'products';
      readonly title: LocalizedText;
      readonly category: ProductCategory;
      readonly count: number;
      readonly link: WrittenLink;
    }
  | {
      readonly type: 'my-bed';
      readonly title: LocalizedText;
      readonly text: LocalizedText;
      readonly goods: readonly {
        readonly category: ProductCategory;
        readonly link: WrittenLink;
      }[];
    }
  | {
      readonly type: 'links';
      readonly title: LocalizedText;
      readonly links: readonly WrittenLink[];
    }
  | {
      readonly type: 'stores';
      readonly title: LocalizedText;
      readonly stores: readonly WrittenStore[];
    }
  | {
      readonly type: 'rich-text';
      /** Omitted if the text continues the block above. */
      readonly title?: LocalizedText;
      readonly body: readonly WrittenRich[];
    }
  | {
      readonly type: 'video';
      readonly title: LocalizedText;
      readonly text: LocalizedText;
      /** As copied from the provider. */
      readonly url: string;
      readonly poster: PictureData;
    }
  | {
      readonly type: 'quote';
      readonly text: LocalizedText;
      readonly name: string;
      readonly role: LocalizedText;
      readonly source: WrittenLink;
    }
  | {
      readonly type: 'accordion';
      readonly title: LocalizedText;
      readonly items: readonly {
        readonly title: LocalizedText;
        readonly body: readonly WrittenRich[];
      }[];
    };

/**
 * A piece of rich text. Within a line, `**words**` are strong, and `[words](page:delivery)` and
 * `[words](https://…)` are links.
 */
export type WrittenRich =
  | { readonly paragraph: LocalizedText }
  | { readonly heading: LocalizedText }
  | { readonly quote: LocalizedText }
  | { readonly points: readonly LocalizedText[]; readonly isOrdered?: true }
  | { readonly picture: PictureData; readonly caption: LocalizedText }
  /** The first row and the first cell of each row are headers. */
  | { readonly table: readonly (readonly LocalizedText[])[] };

/** A store, with texts in every language. */
export type WrittenStore = {
  readonly name: LocalizedText;
  readonly address: readonly LocalizedText[];
  readonly phone: string;
  readonly hours: readonly WrittenHours[];
  readonly onDisplay: LocalizedText;
  readonly directions: LocalizedText;
  readonly place: StorePlace;
  /** Its own page; absent on that page. */
  readonly page?: PageName;
};

export type WrittenHours = Pick<StoreHours, 'openingHours'> & {
  readonly days: LocalizedText;
  readonly times: LocalizedText;
};
