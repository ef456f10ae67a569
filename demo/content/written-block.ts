import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { UspIcon } from '#src/content/block.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import type { GoodsCategory } from '../catalogue/sub-categories.ts';
import type { WrittenLink } from './written-page.ts';

/** A block of a page, written once in every language. */
export type WrittenBlock =
  | {
      readonly type: 'hero';
      readonly title: LocalWords;
      readonly text: LocalWords;
      readonly link: WrittenLink;
      readonly image: PictureData;
    }
  | {
      readonly type: 'category-tiles';
      readonly title: LocalWords;
      readonly tiles: readonly (WrittenLink & {
        readonly image: PictureData;
        readonly text?: LocalWords;
      })[];
    }
  | {
      readonly type: 'usps';
      readonly usps: readonly {
        readonly icon: UspIcon;
        readonly title: LocalWords;
        readonly text: LocalWords;
      }[];
    }
  | {
      readonly type: 'products';
      readonly title: LocalWords;
      readonly category: GoodsCategory;
      readonly count: number;
      readonly link: WrittenLink;
    }
  | {
      readonly type: 'text';
      readonly title: LocalWords;
      readonly paragraphs: readonly LocalWords[];
      readonly image?: PictureData;
    }
  | {
      readonly type: 'questions';
      readonly title: LocalWords;
      readonly questions: readonly { readonly question: LocalWords; readonly answer: LocalWords }[];
    }
  | {
      readonly type: 'table';
      readonly title: LocalWords;
      readonly intro?: LocalWords;
      readonly columns: readonly LocalWords[];
      readonly rows: readonly (readonly LocalWords[])[];
      readonly note?: LocalWords;
    }
  | {
      readonly type: 'list';
      readonly title: LocalWords;
      readonly intro?: LocalWords;
      readonly isOrdered: boolean;
      readonly items: readonly { readonly title: LocalWords; readonly text: LocalWords }[];
    }
  | {
      readonly type: 'links';
      readonly title: LocalWords;
      readonly links: readonly WrittenLink[];
    }
  | {
      readonly type: 'stores';
      readonly title: LocalWords;
      readonly stores: readonly WrittenStore[];
    }
  | {
      readonly type: 'awards';
      readonly title: LocalWords;
      readonly awards: readonly { readonly image: PictureData; readonly text: LocalWords }[];
    }
  | {
      readonly type: 'rich-text';
      /** Omitted if the text continues the block above. */
      readonly title?: LocalWords;
      readonly body: readonly WrittenRich[];
    }
  | { readonly type: 'picture'; readonly image: PictureData; readonly caption?: LocalWords }
  | {
      readonly type: 'video';
      readonly title: LocalWords;
      readonly text: LocalWords;
      /** As copied from the provider. */
      readonly url: string;
      readonly poster: PictureData;
    }
  | {
      readonly type: 'quote';
      readonly text: LocalWords;
      readonly name: string;
      readonly role: LocalWords;
      readonly source: WrittenLink;
    }
  | {
      readonly type: 'accordion';
      readonly title: LocalWords;
      readonly items: readonly {
        readonly title: LocalWords;
        readonly body: readonly WrittenRich[];
      }[];
    }
  | {
      readonly type: 'banner';
      readonly title: LocalWords;
      readonly text: LocalWords;
      readonly link: WrittenLink;
      readonly image?: PictureData;
    }
  | {
      readonly type: 'newsletter' | 'email-preferences' | 'withdrawal' | 'consent';
      readonly title: LocalWords;
      readonly text: LocalWords;
    };

/**
 * A piece of rich text. Within a line, `**words**` are strong, and `[words](page:delivery)` and
 * `[words](https://…)` are links.
 */
export type WrittenRich =
  | { readonly paragraph: LocalWords }
  | { readonly heading: LocalWords }
  | { readonly quote: LocalWords }
  | { readonly points: readonly LocalWords[]; readonly isOrdered?: true }
  | { readonly picture: PictureData; readonly caption: LocalWords }
  /** The first row and the first cell of each row are headers. */
  | { readonly table: readonly (readonly LocalWords[])[] };

/** A store, with texts in every language. */
export type WrittenStore = {
  readonly name: LocalWords;
  readonly address: readonly LocalWords[];
  readonly phone: string;
  readonly hours: readonly { readonly days: LocalWords; readonly times: LocalWords }[];
  readonly onDisplay: LocalWords;
  readonly directions: LocalWords;
};
