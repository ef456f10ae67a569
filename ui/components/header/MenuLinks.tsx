import type { ReactNode } from 'react';
import type { BlockLink } from '#src/content/block-link.ts';
import { LinkList } from '../ContentLink.tsx';
import styles from './MenuLinks.module.css';

export const MenuLinks = ({ links }: { readonly links: readonly BlockLink[] }): ReactNode => (
  <LinkList links={links} className={styles['links']} />
);
