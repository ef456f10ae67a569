import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { fittedSheet } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { sizes } from '../offers.ts';
import { fittedSheetPicture } from '../pictures.ts';

/** Woven fitted sheets: percale, sateen, flannel and linen. */
export const wovenSheets: readonly ProductData[] = [
  fittedSheet({
    sku: 'BLE-GLATT',
    brand: 'Bleichwiese',
    model: 'Glatt',
    kind: BEDDING_KIND.percaleSheet,
    summary: {
      nl: 'Fris perkal hoeslaken dat bij de Sommerfrische past, voor matrassen van 20 tot 28 cm.',
      de: 'Frischer Perkal, passend zu Sommerfrische, für Matratzen von 20 bis 28 cm.',
      en: 'A crisp percale sheet to match Sommerfrische, for mattresses 20 to 28 cm (8 to 11 in) high.',
    },
    description: [
      {
        nl: 'Geweven katoen rekt niet. Dat is de reden dat een perkal laken koeler en gladder ligt dan jersey, en ook dat de maat moet kloppen. Meet dus je matras met tijk en al. De Glatt heeft hoeken van 30 cm en elastiek rondom; bij 20 tot 28 cm hoogte ligt hij zonder plooi.',
        'nl-be':
          'Geweven katoen rekt niet. Daarom ligt een perkal laken koeler en gladder dan jersey, en daarom moet ook de maat kloppen. Meet dus je matras met hoes en al. De Glatt heeft hoeken van 30 cm en elastiek rondom; bij 20 tot 28 cm hoogte ligt hij zonder plooi.',
        de: 'Gewebte Baumwolle dehnt sich nicht. Deshalb liegt Perkal kühler und glatter als Jersey, und deshalb muss die Größe stimmen. Messen Sie die Matratze samt Bezug. Glatt hat 30 cm Steg und Rundumgummi; bei 20 bis 28 cm Höhe liegt alles faltenfrei.',
        en: 'Woven cotton does not stretch. That is why percale lies cooler and smoother than jersey, and why the size has to be right, so measure your mattress with its cover on. Glatt has 30 cm (12 in) pockets and elastic all round; between 20 and 28 cm (8 and 11 in) it lies without a fold.',
      },
      {
        nl: 'Op een elektrische bodem die vaak beweegt kun je beter jersey nemen. Wassen op 60 graden. Nat ophangen aan de lange zijde scheelt het strijken.',
        'nl-be':
          'Op een elektrische lattenbodem die vaak beweegt neem je beter jersey. Wassen op 60 graden. Hang je het nat op aan de lange zijde, dan hoef je bijna niet te strijken.',
        de: 'Auf einem Motorrahmen, der oft fährt, ist Jersey die bessere Wahl. Waschbar bei 60 Grad. Nass an der langen Seite aufgehängt, erspart man sich das Bügeln fast.',
        en: 'On an electric base that moves a lot, jersey is the better choice. Wash it hot. Hang it wet by its long side and there is little left to iron.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['wit', 'lichtblauw', 'salie', 'zand'], {
      salie: { soldOut: ['90x200'] },
    }),
    attributes: {
      hoeslaken_materiaal: 'perkal',
      hoeslaken_hoekhoogte: 30,
      hoeslaken_matrashoogte_min: 20,
      hoeslaken_matrashoogte_max: 28,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_draaddichtheid: 180,
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'nee',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
    },
    offers: sizes({
      '90x200': 32.95,
      '90x220': 35.95,
      '100x200': 34.95,
      '120x200': 38.95,
      '140x200': 42.95,
      '160x200': 46.95,
      '180x200': 49.95,
      '180x220': 54.95,
      '200x200': 55.95,
    }),
    popularity: 138,
    since: '2025-04-28',
  }),
  fittedSheet({
    sku: 'BLE-SEIDENWEG',
    brand: 'Bleichwiese',
    model: 'Seidenweg',
    kind: BEDDING_KIND.sateenSheet,
    summary: {
      nl: 'Satijnen hoeslaken met hoeken van 35 cm, glad genoeg om je zonder moeite om te draaien.',
      de: 'Mako-Satin mit 35 cm Steg, so glatt, dass das Umdrehen leichtfällt.',
      en: 'A sateen sheet with 35 cm (14 in) pockets, smooth enough to turn over on without effort.',
    },
    description: [
      {
        nl: 'Wie stram is of veel draait, merkt het verschil: over de Seidenweg schuif je, over jersey moet je je optillen. De 300 draden zijn van lang Egyptisch katoen. Combineer hem met de Morgentau, de kleuren komen uit hetzelfde verfbad.',
        de: 'Wer sich schwer oder oft umdreht, merkt den Unterschied: Auf Seidenweg gleitet man, auf Jersey muss man sich anheben. Die 300 Fäden sind aus langstapeliger ägyptischer Baumwolle. Die Farben kommen aus demselben Farbbad wie die der Bettwäsche Morgentau.',
        en: 'If you are stiff, or turn a lot, you will notice: on Seidenweg you slide, on jersey you have to lift yourself. Its 300 threads per square inch are long-staple Egyptian cotton. The colors come from the same dye bath as our Morgentau covers.',
      },
      {
        nl: 'Ga je graag zitten lezen met opgetrokken knieën, dan glijdt je kussen wel eens weg. Voor matrassen van 22 tot 33 cm. Op 60 graden met weinig toeren, en niet met kleding met ritsen: een haaltje in satijn zie je.',
        de: 'Wer gern aufrecht im Bett liest, dem rutscht schon einmal das Kissen weg. Für Matratzen von 22 bis 33 cm. Bei 60 Grad mit wenig Umdrehungen waschen, nicht zusammen mit Reißverschlüssen: Gezogene Fäden sieht man im Satin.',
        'de-at':
          'Wer gern aufrecht im Bett liest, dem rutscht schon einmal der Polster weg. Für Matratzen von 22 bis 33 cm. Bei 60 Grad mit wenig Umdrehungen waschen, nicht zusammen mit Zippverschlüssen: Gezogene Fäden sieht man im Satin.',
        en: 'If you like to sit up and read, your pillow may slide away now and then. For mattresses 22 to 33 cm (9 to 13 in) high. Wash hot on a low spin and keep it away from zippers: sateen shows every snag.',
      },
    ],
    colors: inColors(
      fittedSheetPicture,
      ['creme', 'wit', 'zilvergrijs', 'poederroze', 'nachtblauw'],
      { nachtblauw: { extra: 3 } },
    ),
    attributes: {
      hoeslaken_materiaal: 'katoensatijn',
      hoeslaken_hoekhoogte: 35,
      hoeslaken_matrashoogte_min: 22,
      hoeslaken_matrashoogte_max: 33,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_draaddichtheid: 300,
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'nee',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '90x200': 44.95,
        '90x210': 46.95,
        '100x200': 47.95,
        '140x200': 56.95,
        '160x200': 61.95,
        '160x210': 63.95,
        '180x200': 66.95,
        '180x210': 68.95,
        '200x200': 72.95,
      },
      { slower: { '180x210': 8 } },
    ),
    popularity: 113,
    since: '2024-03-18',
  }),
  fittedSheet({
    sku: 'BLE-OFENBANK',
    brand: 'Bleichwiese',
    model: 'Ofenbank',
    kind: BEDDING_KIND.flannelSheet,
    summary: {
      nl: 'Flanellen hoeslaken voor de winter: geen koude voeten meer als je in bed stapt.',
      de: 'Biberlaken für den Winter: kein kaltes Laken mehr, wenn man ins Bett steigt.',
      'de-at': 'Biberleintuch für den Winter: kein kaltes Leintuch mehr, wenn man ins Bett steigt.',
      en: 'A flannel sheet for winter: no more shock when your feet find the bottom of the bed.',
    },
    description: [
      {
        nl: 'Dit is de helft van een winterbed: flanel onder je werkt nog beter dan flanel boven je, omdat je eigen gewicht de warmte erin houdt. De Ofenbank is aan de slaapkant geruwd en aan de matraskant glad, zodat hij makkelijk te trekken is.',
        de: 'Das ist die wichtigere Hälfte des Winterbetts: Biber unter Ihnen wärmt noch besser als Biber über Ihnen, weil das eigene Gewicht die Wärme hält. Ofenbank ist oben angeraut und unten glatt und lässt sich deshalb leicht aufziehen.',
        en: 'This is the more important half of a winter bed: flannel below you works even better than flannel above, because your weight keeps the warmth in. Ofenbank is brushed on top and smooth underneath, so it is easy to put on.',
      },
      {
        nl: 'Met een elektrische onderdeken erbij wordt het al snel te veel. Nieuw flanel pluist; was hem één keer voor gebruik, op 60 graden. Voor matrassen van 16 tot 25 cm.',
        'nl-be':
          'Met een elektrisch deken erbij wordt het al snel te veel. Nieuw flanel pluist; was hem één keer voor gebruik, op 60 graden. Voor matrassen van 16 tot 25 cm.',
        de: 'Mit einem Wärmeunterbett zusammen wird es schnell zu viel. Neuer Biber flust; waschen Sie ihn vor dem ersten Gebrauch einmal bei 60 Grad. Für Matratzen von 16 bis 25 cm.',
        en: 'Add a heated pad and it will soon be too much. New flannel sheds, so wash it hot once before use. For mattresses 16 to 25 cm (6 to 10 in) high.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['terracotta', 'zand', 'grijs', 'antraciet', 'wit']),
    attributes: {
      hoeslaken_materiaal: 'flanel',
      hoeslaken_hoekhoogte: 28,
      hoeslaken_matrashoogte_min: 16,
      hoeslaken_matrashoogte_max: 25,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '90x200': 24.95,
        '100x200': 26.95,
        '140x200': 32.95,
        '160x200': 35.95,
        '180x200': 38.95,
        '200x200': 42.95,
      },
      { was: { '140x200': 37.95, '160x200': 38.95 }, soldOut: ['100x200'] },
    ),
    popularity: 151,
    since: '2023-10-09',
  }),
  fittedSheet({
    sku: 'VLA-SCHELDE',
    brand: 'Vlasheem',
    model: 'Schelde',
    kind: BEDDING_KIND.linenSheet,
    summary: {
      nl: 'Linnen hoeslaken met stretch in de rand, zodat een stof die niet rekt toch strak ligt.',
      de: 'Leinen mit dehnbarem Rand, damit ein Stoff, der nicht nachgibt, trotzdem stramm liegt.',
      en: 'A linen sheet with a stretch border, so a cloth that does not give still lies taut.',
    },
    description: [
      {
        nl: 'Linnen rekt niet mee; daarom zetten wij langs de onderkant een strook jersey van 12 cm waar het elastiek in loopt. Boven lig je op puur linnen, aan de zijkant trekt het laken zichzelf recht. Voor matrassen van 18 tot 30 cm.',
        de: 'Leinen dehnt sich nicht; deshalb läuft am unteren Rand ein 12 cm breiter Jerseystreifen mit dem Gummizug. Oben liegt man auf reinem Leinen, an der Seite zieht sich der Stoff von selbst gerade. Für Matratzen von 18 bis 30 cm.',
        en: 'Linen has no stretch, so along the lower edge runs a 12 cm (5 in) band of jersey that holds the elastic. You lie on pure linen, and the sides pull themselves straight. For mattresses 18 to 30 cm (7 to 12 in) high.',
      },
      {
        nl: 'De eerste weken voel je de structuur; liefhebbers zoeken precies dat, een tere huid houdt er minder van. Op 40 graden wassen, niet in een volle trommel.',
        de: 'In den ersten Wochen spürt man die Struktur; Liebhaber wollen genau das, sehr zarte Haut mag es weniger. Bei 40 Grad waschen, in nicht zu voller Trommel, und feucht glatt ziehen.',
        en: 'You feel the texture for the first few weeks. Linen lovers want just that; very delicate skin likes it less. Machine wash warm with room in the drum, and pull it smooth while damp.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['naturel', 'wit', 'salie', 'terracotta', 'antraciet'], {
      antraciet: { days: 8 },
    }),
    attributes: {
      hoeslaken_materiaal: 'linnen',
      hoeslaken_hoekhoogte: 32,
      hoeslaken_matrashoogte_min: 18,
      hoeslaken_matrashoogte_max: 30,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_40',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['natuurlijk', 'zonder_dierlijk'],
    },
    offers: sizes(
      { '90x200': 84, '140x200': 109, '160x200': 119, '180x200': 129, '180x220': 139 },
      { days: 3, lastOnes: ['90x200'] },
    ),
    popularity: 71,
    since: '2024-05-06',
  }),
];
