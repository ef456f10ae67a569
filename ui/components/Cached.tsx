import {
  createElement,
  type DetailsHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { useShop } from '../shop-context.tsx';

type CachedProps = DetailsHTMLAttributes<HTMLElement> & {
  readonly ref?: Ref<HTMLElement>;
  /** The element around the content. */
  readonly as: 'details' | 'div' | 'footer' | 'li' | 'nav' | 'section' | 'ul';
  /**
   * Name, unique in a page, of content that is the same on all pages and reacts to nothing: the browser
   * keeps its HTML, and needs neither the data nor the time to render it again (`shellOfPage`).
   */
  readonly keptAs?: string;
  /**
   * Everything that the content depends on, besides the shell: equal keys must render equal HTML.
   * Asked on the server only.
   */
  readonly cacheKey: () => string;
  /**
   * What is kept between pages, and may have cached parts itself. It must contain no `useId`, whose
   * ids depend on the position in the page, and is rendered without any context but the shop's.
   */
  readonly children: ReactElement;
};

/**
 * An element whose content the server renders once and reuses on other pages. The HTML is the same
 * either way, and the browser hydrates the ordinary content, or keeps what it finds.
 */
export function Cached({ as, keptAs, cacheKey, children, ...own }: CachedProps): ReactNode {
  const { fragments } = useShop();
  const [kept] = useState(() => (keptAs === undefined ? undefined : htmlInPage(keptAs)));
  const attributes = keptAs === undefined ? own : { ...own, 'data-kept': keptAs };
  const html = kept ?? fragments?.htmlOf(cacheKey(), children);
  // The last step of this component: the content may just have been rendered, outside its hooks.
  return html === undefined
    ? createElement(as, attributes, children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

const htmlInPage = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-kept="${name}"]`)?.innerHTML;
