import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { duvetCover } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { duvetCoverPicture } from '../pictures.ts';

export const vlasheemCovers: readonly ProductData[] = [
  duvetCover({
    sku: 'VLA-LEIE',
    brand: 'Vlasheem',
    model: 'Leie',
    kind: KIND.linenDuvetCover,
    summary: {
      nl: 'Voorgewassen linnen van Europees vlas, in zes kleuren die je door elkaar kunt gebruiken.',
      de: 'Vorgewaschenes Leinen aus europäischem Flachs, in sechs Farben zum Kombinieren.',
      en: 'Prewashed linen from European flax, in six colors made to be mixed.',
    },
    description: [
      {
        nl: 'Linnen neemt veel vocht op en staat het snel weer af. Op een zwoele nacht voelt de Leie daardoor droog, in de winter is hij aangenaam zodra je hem hebt opgewarmd. De stof wordt met steentjes gewassen en is vanaf de eerste nacht soepel, al blijft linnen altijd wat korreliger dan katoen. Houd je van spiegelglad, dan is satijn iets voor jou.',
        'nl-be':
          'Linnen neemt veel vocht op en staat het snel weer af. Op een zwoele nacht voelt de Leie daardoor droog, in de winter is hij aangenaam zodra je hem hebt opgewarmd. Het vlas groeit tussen Caen en Kortrijk en wordt geweven langs de rivier waar de overtrek naar heet. Linnen blijft wel altijd wat korreliger dan katoen; hou je van spiegelglad, dan is satijn iets voor jou.',
        de: 'Leinen nimmt viel Feuchtigkeit auf und gibt sie rasch wieder ab. In schwülen Nächten fühlt sich Leie deshalb trocken an, im Winter angenehm, sobald die eigene Wärme darin steckt. Der Stoff ist mit Steinen vorgewaschen und von Anfang an weich, bleibt aber körniger als Baumwolle. Wer es spiegelglatt mag, nimmt besser Satin.',
        en: 'Linen takes up a lot of moisture and lets it go again quickly. On a muggy night Leie feels dry; in winter it is pleasant once you have warmed it. The cloth is stonewashed and soft from day one, though linen always has more grain than cotton. If you like your bed silky smooth, choose sateen.',
      },
      {
        nl: 'Kreukels horen erbij; strijken haalt juist de zachtheid eruit. Wassen op 40 graden met vloeibaar wasmiddel, drogen aan de lijn. Houten knopen, en één kussensloop van 60 x 70 bij 140 breed, twee bij de bredere maten.',
        'nl-be':
          'Kreukels horen erbij; strijken haalt net de zachtheid eruit. Wassen op 40 graden met vloeibaar wasmiddel, drogen aan de wasdraad. Houten knopen, en één kussensloop van 60 x 70 bij 140 breed, twee bij de bredere maten.',
        de: 'Knitter gehören dazu, Bügeln nimmt dem Stoff eher die Weichheit. Bei 40 Grad mit Flüssigwaschmittel waschen, auf der Leine trocknen. Mit Holzknöpfen; zu den Einzelgrößen gehört ein Kissenbezug, zu den breiteren zwei.',
        'de-at':
          'Knitter gehören dazu, Bügeln nimmt dem Stoff eher die Weichheit. Bei 40 Grad mit Flüssigwaschmittel waschen, auf der Leine trocknen. Mit Holzknöpfen; zu den Einzelgrößen gehört ein Polsterbezug, zu den breiteren zwei.',
        en: 'Creases are part of the look, and ironing only takes the softness out. Machine wash warm with liquid detergent and dry it on the line. Wooden buttons; one pillowcase with single sizes, two with the wider ones.',
      },
    ],
    colors: inColors(
      duvetCoverPicture,
      ['naturel', 'wit', 'salie', 'terracotta', 'oker', 'antraciet'],
      { oker: { soldOut: ['240x220', '260x220'] }, antraciet: { days: 8 } },
    ),
    attributes: {
      dekbedovertrek_materiaal: 'linnen',
      dekbedovertrek_weving: 'effen',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'knopen',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_wasbaar: 'graden_40',
      dekbedovertrek_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['natuurlijk', 'zonder_dierlijk'],
    },
    offers: sizes(
      {
        '135x200': 149,
        '140x200': 149,
        '140x220': 159,
        '155x220': 169,
        '200x200': 209,
        '200x220': 219,
        '240x220': 249,
        '260x220': 269,
      },
      { days: 3 },
    ),
    popularity: 162,
    since: '2024-05-06',
  }),
  duvetCover({
    sku: 'VLA-NEVEL',
    brand: 'Vlasheem',
    model: 'Nevel',
    kind: KIND.muslinDuvetCover,
    summary: {
      nl: 'Mousseline van twee ragfijne lagen katoen, licht gekreukeld en nooit te strijken.',
      de: 'Musselin aus zwei hauchfeinen Lagen Baumwolle, leicht gekreppt und immer bügelfrei.',
      en: 'Double gauze: two whisper-thin layers of cotton, softly crinkled and never ironed.',
    },
    description: [
      {
        nl: 'Mousseline ken je misschien van hydrofiele luiers. Voor de Nevel zijn twee van die dunne lagen om de paar millimeter aan elkaar geweven. Tussen de lagen zit lucht, zodat de overtrek ’s zomers ademt en je in het voorjaar toch niet rilt.',
        'nl-be':
          'Mousseline ken je misschien van tetradoeken. Voor de Nevel zijn twee van die dunne lagen om de paar millimeter aan elkaar geweven. Tussen de lagen zit lucht, zodat de overtrek ’s zomers ademt en je in het voorjaar toch niet rilt.',
        de: 'Musselin kennen Sie vielleicht von Mullwindeln. Für Nevel sind zwei so dünne Lagen alle paar Millimeter miteinander verwebt. Dazwischen steht Luft: Der Bezug atmet im Sommer, und im Frühling fröstelt trotzdem niemand.',
        en: 'You may know muslin from baby swaddles. For Nevel, two such thin layers are woven together every few millimeters. The air between them lets the cover breathe in summer and still keeps off the chill in spring.',
      },
      {
        nl: 'De stof is open geweven en blijft hangen aan ringen en kattennagels: slaapt er een kat op bed, neem dan perkal. Wassen op 40 graden, niet te vol laden. De ribbels trekken vanzelf weer aan bij het drogen. De maten zijn ná krimp gemeten.',
        'nl-be':
          'De stof is open geweven en blijft hangen aan ringen en kattennagels: slaapt er een kat op bed, neem dan perkal. Wassen op 40 graden in een niet te volle trommel. In de droogkast trekken de ribbels vanzelf weer aan. De maten zijn ná krimp gemeten.',
        de: 'Das Gewebe ist offen und bleibt an Ringen und Katzenkrallen hängen: Schläft eine Katze mit im Bett, ist Perkal klüger. Bei 40 Grad in nicht zu voller Trommel waschen. Beim Trocknen zieht sich der Krepp von selbst wieder zusammen. Alle Maße gelten nach dem Einlaufen.',
        en: 'The weave is open and catches on rings and claws, so choose percale if a cat shares your bed. Machine wash warm without overloading the drum. The crinkle returns by itself as it dries. All sizes are measured after shrinkage.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['poederroze', 'wit', 'zand', 'salie', 'petrol'], {
      petrol: { soldOut: 'all' },
    }),
    attributes: {
      dekbedovertrek_materiaal: 'mousseline',
      dekbedovertrek_weving: 'dubbel',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'knopen',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_wasbaar: 'graden_40',
      dekbedovertrek_strijkvrij: 'ja',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
    },
    offers: sizes(
      {
        '135x200': 69.95,
        '140x200': 69.95,
        '140x220': 74.95,
        '155x220': 79.95,
        '200x200': 104.95,
        '240x220': 124.95,
      },
      { until: '2027-01-17', was: { '200x200': 119.95, '240x220': 144.95 }, lastOnes: ['200x200'] },
    ),
    popularity: 209,
    since: '2025-02-17',
  }),
  duvetCover({
    sku: 'VLA-HOEVE',
    brand: 'Vlasheem',
    model: 'Hoeve',
    kind: BEDDING_KIND.halfLinenDuvetCover,
    summary: {
      nl: 'Katoen in de lengte, linnen in de breedte: koel als linnen, voor veel minder geld.',
      de: 'Baumwolle in der Kette, Leinen im Schuss: kühl wie Leinen, zum deutlich kleineren Preis.',
      en: 'Cotton one way, linen the other: cool like linen, at a good deal less.',
    },
    description: [
      {
        nl: 'De schering van de Hoeve is van katoen, de inslag van linnen, en elk in een iets andere tint. Zo krijgt de stof een levendig, haast denimachtig kleurverloop. Hij kreukt minder dan puur linnen en droogt sneller dan puur katoen.',
        de: 'Die Kette von Hoeve ist aus Baumwolle, der Schuss aus Leinen, beide in leicht verschiedenen Tönen. Das ergibt eine lebendige, fast jeansartige Farbe. Das Gewebe knittert weniger als reines Leinen und trocknet schneller als reine Baumwolle.',
        en: 'Hoeve has a cotton warp and a linen weft, each in a slightly different shade, which gives the cloth a lively, almost chambray color. It creases less than pure linen and dries faster than pure cotton.',
      },
      {
        nl: 'Fijn voor wie het hele jaar met één overtrek doet. Minder geschikt als je een gevoelige huid hebt die op vezeltjes reageert; daarvoor is satijn rustiger. Op 60 graden te wassen, met een blinde rits die niet in de matrastijk haakt.',
        de: 'Gut für alle, die mit einer Garnitur durchs Jahr kommen möchten. Weniger gut für sehr empfindliche Haut, die auf feine Faserenden reagiert; da ist Satin die ruhigere Wahl. Waschbar bei 60 Grad, mit verdecktem Reißverschluss am Fußende.',
        'de-at':
          'Gut für alle, die mit einer Garnitur durchs Jahr kommen möchten. Weniger gut für sehr empfindliche Haut, die auf feine Faserenden reagiert; da ist Satin die ruhigere Wahl. Waschbar bei 60 Grad, mit verdecktem Zippverschluss am Fußende.',
        en: 'A good choice if you want one set for the whole year. Less so for very sensitive skin that reacts to fine fiber ends; sateen is calmer there. Wash it hot; the zipper at the foot is concealed.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['blauw', 'naturel', 'olijf', 'taupe']),
    attributes: {
      dekbedovertrek_materiaal: ['katoen', 'linnen'],
      dekbedovertrek_weving: 'effen',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'rits',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['natuurlijk', 'zonder_dierlijk'],
    },
    offers: sizes(
      { '140x200': 89, '140x220': 95, '200x200': 129, '200x220': 135, '240x220': 149 },
      { soldOut: ['200x220'], slower: { '240x220': 6 } },
    ),
    popularity: 74,
    since: '2025-09-01',
  }),
];
