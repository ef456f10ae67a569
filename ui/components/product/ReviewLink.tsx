import type { MouseEvent, ReactNode } from 'react';
import { useRelOf } from '../use-link-to.ts';

type ReviewLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'true' | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** Leads to the same page with other reviews, and to its own address where that shows them. */
export function ReviewLink({ href, children, ...more }: ReviewLinkProps): ReactNode {
  const relOf = useRelOf();
  return (
    <a {...more} href={href} data-scroll="keep" rel={relOf(href)}>
      {children}
    </a>
  );
}
