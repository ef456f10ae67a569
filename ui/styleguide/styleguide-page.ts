import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** Path of the developers' styleguide. */
export const STYLEGUIDE_PATH = '/_styleguide';

/** The styleguide as a page model, excluded from search engines; {@link Styleguide} renders it. */
export const styleguidePage = (locale: Locale): PageModel => ({
  type: 'content',
  locale,
  url: STYLEGUIDE_PATH,
  title: 'Styleguide',
  today: '2026-06-12',
  breadcrumbs: [{ title: 'Home', url: '/' }],
  counterparts: [],
  blocks: [],
  head: {
    status: 200,
    rule: 'disabled',
    title: 'Styleguide',
    description: '',
    ogTitle: 'Styleguide',
    ogDescription: '',
    robots: 'noindex,nofollow',
    alternates: [],
    inSitemap: false,
  },
});

export const isStyleguide = ({ url }: PageModel): boolean =>
  url.split('?', 1)[0] === STYLEGUIDE_PATH;
