import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { pillow } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Pillows of foam and fiber. */
export const pillows: readonly ProductData[] = [
  pillow({
    sku: 'NOO-BAAI',
    brand: 'Noorderlicht',
    model: 'Baai',
    kind: KIND.memoryFoamPillow,
    summary: {
      nl: 'Kussen van traagschuim met een uitneembare laag: 12 cm hoog, of 9 cm als je hem weghaalt.',
      de: 'Kissen aus Viscoschaum mit herausnehmbarer Lage: 12 cm hoch, oder 9 cm ohne sie.',
      'de-at': 'Polster aus Viscoschaum mit herausnehmbarer Lage: 12 cm hoch, oder 9 cm ohne sie.',
      en: 'A memory foam pillow with a removable layer: 12 cm (5 in) high, or 9 cm (3½ in) without it.',
    },
    description: [
      {
        nl: 'Hoe breder je schouders en hoe zachter je matras, hoe anders de hoogte die je nodig hebt. De Baai heeft daarom een losse laag van 3 cm. Probeer een week met en een week zonder.',
        de: 'Welche Höhe Sie brauchen, hängt von Ihren Schultern und Ihrer Matratze ab. Das Baai hat deshalb eine lose Lage von 3 cm. Probieren Sie eine Woche mit und eine Woche ohne.',
        'de-at':
          'Welche Höhe Sie brauchen, hängt von Ihren Schultern und Ihrer Matratze ab. Der Baai hat deshalb eine lose Lage von 3 cm. Probieren Sie eine Woche mit und eine Woche ohne.',
        en: 'The height you need depends on your shoulders and your mattress. That is why the Baai has a loose layer of just over an inch. Try a week with it and a week without.',
      },
      {
        nl: 'Traagschuim ruikt de eerste dagen een beetje; leg het kussen een nacht bij een open raam. De lichtblauwe hoes van lyocell gaat op 60 graden in de was.',
        de: 'Viscoschaum riecht in den ersten Tagen ein wenig; legen Sie das Kissen eine Nacht ans offene Fenster. Der hellblaue Bezug aus Lyocell ist bei 60 Grad waschbar.',
        'de-at':
          'Viscoschaum riecht in den ersten Tagen ein wenig; legen Sie den Polster eine Nacht ans offene Fenster. Der hellblaue Bezug aus Lyocell ist bei 60 Grad waschbar.',
        en: 'Memory foam smells slightly for the first few days; leave the pillow by an open window for a night. The light blue lyocell cover can be washed hot.',
      },
    ],
    attributes: {
      kleur: 'lichtblauw',
      hoofdkussen_vulling: 'traagschuim',
      hoofdkussen_hardheid: 'stevig',
      hoofdkussen_hoogte: 12,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    grades: { vormbaarheid: 3, ventilatie: 2, ondersteuning: 5, veerkracht: 2 },
    offers: sizes({ '50x60': 49.95, '60x70': 59.95, '40x80': 54.95 }, { was: { '60x70': 69.95 } }),
    popularity: 256,
    since: '2024-11-25',
  }),
  pillow({
    sku: 'HAL-MOLN',
    brand: 'Halmstad',
    model: 'Moln',
    kind: KIND.pillow,
    summary: {
      nl: 'Vulbaar kussen met bolletjes holle vezel: haal er wat uit tot de hoogte klopt.',
      de: 'Kissen mit Faserkugeln, das Sie selbst auf die richtige Höhe bringen.',
      'de-at': 'Polster mit Faserkugeln, den Sie selbst auf die richtige Höhe bringen.',
      en: 'A pillow filled with fiber balls: take some out until the height is right.',
    },
    description: [
      {
        nl: 'De vezels in de Moln zijn tot kleine bolletjes gedraaid, die langs elkaar rollen en niet klonteren. Open de rits en haal er een handvol uit als het kussen te hoog is; bewaar ze in het bijgeleverde zakje.',
        de: 'Die Fasern im Moln sind zu kleinen Kugeln gedreht, die aneinander vorbeirollen und nicht verklumpen. Ist es zu hoch, nehmen Sie durch den Reißverschluss eine Handvoll heraus; der mitgelieferte Beutel bewahrt sie auf.',
        'de-at':
          'Die Fasern im Moln sind zu kleinen Kugeln gedreht, die aneinander vorbeirollen und nicht verklumpen. Ist er zu hoch, nehmen Sie durch den Reißverschluss eine Handvoll heraus; der mitgelieferte Beutel bewahrt sie auf.',
        en: 'The fibers in the Moln are twisted into small balls that roll past each other and do not clump. If the pillow is too high, open the zipper and take out a handful; keep it in the bag that comes with it.',
      },
      {
        nl: 'Na twee jaar dagelijks gebruik is elk vezelkussen aan vervanging toe. De Moln mag tot die tijd elke maand op 60 graden in de was.',
        de: 'Nach zwei Jahren täglichem Gebrauch ist jedes Faserkissen am Ende. Bis dahin darf das Moln jeden Monat bei 60 Grad in die Maschine.',
        'de-at':
          'Nach zwei Jahren täglichem Gebrauch ist jeder Faserpolster am Ende. Bis dahin darf der Moln jeden Monat bei 60 Grad in die Maschine.',
        en: 'Any fiber pillow needs replacing after two years of daily use. Until then you can wash the Moln hot every month.',
      },
    ],
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'holle_vezel',
      hoofdkussen_hardheid: 'zacht',
      hoofdkussen_hoogte: 14,
      hoofdkussen_draaddichtheid: 180,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    grades: { vormbaarheid: 4, ventilatie: 3, ondersteuning: 2, veerkracht: 3 },
    offers: sizes({ '50x60': 17.95, '60x70': 19.95, '40x80': 18.95, '80x80': 24.95 }),
    popularity: 405,
    since: '2024-01-22',
  }),
  pillow({
    sku: 'LUN-LATERAL',
    brand: 'Lunaro',
    model: 'Lateral',
    kind: KIND.memoryFoamPillow,
    summary: {
      nl: 'Zijslaperskussen met traagschuimvlokken, 15 cm hoog en met de hand in vorm te duwen.',
      de: 'Seitenschläferkissen mit Viscoflocken, 15 cm hoch und von Hand formbar.',
      'de-at': 'Seitenschläferpolster mit Viscoflocken, 15 cm hoch und von Hand formbar.',
      en: 'A side sleeper’s pillow with memory foam flakes, 15 cm (6 in) high and easy to push into shape.',
    },
    description: [
      {
        nl: 'Op je zij ligt je hoofd een schouderbreedte boven het matras. De Lateral vult die ruimte. Omdat het schuim in vlokken is gesneden, schuif je er zelf een kuil in voor je oor.',
        'nl-be':
          'Op je zij ligt je hoofd een schouderbreedte boven de matras. De Lateral vult die ruimte. Omdat het schuim in vlokken is gesneden, schuif je er zelf een kuil in voor je oor.',
        de: 'In Seitenlage liegt Ihr Kopf eine Schulterbreite über der Matratze. Das Lateral füllt diesen Raum. Weil der Schaum zu Flocken geschnitten ist, drücken Sie sich selbst eine Mulde fürs Ohr.',
        'de-at':
          'In Seitenlage liegt Ihr Kopf eine Schulterbreite über der Matratze. Der Lateral füllt diesen Raum. Weil der Schaum zu Flocken geschnitten ist, drücken Sie sich selbst eine Mulde fürs Ohr.',
        en: 'When you lie on your side, your head is a shoulder’s width above the mattress. The Lateral fills that space. Because the foam is cut into flakes, you can push a hollow into it for your ear.',
      },
      {
        nl: 'Tussen de vlokken zit lucht, dus het kussen blijft koeler dan een blok traagschuim. De grijze hoes is af te nemen; de vulling zelf mag niet nat worden.',
        de: 'Zwischen den Flocken ist Luft, deshalb bleibt es kühler als ein Block Viscoschaum. Der graue Bezug ist abnehmbar; die Füllung selbst darf nicht nass werden.',
        'de-at':
          'Zwischen den Flocken ist Luft, deshalb bleibt er kühler als ein Block Viscoschaum. Der graue Bezug ist abnehmbar; die Füllung selbst darf nicht nass werden.',
        en: 'There is air between the flakes, so the pillow stays cooler than a block of memory foam. The gray cover comes off; the filling itself must not get wet.',
      },
    ],
    attributes: {
      kleur: 'grijs',
      hoofdkussen_vulling: 'traagschuim',
      hoofdkussen_hardheid: 'medium',
      hoofdkussen_hoogte: 15,
      hoofdkussen_wasbaar: 'graden_40',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['zij'],
      bijzonderheden: ['zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    grades: { vormbaarheid: 5, ventilatie: 3, ondersteuning: 4, veerkracht: 3 },
    offers: sizes({ '50x60': 64, '60x70': 69, '40x80': 67 }, { lastOnes: ['40x80'] }),
    popularity: 147,
    since: '2025-10-06',
  }),
];
