import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { duvetCover } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { duvetCoverPicture } from '../pictures.ts';

export const bleichwieseCovers: readonly ProductData[] = [
  duvetCover({
    sku: 'BLE-MORGENTAU',
    brand: 'Bleichwiese',
    model: 'Morgentau',
    kind: KIND.sateenDuvetCover,
    summary: {
      nl: 'Katoensatijn met een zachte glans, in vijf rustige kleuren en in Nederlandse en Duitse maten.',
      de: 'Mako-Satin mit feinem Glanz, in fünf ruhigen Farben und in deutschen wie niederländischen Größen.',
      'de-at':
        'Mako-Satin mit feinem Glanz, in fünf ruhigen Farben, vom Einzelbett bis zum Doppelbett.',
      en: 'Cotton sateen with a gentle sheen, in five quiet colors, from single to king size.',
    },
    description: [
      {
        nl: 'Bij satijnbinding liggen de meeste draden aan de buitenkant. Daardoor is de Morgentau glad en soepel en glijdt hij over je heen wanneer je je omdraait. Satijn sluit dichter aan dan perkal en voelt dus iets warmer; heb je het ’s nachts gauw te heet, kies dan perkal of linnen.',
        de: 'Bei Satin liegen die meisten Fäden an der Oberfläche. Deshalb ist Morgentau glatt und geschmeidig und gleitet mit, wenn Sie sich umdrehen. Satin schmiegt sich enger an als Perkal und fühlt sich etwas wärmer an; wer nachts leicht schwitzt, ist mit Perkal oder Leinen besser bedient.',
        en: 'In a sateen weave most of the threads lie on the surface. That makes Morgentau smooth and supple: it glides along when you turn over. Sateen drapes closer than percale and feels a little warmer, so if you tend to overheat at night, percale or linen is the better pick.',
      },
      {
        nl: 'De overtrek sluit met parelmoerkleurige knopen. Bij 135 en 155 breed hoort een sloop van 80 x 80, bij 140 breed een van 60 x 70 en bij de tweepersoonsmaten krijg je er twee. Was de overtrek binnenstebuiten op 60 graden, dan blijft de glans het langst mooi.',
        'nl-be':
          'De overtrek sluit met parelmoerkleurige knopen. Bij 135 en 155 breed hoort een sloop van 80 x 80, bij 140 breed een van 60 x 70 en bij de tweepersoonsmaten krijg je er twee. Was de overtrek binnenstebuiten op 60 graden en haal hem nog wat vochtig uit de droogkast.',
        de: 'Geschlossen wird mit perlmuttfarbenen Knöpfen. Zu 135 und 155 cm Breite gehört ein Kissenbezug 80 x 80, zu 140 cm einer in 60 x 70, zu den Doppelgrößen gehören zwei. Auf links bei 60 Grad waschen, dann bleibt der Glanz am längsten schön.',
        'de-at':
          'Geschlossen wird mit perlmuttfarbenen Knöpfen. Zu 135 und 155 cm Breite gehört ein Polsterbezug 80 x 80, zu 140 cm einer in 60 x 70, zu den Doppelgrößen gehören zwei. Auf links bei 60 Grad waschen, dann bleibt der Glanz am längsten schön.',
        en: 'It closes with mother-of-pearl colored buttons. The 135 and 155 cm widths come with one square pillowcase (80 x 80 cm), the 140 with one of 60 x 70 cm, and the double sizes with two. Wash it hot and inside out to keep the sheen.',
      },
    ],
    colors: inColors(
      duvetCoverPicture,
      ['wit', 'creme', 'zilvergrijs', 'poederroze', 'nachtblauw'],
      { nachtblauw: { extra: 5 }, poederroze: { soldOut: ['240x220', '260x220'] } },
    ),
    attributes: {
      dekbedovertrek_materiaal: 'katoensatijn',
      dekbedovertrek_weving: 'satijn',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'knopen',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 300,
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
    },
    offers: sizes(
      {
        '135x200': 79,
        '140x200': 79,
        '140x220': 85,
        '155x220': 92,
        '200x200': 119,
        '200x220': 125,
        '240x200': 132,
        '240x220': 139,
        '260x220': 149,
      },
      { lastOnes: ['155x220'], slower: { '260x220': 5 } },
    ),
    popularity: 231,
    since: '2024-03-18',
  }),
  duvetCover({
    sku: 'BLE-RAUREIF',
    brand: 'Bleichwiese',
    model: 'Raureif',
    kind: KIND.flannelDuvetCover,
    summary: {
      nl: 'Flanel dat al warm is als je instapt, voor slaapkamers waar de verwarming uit blijft.',
      de: 'Fein angerauter Biber, der schon beim Hineinschlüpfen warm ist, für ungeheizte Schlafzimmer.',
      en: 'Brushed flannel that is warm the moment you slip in, made for bedrooms without heating.',
    },
    description: [
      {
        nl: 'De Raureif is aan beide kanten geruwd. Tussen de opgeborstelde vezeltjes blijft lucht hangen, en die neemt meteen je lichaamswarmte aan: de koude schok van een fris bed blijft uit. Van oktober tot april een genoegen, daarna te warm; berg hem in de zomer gerust op.',
        de: 'Raureif ist beidseitig angeraut. Zwischen den feinen Härchen hält sich Luft, die sofort Körperwärme annimmt: Der kalte Schreck beim Zubettgehen bleibt aus. Von Oktober bis April ein Vergnügen, danach zu warm; im Sommer darf die Garnitur ruhig in den Schrank.',
        'de-at':
          'Raureif ist beidseitig angeraut. Zwischen den feinen Härchen hält sich Luft, die sofort Körperwärme annimmt: Der kalte Schreck beim Niederlegen bleibt aus. Von Oktober bis April ein Vergnügen, danach zu warm; im Sommer darf die Garnitur ruhig in den Kasten.',
        en: 'Raureif is brushed on both sides. The raised fibers hold a layer of air that takes on your warmth at once, so there is no cold shock at bedtime. It is a pleasure from October to April and too warm after that; put it away for the summer.',
      },
      {
        nl: 'Flanel pluist de eerste twee wasbeurten. Was het dan apart, op 60 graden, en leeg het filter van de droger tussendoor. De rits aan de onderkant loopt over de halve breedte, ruim genoeg om een dik winterdekbed in te stoppen.',
        'nl-be':
          'Flanel pluist de eerste twee wasbeurten. Was het dan apart, op 60 graden, en maak de filter van de droogkast tussendoor leeg. De rits onderaan loopt over de halve breedte, ruim genoeg om er een dik winterdonsdeken in te stoppen.',
        de: 'Bei den ersten zwei Wäschen gibt Biber Flusen ab. Waschen Sie die Garnitur dann allein bei 60 Grad und leeren Sie zwischendurch das Sieb im Trockner. Der Reißverschluss an der Unterkante reicht über die halbe Breite, so geht auch eine dicke Winterdecke bequem hinein.',
        'de-at':
          'Bei den ersten zwei Wäschen gibt Biber Flusen ab. Waschen Sie die Garnitur dann allein bei 60 Grad und leeren Sie zwischendurch das Sieb im Trockner. Der Zippverschluss an der Unterkante reicht über die halbe Breite, so geht auch eine dicke Wintertuchent bequem hinein.',
        en: 'Flannel sheds lint in its first two washes. Wash the set hot and on its own, and empty the dryer’s lint trap halfway. The zipper along the bottom runs half the width, enough to get a thick winter duvet in without a struggle.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['terracotta', 'zand', 'grijs', 'olijf', 'antraciet'], {
      olijf: { soldOut: ['155x220'] },
    }),
    attributes: {
      dekbedovertrek_materiaal: 'flanel',
      dekbedovertrek_weving: 'geruwd',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'rits',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '135x200': 49.95,
        '140x200': 49.95,
        '140x220': 54.95,
        '155x220': 59.95,
        '200x200': 79.95,
        '200x220': 84.95,
        '240x220': 94.95,
      },
      { was: { '140x200': 59.95, '140x220': 59.95, '240x220': 109.95 } },
    ),
    popularity: 187,
    since: '2023-10-09',
  }),
  duvetCover({
    sku: 'BLE-SOMMERFRISCHE',
    brand: 'Bleichwiese',
    model: 'Sommerfrische',
    kind: KIND.percaleDuvetCover,
    summary: {
      nl: 'Licht perkal voor warme nachten, vóór de verkoop één keer gewassen zodat het niet stug aanvoelt.',
      de: 'Leichter Perkal für warme Nächte, vorgewaschen und deshalb von der ersten Nacht an weich.',
      en: 'Light percale for warm nights, prewashed so it is soft from the first night.',
    },
    description: [
      {
        nl: 'Nieuw perkal is vaak stug als overhemdstof. De Sommerfrische wordt na het weven gewassen met koud water en zonder kreukwerende harsen. Het katoen krimpt daarna nog hooguit twee procent, dus de overtrek past ook na een jaar nog om je dekbed.',
        'nl-be':
          'Nieuw perkal is vaak stug als hemdenstof. De Sommerfrische wordt na het weven gewassen met koud water en zonder kreukwerende harsen. Het katoen krimpt daarna nog hooguit twee procent, dus de overtrek past ook na een jaar nog om je donsdeken.',
        de: 'Neuer Perkal ist oft steif wie ein Oberhemd. Sommerfrische wird nach dem Weben kalt gewaschen und kommt ohne Kunstharz gegen Knitter aus. Danach läuft die Baumwolle noch höchstens zwei Prozent ein, der Bezug passt also auch nach einem Jahr.',
        en: 'New percale is often as stiff as a dress shirt. Sommerfrische is washed cold after weaving, without wrinkle-resistant resins. It shrinks two percent at most after that, so the cover still fits your duvet a year on.',
      },
      {
        nl: 'Strijken hoeft niet, maar dan zie je wel kreukels: dat hoort bij perkal zonder finish. Wie een strak bed wil, hangt hem nat en goed uitgeslagen op. Hij sluit met knopen aan de voetzijde; bij eenpersoonsmaten zit één sloop, bij tweepersoonsmaten zitten er twee.',
        de: 'Bügeln muss nicht sein, dann sieht man allerdings Falten: Das ist bei Perkal ohne Ausrüstung so. Wer es glatter mag, schlägt die nasse Bettwäsche kräftig aus, bevor sie auf die Leine kommt. Knöpfe am Fußende; Kissenbezüge 80 x 80 zu den deutschen Größen, 60 x 70 zu den übrigen.',
        'de-at':
          'Bügeln muss nicht sein, dann sieht man allerdings Falten: Das ist bei Perkal ohne Ausrüstung so. Wer es glatter mag, schlägt die nasse Bettwäsche kräftig aus, bevor sie auf die Leine kommt. Knöpfe am Fußende; ein Polsterbezug bei den Einzelgrößen, zwei bei den Doppelgrößen.',
        en: 'You do not have to iron it, but you will see creases: that is what percale without a finish does. For a neater bed, shake it out hard while wet and hang it to dry. Buttons at the foot; one pillowcase with single sizes, two with doubles.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['lichtblauw', 'wit', 'salie', 'zand']),
    attributes: {
      dekbedovertrek_materiaal: 'perkal',
      dekbedovertrek_weving: 'perkal',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'knopen',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 180,
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
    },
    offers: sizes({
      '135x200': 64.95,
      '140x220': 69.95,
      '155x220': 74.95,
      '200x200': 94.95,
      '240x220': 114.95,
    }),
    popularity: 118,
    since: '2025-04-28',
  }),
];
