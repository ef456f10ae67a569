import type { MouseEvent, ReactNode } from 'react';
import { useLinkRel } from '../use-link-to.ts';

type ReviewLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'true' | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** A link to the same page with other reviews: keeps the scroll position, and has its `rel`. */
export function ReviewLink({ href, children, ...more }: ReviewLinkProps): ReactNode {
  const relOf = useLinkRel();
  return (
    <a {...more} href={href} data-scroll="keep" rel={relOf(href)}>
      {children}
    </a>
  );
}
