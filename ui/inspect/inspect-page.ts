import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** Path of the developers' page that explains a URL. */
export const INSPECT_PATH = '/_inspect';

const TITLE = 'Why this URL?';

/** The frame of the page, excluded from search engines; `Inspect` is its content. */
export const inspectPage = (locale: Locale): PageModel => ({
  type: 'content',
  locale,
  url: INSPECT_PATH,
  title: TITLE,
  today: '2026-06-12',
  breadcrumbs: [{ title: 'Home', url: '/' }],
  counterparts: [],
  blocks: [],
  head: {
    status: 200,
    rule: 'disabled',
    title: TITLE,
    description: '',
    ogTitle: TITLE,
    ogDescription: '',
    robots: 'noindex,nofollow',
    alternates: [],
    inSitemap: false,
  },
});
