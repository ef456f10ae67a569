import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cushion } from '../goods.ts';
import { offersIn } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Cushions with a pile: bouclé, velvet and corduroy. */
export const plushCushions: readonly ProductData[] = [
  cushion({
    sku: 'AVO-SCHAAPJE',
    brand: 'Avondrood',
    model: 'Schaapje',
    kind: KIND.cushion,
    summary: {
      nl: 'Sierkussen van bouclé met korte lussen, in vier zachte tinten.',
      de: 'Zierkissen aus kurzflorigem Bouclé, in vier sanften Tönen.',
      'de-at': 'Zierpolster aus kurzflorigem Bouclé, in vier sanften Tönen.',
      en: 'A throw pillow in short-loop bouclé, in four gentle shades.',
    },
    description: [
      {
        nl: 'Tussen al dat gladde beddengoed doet één stof met reliëf veel. Het Schaapje is er in 45 en 55 cm en is gevuld met gerecyclede vezel, zodat het bol blijft. De lussen zijn van katoen met een beetje wol.',
        de: 'Zwischen lauter glatter Bettwäsche macht ein Stoff mit Struktur viel aus. Schaapje misst 45 oder 55 cm und bleibt dank recycelter Faser prall. Die Schlingen sind aus Baumwolle mit etwas Wolle.',
        en: 'Among all that smooth bedding, one fabric with texture goes a long way. Schaapje measures 45 or 55 cm (18 or 22 in) and is filled with recycled fiber, so it stays plump. The loops are cotton with a little wool.',
      },
      {
        nl: 'Een kat met nagels en bouclé is geen gelukkig huwelijk. Vlekken dep je met lauw water; de hoes kan eraf en mag op 30 graden op een wolprogramma, niet in de droger.',
        'nl-be':
          'Een kat met nagels en bouclé is geen gelukkig huwelijk. Vlekken dep je met lauw water; de hoes kan eraf en mag op 30 graden op een wolprogramma, niet in de droogkast.',
        de: 'Katzenkrallen und Bouclé vertragen sich nicht. Flecken mit lauwarmem Wasser abtupfen; der Bezug ist abnehmbar und im Wollprogramm bei 30 Grad waschbar, nicht für den Trockner.',
        en: 'Cat claws and bouclé are not a happy marriage. Dab stains with lukewarm water; the cover comes off and washes cold on a wool cycle, but not in the dryer.',
      },
    ],
    colors: offersIn(['creme', 'zand', 'taupe', 'grijs'], {
      grijs: { soldOut: 'all' },
    }),
    attributes: {
      sierkussen_materiaal: 'boucle',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'gerecyclede_vezel',
      sierkussen_hoes: 'boucle',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_30',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes({ '45x45': 34.95, '55x55': 42.95 }, { was: { '45x45': 39.95 } }),
    popularity: 134,
    since: '2024-10-07',
  }),
  cushion({
    sku: 'AVO-LEESHOEK',
    brand: 'Avondrood',
    model: 'Leeshoek',
    kind: KIND.cushion,
    summary: {
      nl: 'Stevig fluwelen kussen om in bed tegenaan te lezen, in vijf diepe kleuren.',
      de: 'Festes Samtkissen zum Anlehnen und Lesen, in fünf tiefen Farben.',
      'de-at': 'Fester Samtpolster zum Anlehnen und Lesen, in fünf tiefen Farben.',
      en: 'A firm velvet pillow to lean on while you read in bed, in five deep colors.',
    },
    description: [
      {
        nl: 'Zitten lezen in bed gaat beter met iets stevigs in je holle rug. De Leeshoek is gevuld met vlokken schuim en geeft maar een beetje mee. Overdag staat hij rechtop voor je hoofdkussens; op een bed van 180 vullen drie van 60 cm de hele breedte.',
        de: 'Im Bett liest es sich besser mit etwas Festem im Kreuz. Leeshoek ist mit Schaumflocken gefüllt und gibt nur wenig nach. Tagsüber steht es aufrecht vor den Kopfkissen; auf einem Bett von 180 cm füllen drei in 60 cm die ganze Breite.',
        'de-at':
          'Im Bett liest es sich besser mit etwas Festem im Kreuz. Leeshoek ist mit Schaumflocken gefüllt und gibt nur wenig nach. Tagsüber steht er aufrecht vor den Kopfpölstern; auf einem Bett von 180 cm füllen drei in 60 cm die ganze Breite.',
        en: 'Reading in bed is easier with something firm in the small of your back. Leeshoek is filled with foam flakes and yields only a little. By day it stands upright in front of your pillows; on a 180 cm bed, three of 60 cm span the full width.',
      },
      {
        nl: 'Om op te slapen is hij te hard en te hoog. De hoes rits je aan één zijde los; wassen op 30 graden, binnenstebuiten, en het fluweel daarna met een zachte borstel opstrijken.',
        de: 'Zum Schlafen ist es zu hart und zu hoch. Der Bezug öffnet sich an einer Seite; bei 30 Grad auf links waschen und den Samt danach mit weicher Bürste in Strichrichtung aufrichten.',
        'de-at':
          'Zum Schlafen ist er zu hart und zu hoch. Der Bezug öffnet sich an einer Seite; bei 30 Grad auf links waschen und den Samt danach mit weicher Bürste in Strichrichtung aufrichten.',
        en: 'It is too hard and too high to sleep on. The cover unzips on one side; wash it cold, inside out, then raise the velvet with a soft brush.',
      },
    ],
    colors: offersIn(['petrol', 'roest', 'pruim', 'oker', 'nachtblauw'], {
      nachtblauw: { days: 9 },
    }),
    attributes: {
      sierkussen_materiaal: 'fluweel',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'koudschuim',
      sierkussen_hoes: 'fluweel',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_30',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({ '45x45': 39.95, '60x60': 59.95 }),
    popularity: 57,
    since: '2025-10-06',
  }),
  cushion({
    sku: 'HAL-RAFFLA',
    brand: 'Halmstad',
    model: 'Räffla',
    kind: KIND.cushion,
    summary: {
      nl: 'Breed ribfluweel in zeven kleuren: stoer, zacht en tegen een stootje bestand.',
      de: 'Breitcord in sieben Farben: robust, weich und nicht empfindlich.',
      en: 'Wide-wale corduroy in seven colors: rugged, soft and hard to hurt.',
    },
    description: [
      {
        nl: 'De ribbels van de Räffla zijn bijna een halve centimeter breed en lopen van boven naar beneden, zoals bij een goede broek. Leuk op een tienerkamer, waar kussens evenveel gegooid als gebruikt worden.',
        de: 'Die Rippen von Räffla sind fast einen halben Zentimeter breit und laufen von oben nach unten wie bei einer guten Hose. Richtig fürs Jugendzimmer, wo Kissen ebenso oft fliegen wie liegen.',
        'de-at':
          'Die Rippen von Räffla sind fast einen halben Zentimeter breit und laufen von oben nach unten wie bei einer guten Hose. Richtig fürs Jugendzimmer, wo Pölster ebenso oft fliegen wie liegen.',
        en: 'Räffla’s ribs are almost a quarter inch wide and run top to bottom, as on good pants. Right for a teenager’s room, where pillows get thrown as often as used.',
      },
      {
        nl: 'Ribfluweel trekt stof en haren aan; een kleefrol helpt. Hoes op 40 graden met de rits dicht, de vulling met holle vezel mag ook mee. Op een licht bed kunnen nieuwe donkere kleuren in het begin wat afgeven.',
        de: 'Cord zieht Staub und Haare an, eine Fusselrolle hilft. Bezug bei 40 Grad mit geschlossenem Reißverschluss waschen, die Hohlfaserfüllung verträgt das ebenfalls. Dunkle Töne können auf hellem Stoff anfangs abfärben.',
        'de-at':
          'Cord zieht Staub und Haare an, eine Fusselrolle hilft. Bezug bei 40 Grad mit geschlossenem Zippverschluss waschen, die Hohlfaserfüllung verträgt das ebenfalls. Dunkle Töne können auf hellem Stoff anfangs abfärben.',
        en: 'Corduroy attracts dust and hair; a lint roller helps. Machine wash the cover warm with the zipper closed; the hollow fiber insert can go in as well. New dark colors may rub off on light bedding at first.',
      },
    ],
    colors: offersIn(['olijf', 'terracotta', 'oker', 'zand', 'grijs', 'nachtblauw', 'poederroze'], {
      terracotta: { soldOut: ['50x50'] },
    }),
    attributes: {
      sierkussen_materiaal: 'ribfluweel',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'holle_vezel',
      sierkussen_hoes: 'ribfluweel',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_40',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({ '40x40': 12.95, '50x50': 15.95 }),
    popularity: 226,
    since: '2024-09-30',
  }),
];
