import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { pocketSpringsPicture } from '../pictures.ts';

export const noorderlichtMattresses: readonly ProductData[] = [
  mattress({
    sku: 'NOO-POLARIS',
    brand: 'Noorderlicht',
    model: 'Polaris',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: 'Stevig koudschuimmatras van 21 cm dat met je meeveert en licht genoeg is om in je eentje te keren.',
      de: '21 cm hohe, feste Kaltschaummatratze, die schnell zurückfedert und sich allein wenden lässt.',
      en: 'A firm 8-inch (21 cm) HR foam mattress that springs back fast and is light enough to turn on your own.',
    },
    description: [
      {
        nl: 'Koudschuim heeft open cellen: het laat lucht door en komt meteen terug als je van houding verandert. De Polaris is gemaakt van schuim met een volumegewicht van 45 kg per kubieke meter, dat ook na jaren weinig inzakt.',
        de: 'Kaltschaum ist offenporig: Er lässt Luft durch und richtet sich sofort wieder auf, wenn Sie die Lage wechseln. Die Polaris besteht aus Schaum mit einem Raumgewicht von 45 kg pro Kubikmeter, der auch nach Jahren kaum nachgibt.',
        en: 'HR foam has open cells: it lets air through and springs straight back when you change position. The Polaris is made of foam with a density of 45 kg per cubic meter (2.8 lb/ft³), which loses little height over the years.',
      },
      {
        nl: 'Inkepingen in het schuim verdelen het matras in vijf zones. Het exemplaar van 90 x 200 weegt 16 kg. De hoes gaat rondom open en mag op 60 graden worden gewassen, wat bij een huisstofmijtallergie prettig is.',
        'nl-be':
          'Inkepingen in het schuim verdelen de matras in vijf zones. Het exemplaar van 90 x 200 weegt 16 kg. De hoes gaat rondom open en mag op 60 graden worden gewassen, wat bij een huisstofmijtallergie prettig is.',
        de: 'Einschnitte im Schaum teilen die Matratze in fünf Zonen. In 90 x 200 wiegt sie 16 kg. Der Bezug lässt sich rundum öffnen und bei 60 Grad waschen, was bei einer Hausstauballergie hilft.',
        en: 'Cuts in the foam divide the mattress into five zones. The 90 x 200 weighs 16 kg (35 lb). The cover unzips all round and can be washed hot, which helps if you are allergic to dust mites.',
      },
    ],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hardheid: 'stevig',
      matras_hoogte: 21,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['omkeerbaar', 'huisstofmijt', 'verstelbare_bodem', 'gerecycled'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 5,
      stabiliteit: 5,
      veerkracht: 4,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '70x200': 319,
        '80x200': 329,
        '90x200': 329,
        '90x210': 359,
        '120x200': 459,
        '140x200': 519,
        '160x200': 589,
        '180x200': 659,
        '180x220': 749,
      },
      { lastOnes: ['140x200'], slower: { '70x200': 10, '180x220': 15 } },
    ),
    popularity: 305,
    since: '2025-01-13',
  }),
  mattress({
    sku: 'NOO-FJORD',
    brand: 'Noorderlicht',
    model: 'Fjord',
    kind: KIND.memoryFoamMattress,
    summary: {
      nl: 'Traagschuimmatras van 24 cm dat zich naar je vormt en bewegingen van de ander niet doorgeeft.',
      de: '24 cm hohe Viscomatratze, die sich Ihrem Körper anpasst und Bewegungen nicht weitergibt.',
      en: 'A 9½-inch (24 cm) memory foam mattress that takes your shape and does not pass on movement.',
    },
    description: [
      {
        nl: 'De bovenste 8 cm van de Fjord is traagschuim. Het reageert op warmte: waar je ligt wordt het zacht, ernaast blijft het stevig. De eerste minuten lijkt het matras hard; na een kwartier is de afdruk van je lichaam er precies in gevormd.',
        'nl-be':
          'De bovenste 8 cm van de Fjord is traagschuim. Het reageert op warmte: waar je ligt wordt het zacht, ernaast blijft het stevig. De eerste minuten lijkt de matras hard; na een kwartier is de afdruk van je lichaam er precies in gevormd.',
        de: 'Die oberen 8 cm der Fjord sind Viscoschaum. Er reagiert auf Wärme: Wo Sie liegen, wird er weich, daneben bleibt er fest. In den ersten Minuten wirkt die Matratze hart; nach einer Viertelstunde hat sich Ihr Körper genau abgeformt.',
        en: 'The top 8 cm (3 in) of the Fjord are memory foam. It responds to warmth: soft where you lie, firm right beside you. For the first minutes the mattress seems hard; after a quarter of an hour it has taken your exact shape.',
      },
      {
        nl: 'Daaronder geeft 14 cm koudschuim de steun. Sleuven tussen de lagen voeren warmte af. Slaap je snel warm, kies dan liever een pocketveermatras: traagschuim blijft warmer dan veren.',
        de: 'Darunter stützen 14 cm Kaltschaum. Rillen zwischen den Lagen leiten Wärme ab. Wem nachts schnell heiß wird, der nimmt besser Taschenfedern: Viscoschaum bleibt immer etwas wärmer.',
        en: 'Below it, 14 cm (5½ in) of HR foam give support, and grooves between the layers carry heat away. If you sleep hot, choose pocket springs instead: memory foam always stays a little warmer.',
      },
    ],
    attributes: {
      matras_kern: 'traagschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 24,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 3,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['opgerold', 'verstelbare_bodem', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 4,
      stabiliteit: 5,
      veerkracht: 2,
      ventilatie: 2,
      vochtregulatie: 3,
      aanpassingsvermogen: 5,
    },
    offers: sizes(
      {
        '80x200': 449,
        '90x200': 449,
        '90x210': 489,
        '120x200': 619,
        '140x200': 699,
        '160x200': 799,
        '180x200': 879,
        '180x210': 949,
      },
      { until: '2027-01-31', was: { '140x200': 799, '160x200': 929, '180x200': 949 } },
    ),
    mostBought: ['180x200', '160x200', '90x200'],
    popularity: 352,
    since: '2024-11-04',
  }),
  mattress({
    sku: 'NOO-TUNDRA',
    brand: 'Noorderlicht',
    model: 'Tundra',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveermatras van 20 cm met 250 veren per vierkante meter en een antraciet hoes van gerecycled garen.',
      de: '20 cm hohe Taschenfederkernmatratze mit 250 Federn pro Quadratmeter und einem Bezug aus recyceltem Garn.',
      en: 'An 8-inch (20 cm) pocket spring mattress with 250 springs per square meter and a cover made from recycled yarn.',
    },
    description: [
      {
        nl: 'Een matras zonder verrassingen: stalen veren in stoffen hoesjes, aan twee kanten 2 cm schuim en een hoes eromheen. De Tundra ligt stevig en veert snel, wat draaien makkelijk maakt.',
        de: 'Eine Matratze ohne Überraschungen: Stahlfedern in Stofftaschen, auf beiden Seiten 2 cm Schaum und ein Bezug. Die Tundra liegt sich fest und federt schnell, das macht das Umdrehen leicht.',
        en: 'A mattress without surprises: steel springs in fabric pockets, less than an inch of foam on either side, and a cover. The Tundra lies firm and springs fast, which makes turning easy.',
      },
      {
        nl: 'Het garen van de hoes komt van 60 plastic flessen per matras. Aan het einde van zijn leven haal je de Tundra met een schaar uit elkaar in staal, schuim en textiel; wij nemen hem ook gratis terug bij de bezorging van een nieuwe.',
        'nl-be':
          'Het garen van de hoes komt van 60 plastic flessen per matras. Aan het einde van haar leven haal je de Tundra met een schaar uit elkaar in staal, schuim en textiel; wij nemen ze ook gratis terug bij de levering van een nieuwe.',
        de: 'Im Garn des Bezugs stecken 60 Plastikflaschen je Matratze. Am Ende ihres Lebens lässt sich die Tundra mit einer Schere in Stahl, Schaum und Textil trennen; bei der Lieferung einer neuen nehmen wir sie auch kostenlos mit.',
        en: 'The yarn of each cover is made from 60 plastic bottles. At the end of its life you can take the Tundra apart with scissors into steel, foam and textile; we will also collect it free of charge when we deliver a new one.',
      },
    ],
    pictures: [pocketSpringsPicture],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'stevig',
      matras_hoogte: 20,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_40',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_aantal_veren: 250,
      matras_maximale_belasting: 110,
      matras_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['omkeerbaar', 'gerecycled', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x200': 279,
        '90x200': 279,
        '90x210': 299,
        '120x200': 399,
        '140x200': 449,
        '160x200': 499.5,
        '180x200': 559,
      },
      { soldOut: ['80x200'] },
    ),
    popularity: 229,
    since: '2025-06-16',
  }),
];
