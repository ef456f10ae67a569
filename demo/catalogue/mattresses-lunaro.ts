import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const lunaroMattresses: readonly ProductData[] = [
  mattress({
    sku: 'LUN-VITA',
    brand: 'Lunaro',
    model: 'Vita',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveermatras van 22 cm met zeven comfortzones en een hoes die op 60 graden in de was mag.',
      de: '22 cm hohe Taschenfederkernmatratze mit sieben Komfortzonen und einem Bezug, der bei 60 Grad in die Maschine darf.',
      en: 'A 9-inch (22 cm) pocket spring mattress with seven comfort zones and a cover you can wash hot.',
    },
    description: [
      {
        nl: 'Elke veer in de Vita zit in een eigen hoesje en beweegt los van de veer ernaast. Draait u zich om, dan merkt degene naast u daar weinig van. Rond schouders en heupen zijn de veren soepeler, zodat uw rug op de zij recht blijft.',
        de: 'Jede Feder der Vita steckt in einer eigenen Tasche und arbeitet unabhängig von ihrer Nachbarin. Drehen Sie sich um, bekommt die andere Bettseite wenig davon mit. An Schultern und Hüfte sind die Federn weicher, damit die Wirbelsäule in Seitenlage gerade bleibt.',
        en: 'Every spring in the Vita sits in its own pocket and moves independently of the one next to it. Turn over, and the person beside you will hardly notice. The springs are softer under your shoulders and hips, so your spine stays straight when you lie on your side.',
      },
      {
        nl: 'Om de veren ligt aan beide kanten 3 cm koudschuim. Tussen de veren kan lucht vrij bewegen; dat houdt de kern droog. De hoes van dubbeldoek gaat met een rits rondom open en past in twee helften in een gewone wasmachine.',
        de: 'Über und unter den Federn liegen je 3 cm Kaltschaum. Zwischen den Federn zirkuliert die Luft, der Kern bleibt trocken. Der Bezug aus Doppeltuch lässt sich rundum öffnen und passt in zwei Hälften in jede Haushaltswaschmaschine.',
        en: 'There is an inch of HR foam above and below the springs, and air moves freely between them, which keeps the core dry. The double jersey cover unzips all the way round and goes into a normal washing machine in two halves.',
      },
    ],
    pictures: [PICTURE.mattressSlate, PICTURE.mattressSlateCorner],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'medium',
      matras_hoogte: 22,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 300,
      matras_maximale_belasting: 110,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['omkeerbaar', 'verstelbare_bodem'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 5,
      vochtregulatie: 4,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x200': 349,
        '90x200': 349,
        '90x210': 379,
        '90x220': 399,
        '120x200': 499,
        '140x200': 549,
        '160x200': 629,
        '180x200': 699,
        '180x210': 759,
      },
      { was: { '90x200': 399, '140x200': 629, '160x200': 719 }, slower: { '90x220': 12 } },
    ),
    popularity: 412,
    since: '2024-03-04',
  }),
  mattress({
    sku: 'LUN-AURA',
    brand: 'Lunaro',
    model: 'Aura',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveermatras van 25 cm met een bovenlaag van traagschuim, voor wie zacht wil liggen zonder weg te zakken.',
      de: '25 cm hohe Taschenfederkernmatratze mit Viscoauflage: weich liegen, ohne einzusinken.',
      en: 'A 10-inch (25 cm) pocket spring mattress with a memory foam layer: soft to lie on, without sinking in.',
    },
    description: [
      {
        nl: 'De Aura heeft twee lagen met elk een taak. Bovenop ligt 5 cm traagschuim, dat zich met lichaamswarmte naar schouders en heupen vormt. Daaronder dragen 480 pocketveren per vierkante meter uw gewicht.',
        de: 'Bei der Aura hat jede Schicht ihre Aufgabe. Oben liegen 5 cm Viscoschaum, der sich durch Körperwärme an Schultern und Hüfte anpasst. Darunter tragen 480 Taschenfedern pro Quadratmeter Ihr Gewicht.',
        en: 'Each layer of the Aura has its own job. On top are 2 inches of memory foam that warm up and take the shape of your shoulders and hips. Below, 480 pocket springs per square meter carry your weight.',
      },
      {
        nl: 'Traagschuim houdt meer warmte vast dan een kern van alleen veren. Daarom is de hoes van lyocell, een garen dat vocht snel opneemt en weer afgeeft. U slaapt op één kant: de onderkant heeft geen traagschuim.',
        de: 'Viscoschaum hält mehr Wärme als ein reiner Federkern. Deshalb besteht der Bezug aus Lyocell, einem Garn, das Feuchtigkeit schnell aufnimmt und wieder abgibt. Die Matratze hat eine Liegeseite: Auf der Unterseite fehlt der Viscoschaum.',
        en: 'Memory foam holds more warmth than springs alone. That is why the cover is made of lyocell, a yarn that takes up moisture quickly and lets it go again. The mattress has one sleeping side: there is no memory foam underneath.',
      },
    ],
    pictures: [PICTURE.mattressNavy],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'zacht',
      matras_hoogte: 25,
      matras_hoes: 'lyocell',
      matras_wasbaar: 'graden_40',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 480,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij'],
      bijzonderheden: ['huisstofmijt'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 4,
      vochtregulatie: 4,
      aanpassingsvermogen: 5,
    },
    offers: sizes(
      {
        '80x200': 549,
        '90x200': 549,
        '90x210': 589,
        '120x200': 749,
        '140x200': 849,
        '160x200': 979,
        '180x200': 1079,
        '180x210': 1159,
      },
      { soldOut: ['120x200'], slower: { '180x210': 15 } },
    ),
    popularity: 286,
    since: '2024-09-16',
  }),
];
