import type { LocalWords } from '#src/shared/local-words.ts';
import type { ListerName } from './written-page.ts';

/** A combination of filters with words of its own (F11), written once in every language. */
export type WrittenLandingPage = {
  /** Unique among these pages: `firm-mattresses`. */
  readonly name: string;
  readonly lister: ListerName;
  /** In the order in which the category shows its facets. */
  readonly filters: readonly WrittenLandingFilter[];
  readonly title: LocalWords;
  /** In place of the category's intro. */
  readonly text: LocalWords;
  readonly metaTitle: LocalWords;
  readonly metaDescription: LocalWords;
  readonly modified: string;
};

/** Values of one property, all of which the listing shows. */
export type WrittenLandingFilter = {
  /** The key of the property: `matras_hardheid`. */
  readonly attribute: string;
  readonly label: LocalWords;
  readonly values: readonly LocalWords[];
};
