import type { ReactNode } from 'react';
import { urlOfLink, type BlockLink } from '#src/content/block-link.ts';
import { ContentLink } from './ContentLink.tsx';

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
