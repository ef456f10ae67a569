import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import type { SelectedValues } from '#src/filters/selection.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { goodsCategoryId } from '../catalogue/sub-categories.ts';
import { pathOf, type Place, say, slug } from './place.ts';
import type {
  ListerName,
  WrittenLandingFilter,
  WrittenLandingPage,
  WrittenLister,
} from './written-page.ts';

/** Resolves the filtered pages of one category for one shop (F11). */
export const placeLandingPages = (lister: ListerName, place: Place): readonly FilteredPageEntry[] =>
  place.landingPages
    .filter((page) => page.lister === lister)
    .map((page) => placeLandingPage(page, place));

function placeLandingPage(page: WrittenLandingPage, place: Place): FilteredPageEntry {
  const { category } = place.pages[page.lister] as WrittenLister;
  return {
    uid: page.name,
    categoryUid: page.lister,
    objectId: String(goodsCategoryId(category)),
    selection: page.filters.map((filter) => placeSelection(filter, place)),
    url: landingPath(page, place),
    title: say(page.title, place),
    text: say(page.text, place),
    metadata: {
      metaTitle: say(page.metaTitle, place),
      metaDescription: say(page.metaDescription, place),
    },
    alternates: Object.fromEntries(
      LOCALES.map((locale) => [locale, landingPath(page, { ...place, locale })]),
    ),
    modified: page.modified,
  };
}

/** Values are in the order of the listing, so that the path is canonical (F9). */
function placeSelection(filter: WrittenLandingFilter, place: Place): SelectedValues {
  const values = filter.values.map((value) => say(value, place));
  return {
    kind: 'values',
    name: filter.attribute,
    values: values.toSorted(createOptionComparator(place.locale)),
  };
}

function landingPath({ lister, filters }: WrittenLandingPage, place: Place): string {
  const segments = filters.flatMap((filter) => {
    const { values } = placeSelection(filter, place);
    return [slug(say(filter.label, place), place), values.map((v) => slug(v, place)).join('+')];
  });
  return [pathOf(lister, place), ...segments].join('/');
}
