import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { duvetCover } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { duvetCoverPicture } from '../pictures.ts';

/** Duvet covers in hotel quality, in deep colors. */
export const fineCovers: readonly ProductData[] = [
  duvetCover({
    sku: 'DON-SUITE',
    brand: 'Donsgaard',
    model: 'Suite',
    kind: KIND.sateenDuvetCover,
    summary: {
      nl: 'Hotelsatijn van 400 draden met een ingeweven streep, alleen te zien als het licht erlangs valt.',
      de: 'Hotelsatin mit 400 Fäden und eingewebtem Streifen, den nur Streiflicht verrät.',
      en: 'Hotel sateen, 400 thread count, with a woven stripe that shows only in raking light.',
    },
    description: [
      {
        nl: 'Voor de Suite wordt lang, gekamd katoen gesponnen tot zo dun garen dat er 400 draden op een vierkante inch gaan, zonder dat draden dubbel worden geteld. De stof is dicht, zwaar en vloeiend. De streep van 1 cm ontstaat alleen door de binding: satijn naast keper, dezelfde kleur.',
        de: 'Für Suite wird lange, gekämmte Baumwolle so fein gesponnen, dass 400 Fäden auf einen Quadratzoll passen, ohne dass Zwirne doppelt gezählt werden. Der Stoff ist dicht, schwer und fließend. Den 1 cm breiten Streifen macht allein die Bindung: Satin neben Köper, dieselbe Farbe.',
        en: 'For Suite, long combed cotton is spun so fine that 400 threads fit in a square inch, with no plied yarns counted twice. The cloth is dense, heavy and fluid. The ⅜-inch stripe comes from the weave alone: sateen next to twill, in one color.',
      },
      {
        nl: 'Bedden in een koele kamer worden er heerlijk van, maar onder een dakraam in augustus is deze overtrek te veel. Strijk hem licht vochtig, dan ligt hij als in een hotel. Bij tweepersoonsmaten horen twee slopen met een volant van 5 cm.',
        de: 'Im kühlen Schlafzimmer ein Genuss, unterm Dachfenster im August zu viel. Noch leicht feucht gebügelt liegt die Garnitur wie im Hotel. Zu den Doppelgrößen gehören zwei Kissenbezüge mit 5 cm breitem Stehsaum.',
        'de-at':
          'Im kühlen Schlafzimmer ein Genuss, unterm Dachfenster im August zu viel. Noch leicht feucht gebügelt liegt die Garnitur wie im Hotel. Zu den Doppelgrößen gehören zwei Polsterbezüge mit 5 cm breitem Stehsaum.',
        en: 'A delight in a cool bedroom, too much under a skylight in August. Iron it slightly damp and it lies as it would in a hotel. Double sizes come with two pillowcases with a 5 cm (2 in) flange.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['wit', 'creme', 'antraciet'], {
      antraciet: { extra: 10, days: 5 },
    }),
    attributes: {
      dekbedovertrek_materiaal: 'katoensatijn',
      dekbedovertrek_weving: ['satijn', 'keper'],
      dekbedovertrek_dessin: 'streep',
      dekbedovertrek_sluiting: 'instopstrook',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 400,
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '140x200': 119,
        '140x220': 125,
        '200x200': 165,
        '200x220': 172,
        '240x200': 182,
        '240x220': 189,
        '260x220': 205,
        '260x240': 219,
      },
      { slower: { '260x240': 10 } },
    ),
    popularity: 97,
    since: '2024-11-04',
  }),
  duvetCover({
    sku: 'NOO-LUWTE',
    brand: 'Noorderlicht',
    model: 'Luwte',
    kind: BEDDING_KIND.lyocellDuvetCover,
    summary: {
      nl: 'Lyocell uit houtpulp: koel als water wanneer je je hand erop legt, en zijdeachtig glad.',
      de: 'Lyocell aus Holzzellstoff: kühl, wenn Sie die Hand auflegen, und glatt wie Seide.',
      en: 'Lyocell from wood pulp: cool when you lay your hand on it, and smooth as silk.',
    },
    description: [
      {
        nl: 'Lyocell geleidt warmte van je huid weg en neemt anderhalf keer zoveel vocht op als katoen. De Luwte is daarom een uitkomst als je ’s nachts zweet, bijvoorbeeld in de overgang. Reken niet op een airco: het koele gevoel is er vooral bij de eerste aanraking en als je je omdraait.',
        de: 'Lyocell leitet Wärme von der Haut weg und nimmt anderthalbmal so viel Feuchtigkeit auf wie Baumwolle. Luwte hilft deshalb, wenn Sie nachts schwitzen, etwa in den Wechseljahren. Eine Klimaanlage ist der Stoff nicht: Kühl fühlt er sich vor allem bei der ersten Berührung und beim Umdrehen an.',
        en: 'Lyocell draws heat from the skin and absorbs half as much moisture again as cotton. That makes Luwte a relief for night sweats, during menopause for instance. It is no air conditioner: you notice the coolness most at first touch and when you turn over.',
      },
      {
        nl: 'Het hout komt uit beheerde bossen en de oplosmiddelen gaan in een gesloten kringloop rond. Wassen op 40 graden op een fijnwasprogramma, zonder wasverzachter; nat is lyocell kwetsbaarder dan katoen. Niet in de droger.',
        'nl-be':
          'Het hout komt uit beheerde bossen en de oplosmiddelen gaan in een gesloten kringloop rond. Wassen op 40 graden op een fijnwasprogramma, zonder wasverzachter; nat is lyocell kwetsbaarder dan katoen. Niet in de droogkast.',
        de: 'Das Holz kommt aus bewirtschafteten Wäldern, die Lösungsmittel bleiben in einem geschlossenen Kreislauf. Bei 40 Grad im Schonwaschgang ohne Weichspüler waschen; nass ist Lyocell empfindlicher als Baumwolle. Nicht in den Trockner geben.',
        en: 'The wood comes from managed forests, and the solvents are reused in a closed loop. Machine wash warm on gentle without fabric softener; wet lyocell is more delicate than cotton. Line dry only.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['zilvergrijs', 'wit', 'lichtblauw', 'nachtblauw'], {
      lichtblauw: { soldOut: ['140x220', '240x220'] },
    }),
    attributes: {
      dekbedovertrek_materiaal: 'lyocell',
      dekbedovertrek_weving: 'satijn',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'rits',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 300,
      dekbedovertrek_wasbaar: 'graden_40',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({
      '135x200': 99,
      '140x200': 99,
      '140x220': 105,
      '155x220': 115,
      '200x200': 139,
      '240x220': 165,
    }),
    popularity: 134,
    since: '2025-06-02',
  }),
  duvetCover({
    sku: 'AVO-SMEUL',
    brand: 'Avondrood',
    model: 'Smeul',
    kind: KIND.percaleDuvetCover,
    summary: {
      nl: 'Perkal dat pas na het naaien is geverfd: diepe kleuren met lichte naden, elk exemplaar net anders.',
      de: 'Perkal, der erst nach dem Nähen gefärbt wird: tiefe Farben, helle Nähte, jedes Stück ein wenig anders.',
      en: 'Percale dyed after sewing: deep colors, paler seams, and no two quite the same.',
    },
    description: [
      {
        nl: 'De Smeul gaat als witte overtrek het verfbad in. Langs naden en zomen pakt de kleur minder, en dat geeft het doorleefde uiterlijk waar veel mensen bij linnen op vallen, maar dan met de gladheid van katoen. Roest en pruim passen goed bij eiken en noten.',
        de: 'Smeul kommt weiß ins Farbbad. An Nähten und Säumen nimmt der Stoff weniger Farbe an, das gibt ihm den gelebten Ausdruck, den viele am Leinen mögen, bei der Glätte von Baumwolle. Rost und Pflaume stehen gut neben Eiche und Nussbaum.',
        en: 'Smeul goes into the dye bath as a finished white cover. Seams and hems take up less color, which gives the lived-in look people love in linen with the smoothness of cotton. Rust and plum sit well beside oak and walnut.',
      },
      {
        nl: 'Moeten twee sets precies dezelfde kleur hebben, bestel ze dan tegelijk. Was op 40 graden, binnenstebuiten en de eerste keer apart; met bleekmiddel of een vlekkenstift krijg je lichte plekken.',
        de: 'Bestellen Sie mehrere Garnituren zusammen, wenn die Farben genau gleich sein sollen. Bei 40 Grad auf links waschen, beim ersten Mal getrennt; Bleiche und Fleckenstifte hinterlassen helle Stellen.',
        en: 'If two sets have to match exactly, order them together. Wash warm and inside out, the first time separately; bleach and stain pens will leave pale spots.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['roest', 'pruim', 'olijf', 'petrol', 'oker', 'taupe']),
    attributes: {
      dekbedovertrek_materiaal: 'perkal',
      dekbedovertrek_weving: 'perkal',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'knopen',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 200,
      dekbedovertrek_wasbaar: 'graden_40',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['handwerk'],
    },
    offers: sizes(
      { '140x200': 84.95, '140x220': 89.95, '200x200': 119.95, '240x220': 139.95 },
      { days: 4, lastOnes: ['200x200'] },
    ),
    popularity: 68,
    since: '2025-11-10',
  }),
];
