import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Beds for people whom standard beds do not fit. */
export const federhausBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'FED-LANGHOLZ',
    brand: 'Federhaus',
    model: 'Langholz',
    kind: FURNITURE_KIND.extraLongBed,
    summary: {
      nl: 'Eiken bed van 220 cm lang voor wie langer is dan twee meter, ook in 210.',
      de: 'Eichenbett in 220 cm Länge für alle über zwei Meter, auch in 210.',
      en: 'An oak bed for mattresses 220 cm (87 inches) long, for anyone above 200 cm (6 ft 6); also in 210.',
    },
    description: [
      {
        nl: 'Reken voor je bed op je lengte plus 20 cm. De Langholz heeft een plat voeteneinde, lager dan het matras: wie er toch uitsteekt, ligt tenminste niet klem. Het hoofdbord is 108 cm hoog en steunt zittend ook een lange rug.',
        'nl-be':
          'Reken voor je bed op je lengte plus 20 cm. De Langholz heeft een plat voeteneinde, lager dan de matras: wie er toch uitsteekt, ligt tenminste niet klem. Het hoofdbord is 108 cm hoog en steunt zittend ook een lange rug.',
        de: 'Rechnen Sie für das Bett Ihre Größe plus 20 cm. Das Fußteil des Langholz ist niedriger als die Matratze: Wer doch übersteht, stößt wenigstens nicht an. Das 108 cm hohe Kopfteil stützt im Sitzen auch einen langen Rücken.',
        'de-at':
          'Rechnen Sie für das Bett Ihre Größe plus 20 cm. Das Fußteil des Langholz ist niedriger als die Matratze: Wer doch übersteht, stößt wenigstens nicht an. Das 108 cm hohe Betthaupt stützt im Sitzen auch einen langen Rücken.',
        en: 'For the length of a bed, take your height plus 20 cm (8 in). The foot of the Langholz is lower than the mattress, so if you do stick out, at least nothing is in the way. Its 108 cm (42 in) headboard supports a tall back when you sit up.',
      },
      {
        nl: 'Houd er rekening mee dat hoeslakens van 220 niet in elke winkel liggen en dat het bed van buiten 231 cm meet. Het hout is geolied; een paar druppels olie op een doek houden het twee jaar mooi.',
        de: 'Bedenken Sie, dass es Spannbettlaken in 220 cm nicht überall gibt und dass das Bett außen 231 cm misst. Das Holz ist geölt; ein paar Tropfen Öl auf einem Tuch halten es zwei Jahre lang schön.',
        'de-at':
          'Bedenken Sie, dass es Spannleintücher in 220 cm nicht überall gibt und dass das Bett außen 231 cm misst. Das Holz ist geölt; ein paar Tropfen Öl auf einem Tuch halten es zwei Jahre lang schön.',
        en: 'Bear in mind that not every store has fitted sheets this long, and that the bed measures 231 cm (91 in) on the outside. The wood is oiled; a few drops on a cloth keep it looking good for two years.',
      },
    ],
    colors: [{ color: 'eiken' }, { color: 'noten', extra: 55 }],
    attributes: {
      ledikant_materiaal: 'eiken',
      ledikant_hoogte: 48,
      ledikant_hoofdbord_hoogte: 108,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_poten: 'eiken',
      ledikant_maximale_belasting: 150,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes(
      {
        '90x210': 799,
        '90x220': 839,
        '160x210': 1049,
        '160x220': 1099,
        '180x210': 1099,
        '180x220': 1149,
        '200x220': 1219,
      },
      { days: 20 },
    ),
    popularity: 44,
    since: '2025-02-24',
  }),
  bedFrame({
    sku: 'FED-HEIMKEHR',
    brand: 'Federhaus',
    model: 'Heimkehr',
    kind: KIND.bedFrame,
    summary: {
      nl: 'Bed dat zonder gereedschap in en uit elkaar gaat, voor wie nog niet weet waar hij volgend jaar woont.',
      de: 'Bett zum Stecken, ohne Werkzeug auf- und abgebaut, für alle, die noch nicht wissen, wo sie nächstes Jahr wohnen.',
      en: 'A bed that slots together and apart without tools, for people who do not know yet where they will live next year.',
    },
    description: [
      {
        nl: 'Acht delen, geen schroef. De zijden haken in de poten en trekken zich onder het gewicht van het matras vanzelf vast. Twee mensen hebben er tien minuten voor nodig; alleen lukt het ook, met een stapel boeken onder het losse eind.',
        'nl-be':
          'Acht delen, geen schroef. De zijden haken in de poten en trekken zich onder het gewicht van de matras vanzelf vast. Twee mensen hebben er tien minuten voor nodig; alleen lukt het ook, met een stapel boeken onder het losse eind.',
        de: 'Acht Teile, keine Schraube. Die Seiten haken sich in die Füße ein und ziehen sich unter dem Gewicht der Matratze von selbst fest. Zu zweit dauert das zehn Minuten; allein geht es auch, mit einem Stapel Bücher unter dem freien Ende.',
        en: 'Eight parts, not a single screw. The sides hook into the legs and pull themselves tight under the weight of the mattress. It takes two people ten minutes; one can do it too, with a stack of books under the loose end.',
      },
      {
        nl: 'Kraken doet een steekverbinding pas als er vuil in zit: borstel de haken schoon voor je het bed weer opbouwt. Wie er vaak op de rand zit om schoenen aan te trekken, heeft meer aan een geschroefd bed.',
        de: 'Eine Steckverbindung knarrt erst, wenn Schmutz darin sitzt: Bürsten Sie die Haken vor dem nächsten Aufbau sauber. Wer täglich auf der Kante sitzt, um sich die Schuhe zu binden, ist mit einem geschraubten Bett besser bedient.',
        en: 'A slotted joint only creaks when there is grit in it: brush the hooks clean before you put the bed up again. If you sit on the edge every day to tie your shoes, a bolted bed will serve you better.',
      },
    ],
    colors: [
      { color: 'zwart' },
      { color: 'wit' },
      { color: 'noten', extra: 25, soldOut: ['90x200'] },
    ],
    attributes: {
      ledikant_materiaal: 'beuken',
      ledikant_hoogte: 40,
      ledikant_hoofdbord_hoogte: 78,
      ledikant_hoofdbord_dikte: 2,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 110,
    },
    offers: sizes(
      { '90x200': 349, '120x200': 399, '140x200': 429, '160x200': 459, '180x200': 489 },
      { days: 3, was: { '140x200': 459 }, lastOnes: ['120x200'] },
    ),
    popularity: 102,
    since: '2025-09-15',
  }),
];
