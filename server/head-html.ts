import type { Head } from '#src/seo/head.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import { headElements, type HeadElement } from '#ui/navigation/head-elements.ts';
import { escapeHtml } from './escape.ts';

/** Head elements of the SEO policy (H1-H5), one per line. */
export const headHtml = (head: Head, locale: Locale): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    ...[...headElements(head), ...sameOnEveryPage(locale)].map(elementHtml),
  ].join('\n');

/** Elements that client-side navigation leaves unchanged. */
const sameOnEveryPage = (locale: Locale): readonly HeadElement[] => [
  { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
  {
    tag: 'meta',
    attributes: { property: 'og:locale', content: languageTag(locale).replace('-', '_') },
  },
];

function elementHtml({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${written.join(' ')}>`;
}
