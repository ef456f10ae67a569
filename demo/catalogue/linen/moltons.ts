import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { molton } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { fittedSheetPicture, moltonPicture } from '../pictures.ts';

/** Moltons between mattress and sheet, flat or fitted, waterproof or not. */
export const moltons: readonly ProductData[] = [
  molton({
    sku: 'DON-VLAK',
    brand: 'Donsgaard',
    model: 'Vlak',
    kind: KIND.molton,
    summary: {
      nl: 'Klassieke vlakke molton van geruwd katoen, met elastiek over de vier hoeken.',
      de: 'Klassische flache Auflage aus angerauter Baumwolle, mit Gummis über den vier Ecken.',
      en: 'The classic flat pad in brushed cotton, held by elastic straps across four corners.',
    },
    description: [
      {
        nl: 'Een molton vangt op wat door het laken komt: zweet, huidschilfers, een druppel koffie. De Vlak is van 100% katoen van 200 gram per vierkante meter en past op elk matras van 12 tot 30 cm, omdat alleen de hoeken met een band worden vastgehouden.',
        'nl-be':
          'Een molton vangt op wat door het laken komt: zweet, huidschilfers, een druppel koffie. De Vlak is van 100% katoen van 200 gram per vierkante meter en past op elke matras van 12 tot 30 cm, omdat alleen de hoeken met een lint worden vastgehouden.',
        de: 'Eine Auflage fängt ab, was durchs Laken dringt: Schweiß, Hautschuppen, einen Tropfen Kaffee. Vlak ist aus reiner Baumwolle mit 200 g pro Quadratmeter und passt auf jede Matratze von 12 bis 30 cm, weil nur die Ecken gehalten werden.',
        'de-at':
          'Eine Auflage fängt ab, was durchs Leintuch dringt: Schweiß, Hautschuppen, einen Tropfen Kaffee. Vlak ist aus reiner Baumwolle mit 200 g pro Quadratmeter und passt auf jede Matratze von 12 bis 30 cm, weil nur die Ecken gehalten werden.',
        en: 'A pad catches what gets through the sheet: sweat, skin flakes, a drop of coffee. Vlak is pure cotton at 200 g per square meter and fits any mattress from 12 to 30 cm (5 to 12 in) high, because only the corners are held.',
      },
      {
        nl: 'Slaap je onrustig, dan kruipt een vlakke molton; een model met rok blijft beter liggen. Waterdicht is hij niet. De eerste keer krimpt hij vijf procent en dat is in de maat meegerekend. Wassen op 60 graden.',
        de: 'Bei unruhigem Schlaf wandert eine flache Auflage; ein Modell mit Rand bleibt besser liegen. Wasserdicht ist sie nicht. Beim ersten Waschen läuft sie fünf Prozent ein, das ist eingerechnet. Waschbar bei 60 Grad.',
        en: 'If you are a restless sleeper a flat pad will creep; one with a skirt stays put. It is not waterproof. It shrinks five percent in the first wash, which the size allows for. Wash it hot.',
      },
    ],
    pictures: [moltonPicture],
    attributes: {
      kleur: 'wit',
      molton_materiaal: 'katoen',
      molton_waterdicht: 'nee',
      molton_bevestiging: 'hoekelastiek',
      molton_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({
      '70x200': 14.95,
      '80x200': 15.95,
      '90x200': 16.95,
      '90x210': 17.95,
      '90x220': 18.95,
      '100x200': 18.95,
      '120x200': 21.95,
      '140x200': 24.95,
      '160x200': 27.95,
      '180x200': 29.95,
      '180x220': 33.95,
      '200x200': 33.95,
    }),
    popularity: 264,
    since: '2023-03-06',
  }),
  molton({
    sku: 'HAL-TRYGG',
    brand: 'Halmstad',
    model: 'Trygg',
    kind: KIND.waterproofMolton,
    summary: {
      nl: 'Voordelige waterdichte molton van badstof, van ledikant tot tweepersoonsbed.',
      'nl-be': 'Voordelige waterdichte molton van badstof, van babybed tot tweepersoonsbed.',
      de: 'Preiswerte wasserdichte Auflage aus Frottee, vom Gitterbett bis zum Doppelbett.',
      en: 'An affordable waterproof pad in terry, from crib to king.',
    },
    description: [
      {
        nl: 'Handig bij zindelijkheidstraining, in het logeerbed of na een operatie. De badstof bovenkant zuigt vocht direct op, de laag polyurethaan eronder houdt het tegen. Die laag is maar twee honderdste millimeter dik, dus de Trygg buigt mee en ritselt nauwelijks.',
        de: 'Praktisch, wenn Kinder trocken werden, im Gästebett oder nach einer Operation. Das Frottee nimmt Nässe sofort auf, die Schicht aus Polyurethan darunter hält sie zurück. Sie ist nur zwei Hundertstelmillimeter dünn, deshalb gibt Trygg nach und raschelt kaum.',
        en: 'Useful during potty training, on the guest bed or after surgery. The terry top soaks up liquid at once and the polyurethane layer beneath holds it back. That layer is a thousandth of an inch thin, so Trygg flexes and hardly rustles.',
      },
      {
        nl: 'Ben je snel warm, kies dan een molton met een dampdoorlatend vlies; deze ademt minder. Hij gaat als een hoeslaken om matrassen tot 25 cm. Wassen op 60 graden, drogen op lage stand, nooit strijken of bleken.',
        'nl-be':
          'Heb je het snel warm, kies dan een molton met een dampdoorlatend vlies; deze ademt minder. Span hem als een hoeslaken om matrassen tot 25 cm. Wassen op 60 graden, in de droogkast op lage stand, nooit strijken of bleken.',
        de: 'Wer leicht schwitzt, nimmt besser eine Auflage mit atmender Membran, diese lässt weniger Dampf durch. Sie sitzt wie ein Spannbettlaken auf Matratzen bis 25 cm. Bei 60 Grad waschen, bei niedriger Stufe trocknen, nicht bügeln, nicht bleichen.',
        'de-at':
          'Wer leicht schwitzt, nimmt besser eine Auflage mit atmender Membran, diese lässt weniger Dampf durch. Sie sitzt wie ein Spannleintuch auf Matratzen bis 25 cm. Bei 60 Grad waschen, bei niedriger Stufe trocknen, nicht bügeln, nicht bleichen.',
        en: 'If you sleep warm, choose a pad with a breathable membrane; this one lets less vapor through. It fits like a fitted sheet on mattresses up to 25 cm (10 in). Hot wash, tumble dry low, no iron, no bleach.',
      },
    ],
    pictures: [moltonPicture],
    attributes: {
      kleur: 'wit',
      molton_materiaal: 'badstof',
      molton_waterdicht: 'ja',
      molton_bevestiging: 'rok',
      molton_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '60x120': 12.95,
        '70x140': 13.95,
        '80x200': 18.95,
        '90x200': 19.95,
        '120x200': 23.95,
        '140x200': 26.95,
        '160x200': 29.95,
        '180x200': 32.95,
      },
      { was: { '90x200': 22.95, '160x200': 32.95 } },
    ),
    popularity: 331,
    since: '2024-01-29',
  }),
  molton({
    sku: 'DON-ONDERLAAG',
    brand: 'Donsgaard',
    model: 'Onderlaag',
    kind: BEDDING_KIND.topperMolton,
    summary: {
      nl: 'Rekbare molton met lage rok voor toppers van 4 tot 12 cm, strak zonder de topper te krommen.',
      de: 'Dehnbare Auflage mit flachem Rand für Topper von 4 bis 12 cm, straff, ohne sie zu wölben.',
      en: 'A stretchy pad with a shallow skirt for toppers 4 to 12 cm (1½ to 5 in) high, snug without bowing them.',
    },
    description: [
      {
        nl: 'Een topper krijgt meer te verduren dan het matras eronder, want hij ligt bovenop. De Onderlaag beschermt hem met zacht moltonbreisel dat alle kanten op rekt. Je voelt de topper er gewoon doorheen: bij traagschuim telt dat.',
        'nl-be':
          'Een topper krijgt meer te verduren dan de matras eronder, want hij ligt bovenop. De Onderlaag beschermt hem met zacht moltonbreisel dat alle kanten op rekt. Je voelt de topper er gewoon doorheen: bij traagschuim telt dat.',
        de: 'Ein Topper hält mehr aus als die Matratze darunter, denn er liegt obenauf. Onderlaag schützt ihn mit weichem Moltongestrick, das in alle Richtungen nachgibt. Der Topper bleibt dabei zu spüren: Bei Viscoschaum zählt das.',
        en: 'A topper takes more of a beating than the mattress below, simply because it is on top. Onderlaag protects it with a soft brushed knit that stretches in every direction. You still feel the topper through it, which matters with memory foam.',
      },
      {
        nl: 'Niet waterdicht: voor een kinderbed of bij incontinentie zijn er betere keuzes. Past hij op een matras van 20 cm? Nee, de rok is daar te kort voor. Wassen op 60 graden, drogen op lage stand.',
        'nl-be':
          'Niet waterdicht: voor een kinderbed of bij incontinentie zijn er betere keuzes. Past hij op een matras van 20 cm? Nee, de rok is daar te kort voor. Wassen op 60 graden, in de droogkast op lage stand.',
        de: 'Nicht wasserdicht: Fürs Kinderbett oder bei Inkontinenz gibt es Besseres. Für eine 20 cm hohe Matratze ist der Rand zu kurz. Bei 60 Grad waschen, bei niedriger Stufe trocknen.',
        en: 'Not waterproof: there are better choices for a child’s bed or incontinence. Nor will it do for a 20 cm (8 in) mattress; the skirt is too short. Wash hot and tumble dry on low.',
      },
    ],
    pictures: [moltonPicture],
    attributes: {
      kleur: 'wit',
      molton_materiaal: ['katoen', 'jersey'],
      molton_waterdicht: 'nee',
      molton_bevestiging: 'rok',
      molton_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '80x200': 22.95,
        '90x200': 23.95,
        '90x210': 24.95,
        '140x200': 32.95,
        '160x200': 36.95,
        '160x210': 37.95,
        '180x200': 39.95,
        '180x210': 40.95,
        '180x220': 42.95,
      },
      { lastOnes: ['160x210'], slower: { '90x210': 6 } },
    ),
    popularity: 189,
    since: '2024-06-10',
  }),
  molton({
    sku: 'NOO-DROOGDOK',
    brand: 'Noorderlicht',
    model: 'Droogdok',
    kind: BEDDING_KIND.waterproofSheet,
    summary: {
      nl: 'Molton en hoeslaken in één: waterdicht jersey waar je rechtstreeks op slaapt.',
      de: 'Auflage und Laken in einem: wasserdichter Jersey, auf dem man direkt schläft.',
      'de-at': 'Auflage und Leintuch in einem: wasserdichter Jersey, auf dem man direkt schläft.',
      en: 'Pad and sheet in one: waterproof jersey that you sleep on directly.',
    },
    description: [
      {
        nl: 'Midden in de nacht een bed verschonen gaat met de Droogdok in één beweging: er ligt maar één laag. Onder het lyocell zit een vlies dat vocht tegenhoudt en damp doorlaat, langs de rand gewoon jersey dat rekt. Hij past op matrassen van 15 tot 30 cm.',
        de: 'Mitten in der Nacht das Bett neu beziehen geht mit Droogdok in einem Griff: Es liegt nur eine Lage darauf. Unter dem Lyocell hält eine Membran Nässe zurück und lässt Dampf durch, am Rand dehnt sich einfacher Jersey. Für Matratzen von 15 bis 30 cm.',
        en: 'Changing a bed in the middle of the night takes one move with Droogdok, because there is only one layer. Beneath the lyocell a membrane stops liquid and lets vapor pass; the border is plain stretch jersey. It fits mattresses 15 to 30 cm (6 to 12 in) high.',
      },
      {
        nl: 'Slaap je het liefst op knisperend katoen, leg dan een gewone molton onder je eigen laken. Wassen op 60 graden zonder wasverzachter, drogen op lage stand; heet strijken maakt het vlies stuk.',
        'nl-be':
          'Slaap je het liefst op knisperend katoen, leg dan een gewone molton onder je eigen laken. Wassen op 60 graden zonder wasverzachter, in de droogkast op lage stand; heet strijken maakt het vlies stuk.',
        de: 'Wer lieber auf knisternder Baumwolle liegt, nimmt eine gewöhnliche Auflage unter das eigene Laken. Bei 60 Grad ohne Weichspüler waschen, bei niedriger Stufe trocknen; ein heißes Bügeleisen zerstört die Membran.',
        'de-at':
          'Wer lieber auf knisternder Baumwolle liegt, nimmt eine gewöhnliche Auflage unter das eigene Leintuch. Bei 60 Grad ohne Weichspüler waschen, bei niedriger Stufe trocknen; ein heißes Bügeleisen zerstört die Membran.',
        en: 'If you would rather lie on crisp cotton, use an ordinary pad under your own sheet. Wash hot without softener and tumble dry low; a hot iron ruins the membrane.',
      },
    ],
    colors: inColors(fittedSheetPicture, ['grijs', 'wit', 'zand', 'lichtblauw'], {
      zand: { soldOut: ['180x200'] },
    }),
    attributes: {
      molton_materiaal: 'lyocell',
      molton_waterdicht: 'ja',
      molton_bevestiging: 'rok',
      molton_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    offers: sizes({
      '70x140': 24.95,
      '80x200': 33.95,
      '90x200': 34.95,
      '120x200': 40.95,
      '140x200': 44.95,
      '160x200': 48.95,
      '180x200': 52.95,
    }),
    popularity: 203,
    since: '2025-03-24',
  }),
];
