import {
  createElement,
  type DetailsHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useShop } from '../shop-context.tsx';

type CachedProps = DetailsHTMLAttributes<HTMLElement> & {
  /** The element around the content. */
  readonly as: 'details' | 'div' | 'footer' | 'li' | 'nav';
  /**
   * Everything that the content depends on, besides the shell: equal keys must render equal HTML.
   * Asked on the server only.
   */
  readonly cacheKey: () => string;
  /**
   * What is kept between pages. It must contain no `useId`, whose ids depend on the position in the
   * page, and is rendered without any context but the shop's.
   */
  readonly children: ReactElement;
};

/**
 * An element whose content the server renders once and reuses on other pages. The HTML is the same
 * either way, and the browser hydrates the ordinary content.
 */
export function Cached({ as, cacheKey, children, ...attributes }: CachedProps): ReactNode {
  const html = useShop().fragments?.htmlOf(cacheKey(), children);
  // The last step of this component: the content may just have been rendered, outside its hooks.
  return html === undefined
    ? createElement(as, attributes, children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
