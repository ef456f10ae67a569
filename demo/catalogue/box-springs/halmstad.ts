import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { FIVE_ZONE_SPRINGS, STORAGE_FLOORS } from './kinds-of-bases.ts';
import { HEADBOARD, LEGS, MATTRESS, TOPPER } from './part-choices.ts';

/** Box springs from stock, for a smaller budget. */
export const halmstadBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'HAL-SUND',
    brand: 'Halmstad',
    model: 'Sund',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Grijze boxspring uit voorraad: binnen drie werkdagen in huis, in een half uur in elkaar.',
      de: 'Graues Boxspringbett ab Lager: in drei Werktagen bei Ihnen, in einer halben Stunde aufgebaut.',
      en: 'A gray box spring bed from stock: at your home within three working days, assembled in half an hour.',
    },
    description: [
      {
        nl: 'De Sund ligt compleet op de plank, in de vier maten die het meest gevraagd worden. Alles zit in acht pakketten die je met z’n tweeën tilt: de onderbox bestaat uit vier kwarten, de matrassen zijn opgerold. De kwarten klik je aan elkaar; alleen het hoofdbord heeft schroeven.',
        de: 'Die Sund liegt komplett auf Lager, in den vier gefragtesten Größen. Alles kommt in acht Paketen, die man zu zweit trägt: Die Unterbox besteht aus vier Vierteln, die Matratzen sind gerollt. Die Viertel werden zusammengesteckt; nur das Kopfteil wird verschraubt.',
        'de-at':
          'Die Sund liegt komplett auf Lager, in den vier gefragtesten Größen. Alles kommt in acht Paketen, die man zu zweit trägt: Die Unterbox besteht aus vier Vierteln, die Matratzen sind gerollt. Die Viertel werden zusammengesteckt; nur das Betthaupt wird verschraubt.',
        en: 'The Sund is in stock complete, in the four sizes most people ask for. It comes in eight packages that two people can carry: the base is in four quarters, the mattresses are rolled up. The quarters click together; only the headboard needs screws.',
      },
      {
        nl: 'Je slaapt op pocketveren met vijf zones en een topper van 5 cm koudschuim. De hoes van de topper gaat op 60 graden in de was.',
        de: 'Sie schlafen auf Taschenfedern mit fünf Zonen und einem 5 cm hohen Kaltschaumtopper. Dessen Bezug ist bei 60 Grad waschbar.',
        en: 'You sleep on pocket springs with five zones and a 5 cm (2 in) HR foam topper, whose cover can be washed hot.',
      },
    ],
    attributes: {
      kleur: 'grijs',
      boxspring_hardheid: 'medium',
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 5,
      boxspring_aantal_veren: 220,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 58,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 8,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 100,
      bijzonderheden: ['kleine_delen'],
    },
    offers: sizes(
      { '140x200': 899, '160x200': 999, '180x200': 1049, '180x210': 1149 },
      { days: 3, was: { '140x200': 999, '160x200': 1049 }, lastOnes: ['180x210'] },
    ),
    popularity: 263,
    since: '2024-09-30',
  }),
  boxSpring({
    sku: 'HAL-TORP',
    brand: 'Halmstad',
    model: 'Torp',
    kind: KIND.storageBoxSpring,
    summary: {
      nl: 'Roestrode opbergboxspring voor kleine slaapkamers, ook leverbaar in 120 breed.',
      de: 'Rostrotes Boxspringbett mit Stauraum für kleine Schlafzimmer, auch in 120 cm Breite.',
      en: 'A rust red storage box spring bed for small bedrooms, also 120 cm wide.',
    },
    description: [
      {
        nl: 'In een kleine kamer telt elke vierkante meter dubbel. Onder de Torp vind je, afhankelijk van de maat, 350 tot 550 liter bergruimte. De box klapt aan het voeteneinde open, dus er hoeft naast het bed geen ruimte vrij te blijven.',
        de: 'In einem kleinen Zimmer zählt jeder Quadratmeter doppelt. Unter der Torp finden Sie je nach Größe 350 bis 550 Liter Stauraum. Die Box öffnet sich am Fußende, neben dem Bett muss also kein Platz frei bleiben.',
        en: 'In a small room every square foot counts double. Depending on the size, there are 350 to 550 liters (12 to 19 cubic feet) of storage under the Torp. The base opens at the foot end, so you need no free space beside the bed.',
      },
      {
        nl: 'Het matras is van koudschuim en uit één stuk, ook in 160 breed. Dat ligt in het midden net zo goed als aan de kant, maar bewegingen voel je wat meer dan op twee losse matrassen.',
        'nl-be':
          'De matras is van koudschuim en uit één stuk, ook in 160 breed. Die ligt in het midden net zo goed als aan de kant, maar bewegingen voel je wat meer dan op twee losse matrassen.',
        de: 'Die Matratze ist aus Kaltschaum und in einem Stück, auch bei 160 cm Breite. In der Mitte liegt man so gut wie am Rand, nur spürt man Bewegungen etwas mehr als auf zwei einzelnen Matratzen.',
        en: 'The mattress is HR foam and in one piece, also at 160 cm wide. The middle is as comfortable as the sides, though you will feel movement a little more than on two separate mattresses.',
      },
    ],
    parts: [
      { part: 'onderbox', choices: [...STORAGE_FLOORS] },
      {
        part: 'matras',
        choices: [
          {
            ...MATTRESS.foam,
            summary: {
              nl: 'Uit één stuk, drie comfortzones',
              de: 'Aus einem Stück, drei Komfortzonen',
              en: 'In one piece, with three comfort zones',
            },
          },
          { ...FIVE_ZONE_SPRINGS, extra: { 120: 99, 140: 119, 160: 139 } },
        ],
      },
      { part: 'topper', choices: [TOPPER.foam, TOPPER.memoryFoam, { ...TOPPER.none, extra: -70 }] },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, { ...HEADBOARD.none, extra: -110 }] },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.oak] },
    ],
    attributes: {
      kleur: 'roest',
      boxspring_hardheid: 'medium',
      boxspring_kern: 'koudschuim',
      boxspring_comfortzones: 3,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 56,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 8,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'onder_box',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 100,
    },
    offers: sizes(
      { '120x200': 849, '140x200': 949, '160x200': 1079 },
      { days: 10, soldOut: ['120x200'] },
    ),
    popularity: 88,
    since: '2026-01-19',
  }),
];
