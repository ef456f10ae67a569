import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** Path of the developers' page that explains a URL. */
export const INSPECT_PATH = '/_inspect';

/** Path of the page that lists what the law wants on the pages. */
export const DUTIES_PATH = '/_duties';

const TITLES = { [INSPECT_PATH]: 'Why this URL?', [DUTIES_PATH]: 'Duties of this shop' } as const;

type ToolPath = keyof typeof TITLES;

/** Whether a page is one of those: rendered by the server alone, with the styles of the styleguide. */
export const isToolPage = ({ url }: Pick<PageModel, 'url'>): boolean => Object.hasOwn(TITLES, url);

/** The frame of such a page, excluded from search engines; its component is its content. */
export const toolPage = (locale: Locale, path: ToolPath): PageModel => ({
  type: 'content',
  locale,
  url: path,
  title: TITLES[path],
  today: '2026-06-12',
  breadcrumbs: [{ title: 'Home', url: '/' }],
  counterparts: [],
  blocks: [],
  head: {
    status: 200,
    rule: 'disabled',
    title: TITLES[path],
    description: '',
    ogTitle: TITLES[path],
    ogDescription: '',
    robots: 'noindex,nofollow',
    alternates: [],
    inSitemap: false,
  },
});
