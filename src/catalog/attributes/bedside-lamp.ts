import type { AttributeLabels } from './attribute-labels.ts';
import { PRODUCT_KIND } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const BEDSIDE_LAMP_LABELS = {
  bedlampje_soort: PRODUCT_KIND,
  bedlampje_dimbaar: GROUP_LABELS.dimmable,
  bedlampje_aantal_leds: GROUP_LABELS.leds,
  bedlampje_lichtstroom: { nl: 'Lichtstroom', de: 'Lichtstrom', en: 'Light output' },
  bedlampje_lichtkleur: { nl: 'Lichtkleur', de: 'Lichtfarbe', en: 'Color temperature' },
  bedlampje_kap: { nl: 'Kap', de: 'Schirm', en: 'Shade' },
  bedlampje_voet: { nl: 'Voet', de: 'Fuß', en: 'Base' },
  bedlampje_hoogte: GROUP_LABELS.height,
  bedlampje_snoer: { nl: 'Snoerlengte', de: 'Kabellänge', en: 'Cord length' },
  bedlampje_energielabel: { nl: 'Energielabel', de: 'Energieeffizienzklasse', en: 'Energy label' },
} as const satisfies AttributeLabels<'bedlampje'>;
