import { NO_LINK_RULES, relOfLink } from '#src/seo/link-rules.ts';
import { useShop } from '#ui/shop-context.tsx';

/** Attributes of a link to a page of the shop. */
export type LinkAttributes = {
  readonly href: string;
  readonly rel?: string | undefined;
  /** Set if the page may be prefetched (H15) though search engines must not follow the link. */
  readonly 'data-prefetch'?: '';
};

/** Returns link attributes for a URL of the shop, including `rel`. */
export function useLinkTo(): (url: string) => LinkAttributes {
  const relOf = useLinkRel();
  return (href) => {
    const rel = relOf(href);
    return { href, ...(rel && { rel, 'data-prefetch': '' as const }) };
  };
}

/** Returns the `rel` of a link: `nofollow` for one of many states of a page. */
export function useLinkRel(): (url: string) => LinkAttributes['rel'] {
  const { links = NO_LINK_RULES } = useShop().shell;
  return (url) => relOfLink(links, url);
}
