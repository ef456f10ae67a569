import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Traditional mattresses without foam. */
export const veluweTraditionalMattresses: readonly ProductData[] = [
  mattress({
    sku: 'VEL-ZWERFKEI',
    brand: 'Veluwe Slaapatelier',
    model: 'Zwerfkei',
    kind: SLEEP_KIND.coirMattress,
    summary: {
      nl: 'Stevig natuurmatras van 17 cm: kokos om op te dragen, latex om te veren, wol om droog te blijven.',
      'nl-be':
        'Stevige natuurmatras van 17 cm: kokos om te dragen, latex om te veren, wol om droog te blijven.',
      de: 'Feste, 17 cm hohe Naturmatratze: Kokos trägt, Latex federt, Schurwolle hält trocken.',
      en: 'A firm 7-inch (17 cm) natural mattress: coir to carry, latex to spring, wool to keep dry.',
    },
    description: [
      {
        nl: 'Van een futon houd je of niet; de Zwerfkei is er voor wie ervan houdt en toch ouder wordt. Platen kokosvezel met rubbermelk dragen vlak en hard, en aan beide kanten verzacht een laag natuurlatex van 3 cm de druk op de heup. In extra stevig is de latex vervangen door een tweede kokosplaat.',
        de: 'Futons mag man oder nicht; die Zwerfkei ist für alle, die sie mögen und trotzdem älter werden. Platten aus Kokosfaser und Naturkautschuk tragen eben und hart, auf beiden Seiten nehmen 3 cm Naturlatex den Druck von der Hüfte. In der sehr festen Ausführung liegt statt Latex eine zweite Kokosplatte.',
        en: 'You either like futons or you don’t; the Zwerfkei is for those who do, and are getting older all the same. Sheets of rubberized coir carry you flat and hard, and on either side an inch of natural latex takes the pressure off your hip. In extra firm, a second sheet of coir replaces the latex.',
      },
      {
        nl: 'Voor buik- en rugslapers, en voor wie op een zachter matras zoekt naar houvast. Slaap je op je zij, kies dan de Heide. Gebruik hem op latten of tatami, nooit direct op de vloer: kokos schimmelt als het vocht niet weg kan. De wollen hoes zit vast; luchten in de schaduw, want zon maakt latex bros.',
        'nl-be':
          'Voor buik- en rugslapers, en voor wie op een zachtere matras houvast mist. Slaap je op je zij, kies dan de Heide. Leg ze op latten of tatami, nooit rechtstreeks op de vloer: kokos schimmelt als het vocht niet weg kan. De wollen hoes zit vast; verluchten in de schaduw, want zon maakt latex bros.',
        de: 'Richtig für Bauch- und Rückenschläfer und alle, denen weiche Matratzen den Halt nehmen. Seitenschläfer greifen zur Heide. Auf Leisten oder Tatami legen, nie direkt auf den Boden: Kokos schimmelt, wenn Feuchtigkeit nicht entweicht. Der Wollbezug ist fest vernäht; gelüftet wird im Schatten, denn Sonne macht Latex spröde.',
        en: 'It is right for stomach and back sleepers, and for anyone who feels lost on a softer mattress. If you sleep on your side, choose the Heide. Put it on slats or tatami, never straight on the floor: coir gets moldy when moisture cannot escape. The wool cover is sewn on; air it in the shade, as sun makes latex brittle.',
      },
    ],
    firmnesses: [{ firmness: 'stevig' }, { firmness: 'extra_stevig', extra: -40 }],
    attributes: {
      matras_kern: 'kokos_latex',
      matras_hoogte: 17,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'geen',
      matras_comfortzones: 1,
      matras_maximale_belasting: 140,
      matras_slaaphouding: ['rug', 'buik'],
      matras_keurmerk: 'gots',
      bijzonderheden: ['natuurlijk', 'handwerk', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 5,
      stabiliteit: 5,
      veerkracht: 3,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 1,
    },
    offers: sizes(
      {
        '80x200': 719,
        '90x200': 719,
        '90x210': 769,
        '120x200': 989,
        '140x200': 1119,
        '160x200': 1279,
        '180x200': 1419,
      },
      { days: 15 },
    ),
    popularity: 31,
    since: '2025-12-08',
  }),
  mattress({
    sku: 'VEL-BEEK',
    brand: 'Veluwe Slaapatelier',
    model: 'Beek',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveermatras van 23 cm zonder een gram schuim: vlas, katoen en scheerwol over stalen veren.',
      de: '23 cm hohe Taschenfederkernmatratze ganz ohne Schaum: Flachs, Baumwolle und Schurwolle auf Stahlfedern.',
      en: 'A 9-inch (23 cm) pocket spring mattress without any foam: flax, cotton and wool over steel springs.',
    },
    description: [
      {
        nl: 'Zo werden matrassen gemaakt voordat er schuim bestond. De veren zitten in zakjes van ongebleekt katoen, met de hand aan elkaar geknoopt. Daarover gaat een plaat vlas, dan katoenwatten, dan 600 gram wol. Met naald en touw worden de lagen op hun plek gehouden: de kwasten die je bovenop ziet, zitten er niet voor de sier.',
        de: 'So wurden Matratzen gemacht, bevor es Schaum gab. Die Federn stecken in Taschen aus ungebleichter Baumwolle, von Hand verknotet. Darüber kommen eine Lage Flachs, Baumwollwatte und 600 g Schurwolle. Mit Nadel und Faden werden die Lagen gehalten: Die Quasten auf der Oberseite sind keine Zierde.',
        en: 'This is how mattresses were made before there was foam. The springs sit in pockets of unbleached cotton, tied together by hand. Over them go a sheet of flax, cotton batting and wool. Needle and twine keep the layers in place: the tufts on top are not there for show.',
      },
      {
        nl: 'In de eerste drie maanden zetten wol en katoen zich en komt er een kuil van een vinger diep; dat hoort zo en trekt bij als je hem elke maand keert. Wie dat een gebrek vindt, is met latex gelukkiger. Wassen kan niet. Na een jaar of tien vult het atelier hem voor een derde van de prijs opnieuw.',
        'nl-be':
          'In de eerste drie maanden zetten wol en katoen zich en komt er een kuil van een vinger diep; dat hoort zo en trekt bij als je ze elke maand keert. Wie dat een gebrek vindt, is met latex gelukkiger. Wassen kan niet. Na een jaar of tien vult het atelier ze voor een derde van de prijs opnieuw.',
        de: 'In den ersten drei Monaten setzen sich Wolle und Baumwolle, eine fingertiefe Mulde entsteht; das gehört so und gleicht sich aus, wenn Sie monatlich wenden. Wer das als Mangel empfindet, wird mit Latex glücklicher. Waschen geht nicht. Nach gut zehn Jahren füllt das Atelier sie für ein Drittel des Preises neu.',
        en: 'In the first three months wool and cotton settle and a dip as deep as a finger appears; that is normal and evens out if you turn it monthly. If you would call that a fault, you will be happier with latex. It cannot be washed. After ten years or so the workshop refills it for a third of the price.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 30 }],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hoogte: 23,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'geen',
      matras_comfortzones: 1,
      matras_aantal_veren: 420,
      matras_maximale_belasting: 130,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'scheerwol',
      proefslapen: 'eenmaal_ruilen',
      bijzonderheden: ['natuurlijk', 'handwerk', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x200': 1149,
        '90x200': 1199,
        '90x210': 1279,
        '140x200': 1799,
        '160x200': 2049,
        '180x200': 2249,
        '180x210': 2379,
      },
      { days: 25 },
    ),
    popularity: 14,
    since: '2024-10-07',
  }),
];
