import { robotsTag, type Head } from '#src/seo/head.ts';
import { languageTag, type Locale } from '#src/shared/locale.ts';
import { escapeHtml } from './escape.ts';

/** What the SEO policy decided (H1-H5), as elements, a line each. */
export function headHtml(head: Head, locale: Locale): string {
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', robotsTag(head)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.ogTitle),
    meta('property', 'og:description', head.ogDescription),
    meta('property', 'og:image', head.ogImage?.url),
    meta('property', 'og:image:alt', head.ogImage?.alt),
    meta('name', 'twitter:card', head.ogImage && 'summary_large_image'),
    meta('property', 'og:locale', languageTag(locale).replace('-', '_')),
    meta('property', 'og:url', head.canonical),
    link('canonical', head.canonical),
    ...head.alternates.map(({ hreflang, href }) => link('alternate', href, { hreflang })),
    link('prev', head.prev),
    link('next', head.next),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function link(rel: string, href: string | undefined, more: Readonly<Record<string, string>> = {}) {
  if (href === undefined) return '';
  const attributes = Object.entries({ rel, ...more, href });
  return `<link ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}>`;
}
