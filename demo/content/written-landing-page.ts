import type { LocalizedText } from '#src/shared/localized-text.ts';
import type { ListerName } from './written-page.ts';

/** A combination of filters with its own texts (F11), written once in every language. */
export type WrittenLandingPage = {
  /** Unique among these pages: `firm-mattresses`. */
  readonly name: string;
  readonly lister: ListerName;
  /** In the order of the category's facets. */
  readonly filters: readonly WrittenLandingFilter[];
  readonly title: LocalizedText;
  /** Replaces the category's intro. */
  readonly text: LocalizedText;
  readonly metaTitle: LocalizedText;
  readonly metaDescription: LocalizedText;
  readonly modified: string;
};

/** Values of one attribute, all of which the listing shows. */
export type WrittenLandingFilter = {
  /** The key of the attribute: `matras_hardheid`. */
  readonly attribute: string;
  readonly label: LocalizedText;
  readonly values: readonly LocalizedText[];
};
