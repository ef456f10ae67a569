import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { fittedSheet } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { sizes } from '../offers.ts';
import { fittedSheetPicture } from '../pictures.ts';

/** Stretch fitted sheets, from cots to box springs. */
export const jerseySheets: readonly ProductData[] = [
  fittedSheet({
    sku: 'HAL-VARDAG',
    brand: 'Halmstad',
    model: 'Vardag',
    kind: BEDDING_KIND.jerseySheet,
    summary: {
      nl: 'Hoeslaken voor elke dag: licht jersey in tien kleuren, voor matrassen van 15 tot 22 cm.',
      de: 'Laken für alle Tage: leichter Jersey in zehn Farben, für Matratzen von 15 bis 22 cm.',
      'de-at':
        'Leintuch für alle Tage: leichter Jersey in zehn Farben, für Matratzen von 15 bis 22 cm.',
      en: 'An everyday sheet: light jersey in ten colors, for mattresses 15 to 22 cm (6 to 8½ in) high.',
    },
    description: [
      {
        nl: 'De Vardag is gebreid van katoen van 135 gram per vierkante meter. Dat is dun, en dus snel droog en makkelijk in de hand. Op een matras hoger dan 22 cm wippen de hoeken los; kies dan een dieper laken.',
        de: 'Vardag wird aus Baumwolle mit 135 g pro Quadratmeter gestrickt. Das ist dünn, trocknet rasch und liegt leicht in der Hand. Auf Matratzen über 22 cm springen die Ecken ab; nehmen Sie dort ein Laken mit höherem Steg.',
        'de-at':
          'Vardag wird aus Baumwolle mit 135 g pro Quadratmeter gestrickt. Das ist dünn, trocknet rasch und liegt leicht in der Hand. Auf Matratzen über 22 cm springen die Ecken ab; nehmen Sie dort ein Leintuch mit höherem Steg.',
        en: 'Vardag is knitted from cotton at 135 g per square meter. That is thin, so it dries fast and is easy to handle. On mattresses over 22 cm (8½ in) the corners pop off; choose a deeper sheet there.',
      },
      {
        nl: 'De kleuren zijn over de jaren gelijk gehouden, zodat je er later één kunt bijkopen. Wassen op 60 graden; het elastiek kan tegen de droger, al gaat het aan de lijn langer mee.',
        'nl-be':
          'De kleuren zijn over de jaren gelijk gehouden, zodat je er later één kunt bijkopen. Wassen op 60 graden; het elastiek kan tegen de droogkast, al gaat het aan de wasdraad langer mee.',
        de: 'Die Farben bleiben über die Jahre gleich, so lässt sich später nachkaufen. Waschbar bei 60 Grad; der Gummi verträgt den Trockner, hält auf der Leine aber länger.',
        en: 'We keep the colors the same from year to year, so you can add one later. Wash it hot; the elastic survives the dryer but lasts longer on the line.',
      },
    ],
    colors: inColors(
      fittedSheetPicture,
      [
        'wit',
        'grijs',
        'zand',
        'taupe',
        'antraciet',
        'lichtblauw',
        'nachtblauw',
        'salie',
        'poederroze',
        'terracotta',
      ],
      {
        terracotta: { soldOut: ['160x200', '180x200'] },
        poederroze: { soldOut: ['180x220'] },
      },
    ),
    attributes: {
      hoeslaken_materiaal: 'jersey',
      hoeslaken_hoekhoogte: 25,
      hoeslaken_matrashoogte_min: 15,
      hoeslaken_matrashoogte_max: 22,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '80x200': 10.95,
        '90x200': 11.95,
        '90x210': 12.95,
        '90x220': 13.95,
        '100x200': 12.95,
        '120x200': 14.95,
        '140x200': 16.95,
        '140x220': 18.95,
        '160x200': 18.95,
        '160x220': 20.95,
        '180x200': 20.95,
        '180x220': 22.95,
      },
      { was: { '90x200': 12.95, '140x200': 18.95 } },
    ),
    popularity: 452,
    since: '2023-02-13',
  }),
  fittedSheet({
    sku: 'BLE-HOCHSTAND',
    brand: 'Bleichwiese',
    model: 'Hochstand',
    kind: BEDDING_KIND.jerseySheet,
    summary: {
      nl: 'Zwaar jersey met elastaan en hoeken van 40 cm, voor hoge matrassen en boxsprings met topper.',
      de: 'Schwerer Elasthan-Jersey mit 40 cm Steg, für hohe Matratzen und Boxspringbetten samt Topper.',
      en: 'Heavy stretch jersey with 40 cm (16 in) pockets, for tall mattresses and box springs with a topper.',
    },
    description: [
      {
        nl: 'Een gewoon hoeslaken schiet van een hoog bed af zodra je gaat zitten. De Hochstand weegt 230 gram per vierkante meter, heeft vijf procent elastaan en een elastiek van 2 cm breed. Hij omspant alles tussen 25 en 40 cm, dus ook een matras van 28 cm met een topper erop.',
        de: 'Ein gewöhnliches Laken springt vom hohen Bett, sobald man sich setzt. Hochstand wiegt 230 g pro Quadratmeter, enthält fünf Prozent Elasthan und einen 2 cm breiten Rundumgummi. Der Stoff umspannt alles zwischen 25 und 40 cm, also auch eine 28 cm hohe Matratze samt Topper.',
        'de-at':
          'Ein gewöhnliches Leintuch springt vom hohen Bett, sobald man sich setzt. Hochstand wiegt 230 g pro Quadratmeter, enthält fünf Prozent Elasthan und einen 2 cm breiten Rundumgummi. Der Stoff umspannt alles zwischen 25 und 40 cm, also auch eine 28 cm hohe Matratze samt Topper.',
        en: 'An ordinary sheet pops off a tall bed as soon as you sit down. Hochstand weighs 230 g per square meter, has five percent elastane and elastic 2 cm (¾ in) wide. It holds anything from 25 to 40 cm (10 to 16 in) high, so also a 28 cm (11 in) mattress with a topper on it.',
      },
      {
        nl: 'Zet je hem op een matras onder de 25 cm, dan houd je stof over en zie je plooien. Op 60 graden wassen. Tip: begin met de hoeken aan het hoofdeinde schuin tegenover elkaar, dan gaat het in je eentje.',
        'nl-be':
          'Leg je hem op een matras onder de 25 cm, dan heb je stof over en zie je plooien. Op 60 graden wassen. Tip: span eerst twee hoeken die schuin tegenover elkaar liggen, dan lukt het in je eentje.',
        de: 'Auf Matratzen unter 25 cm bleibt Stoff übrig, und es bilden sich Falten. Bei 60 Grad waschen. Ein Tipp: erst zwei schräg gegenüberliegende Ecken spannen, dann klappt es auch allein.',
        en: 'On mattresses under 25 cm (10 in) there is fabric to spare and you will see folds. Wash it hot. A tip: start with two diagonally opposite corners and you can manage on your own.',
      },
    ],
    colors: inColors(
      fittedSheetPicture,
      ['creme', 'wit', 'zand', 'zilvergrijs', 'antraciet', 'nachtblauw', 'olijf'],
      { olijf: { extra: 3, days: 6 }, nachtblauw: { soldOut: ['200x220'] } },
    ),
    attributes: {
      hoeslaken_materiaal: 'jersey',
      hoeslaken_hoekhoogte: 40,
      hoeslaken_matrashoogte_min: 25,
      hoeslaken_matrashoogte_max: 40,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['verstelbare_bodem'],
    },
    offers: sizes(
      {
        '90x200': 34.95,
        '90x210': 36.95,
        '90x220': 38.95,
        '100x200': 36.95,
        '120x200': 39.95,
        '140x200': 44.95,
        '140x210': 46.95,
        '160x200': 48.95,
        '160x210': 50.95,
        '180x200': 52.95,
        '180x210': 54.95,
        '180x220': 56.95,
        '200x200': 57.95,
        '200x220': 61.95,
      },
      { lastOnes: ['120x200'] },
    ),
    popularity: 284,
    since: '2024-01-15',
  }),
  fittedSheet({
    sku: 'HAL-LITEN',
    brand: 'Halmstad',
    model: 'Liten',
    kind: BEDDING_KIND.childrensSheet,
    summary: {
      nl: 'Klein hoeslaken voor wieg, ledikantje en peuterbed, met hoeken van 15 cm.',
      'nl-be': 'Klein hoeslaken voor wieg, babybed en peuterbed, met hoeken van 15 cm.',
      de: 'Kleines Laken für Wiege, Gitterbett und Juniorbett, mit 15 cm Steg.',
      'de-at': 'Kleines Leintuch für Wiege, Gitterbett und Juniorbett, mit 15 cm Steg.',
      en: 'A small sheet for cradle, crib and toddler bed, with 15 cm (6 in) pockets.',
    },
    description: [
      {
        nl: 'In een ledikantje mag niets loszitten. De Liten wordt daarom op maat genaaid, zonder overtollige stof, en het elastiek ligt onder het matras. Hij past op matrassen van 8 tot 15 cm dik.',
        'nl-be':
          'In een babybed mag niets loszitten. De Liten wordt daarom op maat genaaid, zonder overtollige stof, en het elastiek ligt onder de matras. Hij past op matrassen van 8 tot 15 cm dik.',
        de: 'Im Gitterbett darf nichts lose liegen. Liten ist deshalb auf Maß genäht, ohne überflüssigen Stoff, und der Gummi liegt unter der Matratze. Passend für Matratzen von 8 bis 15 cm.',
        en: 'Nothing should be loose in a crib. Liten is sewn to size without spare fabric, and the elastic sits underneath the mattress. It fits mattresses 8 to 15 cm (3 to 6 in) thick.',
      },
      {
        nl: 'Biokatoen zonder optische witmakers, want een kind sabbelt overal op. Koop er drie: één op bed, één in de was en één voor half drie ’s nachts. Kookwas op 90 graden is niet nodig; 60 is genoeg.',
        de: 'Aus Biobaumwolle ohne optische Aufheller, denn Kinder lutschen an allem. Nehmen Sie am besten drei: eins auf dem Bett, eins in der Wäsche, eins für halb drei nachts. Kochwäsche braucht es nicht, 60 Grad reichen.',
        en: 'Organic cotton without optical brighteners, because children suck on everything. Buy three: one on the bed, one in the wash, one for half past two in the morning. There is no need to boil them; a hot wash will do.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['salie', 'wit', 'zand', 'poederroze', 'lichtblauw']),
    attributes: {
      hoeslaken_materiaal: 'jersey',
      hoeslaken_hoekhoogte: 15,
      hoeslaken_matrashoogte_min: 8,
      hoeslaken_matrashoogte_max: 15,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({
      '40x80': 8.95,
      '60x120': 10.95,
      '70x140': 11.95,
      '70x150': 12.95,
      '80x160': 13.95,
    }),
    popularity: 167,
    since: '2024-08-12',
  }),
];
