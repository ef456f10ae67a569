import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Beds of a Flemish joinery, named after the rivers around it. */
export const elsbroekBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'ELS-NETE',
    brand: 'Elsbroek',
    model: 'Nete',
    kind: KIND.woodenBed,
    summary: {
      nl: 'Eiken bed met zijden van 4 cm dik en twee middenbalken, voor slapers tot 200 kilo elk.',
      de: 'Eichenbett mit 4 cm starken Seiten und zwei Mittelholmen, für Schläfer bis je 200 Kilo.',
      'de-at':
        'Eichenbett mit 4 cm starken Seiten und zwei Mittelträgern, für Schläfer bis je 200 Kilo.',
      en: 'An oak bed with sides 4 cm (1½ in) thick and two center beams, for sleepers of up to 200 kg (440 lb) each.',
    },
    description: [
      {
        nl: 'Bij zware slapers buigt niet het matras door, maar het bed. Daarom liggen de bodems in de Nete op een doorlopende lijst en op twee balken, die zelf op zes poten staan. Ook een verstelbare bodem met motor vindt er steun.',
        'nl-be':
          'Bij zware slapers buigt niet de matras door, maar het bed. Daarom liggen de lattenbodems in de Nete op een doorlopende lijst en op twee balken, die zelf op zes poten staan. Ook een verstelbare lattenbodem met motor vindt er steun.',
        de: 'Bei schweren Schläfern gibt oft nicht die Matratze nach, sondern das Bett. Deshalb liegen die Roste in der Nete auf einer durchgehenden Leiste und zwei Holmen, die auf sechs Füßen stehen. Auch ein Motorrahmen findet hier Halt.',
        'de-at':
          'Bei schweren Schläfern gibt oft nicht die Matratze nach, sondern das Bett. Deshalb liegen die Lattenroste in der Nete auf einer durchgehenden Leiste und zwei Trägern, die auf sechs Füßen stehen. Auch ein Motorrahmen findet hier Halt.',
        en: 'With heavy sleepers it is often not the mattress that gives but the bed. So in the Nete the bases rest on an unbroken ledge and on two beams, which themselves stand on six legs. Powered bases find the support they need, too.',
      },
      {
        nl: 'Het bed weegt in 180 cm breed 96 kilo en is na het opbouwen niet meer even te verzetten; laat het meteen op zijn plek zetten. De olie ververs je een keer per jaar. Weeg je samen minder dan 150 kilo, dan is een lichter bed genoeg.',
        de: 'In 180 cm Breite wiegt das Bett 96 Kilo und lässt sich nach dem Aufbau nicht mehr einfach verrücken; lassen Sie es gleich an den richtigen Platz stellen. Das Öl frischen Sie einmal im Jahr auf. Wiegen Sie zusammen unter 150 Kilo, genügt ein leichteres Bett.',
        en: 'In the 180 cm width (71 inches) the bed weighs 96 kg (212 lb) and cannot simply be shifted once it stands, so have it assembled where you want it. Renew the oil once a year. If the two of you weigh less than 150 kg (330 lb) together, a lighter bed will do.',
      },
    ],
    colors: [{ color: 'eiken' }, { color: 'noten', extra: 75, days: 35 }],
    attributes: {
      ledikant_materiaal: 'eiken',
      ledikant_hoogte: 47,
      ledikant_hoofdbord_hoogte: 98,
      ledikant_hoofdbord_dikte: 4,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_poten: 'eiken',
      ledikant_maximale_belasting: 200,
      ledikant_keurmerk: 'fsc',
      bijzonderheden: ['natuurlijk'],
    },
    offers: sizes(
      {
        '90x200': 989,
        '140x200': 1149,
        '160x200': 1219,
        '180x200': 1289,
        '180x210': 1349,
        '200x200': 1389,
        '200x210': 1449,
      },
      { days: 25 },
    ),
    popularity: 58,
    since: '2025-01-20',
  }),
  bedFrame({
    sku: 'ELS-DEMER',
    brand: 'Elsbroek',
    model: 'Demer',
    kind: KIND.woodenBed,
    summary: {
      nl: 'Bed van massief Europees notenhout, waarvan het hoofdbord uit één stam gezaagd is.',
      de: 'Bett aus massivem europäischem Nussbaum, das Kopfteil aus einem einzigen Stamm gesägt.',
      'de-at':
        'Bett aus massivem europäischem Nussholz, das Betthaupt aus einem einzigen Stamm gesägt.',
      en: 'A bed of solid European walnut whose headboard is sawn from a single trunk.',
    },
    description: [
      {
        nl: 'De planken van één hoofdbord blijven van zaag tot olie bij elkaar, zodat de tekening van de ene in de andere doorloopt. Geen twee Demers zijn gelijk: een lichte streep spinthout of een kleine kwast is geen fout en geen reden tot ruilen.',
        de: 'Die Bretter eines Kopfteils bleiben von der Säge bis zum Öl beisammen, so läuft die Maserung von einem ins nächste. Keine zwei Demer sind gleich: Ein heller Streifen Splintholz oder ein kleiner Ast ist kein Mangel.',
        'de-at':
          'Die Bretter eines Betthaupts bleiben von der Säge bis zum Öl beisammen, so läuft die Maserung von einem ins nächste. Keine zwei Demer sind gleich: Ein heller Streifen Splintholz oder ein kleiner Ast ist kein Mangel.',
        en: 'The boards of one headboard stay together from saw to oil, so the figure runs on from one to the next. No two Demers are alike: a pale streak of sapwood or a small knot is not a defect.',
      },
      {
        nl: 'Notenhout wordt in de zon lichter, anders dan eiken. Laat het de eerste maanden niet half onder een sprei, of schuif die af en toe op. Wil je liever een gelijkmatige kleur die zo blijft, kies dan een gebeitst bed.',
        de: 'Nussbaum wird in der Sonne heller, anders als Eiche. Lassen Sie in den ersten Monaten keinen Überwurf auf derselben Stelle liegen. Wer eine gleichmäßige Farbe möchte, die so bleibt, nimmt ein gebeiztes Bett.',
        'de-at':
          'Nussholz wird in der Sonne heller, anders als Eiche. Lassen Sie in den ersten Monaten keinen Überwurf auf derselben Stelle liegen. Wer eine gleichmäßige Farbe möchte, die so bleibt, nimmt ein gebeiztes Bett.',
        en: 'Unlike oak, walnut grows lighter in the sun. Do not leave a bedspread over the same half of it for the first few months. If you want an even color that stays as it is, choose a stained bed.',
      },
    ],
    attributes: {
      kleur: 'noten',
      ledikant_materiaal: 'noten',
      ledikant_hoogte: 45,
      ledikant_hoofdbord_hoogte: 94,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_poten: 'noten',
      ledikant_maximale_belasting: 150,
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: sizes(
      { '160x200': 1949, '180x200': 2049, '180x210': 2149, '200x200': 2199 },
      { days: 30, lastOnes: ['200x200'] },
    ),
    popularity: 19,
    since: '2026-01-12',
  }),
  bedFrame({
    sku: 'ELS-DIJLE',
    brand: 'Elsbroek',
    model: 'Dijle',
    kind: FURNITURE_KIND.comfortBed,
    summary: {
      nl: 'Hoog bed van gebeitst beuken, in vier hoogten te zetten, om zonder zetje uit op te staan.',
      de: 'Hohes Bett aus gebeizter Buche, in vier Höhen einstellbar, zum Aufstehen ohne Schwung.',
      en: 'A tall bed of stained beech that sets to four heights, for getting up without a push.',
    },
    description: [
      {
        nl: 'Zitten je voeten plat op de vloer en je knieën in een rechte hoek, dan heb je de goede hoogte. De poten van de Dijle zijn per 3 cm te verstellen, van 45 tot 54 cm. Het matras ligt er 12 cm diep in: met een matras van 20 cm zit je op 53 tot 62 cm.',
        'nl-be':
          'Zitten je voeten plat op de vloer en je knieën in een rechte hoek, dan heb je de goede hoogte. De poten van de Dijle zijn per 3 cm te verstellen, van 45 tot 54 cm. De matras ligt er 12 cm diep in: met een matras van 20 cm zit je op 53 tot 62 cm.',
        de: 'Stehen die Füße flach auf dem Boden und die Knie im rechten Winkel, stimmt die Höhe. Die Füße der Dijle lassen sich in Schritten von 3 cm einstellen, der Rahmen steht dann 45 bis 54 cm hoch. Die Matratze liegt 12 cm tief darin: Mit 20 cm Matratze sitzen Sie auf 53 bis 62 cm.',
        en: 'If your feet are flat on the floor and your knees at a right angle, the height is right. The legs of the Dijle adjust in steps of 3 cm (just over an inch), for a frame of 45 to 54 cm (18 to 21 in) high. The mattress sits 12 cm (4¾ in) deep, so on a 20 cm (8 in) mattress you sit at 53 to 62 cm (21 to 24 in).',
      },
      {
        nl: 'De zijden zijn afgerond en boven het voeteneinde steekt niets uit waar je je aan kunt stoten. Voor een tillift is onder het bed 17 cm vrij, in de laagste stand. Ben je kleiner dan 1,60 m, probeer dan eerst een bed van gewone hoogte.',
        'nl-be':
          'De zijden zijn afgerond en boven het voeteneinde steekt niets uit waar je je aan kan stoten. Voor een tillift is onder het bed 17 cm vrij, in de laagste stand. Ben je kleiner dan 1,60 m, probeer dan eerst een bed van gewone hoogte.',
        de: 'Die Seiten sind gerundet, und über das Fußende ragt nichts hinaus, woran man sich stößt. Für einen Lifter bleiben auch in der niedrigsten Stellung 17 cm frei. Wer kleiner als 1,60 m ist, probiert besser zuerst ein Bett in üblicher Höhe.',
        en: 'The sides are rounded and nothing sticks out at the foot end to bump into. Even at the lowest setting a patient lift has 17 cm (6¾ in) of clearance. If you are shorter than 160 cm (5 ft 3), try a bed of the usual height first.',
      },
    ],
    colors: [{ color: 'noten' }, { color: 'wit' }, { color: 'zwart', extra: 30 }],
    attributes: {
      ledikant_materiaal: 'beuken',
      ledikant_hoogte: 54,
      ledikant_hoofdbord_hoogte: 104,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 160,
    },
    offers: sizes(
      {
        '90x200': 599,
        '100x200': 629,
        '140x200': 729,
        '160x200': 779,
        '180x200': 829,
        '180x210': 879,
      },
      { days: 10, was: { '90x200': 629, '180x200': 879 } },
    ),
    popularity: 86,
    since: '2024-11-25',
  }),
];
