import { NO_LINK_RULES, relOfLink } from '#src/seo/link-rules.ts';
import { useShop } from '#ui/shop-context.tsx';

/** How a link is written that leads to a page of the shop. */
export type LinkAttributes = {
  readonly href: string;
  readonly rel?: string | undefined;
  /** There where the page is fetched beforehand (H15) though search engines are not to follow. */
  readonly 'data-prefetch'?: '';
};

/** Writes links to pages of the shop, each with what it says to search engines. */
export function useLinkTo(): (url: string) => LinkAttributes {
  const relOf = useRelOf();
  return (href) => {
    const rel = relOf(href);
    return { href, ...(rel && { rel, 'data-prefetch': '' as const }) };
  };
}

/** What a link says to search engines where it leads to one of many states of a page. */
export function useRelOf(): (url: string) => LinkAttributes['rel'] {
  const { links = NO_LINK_RULES } = useShop().shell;
  return (url) => relOfLink(links, url);
}
