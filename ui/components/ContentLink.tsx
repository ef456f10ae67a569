import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BlockLink, urlOfLink } from '#src/content/block-link.ts';
import { NO_LINK_RULES } from '#src/seo/link-rules.ts';
import {
  type LinkAttributes,
  linkAttributesBy,
  linkAttributesForBed,
  resolvedLink,
} from '../link-attributes.ts';
import { usePage, useShop, useText } from '../shop-context.tsx';
import { classNames } from '../theme/class-names.ts';
import buttons from './Button.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ContentLinkProps = {
  readonly link: BlockLink;
  readonly className?: string | undefined;
  /** Shown in place of the link's title. */
  readonly children?: ReactNode;
};

/** An editor's link (H13). Renders the text alone if the URL is not safe. */
export function ContentLink({ link, className, children }: ContentLinkProps): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  const resolved = resolvedLink(link);
  if (!resolved) return <span className={className}>{children ?? link.title}</span>;
  const { href, title, target, rel, isExternal } = resolved;
  const attributes = isExternal ? { href, target, rel } : linkTo(href);
  return (
    <a className={className} {...attributes}>
      {children ?? title}
      {target && <VisuallyHidden> {text('link.new-tab')}</VisuallyHidden>}
    </a>
  );
}

type ContentButtonProps = Pick<ContentLinkProps, 'link'> & { readonly variant: 'filled' | 'light' };

/** An {@link ContentLink} that looks like a button. */
export const ContentButton = ({ link, variant }: ContentButtonProps): ReactNode => (
  <ContentLink link={link} className={classNames(buttons['button'], buttons[variant])} />
);

/** Returns link attributes for a path of the shop, including `rel`; on a page for a bed, with the bed. */
export function useLinkTo(): (url: string) => LinkAttributes {
  const { links = NO_LINK_RULES } = useShop().shell;
  const { bed } = usePage();
  return bed ? (url) => linkAttributesForBed(url, bed) : linkAttributesBy(links);
}

/**
 * Returns link attributes for a path of the shop that has no rule for search engines, or whose `rel` is
 * known; on a page for a bed, with the bed.
 */
export function useLinkForBed(): (url: string, rel?: string) => LinkAttributes {
  const { bed } = usePage();
  return (url, rel) => (bed ? linkAttributesForBed(url, bed, rel) : { href: url, rel });
}

type PathLinkProps = ComponentPropsWithRef<'a'> & { readonly href: string };

/** A link by {@link useLinkForBed}. */
export function PathLink({ children, ...attributes }: PathLinkProps): ReactNode {
  const linkForBed = useLinkForBed();
  return (
    <a {...attributes} {...linkForBed(attributes.href, attributes.rel)}>
      {children}
    </a>
  );
}

/** Returns the `rel` of a link: `nofollow` for one of many states of a page. */
export function useLinkRel(): (url: string) => LinkAttributes['rel'] {
  const linkTo = useLinkTo();
  return (url) => linkTo(url).rel;
}

type LinkListProps = {
  readonly links: readonly BlockLink[];
  readonly className?: string | undefined;
};

/** A list of editors' links, one below the other. */
export const LinkList = ({ links, className }: LinkListProps): ReactNode => (
  <ul className={className}>
    {links.map((link) => (
      <li key={urlOfLink(link)}>
        <ContentLink link={link} />
      </li>
    ))}
  </ul>
);

type PostFormProps = Omit<ComponentPropsWithRef<'form'>, 'method'> & { readonly action: string };

/**
 * A form that is posted. On a page for a bed its action has the bed, as the page may be the answer to a
 * post itself: the address of that has none, so the next post could not tell it.
 */
export function PostForm({ action, ...attributes }: PostFormProps): ReactNode {
  const linkForBed = useLinkForBed();
  return <form {...attributes} method="post" action={linkForBed(action).href} />;
}
