import type { ReactNode } from 'react';
import { toLink, type BlockLink } from '#src/content/block-link.ts';
import { resolveLink } from '#src/content/link.ts';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import buttons from './Button.module.css';
import { useLinkTo } from './use-link-to.ts';
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
  const resolved = resolveLink(toLink(link));
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

type ContentButtonProps = Pick<ContentLinkProps, 'link'> & { readonly look: 'filled' | 'light' };

/** An {@link ContentLink} that looks like a button. */
export const ContentButton = ({ link, look }: ContentButtonProps): ReactNode => (
  <ContentLink link={link} className={classNames(buttons['button'], buttons[look])} />
);
