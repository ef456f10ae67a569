import type { ReactNode } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { BlockSection } from '../components/blocks/BlockSection.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { TabBar } from '../components/tabs/TabBar.tsx';
import { SECTIONS } from './sections.tsx';
import styles from './Styleguide.module.css';

/** All shared components in their states, for the shop's developers, in English. */
export function Styleguide({ page }: { readonly page: PageModel }): ReactNode {
  const links = SECTIONS.map(({ title }) => ({ id: idOf(title), title }));
  return (
    <>
      {/* The samples include breadcrumbs, and a page has them only once. */}
      <PageHeader page={{ ...page, breadcrumbs: [] }} />
      <TabBar label="Components" items={links} />
      {SECTIONS.map(({ title, Samples }) => (
        <div key={title} id={idOf(title)}>
          <BlockSection title={title} heading="beside">
            <div className={styles['samples']}>
              <Samples />
            </div>
          </BlockSection>
        </div>
      ))}
    </>
  );
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
