import type { ReactNode, Ref } from 'react';
import { relOfListingLink } from '#src/seo/listing-link.ts';
import { isPlainClick } from '#ui/navigation/plain-click.ts';
import { useFilterActions } from './filter-actions.ts';

type FilterLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly onFollow?: () => void;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly 'aria-current'?: 'true' | undefined;
};

/** A filter link: keeps the scroll position, and shows the choice as made at once. */
export function FilterLink({ href, onFollow, children, ...link }: FilterLinkProps): ReactNode {
  const ways = useFilterActions();
  return (
    <a
      {...link}
      href={href}
      rel={ways && relOfListingLink(ways.listing, href)}
      data-scroll="keep"
      onClick={(click) => {
        if (!ways || !isPlainClick(click)) return;
        click.preventDefault();
        onFollow?.();
        ways.go(href);
      }}
    >
      {children}
    </a>
  );
}
