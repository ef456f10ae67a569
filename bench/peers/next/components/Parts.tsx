import Link from 'next/link';
import { createElement, type Key, type ReactNode } from 'react';
import type { Attributes, FilterOption, Part, ShopLink } from '../lib/listing';
import { ProductCard, UspItem } from './ProductCard';

export const Parts = ({ parts }: { readonly parts: readonly Part[] }) => <>{parts.map(nodeOf)}</>;

/** A function and not a component: text and plain elements need none of their own. */
export function nodeOf(part: Part, key: Key): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.type) {
    case 'element':
      return createElement(part.tag, { ...part.attributes, key }, ...part.parts.map(nodeOf));
    case 'link':
      return (
        <ShopLinkTo key={key} href={part.href} attributes={part.attributes}>
          {part.parts.map(nodeOf)}
        </ShopLinkTo>
      );
    case 'link-list':
      return (
        <ul key={key} {...part.attributes}>
          {part.links.map(listedLink)}
        </ul>
      );
    case 'filter-options':
      return (
        <ul key={key} {...part.attributes}>
          {part.options.map((option) => (
            <li key={option.href}>
              <FilterOptionLink option={option} />
            </li>
          ))}
        </ul>
      );
    case 'usps':
      return (
        <ul key={key} {...part.attributes}>
          {part.usps.map((usp) => (
            <UspItem key={usp.label} usp={usp} />
          ))}
        </ul>
      );
    case 'disclosure':
      return (
        <details key={key} {...part.attributes}>
          <summary {...part.summary.attributes}>{part.summary.parts.map(nodeOf)}</summary>
          {part.parts.map(nodeOf)}
        </details>
      );
    case 'icon':
      return (
        <svg key={key} {...part.attributes}>
          {part.shapes.map(({ tag, attributes }, index) =>
            createElement(tag, { ...attributes, key: index }),
          )}
        </svg>
      );
    case 'product':
      return <ProductCard key={part.product.sku} product={part.product} />;
  }
}

/** Pages of the shop are links of the router; telephone numbers and anchors are not. */
const isPage = (href: string) => href.startsWith('/');

function ShopLinkTo(props: {
  readonly href: string;
  readonly attributes: Attributes;
  readonly children: ReactNode;
}) {
  const { href, attributes, children } = props;
  return isPage(href) ? (
    <Link href={href} {...attributes}>
      {children}
    </Link>
  ) : (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
}

const listedLink = ({ href, rel, text }: ShopLink) => (
  <li key={`${href} ${text}`}>
    <Link href={href} {...(rel === undefined ? {} : { rel })}>
      {text}
    </Link>
  </li>
);

const FilterOptionLink = ({ option }: { readonly option: FilterOption }) => (
  <Link href={option.href} rel={option.rel} className={option.className}>
    {option.words.map(({ className, text, isShownOnly }) => (
      <span key={text} className={className} aria-hidden={isShownOnly || undefined}>
        {text}
      </span>
    ))}
  </Link>
);
