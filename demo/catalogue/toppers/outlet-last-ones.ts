import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { outletTopper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Toppers with a dented box, an odd size or a discontinued cover, sold online only. */
export const outletLastOnes: readonly ProductData[] = [
  outletTopper({
    sku: 'HAL-SKUGGA',
    brand: 'Halmstad',
    model: 'Skugga',
    kind: KIND.comfortFoamTopper,
    summary: {
      nl: 'Schuimtopper van 5 cm waarvan de doos een deuk heeft en de topper niet.',
      de: '5 cm hoher Schaumtopper: Der Karton hat eine Delle, der Topper nicht.',
      en: 'A 2-inch (5 cm) foam topper whose box is dented, though the topper is not.',
    },
    description: [
      {
        nl: 'Op een pallet staat altijd iemand onderop. Deze dozen zijn ingedeukt aangekomen; de toppers erin zijn opgerold, geseald en nagekeken. Ze zijn bedoeld voor een logeerbed, een studentenkamer of een slaapbank die een seizoen mee moet.',
        'nl-be':
          'Op een pallet staat altijd iets onderaan. Deze dozen zijn ingedeukt aangekomen; de toppers erin zijn opgerold, geseald en nagekeken. Ze zijn bedoeld voor een logeerbed, een kot of een zetelbed dat een seizoen mee moet.',
        de: 'Auf jeder Palette steht einer ganz unten. Diese Kartons sind eingedrückt angekommen; die Topper darin sind gerollt, verschweißt und geprüft. Gedacht sind sie für das Gästebett, die Studentenbude oder ein Schlafsofa, das noch eine Saison halten soll.',
        en: 'On every pallet something has to be at the bottom. These boxes arrived dented; the toppers inside are rolled, sealed and checked. They are meant for a guest bed, a dorm room or a sofa bed that has one more season to go.',
      },
      {
        nl: 'Comfortschuim van 28 kilo per kubieke meter is te licht voor elke nacht; dat zeggen we ook tegen deze prijs. De hoes kan op 40 graden. Terugsturen mag binnen 14 dagen, proefslapen niet.',
        de: 'Komfortschaum mit 28 kg pro Kubikmeter ist für jede Nacht zu leicht, das gilt auch bei diesem Preis. Der Bezug ist bei 40 Grad waschbar. Rückgabe innerhalb von 14 Tagen, kein Umtauschrecht darüber hinaus.',
        en: 'Comfort foam of 28 kg per cubic meter is too light for every night, and we say so even at this price. The cover is machine washable. You can return it within 14 days; there is no trial.',
      },
    ],
    attributes: {
      topper_hardheid: 'zacht',
      topper_kern: 'comfortschuim',
      topper_hoogte: 5,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_40',
      topper_rits: 'een_zijde',
    },
    grades: { ventilatie: 2, drukverdeling: 2 },
    offers: sizes(
      { '80x200': 34.95, '90x200': 39.95, '120x200': 49.95, '140x200': 54.95 },
      {
        was: { '80x200': 59.95, '90x200': 64.95, '120x200': 79.95, '140x200': 89.95 },
        lastOnes: ['80x200', '140x200'],
        soldOut: ['120x200'],
      },
    ),
    popularity: 57,
    since: '2024-05-13',
  }),
  outletTopper({
    sku: 'LUN-ESPUMA',
    brand: 'Lunaro',
    model: 'Espuma',
    kind: KIND.memoryFoamTopper,
    summary: {
      nl: 'Traagschuimtopper van 8 cm in de maten die overbleven: 120, 200 x 210 en 200 x 220.',
      de: '8 cm hoher Viscotopper in den Größen, die übrig blieben: 120, 200 x 210 und 200 x 220.',
      en: 'A 3-inch (8 cm) memory foam topper in the sizes that were left: 120, 200 x 210 and 200 x 220.',
    },
    description: [
      {
        nl: 'De Espuma was vijf jaar lang onze dikste traagschuimtopper. De gangbare maten zijn weg; over zijn een handvol twijfelaars en toppers voor bedden van 2 bij 2,10 en 2,20. Heb je zo’n bed, dan weet je hoe zelden die worden afgeprijsd.',
        'nl-be':
          'De Espuma was vijf jaar lang onze dikste traagschuimtopper. De gangbare maten zijn weg; over zijn een handvol exemplaren van 120 breed en toppers voor bedden van 2 bij 2,10 en 2,20. Heb je zo’n bed, dan weet je hoe zelden die in promotie staan.',
        de: 'Der Espuma war fünf Jahre lang unser höchster Viscotopper. Die gängigen Größen sind weg; übrig sind eine Handvoll in 120 und Topper für Betten von 2 mal 2,10 und 2,20. Wer so ein Bett hat, weiß, wie selten es dafür Prozente gibt.',
        en: 'For five years the Espuma was our thickest memory foam topper. The usual sizes are gone; left are a handful at 120 wide and some for beds of 200 x 210 and 200 x 220. If you own such a bed, you know how rarely they are reduced.',
      },
      {
        nl: 'Hij zakt diep in en houdt warmte vast: niets voor wie het gauw heet heeft of zich veel omdraait. De hoes heeft een rits rondom en mag op 60 graden in de was.',
        de: 'Man sinkt tief ein, und er hält die Wärme: nichts für alle, denen schnell heiß wird oder die sich oft drehen. Der Bezug öffnet sich rundum und ist bei 60 Grad waschbar.',
        en: 'It lets you sink in deep and holds warmth, so it is not for those who run hot or toss and turn. The cover unzips all round and can be washed hot.',
      },
    ],
    attributes: {
      topper_hardheid: 'zacht',
      topper_kern: 'traagschuim',
      topper_hoogte: 8,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
    },
    grades: { ventilatie: 2, drukverdeling: 5 },
    offers: sizes(
      { '120x200': 149, '200x210': 219, '200x220': 229 },
      {
        was: { '120x200': 259, '200x210': 429, '200x220': 449 },
        lastOnes: ['120x200', '200x210', '200x220'],
      },
    ),
    popularity: 26,
    since: '2021-09-06',
  }),
  outletTopper({
    sku: 'VEL-BREM',
    brand: 'Veluwe Slaapatelier',
    model: 'Brem',
    kind: KIND.latexTopper,
    summary: {
      nl: 'Topper van 7 cm natuurlatex waarvan de wever de stof niet meer maakt.',
      de: '7 cm hoher Topper aus Naturlatex, dessen Bezugsstoff nicht mehr gewebt wird.',
      en: 'A natural latex topper, nearly 3 inches (7 cm) thick, in a cover that is no longer woven.',
    },
    description: [
      {
        nl: 'De weverij in Twente die dit ongebleekte katoen maakte, is gestopt. De laatste rollen werden deze toppers. Binnenin zit dezelfde latex als in de Vlier, maar zonder wol; een nieuwe hoes in deze stof kunnen we later dus niet meer leveren.',
        de: 'Die Weberei, aus der diese ungebleichte Baumwolle kam, hat geschlossen. Die letzten Ballen wurden zu diesen Toppern. Innen steckt der Latex des Vlier, nur ohne Wolle; einen neuen Bezug aus diesem Stoff können wir später nicht mehr liefern.',
        en: 'The mill that made this unbleached cotton has closed. Its last rolls became these toppers. Inside is the latex of the Vlier, without the wool; we will not be able to supply a new cover in this fabric later on.',
      },
      {
        nl: 'Hij veert snel en ligt medium, goed voor wie vaak draait. Was de hoes op 40 graden en niet heter: ongebleekt katoen krimpt. Voor mensen met een latexallergie is hij niet geschikt.',
        de: 'Er federt schnell und liegt sich mittelfest, gut für alle, die sich oft drehen. Den Bezug bei 40 Grad waschen, nicht heißer: Ungebleichte Baumwolle läuft ein. Bei Latexallergie nicht geeignet.',
        en: 'It springs back quickly and feels medium, good if you turn a lot. Wash the cover warm, not hot, as unbleached cotton shrinks. Not for people with a latex allergy.',
      },
    ],
    attributes: {
      topper_hardheid: 'medium',
      topper_kern: 'natuurlatex',
      topper_hoogte: 7,
      topper_hoes: 'katoen',
      topper_wasbaar: 'graden_40',
      topper_rits: 'drie_zijden',
      bijzonderheden: ['natuurlijk', 'omkeerbaar'],
    },
    grades: { ventilatie: 4, drukverdeling: 4 },
    offers: sizes(
      { '90x200': 189, '140x200': 279, '160x200': 309 },
      {
        days: 4,
        was: { '90x200': 289, '140x200': 429, '160x200': 479 },
        lastOnes: ['90x200', '160x200'],
      },
    ),
    popularity: 18,
    since: '2023-02-20',
  }),
  outletTopper({
    sku: 'FED-KIESEL',
    brand: 'Federhaus',
    model: 'Kiesel',
    kind: KIND.coldFoamTopper,
    summary: {
      nl: 'Teruggekomen en gereinigde koudschuimtopper van 7 cm met een nieuwe hoes.',
      de: 'Retoure, gereinigt und neu bezogen: 7 cm hoher Kaltschaumtopper.',
      en: 'Returned, cleaned and re-covered: an HR foam topper nearly 3 inches (7 cm) thick.',
    },
    description: [
      {
        nl: 'Wat na een paar nachten terugkomt omdat het te hard was, gooit Federhaus niet weg. De kern gaat door een stoomtunnel van 100 graden, er komt een nieuwe hoes om en een datum op het etiket. Het schuim is aan de randen soms iets verkleurd; daar voel je niets van.',
        de: 'Was nach ein paar Nächten zurückkommt, weil es zu fest war, wirft Federhaus nicht weg. Der Kern läuft durch einen Dampftunnel mit 100 Grad, bekommt einen neuen Bezug und ein Datum aufs Etikett. An den Rändern ist der Schaum manchmal etwas verfärbt; zu spüren ist davon nichts.',
        en: 'Federhaus does not throw away what comes back after a few nights for being too firm. The core passes through a steam tunnel, gets a new cover and a date on its label. The foam is sometimes a little discolored at the edges, which you cannot feel.',
      },
      {
        nl: 'Stevig, dus voor rug- en buikslapers of boven op een bed dat te zacht werd. Omkeerbaar, hoes op 60 graden. Wie met tweedehands in bed moeite heeft, laat deze liggen: er is op geslapen.',
        de: 'Fest, also für Rücken- und Bauchschläfer oder auf ein Bett, das zu weich wurde. Wendbar, Bezug bei 60 Grad waschbar. Wer Gebrauchtes im Bett nicht mag, lässt ihn liegen: Es hat schon jemand darauf geschlafen.',
        en: 'It is firm, so for back and stomach sleepers or on top of a bed that became too soft. Reversible, with a cover you can wash hot. If the idea of second-hand bothers you, leave it: someone has slept on it.',
      },
    ],
    attributes: {
      topper_hardheid: 'stevig',
      topper_kern: 'koudschuim',
      topper_hoogte: 7,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      bijzonderheden: ['omkeerbaar', 'gereinigde_retour'],
    },
    grades: { ventilatie: 4, drukverdeling: 2 },
    offers: sizes(
      { '90x200': 69, '100x200': 79, '140x200': 99, '160x200': 109, '180x200': 119 },
      {
        was: { '90x200': 149, '100x200': 165, '140x200': 215, '160x200': 239, '180x200': 265 },
        lastOnes: ['90x200', '100x200', '160x200'],
        soldOut: ['180x200'],
      },
    ),
    popularity: 33,
    since: '2024-09-02',
  }),
];
