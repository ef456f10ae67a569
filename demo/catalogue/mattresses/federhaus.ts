import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';
import { sizes } from '../offers.ts';
import { pocketSpringsPicture } from '../pictures.ts';

/** German mattresses with a wide choice of firmness. */
export const federhausMattresses: readonly ProductData[] = [
  mattress({
    sku: 'FED-ANKER',
    brand: 'Federhaus',
    model: 'Anker',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Extra stevig pocketveermatras van 22 cm, belastbaar tot 160 kilo per persoon.',
      de: '22 cm hohe, sehr feste Taschenfederkernmatratze, belastbar bis 160 Kilo pro Person.',
      en: 'An extra firm 9-inch (22 cm) pocket spring mattress for up to 160 kg (350 lb) per person.',
    },
    description: [
      {
        nl: 'De Anker is gemaakt voor mensen die op een gewoon matras doorzakken. De veren zijn van 2,2 mm staaldraad en dicht op elkaar gezet; de afdeklagen zijn van schuim met 55 kilo per kubieke meter. Zo blijft de rug recht en houdt het matras zijn vorm.',
        'nl-be':
          'De Anker is gemaakt voor mensen die op een gewone matras doorzakken. De veren zijn van 2,2 mm staaldraad en dicht op elkaar gezet; de afdeklagen zijn van schuim met 55 kilo per kubieke meter. Zo blijft de rug recht en houdt de matras haar vorm.',
        de: 'Die Anker ist für Menschen gemacht, die auf gewöhnlichen Matratzen durchliegen. Die Federn sind aus 2,2 mm starkem Stahldraht und stehen dicht; die Auflagen sind aus Schaum mit 55 kg pro Kubikmeter. So bleibt der Rücken gerade und die Matratze in Form.',
        en: 'The Anker is made for people who sag through an ordinary mattress. Its springs are of 2.2 mm steel wire, set close together; the comfort layers are foam of 55 kg per cubic meter. Your back stays straight, and the mattress keeps its shape.',
      },
      {
        nl: 'Aan de rand zit een rij hardere veren, waardoor je van de zijkant makkelijk opstaat. Met lussen onder de bies keer je hem met z’n tweeën.',
        'nl-be':
          'Aan de rand zit een rij hardere veren, waardoor je van de zijkant makkelijk opstaat. Met lussen onder de bies keer je ze met z’n tweeën.',
        de: 'Am Rand steht eine Reihe härterer Federn, das erleichtert das Aufstehen von der Bettkante. Zum Wenden gibt es Schlaufen unter der Paspel.',
        en: 'A row of harder springs along the edge makes it easier to stand up from the side. Loops under the piping help two people turn it.',
      },
    ],
    pictures: [pocketSpringsPicture],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'extra_stevig',
      matras_hoogte: 22,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 400,
      matras_maximale_belasting: 160,
      matras_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['omkeerbaar'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 5,
      stabiliteit: 5,
      veerkracht: 5,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 2,
    },
    offers: sizes(
      {
        '90x200': 479,
        '90x210': 509,
        '100x200': 549,
        '120x200': 669,
        '140x200': 759,
        '160x200': 869,
        '180x200': 949,
        '200x200': 1049,
      },
      { slower: { '200x200': 10 } },
    ),
    popularity: 154,
    since: '2025-03-24',
  }),
  mattress({
    sku: 'FED-WENDE',
    brand: 'Federhaus',
    model: 'Wende',
    kind: SLEEP_KIND.reversibleColdFoamMattress,
    summary: {
      nl: 'Koudschuimmatras van 20 cm met een zachte en een stevige kant: keren is kiezen.',
      de: '20 cm hohe Kaltschaummatratze mit einer weichen und einer festen Seite: einfach wenden.',
      en: 'An 8-inch (20 cm) HR foam mattress with a soft side and a firm side: turn it over to choose.',
    },
    description: [
      {
        nl: 'Welke hardheid bij je past, merk je pas na een paar weken. De Wende heeft daarom twee: een lichte kant die zacht ligt, een donkere die stevig ligt. Bevalt de ene niet, keer dan het matras om in plaats van het te ruilen.',
        'nl-be':
          'Welke hardheid bij je past, merk je pas na een paar weken. De Wende heeft daarom twee: een lichte kant die zacht ligt, een donkere die stevig ligt. Bevalt de ene niet, keer dan de matras om in plaats van ze te ruilen.',
        de: 'Welcher Härtegrad passt, merkt man oft erst nach ein paar Wochen. Die Wende hat deshalb zwei: eine helle, weiche und eine dunkle, feste Seite. Gefällt die eine nicht, wird gewendet statt umgetauscht.',
        en: 'You often find out only after a few weeks which firmness suits you. So the Wende has two: a light side that is soft and a dark side that is firm. If you do not like one, turn the mattress over instead of returning it.',
      },
      {
        nl: 'De twee schuimlagen zijn zonder oplosmiddel op elkaar gehecht. Bij een tweepersoonsbed kunnen twee mensen er naast elkaar elk hun eigen kant kiezen, met twee matrassen van 80 of 90 breed.',
        de: 'Die beiden Schaumlagen sind lösemittelfrei verbunden. Im Doppelbett wählt jeder seine Seite, mit zwei Matratzen von 80 oder 90 cm Breite.',
        en: 'The two foam layers are bonded without solvents. In a double bed everyone can choose their own side, with two mattresses 80 or 90 cm wide.',
      },
    ],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hardheid: ['zacht', 'stevig'],
      matras_hoogte: 20,
      matras_hoes: 'katoen',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug', 'buik'],
      bijzonderheden: ['twee_hardheden', 'omkeerbaar', 'opgerold', 'verstelbare_bodem'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 299,
        '90x200': 299,
        '100x200': 339,
        '120x200': 419,
        '140x200': 469,
        '160x200': 539,
        '180x200': 599,
      },
      { was: { '90x200': 349, '100x200': 389, '140x200': 519 } },
    ),
    popularity: 318,
    since: '2024-10-14',
  }),
  mattress({
    sku: 'FED-ALPIN',
    brand: 'Federhaus',
    model: 'Alpin',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveermatras van 26 cm met een zomerkant van linnen en een winterkant van scheerwol.',
      de: '26 cm hohe Taschenfederkernmatratze mit einer Sommerseite aus Leinen und einer Winterseite aus Schurwolle.',
      en: 'A 10-inch (26 cm) pocket spring mattress with a linen side for summer and a wool side for winter.',
    },
    description: [
      {
        nl: 'Twee keer per jaar keer je de Alpin. In april ligt het linnen boven, dat warmte afvoert; in oktober de scheerwol, die haar vasthoudt. Onder beide lagen zit 3 cm natuurlatex over 500 pocketveren per vierkante meter.',
        'nl-be':
          'Twee keer per jaar keer je de Alpin. In april ligt het linnen boven, dat warmte afvoert; in oktober de scheerwol, die ze vasthoudt. Onder beide lagen zit 3 cm natuurlatex over 500 pocketveren per vierkante meter.',
        de: 'Zweimal im Jahr wird die Alpin gewendet. Im April kommt das Leinen nach oben, das Wärme ableitet, im Oktober die Schurwolle, die sie hält. Unter beiden Lagen liegen 3 cm Naturlatex auf 500 Taschenfedern pro Quadratmeter.',
        en: 'Twice a year you turn the Alpin over. In April the linen goes on top and lets warmth escape; in October the wool, which holds it. Under both there is an inch of natural latex over 500 pocket springs per square meter.',
      },
      {
        nl: 'De wol komt van schapen uit het Allgäu en wordt alleen met water en zeep gewassen. De hoes is niet afneembaar; luchten bij open raam is genoeg. Levering na ongeveer twee weken, omdat elk exemplaar op bestelling wordt gestikt.',
        de: 'Die Wolle stammt von Schafen aus dem Allgäu und wird nur mit Wasser und Seife gewaschen. Der Bezug ist nicht abnehmbar; Lüften am offenen Fenster genügt. Die Lieferung dauert rund zwei Wochen, weil jedes Stück auf Bestellung gesteppt wird.',
        en: 'The wool comes from sheep in the Allgäu and is washed with nothing but soap and water. The cover is not removable; airing it by an open window is enough. Allow about two weeks, because every piece is quilted to order.',
      },
    ],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'medium',
      matras_hoogte: 26,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'geen',
      matras_comfortzones: 7,
      matras_aantal_veren: 500,
      matras_maximale_belasting: 130,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['natuurlijk', 'handwerk', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 5,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '90x200': 849,
        '90x210': 899,
        '100x200': 949,
        '140x200': 1329,
        '160x200': 1499,
        '180x200': 1649,
        '180x220': 1799,
        '200x200': 1849,
      },
      { days: 12 },
    ),
    popularity: 61,
    since: '2025-10-20',
  }),
];
