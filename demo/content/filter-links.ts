import type { LocalWords } from '#adapters/embedded/local-words.ts';
import { attributes } from '../catalogue/attributes/attributes.ts';
import type { PageName, WrittenLink } from './written-page.ts';

type Facet<Option extends string> = {
  readonly label: LocalWords;
  readonly options: Readonly<Record<Option, LocalWords>>;
};

/** Links to the parts of a category that have these options, each titled by the option's words. */
export function choices<Option extends string>(
  page: PageName,
  facet: Facet<Option>,
  options: readonly NoInfer<Option>[],
): readonly WrittenLink[] {
  return options.map((option) => choice(page, facet, option, facet.options[option]));
}

/** A link to the part of a category that has one option, under a title of its own. */
export function choice<Option extends string>(
  page: PageName,
  facet: Facet<Option>,
  option: NoInfer<Option>,
  title: LocalWords,
): WrittenLink {
  return { title, page, filter: { label: facet.label, value: facet.options[option] } };
}

/** Links to sizes, written as the catalogue writes them: `90x200`. */
export function sizes(page: PageName, values: readonly string[]): readonly WrittenLink[] {
  return values.map((value) => ({
    title: inEveryLanguage(`${value.replace('x', ' × ')} cm`),
    page,
    filter: { label: attributes.maat.label, value: inEveryLanguage(value) },
  }));
}

const inEveryLanguage = (text: string): LocalWords => ({ nl: text, de: text, en: text });
