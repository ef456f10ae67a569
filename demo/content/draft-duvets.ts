import { FREE_DELIVERY_FROM } from '../amount.ts';
import { having } from './filter-links.ts';
import { duvets } from './pages/duvets.ts';
import type { WrittenLandingPage, WrittenLister } from './written-page.ts';

const MODIFIED = '2026-11-16';

/** The duvets with one more filtered page than in autumn. */
export const winterDuvets: WrittenLister = { ...duvets, modified: MODIFIED };

/** Warm duvets for December, as a page of its own (F11). */
export const warmDuvets: WrittenLandingPage = {
  name: 'winter-duvets',
  lister: 'duvets',
  filters: [having('dekbed_warmteklasse', 'warm')],
  modified: MODIFIED,
  title: {
    nl: 'Winterdekbedden',
    'nl-be': 'Warme donsdekens voor de winter',
    de: 'Winterdecken',
    en: 'Winter duvets',
  },
  text: {
    nl: 'Voor een slaapkamer die ’s nachts onder de 17 graden komt, met het raam op een kier. Slaap je warm, neem dan een klasse lichter en leg er bij vorst een plaid op.',
    'nl-be':
      'Voor een slaapkamer die ’s nachts onder de 17 graden komt, met het raam op een kier. Slaap je warm, neem dan een klasse lichter en leg er bij vorst een plaid op.',
    de: 'Für ein Schlafzimmer, das nachts unter 17 Grad kommt, mit gekipptem Fenster. Wem schnell warm wird, der nimmt eine Klasse leichter und legt bei Frost eine Wolldecke darüber.',
    en: 'For a bedroom that drops below 17 °C (63 °F) at night, with the window ajar. If you sleep hot, take one class lighter and put a throw on top when it freezes.',
  },
  metaTitle: {
    nl: 'Warm winterdekbed van dons, wol, vezel | Sluimer',
    'nl-be': 'Warm donsdeken voor de winter | Sluimer',
    de: 'Warme Winterdecke aus Daunen und Wolle | Sluimer',
    en: 'Warm winter duvets in down and wool | Sluimer',
  },
  metaDescription: {
    nl: `Warme dekbedden voor koude slaapkamers, van dons, wol en vezel. Bij elk dekbed staat voor hoeveel graden het is; vanaf ${FREE_DELIVERY_FROM} gratis bezorgd.`,
    'nl-be': `Warme donsdekens voor koude slaapkamers, van dons, wol en vezel. Bij elk donsdeken staat de warmteklasse; vanaf ${FREE_DELIVERY_FROM} gratis geleverd.`,
    de: `Warme Bettdecken für kalte Schlafzimmer, aus Daunen, Wolle und Faser. Mit Wärmeklasse und Füllgewicht bei jeder Decke; ab ${FREE_DELIVERY_FROM} versandfrei.`,
    en: `Warm duvets for cold bedrooms, in down, wool and fiber. Each comes with its warmth class and fill weight; free delivery from ${FREE_DELIVERY_FROM}.`,
  },
};
