import type { LocalizedText } from '../../shared/locale.ts';
import type { AttributeGroup } from '../attribute-groups.ts';

/** Labels of the attribute groups (L10); most attributes have the label of their group. */
export const GROUP_LABELS: Readonly<Record<AttributeGroup, LocalizedText>> = {
  height: { nl: 'Hoogte', de: 'Höhe', en: 'Height' },
  core: { nl: 'Kern', de: 'Kern', en: 'Core' },
  cover: { nl: 'Hoes', de: 'Bezug', en: 'Cover' },
  washable: { nl: 'Wasbaar', de: 'Waschbar', en: 'Washable' },
  zip: { nl: 'Rits', de: 'Reißverschluss', en: 'Zipper' },
  // P4: "Hardheid" means firmness, not hardness.
  firmness: { nl: 'Hardheid', de: 'Härtegrad', en: 'Firmness' },
  'comfort-zones': { nl: 'Comfortzones', de: 'Komfortzonen', en: 'Comfort zones' },
  springs: { nl: 'Aantal veren', de: 'Anzahl Federn', en: 'Number of springs' },
  slats: { nl: 'Latten', de: 'Leisten', en: 'Slats' },
  'maximum-load': { nl: 'Maximale belasting', de: 'Maximale Belastbarkeit', en: 'Maximum load' },
  filling: { nl: 'Vulling', de: 'Füllung', en: 'Filling' },
  season: { nl: 'Seizoen', de: 'Jahreszeit', en: 'Season' },
  warmth: { nl: 'Warmteklasse', de: 'Wärmeklasse', en: 'Warmth class' },
  'thread-count': { nl: 'Draaddichtheid', de: 'Fadendichte', en: 'Thread count' },
  'head-board': { nl: 'Hoofdbord', de: 'Kopfteil', 'de-at': 'Betthaupt', en: 'Headboard' },
  storage: { nl: 'Opbergruimte', de: 'Stauraum', en: 'Storage space' },
  legs: { nl: 'Poten', de: 'Füße', en: 'Legs' },
  wheels: { nl: 'Wielen', de: 'Rollen', en: 'Wheels' },
  drawers: { nl: 'Laden', de: 'Schubladen', 'de-at': 'Laden', en: 'Drawers' },
  doors: { nl: 'Deuren', de: 'Türen', en: 'Doors' },
  leds: { nl: 'Aantal leds', de: 'Anzahl LEDs', en: 'LED count' },
  dimmable: { nl: 'Dimbaar', de: 'Dimmbar', en: 'Dimmable' },
};
