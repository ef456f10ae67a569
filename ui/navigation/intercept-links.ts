import type { NavigationOptions } from '../stores/navigation-store.ts';
import { internalLinkTarget } from './internal-link-target.ts';

type Navigate = (url: string, options: NavigationOptions) => Promise<void>;

type LinkHandlers = {
  readonly navigate: Navigate;
  /** Called before the browser itself follows a fragment link. */
  readonly saveScrollPosition: () => void;
};

/**
 * Shows pages of this shop in place, by one click listener for all links. Leaves other links to the
 * browser. Returns a function that stops it.
 */
export function interceptLinks(
  document: Document,
  { navigate, saveScrollPosition }: LinkHandlers,
): () => void {
  const follow = (click: MouseEvent): void => {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const target = link ? internalLinkTarget(link, click, document.location) : undefined;
    if (!link || target === undefined) return void (link?.hash && saveScrollPosition());
    click.preventDefault();
    const scroll = link.dataset['scroll'] === 'keep' ? 'keep' : 'top';
    const history = target === addressOf(document.location) ? 'replace' : 'push';
    void navigate(target, { history, scroll });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;
