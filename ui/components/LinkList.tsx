import type { ReactNode } from 'react';
import { addressOfLink, type BlockLink } from '#src/content/block-link.ts';
import { EditorLink } from './EditorLink.tsx';

type LinkListProps = {
  readonly links: readonly BlockLink[];
  readonly className?: string | undefined;
};

/** A list of editors' links, one below the other. */
export const LinkList = ({ links, className }: LinkListProps): ReactNode => (
  <ul className={className}>
    {links.map((link) => (
      <li key={addressOfLink(link)}>
        <EditorLink link={link} />
      </li>
    ))}
  </ul>
);
