import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { fittedSheet } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { fittedSheetPicture } from '../pictures.ts';

/** Fitted sheets for toppers, whole and split, and for beds with an adjustable back. */
export const topperSheets: readonly ProductData[] = [
  fittedSheet({
    sku: 'DON-LAAGLAND',
    brand: 'Donsgaard',
    model: 'Laagland',
    kind: KIND.topperSheet,
    summary: {
      nl: 'Laag jersey hoeslaken voor toppers van 4 tot 12 cm, dat niet onder het matras doorloopt.',
      'nl-be':
        'Laag jersey hoeslaken voor toppers van 4 tot 12 cm, dat niet onder de matras doorloopt.',
      de: 'Flacher Jersey für Topper von 4 bis 12 cm, der die Matratze darunter frei lässt.',
      en: 'A shallow jersey sheet for toppers 1½ to 5 inches (4 to 12 cm) high that leaves the mattress free.',
    },
    description: [
      {
        nl: 'Trek je een gewoon hoeslaken over topper én matras, dan trekt het de topper bol. De Laagland pakt alleen de topper in, met hoeken van 15 cm en rondom elastiek. Het matras eronder kan zo ademen en de topper blijft vlak.',
        'nl-be':
          'Trek je een gewoon hoeslaken over topper én matras, dan trekt het de topper bol. De Laagland pakt alleen de topper in, met hoeken van 15 cm en rondom elastiek. De matras eronder kan zo ademen en de topper blijft vlak.',
        de: 'Ein gewöhnliches Laken über Topper und Matratze zieht den Topper rund. Laagland fasst nur den Topper, mit 15 cm Steg und Rundumgummi. So atmet die Matratze darunter, und der Topper bleibt flach.',
        'de-at':
          'Ein gewöhnliches Leintuch über Topper und Matratze zieht den Topper rund. Laagland fasst nur den Topper, mit 15 cm Steg und Rundumgummi. So atmet die Matratze darunter, und der Topper bleibt flach.',
        en: 'Pull an ordinary sheet over topper and mattress and it will bow the topper. Laagland wraps the topper alone, with 15 cm (6 in) pockets and elastic all round. The mattress below can breathe and the topper stays flat.',
      },
      {
        nl: 'Het breisel is 165 gram per vierkante meter, met een beetje elastaan. Om een topper van 4 of 5 cm zit hij wat ruimer aan de onderkant. Wassen op 60 graden, strijken niet nodig.',
        de: 'Der Stoff wiegt 165 g pro Quadratmeter und enthält etwas Elasthan. Bei Toppern von 4 oder 5 cm liegt unten etwas mehr Stoff. Waschbar bei 60 Grad, bügelfrei.',
        en: 'The knit weighs 165 g per square meter and has a touch of elastane. On a topper of 4 to 5 cm (1½ to 2 in) a little more fabric is tucked below. Wash it hot; no ironing.',
      },
    ],
    colors: inColors(
      fittedSheetPicture,
      ['zand', 'wit', 'grijs', 'antraciet', 'lichtblauw', 'nachtblauw'],
      { lichtblauw: { soldOut: ['200x210', '200x220'] } },
    ),
    attributes: {
      hoeslaken_materiaal: 'jersey',
      hoeslaken_hoekhoogte: 15,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes({
      '70x200': 16.95,
      '80x200': 17.95,
      '90x200': 18.95,
      '90x220': 20.95,
      '120x200': 22.95,
      '140x200': 24.95,
      '140x210': 25.95,
      '160x200': 27.95,
      '160x210': 28.95,
      '180x200': 29.95,
      '180x210': 30.95,
      '180x220': 32.95,
      '200x200': 33.95,
      '200x210': 34.95,
      '200x220': 36.95,
    }),
    popularity: 318,
    since: '2024-02-05',
  }),
  fittedSheet({
    sku: 'DON-TWEELING',
    brand: 'Donsgaard',
    model: 'Tweeling',
    kind: BEDDING_KIND.splitTopperSheet,
    summary: {
      nl: 'Hoeslaken met een split aan het hoofdeinde, zodat elke kant van het bed apart omhoog kan.',
      de: 'Laken mit Einschnitt am Kopfende, damit sich jede Betthälfte einzeln hochstellen lässt.',
      'de-at':
        'Leintuch mit Einschnitt am Kopfende, damit sich jede Betthälfte einzeln hochstellen lässt.',
      en: 'A sheet split at the head end, so that each side of the bed can be raised on its own.',
    },
    description: [
      {
        nl: 'Een splittopper is één topper met een snede van ongeveer 70 cm aan het hoofdeinde. De Tweeling volgt die snede met een genaaide bodem in het midden: leest de een, dan slaapt de ander gewoon plat door. De split is 75 cm lang, dus kortere splits passen ook.',
        de: 'Ein Split-Topper ist ein durchgehender Topper mit einem rund 70 cm langen Schnitt am Kopfende. Tweeling folgt ihm mit einem eingenähten Steg in der Mitte: Wer liest, stellt seine Seite hoch, die andere bleibt flach. Der Einschnitt misst 75 cm, kürzere Splits passen ebenfalls.',
        en: 'A split topper is one topper with a cut of about 70 cm (28 in) at the head end. Tweeling follows that cut with a sewn channel in the middle: one of you reads, the other sleeps on flat. The split is 75 cm (30 in) long, so shorter ones fit too.',
      },
      {
        nl: 'Meet voor je bestelt: heeft jouw topper ook een split aan het voeteneind, of zijn het twee losse toppers, dan heb je een ander laken nodig. Hoeken van 15 cm, voor toppers van 6 tot 12 cm. Jersey met elastaan, 60 graden, niet strijken.',
        de: 'Messen Sie vor dem Bestellen: Ist Ihr Topper auch am Fußende geteilt oder besteht er aus zwei losen Teilen, brauchen Sie ein anderes Laken. Steg 15 cm, für Topper von 6 bis 12 cm. Jersey mit Elasthan, 60 Grad, bügelfrei.',
        'de-at':
          'Messen Sie vor dem Bestellen: Ist Ihr Topper auch am Fußende geteilt oder besteht er aus zwei losen Teilen, brauchen Sie ein anderes Leintuch. Steg 15 cm, für Topper von 6 bis 12 cm. Jersey mit Elasthan, 60 Grad, bügelfrei.',
        en: 'Check before you order: if your topper is split at the foot as well, or is really two separate toppers, you need a different sheet. Pockets 15 cm (6 in) deep, for toppers 6 to 12 cm (2½ to 5 in) high. Stretch jersey, hot wash, no ironing.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['zilvergrijs', 'wit', 'zand', 'antraciet'], {
      zand: { soldOut: ['200x220'] },
    }),
    attributes: {
      hoeslaken_materiaal: 'jersey',
      hoeslaken_hoekhoogte: 15,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['verstelbare_bodem'],
    },
    offers: sizes(
      {
        '140x200': 36.95,
        '140x210': 37.95,
        '160x200': 39.95,
        '160x210': 40.95,
        '160x220': 42.95,
        '180x200': 42.95,
        '180x210': 43.95,
        '180x220': 45.95,
        '200x200': 46.95,
        '200x210': 47.95,
        '200x220': 49.95,
      },
      { slower: { '140x210': 7, '200x210': 7 }, lastOnes: ['200x200'] },
    ),
    popularity: 146,
    since: '2024-06-10',
  }),
  fittedSheet({
    sku: 'NOO-GLETSJER',
    brand: 'Noorderlicht',
    model: 'Gletsjer',
    kind: BEDDING_KIND.lyocellSheet,
    summary: {
      nl: 'Koel, rekbaar laken van lyocell en katoen, dat ook een verstelbare bodem bijhoudt.',
      de: 'Kühler Stretchjersey aus Lyocell und Baumwolle, der auch verstellbare Roste mitmacht.',
      en: 'A cool, stretchy sheet of lyocell and cotton that keeps up with an adjustable base.',
    },
    description: [
      {
        nl: 'Een matras van traagschuim of latex houdt meer warmte vast dan een met veren. De Gletsjer compenseert dat een beetje: de lyocell voert vocht en warmte sneller af dan katoen alleen. Het blijft een laken, dus verwacht er geen wonderen van; merken doe je het wel.',
        'nl-be':
          'Een matras van traagschuim of latex houdt meer warmte vast dan één met veren. De Gletsjer vangt dat een beetje op: de lyocell voert vocht en warmte sneller af dan katoen alleen. Het blijft een laken, dus verwacht er geen wonderen van; merken doe je het wel.',
        de: 'Matratzen aus Viscoschaum oder Latex halten mehr Wärme als solche mit Federn. Gletsjer gleicht das ein wenig aus: Lyocell leitet Feuchtigkeit und Wärme schneller ab als Baumwolle allein. Wunder darf man von einem Laken nicht erwarten, einen spürbaren Unterschied schon.',
        'de-at':
          'Matratzen aus Viscoschaum oder Latex halten mehr Wärme als solche mit Federn. Gletsjer gleicht das ein wenig aus: Lyocell leitet Feuchtigkeit und Wärme schneller ab als Baumwolle allein. Wunder darf man von einem Leintuch nicht erwarten, einen spürbaren Unterschied schon.',
        en: 'Memory foam and latex hold more heat than springs do. Gletsjer makes up for some of it: lyocell carries moisture and heat away faster than cotton alone. It is still a sheet, so expect a noticeable difference, not a miracle.',
      },
      {
        nl: 'Voor matrassen van 18 tot 30 cm. Was op 40 graden en zonder wasverzachter, die legt een filmpje over de vezels waardoor ze minder vocht opnemen. Uit de machine gladstrijken met de hand is genoeg.',
        de: 'Für Matratzen von 18 bis 30 cm. Bei 40 Grad und ohne Weichspüler waschen, der legt einen Film über die Fasern, und sie nehmen weniger Feuchtigkeit auf. Nach dem Waschen von Hand glatt streichen genügt.',
        en: 'For mattresses 18 to 30 cm (7 to 12 in) high. Machine wash warm without softener, which coats the fibers so they absorb less. Smooth it by hand when it comes out of the machine; that is enough.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['lichtblauw', 'wit', 'zilvergrijs', 'petrol']),
    attributes: {
      hoeslaken_materiaal: ['lyocell', 'katoen'],
      hoeslaken_hoekhoogte: 30,
      hoeslaken_matrashoogte_min: 18,
      hoeslaken_matrashoogte_max: 30,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_40',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['verstelbare_bodem', 'zonder_dierlijk'],
    },
    offers: sizes(
      {
        '80x200': 28.95,
        '90x200': 29.95,
        '90x220': 32.95,
        '140x200': 38.95,
        '160x200': 41.95,
        '180x200': 44.95,
        '180x220': 48.95,
      },
      { was: { '90x200': 32.95, '180x200': 48.95 } },
    ),
    popularity: 129,
    since: '2025-05-26',
  }),
];
