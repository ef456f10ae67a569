import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedBase } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const bedBases: readonly ProductData[] = [
  bedBase({
    sku: 'HAL-ASK',
    brand: 'Halmstad',
    model: 'Ask',
    kind: KIND.slattedBase,
    summary: {
      nl: 'Vlakke bodem met 28 verende latten van beukenhout, voor elk matras dat een stevige ondergrond vraagt.',
      de: 'Starrer Lattenrost mit 28 Federholzleisten aus Buche, für jede Matratze, die einen festen Untergrund braucht.',
      en: 'A flat base with 28 sprung beech slats, for any mattress that needs solid support.',
    },
    description: [
      {
        nl: 'De latten van de Ask liggen 4 cm uit elkaar: dicht genoeg voor schuim en latex, ruim genoeg om het matras te laten ademen. Ze rusten in rubberen kappen, die kraken voorkomen.',
        de: 'Die Leisten des Ask liegen 4 cm auseinander: eng genug für Schaum und Latex, weit genug, damit die Matratze atmen kann. Sie ruhen in Kappen aus Kautschuk, die nicht knarren.',
        en: 'The slats of the Ask are an inch and a half apart: close enough for foam and latex, wide enough to let the mattress breathe. They rest in rubber caps that keep the base from creaking.',
      },
      {
        nl: 'Bij de heup zitten zes dubbele latten met schuivers. Schuift u die naar buiten, dan ligt u daar steviger; naar binnen, dan zachter. De bodem komt gemonteerd en past in ieder ledikant met een steunlijst.',
        de: 'Im Beckenbereich sitzen sechs doppelte Leisten mit Schiebern. Nach außen geschoben wird es dort fester, nach innen weicher. Der Rost kommt fertig montiert und passt in jedes Bettgestell mit Auflageleiste.',
        en: 'At the hips there are six double slats with sliders. Move them outward for firmer support, inward for softer. The base arrives assembled and fits any bed frame with a support rail.',
      },
    ],
    pictures: [PICTURE.bedBaseBeech],
    attributes: {
      kleur: 'beuken',
      bedbodem_latten: 28,
      bedbodem_verstelbaar: 'vlak',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'ja',
      bedbodem_comfortzones: 5,
      bedbodem_hoogte: 6,
      bedbodem_maximale_belasting: 120,
    },
    offers: sizes({
      '70x200': 109,
      '80x200': 109,
      '90x200': 109,
      '90x210': 119,
      '120x200': 159,
      '140x200': 179,
    }),
    popularity: 244,
    since: '2024-01-08',
  }),
];
