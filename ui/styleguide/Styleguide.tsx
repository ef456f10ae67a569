import type { ComponentType, ReactNode } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { BlockSection } from '../components/blocks/BlockSection.tsx';
import { tabPanelOf } from '../components/tabs/tab-panel.ts';
import { TabBar } from '../components/tabs/TabBar.tsx';
import styles from './Styleguide.module.css';
import { ButtonStates, Colours, Fields, Typography } from './basics.tsx';
import { Dropdowns, PriceSliders, SearchFields } from './input-samples.tsx';
import {
  Carousels,
  DialogSamples,
  Disclosures,
  NotificationSamples,
  TabStates,
} from './interactive-samples.tsx';
import {
  BreadcrumbSample,
  Cards,
  ChipsAndBadges,
  Prices,
  ReportSample,
  SkeletonSamples,
} from './product-samples.tsx';

/** All shared components in their states, for the shop's developers, in English. */
export function Styleguide({ page }: { readonly page: PageModel }): ReactNode {
  const links = SECTIONS.map(({ title }) => ({ id: idOf(title), title }));
  return (
    <>
      {/* The samples include breadcrumbs, and a page has them only once. */}
      <PageHeader page={{ ...page, breadcrumbs: [] }} />
      <TabBar label="Components" items={links} />
      {SECTIONS.map(({ title, Samples }) => (
        <div key={title} {...tabPanelOf(idOf(title))}>
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

type Section = { readonly title: string; readonly Samples: ComponentType };

/** In page order; each shared component has its samples in one of them. */
const SECTIONS: readonly Section[] = [
  { title: 'Colours', Samples: Colours },
  { title: 'Type', Samples: Typography },
  { title: 'Buttons', Samples: ButtonStates },
  { title: 'Fields', Samples: Fields },
  { title: 'Slider', Samples: PriceSliders },
  { title: 'Search', Samples: SearchFields },
  { title: 'Dropdown', Samples: Dropdowns },
  { title: 'Chips and badges', Samples: ChipsAndBadges },
  { title: 'Prices and ratings', Samples: Prices },
  { title: 'Cards', Samples: Cards },
  { title: 'Breadcrumbs', Samples: BreadcrumbSample },
  { title: 'Disclosures', Samples: Disclosures },
  { title: 'Tabs', Samples: TabStates },
  { title: 'Carousel', Samples: Carousels },
  { title: 'Dialogs and sheets', Samples: DialogSamples },
  { title: 'Notifications', Samples: NotificationSamples },
  { title: 'Loading', Samples: SkeletonSamples },
  { title: 'Report', Samples: ReportSample },
];
