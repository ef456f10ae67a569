import type { MouseEvent } from 'react';

type LinkFacts = {
  /** Absolute URL. */
  readonly href: string;
  /** Name of the target window; empty for the current one. */
  readonly target: string;
  hasAttribute(name: string): boolean;
};

type ClickFacts = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

type CurrentLocation = Pick<Location, 'origin' | 'pathname' | 'search'>;

/**
 * Path, query and fragment of the page of this shop that a click leads to. `undefined` if the
 * browser should follow the link: to another site, a new window, a file or a fragment of this page.
 */
export function internalLinkTarget(
  link: LinkFacts,
  click: ClickFacts,
  here: CurrentLocation,
): string | undefined {
  if (
    click.defaultPrevented ||
    !isUnmodifiedClick(click) ||
    !staysInTab(link) ||
    !URL.canParse(link.href)
  )
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isDownThisPage = hash !== '' && pathname === here.pathname && search === here.search;
  if (origin !== here.origin || isDownThisPage || !isPage(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

const staysInTab = (link: LinkFacts): boolean =>
  (link.target === '' || link.target === '_self') &&
  !BROWSER_ONLY_ATTRIBUTES.some((name) => link.hasAttribute(name));

/** Links for the browser: downloads, and URLs that only the server resolves, as the checkout. */
const BROWSER_ONLY_ATTRIBUTES = ['download', 'data-load'];

/** Pages have no file extension; `/sitemap.xml`, API and image routes are no pages. */
const isPage = (path: string): boolean =>
  !/\.[a-z\d]+$/iu.test(path) && !/^\/(?:api|remote-image)\//u.test(path);

/** Whether a click on a link opens it in this tab, without modifier keys. */
export const isUnmodifiedClick = (click: ClickFacts): boolean =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);

/** Handles a click on a link in its own page; the browser follows one that opens it elsewhere. */
export const onPlainClick =
  (act: () => void) =>
  (click: ClickFacts & Pick<MouseEvent, 'preventDefault'>): void => {
    if (!isUnmodifiedClick(click)) return;
    click.preventDefault();
    act();
  };
