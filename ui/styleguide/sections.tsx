import type { ComponentType } from 'react';
import {
  Cards,
  ChipsAndBadges,
  Prices,
  BreadcrumbSample,
  SkeletonSamples,
} from './product-samples.tsx';
import { ButtonStates, Colours, Fields, Typography } from './basics.tsx';
import { Dropdowns, PriceSliders, SearchFields } from './input-samples.tsx';
import {
  Carousels,
  Disclosures,
  NotificationSamples,
  DialogSamples,
  TabStates,
} from './interactive-samples.tsx';

type Section = { readonly title: string; readonly Samples: ComponentType };

/** In page order; each shared component has its samples in one of them. */
export const SECTIONS: readonly Section[] = [
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
];
