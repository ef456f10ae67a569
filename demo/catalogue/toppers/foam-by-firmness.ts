import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { amount } from '../../amount.ts';
import { topper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Toppers of foam, in a choice of firmnesses. */
export const foamToppersByFirmness: readonly ProductData[] = [
  topper({
    sku: 'HAL-LAGER',
    brand: 'Halmstad',
    model: 'Lager',
    kind: KIND.coldFoamTopper,
    summary: {
      nl: `Koudschuimtopper van 6 cm voor elke nacht, zonder franje en vanaf ${amount(79)}.`,
      de: `6 cm hoher Kaltschaumtopper für jede Nacht, ohne Extras und ab ${amount(79)}.`,
      en: `An HR foam topper for every night, 6 cm (2½ in) thick, without frills and from ${amount(79)}.`,
    },
    description: [
      {
        nl: 'Een nieuwe topper is vaak genoeg als het bed zelf nog goed is: hij vangt het zweet op en slijt in plaats van het matras. De Lager is daarvoor gemaakt. Koudschuim van 35 kilo per kubieke meter, een effen hoes, klaar. Na een jaar of vijf vervang je hem.',
        'nl-be':
          'Een nieuwe topper volstaat vaak als het bed zelf nog goed is: hij vangt het zweet op en verslijt in de plaats van de matras. De Lager is daarvoor gemaakt. Koudschuim van 35 kilo per kubieke meter, een effen hoes, klaar. Na een jaar of vijf vervang je hem.',
        de: 'Oft genügt ein neuer Topper, wenn das Bett selbst noch gut ist: Er fängt den Schweiß auf und nutzt sich anstelle der Matratze ab. Dafür ist der Lager gemacht. Kaltschaum mit 35 kg pro Kubikmeter, ein glatter Bezug, fertig. Nach etwa fünf Jahren wird er ersetzt.',
        en: 'A new topper is often enough when the bed itself is still fine: it catches the sweat and wears out instead of the mattress. That is what the Lager is for. HR foam of 35 kg per cubic meter (2.2 lb/ft³), a plain cover, done. Replace it after about five years.',
      },
      {
        nl: 'Verwacht niet dat hij een hard bed zacht maakt, daarvoor is 6 cm van dit schuim te weinig. Boven de 100 kilo lig je erdoorheen. De hoes heeft een rits aan drie zijden en mag op 60 graden.',
        de: 'Ein hartes Bett macht er nicht weich, dafür sind 6 cm von diesem Schaum zu wenig, und über 100 Kilo liegt man durch. Der Bezug hat einen Reißverschluss an drei Seiten und ist bei 60 Grad waschbar.',
        'de-at':
          'Ein hartes Bett macht er nicht weich, dafür sind 6 cm von diesem Schaum zu wenig, und über 100 Kilo liegt man durch. Der Bezug hat einen Zippverschluss an drei Seiten und ist bei 60 Grad waschbar.',
        en: 'Do not expect it to soften a hard bed; for that, 6 cm (2½ in) of this foam are too little, and above 100 kg (220 lb) you will feel what is below. The cover has a zip on three sides and can be washed hot.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      topper_kern: 'koudschuim',
      topper_hoogte: 6,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_60',
      topper_rits: 'drie_zijden',
      bijzonderheden: ['opgerold', 'omkeerbaar', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 3, drukverdeling: 2 },
    offers: sizes(
      {
        '80x200': 79,
        '90x200': 85,
        '120x200': 109,
        '140x200': 125,
        '160x200': 139,
        '180x200': 155,
        '180x210': 169,
      },
      { was: { '160x200': 169, '180x200': 169 } },
    ),
    popularity: 377,
    since: '2024-11-11',
  }),
  topper({
    sku: 'FED-MOOR',
    brand: 'Federhaus',
    model: 'Moor',
    kind: KIND.memoryFoamTopper,
    summary: {
      nl: 'Traagschuimtopper van 6 cm met drie hardheden, ook als de slaapkamer koud blijft.',
      de: '6 cm hoher Viscotopper in drei Härtegraden, der auch im kühlen Schlafzimmer nachgibt.',
      en: 'A memory foam topper, 6 cm (2½ in) thick, in three firmnesses, that gives even in a cool bedroom.',
    },
    description: [
      {
        nl: 'Gewoon traagschuim wordt onder de 18 graden stug. In de Moor zit een soort dat tot 12 graden soepel blijft; het dempt daardoor iets minder. Voor slapers met het raam op een kier is dat de juiste ruil, voor wie van diep wegzakken houdt niet.',
        de: 'Gewöhnlicher Viscoschaum wird unter 18 Grad starr. Im Moor steckt eine Sorte, die bis 12 Grad geschmeidig bleibt; dafür dämpft sie etwas weniger. Für alle, die bei gekipptem Fenster schlafen, ein guter Tausch, für alle, die tief einsinken wollen, nicht.',
        en: 'Ordinary memory foam turns stiff below 65 °F. The Moor uses a kind that stays supple down to 54 °F and dampens a little less in return. A good trade if you sleep with the window open, but not if you love to sink in deep.',
      },
      {
        nl: 'Zacht maakt een stevig bed twee stappen zachter, medium één, en stevig legt alleen een dun laagje drukverdeling over wat je hebt. Niet keren, wel elk seizoen hoofd- en voeteneinde wisselen. Katoenen hoes, 60 graden.',
        de: 'Weich nimmt einem festen Bett zwei Stufen, mittel eine, und fest legt nur eine dünne Druckentlastung über das, was Sie haben. Nicht wenden, aber jede Jahreszeit Kopf- und Fußende tauschen. Baumwollbezug, 60 Grad.',
        en: 'Soft makes a firm bed two steps softer, medium one, and firm merely adds a thin layer of relief to what you have. Do not flip it, but swap head and foot ends every season. The cotton cover can be washed hot.',
      },
    ],
    firmnesses: [{ firmness: 'zacht' }, { firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      topper_kern: 'traagschuim',
      topper_hoogte: 6,
      topper_hoes: 'katoen',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      bijzonderheden: ['zonder_dierlijk'],
    },
    grades: { ventilatie: 3, drukverdeling: 4 },
    offers: sizes(
      {
        '80x200': 139,
        '90x200': 145,
        '100x200': 165,
        '140x200': 215,
        '160x200': 239,
        '180x200': 265,
      },
      { slower: { '100x200': 8 }, soldOut: ['80x200'] },
    ),
    popularity: 146,
    since: '2025-09-22',
  }),
  topper({
    sku: 'NOO-KLIF',
    brand: 'Noorderlicht',
    model: 'Klif',
    kind: KIND.coldFoamTopper,
    summary: {
      nl: 'Topper van 9 cm koudschuim, extra stevig: voor een zacht bed en een zware slaper.',
      de: '9 cm hoher Kaltschaumtopper in fest und sehr fest: für weiche Betten und schwere Schläfer.',
      en: 'A 3½-inch (9 cm) HR foam topper in firm and extra firm: for soft beds and heavier sleepers.',
    },
    description: [
      {
        nl: 'Met 9 cm is de Klif bijna een dun matras. Het schuim, 55 kilo per kubieke meter, draagt tot 130 kilo lichaamsgewicht boven een bodem die te slap is geworden, en geeft een hotelbed thuis de vlakte die je er van kent. Licht is hij niet: 15 kilo in 160 x 200.',
        'nl-be':
          'Met 9 cm is de Klif bijna een dunne matras. Het schuim, 55 kilo per kubieke meter, draagt tot 130 kilo lichaamsgewicht boven een boxspring die te slap is geworden, en maakt een bed zo vlak als in een goed hotel. Licht is hij niet: 15 kilo in 160 x 200.',
        de: 'Mit 9 cm ist der Klif fast eine flache Matratze. Der Schaum mit 55 kg pro Kubikmeter trägt bis 130 Kilo Körpergewicht über einer Unterlage, die zu weich geworden ist, und macht das Bett so eben wie in einem guten Hotel. Leicht ist er nicht: 15 Kilo in 160 x 200.',
        en: 'At 9 cm (3½ in) the Klif is almost a thin mattress. Its foam, 55 kg per cubic meter (3.4 lb/ft³), carries up to 130 kg (285 lb) above a bed that has become too soft, as level as in a good hotel. It is not light: 15 kg (33 lb) in 160 x 200.',
      },
      {
        nl: 'Je bed wordt 9 cm hoger. Meet of je voeten de grond nog raken als je op de rand zit en of je hoeslaken hoog genoeg is. Zijslapers onder de 80 kilo krijgen een gevoelige schouder. De hoes van gerecycled garen was je op 60 graden.',
        de: 'Ihr Bett wird um 9 cm höher. Prüfen Sie, ob die Füße auf der Bettkante noch den Boden erreichen und ob das Laken hoch genug ist. Seitenschläfer unter 80 Kilo spüren die Schulter. Der Bezug aus recyceltem Garn ist bei 60 Grad waschbar.',
        'de-at':
          'Ihr Bett wird um 9 cm höher. Prüfen Sie, ob die Füße auf der Bettkante noch den Boden erreichen und ob das Leintuch hoch genug ist. Seitenschläfer unter 80 Kilo spüren die Schulter. Der Bezug aus recyceltem Garn ist bei 60 Grad waschbar.',
        en: 'Your bed will be 9 cm (3½ in) higher. Check that your feet still reach the floor when you sit on the edge, and that your fitted sheet is deep enough. Side sleepers below 80 kg (175 lb) will feel it in the shoulder. The cover, made from recycled yarn, can be washed hot.',
      },
    ],
    firmnesses: [{ firmness: 'stevig' }, { firmness: 'extra_stevig', extra: 20 }],
    attributes: {
      topper_kern: 'koudschuim',
      topper_hoogte: 9,
      topper_hoes: 'gerecycled',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      topper_keurmerk: 'grs',
      bijzonderheden: ['gerecycled', 'omkeerbaar', 'huisstofmijt'],
    },
    grades: { ventilatie: 4, drukverdeling: 2 },
    offers: sizes(
      {
        '80x200': 189,
        '90x200': 199,
        '90x210': 215,
        '140x200': 289,
        '160x200': 329,
        '180x200': 359,
        '180x210': 385,
      },
      { days: 4, slower: { '90x210': 12 } },
    ),
    popularity: 88,
    since: '2026-01-26',
  }),
];
