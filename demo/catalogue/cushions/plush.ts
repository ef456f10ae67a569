import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { cushion } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { cushionPicture } from '../pictures.ts';

/** Cushions with a pile: bouclé, velvet and corduroy. */
export const plushCushions: readonly ProductData[] = [
  cushion({
    sku: 'AVO-SCHAAPJE',
    brand: 'Avondrood',
    model: 'Schaapje',
    kind: KIND.cushion,
    summary: {
      nl: 'Rond kussen van bouclé met korte lussen, in vier zachte tinten.',
      de: 'Rundes Kissen aus kurzflorigem Bouclé, in vier sanften Tönen.',
      'de-at': 'Runder Polster aus kurzflorigem Bouclé, in vier sanften Tönen.',
      en: 'A round pillow in short-loop bouclé, in four gentle shades.',
    },
    description: [
      {
        nl: 'Tussen al dat rechthoekige beddengoed doet één ronde vorm veel. Het Schaapje is 45 of 55 cm in doorsnee en gevuld met gerecyclede vezel, zodat het bol blijft. De lussen zijn van katoen met een beetje wol.',
        de: 'Zwischen lauter Rechtecken macht eine runde Form viel aus. Schaapje misst 45 oder 55 cm im Durchmesser und bleibt dank recycelter Faser prall. Die Schlingen sind aus Baumwolle mit etwas Wolle.',
        en: 'Among all those rectangles, one round shape goes a long way. Schaapje is 18 or 22 inches across and filled with recycled fiber, so it stays plump. The loops are cotton with a little wool.',
      },
      {
        nl: 'Een kat met nagels en bouclé is geen gelukkig huwelijk. Vlekken dep je met lauw water; de hoes kan eraf en mag op 30 graden op een wolprogramma, niet in de droger.',
        'nl-be':
          'Een kat met nagels en bouclé is geen gelukkig huwelijk. Vlekken dep je met lauw water; de hoes kan eraf en mag op 30 graden op een wolprogramma, niet in de droogkast.',
        de: 'Katzenkrallen und Bouclé vertragen sich nicht. Flecken mit lauwarmem Wasser abtupfen; der Bezug ist abnehmbar und im Wollprogramm bei 30 Grad waschbar, nicht für den Trockner.',
        en: 'Cat claws and bouclé are not a happy marriage. Dab stains with lukewarm water; the cover comes off and washes cold on a wool cycle, but not in the dryer.',
      },
    ],
    colors: inColors(cushionPicture, ['creme', 'zand', 'taupe', 'grijs'], {
      grijs: { soldOut: 'all' },
    }),
    attributes: {
      sierkussen_materiaal: 'boucle',
      sierkussen_vorm: 'rond',
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
    sku: 'AVO-LEESROL',
    brand: 'Avondrood',
    model: 'Leesrol',
    kind: BEDDING_KIND.bolster,
    summary: {
      nl: 'Fluwelen rol van 20 cm dik, voor onder je nek, je knieën of achter je rug.',
      de: 'Samtrolle mit 20 cm Durchmesser, für Nacken, Knie oder Rücken.',
      en: 'A velvet roll 8 inches thick, for your neck, under your knees or behind your back.',
    },
    description: [
      {
        nl: 'Zitten lezen in bed gaat beter met iets stevigs in je holle rug. De Leesrol is gevuld met vlokken schuim en geeft maar een beetje mee. Hij ligt in de lengte ook mooi voor twee hoofdkussens; neem dan de 90 cm op een bed van 180.',
        de: 'Im Bett liest es sich besser mit etwas Festem im Kreuz. Leesrol ist mit Schaumflocken gefüllt und gibt nur wenig nach. Quer vor den Kissen macht sie auch Figur; auf einem Bett von 180 cm nehmen Sie dafür die Länge von 90 cm.',
        'de-at':
          'Im Bett liest es sich besser mit etwas Festem im Kreuz. Leesrol ist mit Schaumflocken gefüllt und gibt nur wenig nach. Quer vor den Pölstern macht sie auch Figur; auf einem Bett von 180 cm nehmen Sie dafür die Länge von 90 cm.',
        en: 'Reading in bed is easier with something firm in the small of your back. Leesrol is filled with foam flakes and yields only a little. Laid across in front of the pillows it looks good too; on a 180 cm bed, take the 90 cm length.',
      },
      {
        nl: 'Om op te slapen is hij te hard en te hoog. De hoes rits je aan de lange zijde los; wassen op 30 graden, binnenstebuiten, en het fluweel daarna met een zachte borstel opstrijken.',
        de: 'Zum Schlafen ist sie zu hart und zu hoch. Der Bezug öffnet an der Längsseite; bei 30 Grad auf links waschen und den Samt danach mit weicher Bürste in Strichrichtung aufrichten.',
        en: 'It is too hard and too high to sleep on. The cover unzips along the side; wash it cold, inside out, then raise the velvet with a soft brush.',
      },
    ],
    colors: inColors(cushionPicture, ['petrol', 'roest', 'pruim', 'oker', 'nachtblauw'], {
      nachtblauw: { days: 9 },
    }),
    attributes: {
      sierkussen_materiaal: 'fluweel',
      sierkussen_vorm: 'rol',
      sierkussen_vulling: 'koudschuim',
      sierkussen_hoes: 'fluweel',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_30',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({ '20x50': 39.95, '20x90': 59.95 }),
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
    colors: inColors(
      cushionPicture,
      ['olijf', 'terracotta', 'oker', 'zand', 'grijs', 'nachtblauw', 'poederroze'],
      { terracotta: { soldOut: ['50x50'] } },
    ),
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
