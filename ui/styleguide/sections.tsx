import type { ComponentType } from 'react';
import { Cards, ChipsAndBadges, Prices, Trail, Waiting } from './goods.tsx';
import { ButtonStates, Colours, Fields, Type } from './basics.tsx';
import { Dropdowns, PriceSliders, SearchFields } from './choosing.tsx';
import { Carousels, Disclosures, Notices, Overlays, TabStates } from './movables.tsx';

type Section = { readonly title: string; readonly Samples: ComponentType };

/** In page order; each shared component has its samples in one of them. */
export const SECTIONS: readonly Section[] = [
  { title: 'Colours', Samples: Colours },
  { title: 'Type', Samples: Type },
  { title: 'Buttons', Samples: ButtonStates },
  { title: 'Fields', Samples: Fields },
  { title: 'Slider', Samples: PriceSliders },
  { title: 'Search', Samples: SearchFields },
  { title: 'Dropdown', Samples: Dropdowns },
  { title: 'Chips and badges', Samples: ChipsAndBadges },
  { title: 'Prices and ratings', Samples: Prices },
  { title: 'Cards', Samples: Cards },
  { title: 'Breadcrumbs', Samples: Trail },
  { title: 'Disclosures', Samples: Disclosures },
  { title: 'Tabs', Samples: TabStates },
  { title: 'Carousel', Samples: Carousels },
  { title: 'Dialogs and sheets', Samples: Overlays },
  { title: 'Notifications', Samples: Notices },
  { title: 'Loading', Samples: Waiting },
];
