import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { pocketSpringsPicture } from '../pictures.ts';

/** Mattresses for a smaller budget, delivered rolled. */
export const halmstadMattresses: readonly ProductData[] = [
  mattress({
    sku: 'HAL-EKO',
    brand: 'Halmstad',
    model: 'Eko',
    kind: KIND.comfortFoamMattress,
    summary: {
      nl: 'Schuimmatras van 14 cm voor logeerbed of caravan, opgerold in een doos die in de auto past.',
      de: '14 cm hohe Schaummatratze für Gästebett oder Wohnwagen, gerollt im Karton, der ins Auto passt.',
      en: 'A 5½-inch (14 cm) foam mattress for a guest bed or camper, rolled in a box that fits in your car.',
    },
    description: [
      {
        nl: 'De Eko doet wat een logeermatras moet doen. Comfortschuim van 30 kilo per kubieke meter is prima voor een paar nachten per maand; voor elke nacht raden we een dikker matras van koudschuim of veren aan.',
        'nl-be':
          'De Eko doet wat een logeermatras moet doen. Comfortschuim van 30 kilo per kubieke meter is prima voor een paar nachten per maand; voor elke nacht raden we een dikkere matras van koudschuim of veren aan.',
        de: 'Die Eko leistet, was eine Gästematratze leisten soll. Komfortschaum mit 30 kg pro Kubikmeter reicht für ein paar Nächte im Monat; für jede Nacht empfehlen wir eine höhere Matratze aus Kaltschaum oder mit Federn.',
        en: 'The Eko does what a guest mattress should. Comfort foam of 30 kg per cubic meter is fine for a few nights a month; for every night we recommend a thicker mattress of HR foam or springs.',
      },
      {
        nl: 'Rol het matras uit en wacht twee uur: dan is het op dikte. De hoes van dubbeldoek gaat aan één zijde met een rits open en mag op 40 graden in de was.',
        'nl-be':
          'Rol de matras uit en wacht twee uur: dan is ze op dikte. De hoes van dubbeldoek gaat aan één zijde met een rits open en mag op 40 graden in de was.',
        de: 'Ausrollen und zwei Stunden warten, dann ist die Matratze auf voller Höhe. Der Bezug aus Doppeltuch hat an einer Seite einen Reißverschluss und ist bei 40 Grad waschbar.',
        'de-at':
          'Ausrollen und zwei Stunden warten, dann ist die Matratze auf voller Höhe. Der Bezug aus Doppeltuch hat an einer Seite einen Zippverschluss und ist bei 40 Grad waschbar.',
        en: 'Unroll it and wait two hours for it to reach full height. The double jersey cover unzips on one side and is machine washable.',
      },
    ],
    attributes: {
      matras_kern: 'comfortschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 14,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_40',
      matras_rits: 'een_zijde',
      matras_comfortzones: 1,
      matras_maximale_belasting: 80,
      matras_slaaphouding: ['rug'],
      bijzonderheden: ['opgerold', 'omkeerbaar', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 2,
      stabiliteit: 3,
      veerkracht: 2,
      ventilatie: 2,
      vochtregulatie: 2,
      aanpassingsvermogen: 2,
    },
    offers: sizes(
      {
        '70x190': 89,
        '70x200': 89,
        '80x190': 99,
        '80x200': 99,
        '90x190': 109,
        '90x200': 109,
        '120x200': 149,
        '140x200': 169,
      },
      { was: { '90x200': 129, '140x200': 199 } },
    ),
    popularity: 388,
    since: '2024-01-08',
  }),
  mattress({
    sku: 'HAL-LUND',
    brand: 'Halmstad',
    model: 'Lund',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveermatras van 18 cm voor wie veren wil en op de prijs let.',
      de: '18 cm hohe Taschenfederkernmatratze für alle, die Federn wollen und auf den Preis schauen.',
      en: 'A 7-inch (18 cm) pocket spring mattress for anyone who wants springs and watches the price.',
    },
    description: [
      {
        nl: 'In de Lund zitten 220 pocketveren per vierkante meter, verdeeld over vijf zones. Dat is minder dan bij onze duurdere matrassen, en toch lig je er met z’n tweeën op zonder elkaar wakker te schommelen.',
        de: 'In der Lund stecken 220 Taschenfedern pro Quadratmeter, verteilt auf fünf Zonen. Das sind weniger als in unseren teureren Matratzen, und doch liegen zwei Menschen darauf, ohne einander wach zu schaukeln.',
        en: 'The Lund has 220 pocket springs per square meter in five zones. That is fewer than in our more expensive mattresses, and still two people can lie on it without rocking each other awake.',
      },
      {
        nl: 'De fabriek trekt het matras vacuüm en rolt het op; zo past 160 x 200 door elk trapgat. Binnen een dag heeft het zijn volle hoogte. De hoes kan op 60 graden worden gewassen.',
        'nl-be':
          'De fabriek trekt de matras vacuüm en rolt ze op; zo past 160 x 200 door elke traphal. Binnen een dag heeft ze haar volle hoogte. De hoes kan op 60 graden worden gewassen.',
        de: 'Die Fabrik vakuumiert die Matratze und rollt sie auf; so passt auch 160 x 200 durch jedes Treppenhaus. Nach einem Tag hat sie ihre volle Höhe. Der Bezug ist bei 60 Grad waschbar.',
        'de-at':
          'Die Fabrik vakuumiert die Matratze und rollt sie auf; so passt auch 160 x 200 durch jedes Stiegenhaus. Nach einem Tag hat sie ihre volle Höhe. Der Bezug ist bei 60 Grad waschbar.',
        en: 'The factory vacuum-packs and rolls the mattress, so even 160 x 200 goes up any staircase. Within a day it has reached full height. The cover can be washed hot.',
      },
    ],
    pictures: [pocketSpringsPicture],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'medium',
      matras_hoogte: 18,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_aantal_veren: 220,
      matras_maximale_belasting: 100,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['opgerold', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 3,
      stabiliteit: 3,
      veerkracht: 4,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x200': 199,
        '90x200': 199,
        '90x210': 219,
        '120x200': 279,
        '140x200': 319,
        '160x200': 359,
        '180x200': 399,
      },
      { lastOnes: ['120x200'] },
    ),
    popularity: 440,
    since: '2024-08-19',
  }),
  mattress({
    sku: 'HAL-VIK',
    brand: 'Halmstad',
    model: 'Vik',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: 'Koudschuimmatras van 16 cm dat stevig ligt en ook op een verstelbare bodem goed meebuigt.',
      de: '16 cm hohe, feste Kaltschaummatratze, die auch auf verstellbaren Rosten gut mitgeht.',
      en: 'A 6-inch (16 cm) firm HR foam mattress that also bends well on an adjustable base.',
    },
    description: [
      {
        nl: 'Een dun matras hoeft niet slap te zijn. De Vik is van koudschuim met een volumegewicht van 40 kilo per kubieke meter en heeft drie zones: steviger onder de heup, soepeler bij schouders en benen.',
        'nl-be':
          'Een dunne matras hoeft niet slap te zijn. De Vik is van koudschuim met een volumegewicht van 40 kilo per kubieke meter en heeft drie zones: steviger onder de heup, soepeler bij schouders en benen.',
        de: 'Eine flache Matratze muss nicht schlapp sein. Die Vik besteht aus Kaltschaum mit 40 kg pro Kubikmeter und hat drei Zonen: fester unter der Hüfte, weicher an Schultern und Beinen.',
        en: 'A thin mattress need not be limp. The Vik is made of HR foam of 40 kg per cubic meter and has three zones: firmer under the hips, softer at shoulders and legs.',
      },
      {
        nl: 'Hij weegt in 90 x 200 nog geen 12 kilo en past daardoor goed in een hoogslaper of stapelbed. Let op de reling: met 16 cm matras moet er minstens 16 cm hekje overblijven.',
        'nl-be':
          'Ze weegt in 90 x 200 nog geen 12 kilo en past daardoor goed in een hoogslaper of stapelbed. Let op de rand: boven een matras van 16 cm moet er minstens 16 cm overblijven.',
        de: 'In 90 x 200 wiegt sie keine 12 Kilo und passt damit gut ins Hoch- oder Etagenbett. Achten Sie auf die Reling: Über einer 16 cm hohen Matratze sollten noch mindestens 16 cm Gitter bleiben.',
        en: 'In 90 x 200 it weighs less than 12 kg (26 lb), so it suits a loft or bunk bed. Mind the guard rail: above a 16 cm (6 in) mattress there should be at least 16 cm (6 in) of rail left.',
      },
    ],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hardheid: 'stevig',
      matras_hoogte: 16,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_60',
      matras_rits: 'drie_zijden',
      matras_comfortzones: 3,
      matras_maximale_belasting: 100,
      matras_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['opgerold', 'omkeerbaar', 'verstelbare_bodem', 'gerecycled'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 2,
      aanpassingsvermogen: 2,
    },
    offers: sizes({
      '70x200': 149,
      '80x200': 149,
      '90x200': 159,
      '90x210': 174.95,
      '120x200': 219,
      '140x200': 249,
    }),
    popularity: 176,
    since: '2025-04-28',
  }),
];
