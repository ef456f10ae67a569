import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { orderByScale } from '#src/filters/option-scales.ts';
import type { SelectedValues } from '#src/filters/selection.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { productCategoryId } from '../catalogue/sub-categories.ts';
import { pathOf, type LocaleContext, localizeText, slug } from './locale-context.ts';
import type {
  ListerName,
  WrittenLandingFilter,
  WrittenLandingPage,
  WrittenLister,
} from './written-page.ts';

/** Resolves the filtered pages of one category for one shop (F11). */
export const localizeLandingPages = (
  lister: ListerName,
  context: LocaleContext,
): readonly LandingPageEntry[] =>
  context.landingPages
    .filter((page) => page.lister === lister)
    .map((page) => localizeLandingPage(page, context));

function localizeLandingPage(page: WrittenLandingPage, context: LocaleContext): LandingPageEntry {
  const { category } = context.pages[page.lister] as WrittenLister;
  return {
    uid: page.name,
    categoryUid: page.lister,
    objectId: productCategoryId(category),
    selection: page.filters.map((filter) => localizeSelection(filter, context)),
    url: landingPath(page, context),
    title: localizeText(page.title, context),
    text: localizeText(page.text, context),
    metadata: {
      metaTitle: localizeText(page.metaTitle, context),
      metaDescription: localizeText(page.metaDescription, context),
    },
    alternates: Object.fromEntries(
      LOCALES.map((locale) => [locale, landingPath(page, { ...context, locale })]),
    ),
    modified: page.modified,
  };
}

/** Values are in the order of the listing, so that the path is canonical (F9). */
function localizeSelection(filter: WrittenLandingFilter, context: LocaleContext): SelectedValues {
  const values = filter.values.map((value) => localizeText(value, context));
  return {
    kind: 'values',
    name: filter.attribute,
    values: values.toSorted(
      orderByScale([filter.attribute], createOptionComparator(context.locale)),
    ),
  };
}

function landingPath({ lister, filters }: WrittenLandingPage, context: LocaleContext): string {
  const segments = filters.flatMap((filter) => {
    const { values } = localizeSelection(filter, context);
    return [
      slug(localizeText(filter.label, context), context),
      values.map((v) => slug(v, context)).join('+'),
    ];
  });
  return [pathOf(lister, context), ...segments].join('/');
}
