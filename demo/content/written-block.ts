import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { UspIcon } from '#src/content/block.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import type { GoodsCategory } from '../catalogue/sub-categories.ts';
import type { WrittenLink } from './written-page.ts';

/** A block of a page, written once in every language. */
export type WrittenBlock =
  | {
      readonly type: 'hero';
      readonly title: LocalizedText;
      readonly text: LocalizedText;
      readonly link: WrittenLink;
      readonly image: PictureData;
    }
  | {
      readonly type: 'category-tiles';
      readonly title: LocalizedText;
      readonly tiles: readonly (WrittenLink & {
        readonly image: PictureData;
        readonly text?: LocalizedText;
      })[];
    }
  | {
      readonly type: 'usps';
      readonly usps: readonly {
        readonly icon: UspIcon;
        readonly title: LocalizedText;
        readonly text: LocalizedText;
      }[];
    }
  | {
      readonly type: 'products';
      readonly title: LocalizedText;
      readonly category: GoodsCategory;
      readonly count: number;
      readonly link: WrittenLink;
    }
  | {
      readonly type: 'text';
      readonly title: LocalizedText;
      readonly paragraphs: readonly LocalizedText[];
      readonly image?: PictureData;
    }
  | {
      readonly type: 'questions';
      readonly title: LocalizedText;
      readonly questions: readonly {
        readonly question: LocalizedText;
        readonly answer: LocalizedText;
      }[];
    }
  | {
      readonly type: 'table';
      readonly title: LocalizedText;
      readonly intro?: LocalizedText;
      readonly columns: readonly LocalizedText[];
      readonly rows: readonly (readonly LocalizedText[])[];
      readonly note?: LocalizedText;
    }
  | {
      readonly type: 'list';
      readonly title: LocalizedText;
      readonly intro?: LocalizedText;
      readonly isOrdered: boolean;
      readonly items: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[];
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
      readonly type: 'awards';
      readonly title: LocalizedText;
      readonly awards: readonly { readonly image: PictureData; readonly text: LocalizedText }[];
    }
  | {
      readonly type: 'rich-text';
      /** Omitted if the text continues the block above. */
      readonly title?: LocalizedText;
      readonly body: readonly WrittenRich[];
    }
  | { readonly type: 'picture'; readonly image: PictureData; readonly caption?: LocalizedText }
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
    }
  | {
      readonly type: 'banner';
      readonly title: LocalizedText;
      readonly text: LocalizedText;
      readonly link: WrittenLink;
      readonly image?: PictureData;
    }
  | {
      readonly type: 'newsletter' | 'email-preferences' | 'withdrawal' | 'consent';
      readonly title: LocalizedText;
      readonly text: LocalizedText;
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
  readonly hours: readonly { readonly days: LocalizedText; readonly times: LocalizedText }[];
  readonly onDisplay: LocalizedText;
  readonly directions: LocalizedText;
};
