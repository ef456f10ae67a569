import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { topper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const foamToppers: readonly ProductData[] = [
  topper({
    sku: 'LUN-BRISA',
    brand: 'Lunaro',
    model: 'Brisa',
    kind: KIND.coldFoamTopper,
    summary: {
      nl: 'Luchtige koudschuimtopper van 6 cm voor wie het in bed snel warm heeft.',
      de: 'Luftiger, 6 cm hoher Kaltschaumtopper für alle, denen im Bett schnell warm wird.',
      en: 'An airy HR foam topper, 6 cm (2½ in) thick, for anyone who gets hot in bed.',
    },
    description: [
      {
        nl: 'Het koudschuim van de Brisa is aan de bovenkant in golven gesneden. Tussen de golven blijft lucht staan, die bij elke beweging ververst. Daardoor voelt deze topper koeler dan een van traagschuim.',
        de: 'Der Kaltschaum der Brisa ist oben wellenförmig geschnitten. In den Wellen steht Luft, die sich bei jeder Bewegung erneuert. Dieser Topper bleibt deshalb kühler als einer aus Viscoschaum.',
        en: 'The HR foam of the Brisa is cut in waves on top. Air sits between the waves and is refreshed with every movement, so this topper feels cooler than one of memory foam.',
      },
      {
        nl: 'Hij veert direct terug en verandert de hardheid van je bed maar een beetje: een medium matras blijft medium. De hoes van lyocell was je op 40 graden.',
        'nl-be':
          'Hij veert direct terug en verandert de hardheid van je bed maar een beetje: een medium matras blijft medium. De hoes van lyocell was je op 40 graden.',
        de: 'Er federt sofort zurück und verändert die Härte Ihres Bettes nur wenig: Eine mittelfeste Matratze bleibt mittelfest. Den Lyocellbezug waschen Sie bei 40 Grad.',
        en: 'It springs back at once and changes the firmness of your bed only a little: a medium mattress stays medium. The lyocell cover is machine washable.',
      },
    ],
    attributes: {
      topper_kern: 'koudschuim',
      topper_hardheid: 'medium',
      topper_hoogte: 6,
      topper_hoes: 'lyocell',
      topper_wasbaar: 'graden_40',
      topper_rits: 'rondom',
      bijzonderheden: ['opgerold', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 5, drukverdeling: 3 },
    offers: sizes({
      '80x200': 119,
      '90x200': 129,
      '140x200': 189,
      '160x200': 219,
      '180x200': 239,
      '180x210': 259,
    }),
    popularity: 294,
    since: '2024-06-24',
  }),
  topper({
    sku: 'NOO-DAUW',
    brand: 'Noorderlicht',
    model: 'Dauw',
    kind: KIND.coldFoamTopper,
    summary: {
      nl: 'Stevige topper van 7 cm koudschuim, voor een bed dat te zacht is geworden.',
      de: 'Fester, 7 cm hoher Kaltschaumtopper für ein Bett, das zu weich geworden ist.',
      en: 'A firm 3-inch (7 cm) HR foam topper for a bed that has become too soft.',
    },
    description: [
      {
        nl: 'De meeste toppers maken een bed zachter; de Dauw doet het omgekeerde. Het schuim weegt 50 kilo per kubieke meter en houdt je boven de kuil die in een ouder matras ontstaat. Is het matras zelf doorgezakt, dan helpt geen topper: vervang het dan.',
        'nl-be':
          'De meeste toppers maken een bed zachter; de Dauw doet het omgekeerde. Het schuim weegt 50 kilo per kubieke meter en houdt je boven de kuil die in een oudere matras ontstaat. Is de matras zelf doorgezakt, dan helpt geen topper: vervang ze dan.',
        de: 'Die meisten Topper machen ein Bett weicher; beim Dauw ist es umgekehrt. Der Schaum wiegt 50 kg pro Kubikmeter und trägt Sie über die Kuhle, die in einer älteren Matratze entsteht. Ist die Matratze selbst durchgelegen, hilft kein Topper: Dann gehört sie ersetzt.',
        en: 'Most toppers make a bed softer; the Dauw does the opposite. Its foam weighs 50 kg per cubic meter and carries you over the dip that forms in an older mattress. If the mattress itself has sagged, no topper will help: replace it.',
      },
      {
        nl: 'De hoes is van gerecycled garen en mag op 60 graden in de was. Voor een split-topper bestel je twee keer 80 of 90 breed.',
        de: 'Der Bezug ist aus recyceltem Garn und bei 60 Grad waschbar. Für ein geteiltes Bett bestellen Sie zweimal 80 oder 90 cm Breite.',
        en: 'The cover is made from recycled yarn and can be washed hot. For a split bed, order two of 80 or 90 cm wide.',
      },
    ],
    attributes: {
      topper_kern: 'koudschuim',
      topper_hardheid: 'stevig',
      topper_hoogte: 7,
      topper_hoes: 'gerecycled',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      bijzonderheden: ['gerecycled', 'omkeerbaar', 'huisstofmijt'],
    },
    grades: { ventilatie: 4, drukverdeling: 3 },
    offers: sizes(
      { '80x200': 139, '90x200': 149, '140x200': 219, '160x200': 249, '180x200': 279 },
      { lastOnes: ['140x200'] },
    ),
    popularity: 137,
    since: '2025-07-07',
  }),
  topper({
    sku: 'HAL-MJUK',
    brand: 'Halmstad',
    model: 'Mjuk',
    kind: KIND.comfortFoamTopper,
    summary: {
      nl: 'Dunne topper van 5 cm die een slaapbank of logeerbed comfortabel maakt.',
      'nl-be': 'Dunne topper van 5 cm die een zetelbed of logeerbed comfortabel maakt.',
      de: '5 cm flacher Topper, der ein Schlafsofa oder Gästebett bequem macht.',
      en: 'A thin 2-inch (5 cm) topper that makes a sofa bed or guest bed comfortable.',
    },
    description: [
      {
        nl: 'De Mjuk leg je over de stangen en naden van een slaapbank. Na het logeren rol je hem op en trek je de bijgeleverde band eromheen; in de kast neemt hij niet meer plaats in dan een slaapzak.',
        'nl-be':
          'De Mjuk leg je over de stangen en naden van een zetelbed. Na het logeren rol je hem op en trek je de bijgeleverde band eromheen; in de kast neemt hij niet meer plaats in dan een slaapzak.',
        de: 'Der Mjuk deckt Stangen und Nähte eines Schlafsofas ab. Ist der Besuch weg, rollen Sie ihn auf und ziehen das mitgelieferte Band darum; im Schrank braucht er nicht mehr Platz als ein Schlafsack.',
        'de-at':
          'Der Mjuk deckt Stangen und Nähte eines Schlafsofas ab. Ist der Besuch weg, rollen Sie ihn auf und ziehen das mitgelieferte Band darum; im Kasten braucht er nicht mehr Platz als ein Schlafsack.',
        en: 'Put the Mjuk over the bars and seams of a sofa bed. When your guests have left, roll it up and fasten the strap that comes with it; in the closet it takes no more room than a sleeping bag.',
      },
      {
        nl: 'Voor elke nacht is comfortschuim te licht. Zoek je een topper voor je eigen bed, kijk dan naar koudschuim, traagschuim of latex.',
        de: 'Für jede Nacht ist Komfortschaum zu leicht. Suchen Sie einen Topper für Ihr eigenes Bett, sehen Sie sich Kaltschaum, Viscoschaum oder Latex an.',
        en: 'Comfort foam is too light for every night. If you need a topper for your own bed, look at HR foam, memory foam or latex.',
      },
    ],
    attributes: {
      topper_kern: 'comfortschuim',
      topper_hardheid: 'zacht',
      topper_hoogte: 5,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_40',
      topper_rits: 'een_zijde',
      bijzonderheden: ['opgerold', 'omkeerbaar', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 2, drukverdeling: 2 },
    offers: sizes({
      '80x200': 59.95,
      '90x200': 64.95,
      '120x200': 79.95,
      '140x200': 89.95,
      '160x200': 99.95,
    }),
    popularity: 310,
    since: '2024-03-18',
  }),
];
