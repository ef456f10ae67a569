type LinkFacts = {
  /** Absolute address. */
  readonly href: string;
  /** Name of the window it opens in; empty for its own. */
  readonly target: string;
  hasAttribute(name: string): boolean;
};

type ClickFacts = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

type Here = Pick<Location, 'origin' | 'pathname' | 'search'>;

/**
 * Path, query and anchor of the page that a click leads to within this shop. `undefined` when the
 * browser is to follow the link: to elsewhere, into a new window, to a file, or down this page.
 */
export function shopTarget(link: LinkFacts, click: ClickFacts, here: Here): string | undefined {
  if (!isPlain(click) || !staysInTab(link) || !URL.canParse(link.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isDownThisPage = hash !== '' && pathname === here.pathname && search === here.search;
  if (origin !== here.origin || isDownThisPage || !isPage(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

const isPlain = (click: ClickFacts): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

const staysInTab = (link: LinkFacts): boolean =>
  (link.target === '' || link.target === '_self') &&
  !LEFT_TO_BROWSER.some((name) => link.hasAttribute(name));

/** A file; and what the server alone knows where it leads, as to where the shop's goods are paid. */
const LEFT_TO_BROWSER = ['download', 'data-load'];

/** Pages have no file ending; `/sitemap.xml` and the methods of the server are no pages. */
const isPage = (path: string): boolean =>
  !/\.[a-z\d]+$/iu.test(path) && !/^\/(?:api|remote-image)\//u.test(path);
