import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Mattresses for camping and the guest room. */
export const trekvogelMattresses: readonly ProductData[] = [
  mattress({
    sku: 'TRE-ZWALUW',
    brand: 'Trekvogel',
    model: 'Zwaluw',
    kind: SLEEP_KIND.camperMattress,
    summary: {
      nl: 'Matras van 12 cm met één afgeschuinde hoek voor het Franse bed in camper of caravan.',
      'nl-be':
        'Matras van 12 cm met één afgeschuinde hoek voor het Franse bed in mobilhome of caravan.',
      de: '12 cm hohe Matratze mit einer abgeschrägten Ecke für das Französische Bett im Wohnmobil oder Caravan.',
      en: 'A 5-inch (12 cm) mattress with one angled corner for the French bed of a European camper or caravan.',
    },
    description: [
      {
        nl: 'In een Frans bed ontbreekt de hoek waar je langs moet om bij de natte cel te komen. De Zwaluw heeft die hoek eraf, op 45 graden en 40 cm van de punt. Links of rechts hoef je niet te kiezen: beide kanten zijn gelijk, dus keer hem om en de schuine hoek zit aan de andere zijde. Meet wel de schuine kant van je eigen bed; wijkt die meer dan 3 cm af, bel ons dan eerst.',
        'nl-be':
          'In een Frans bed ontbreekt de hoek waar je langs moet om bij de badkamer te komen. Bij de Zwaluw is die hoek eraf, op 45 graden en 40 cm van de punt. Links of rechts hoef je niet te kiezen: beide kanten zijn gelijk, dus keer ze om en de schuine hoek zit aan de andere zijde. Meet wel de schuine kant van je eigen bed; wijkt die meer dan 3 cm af, bel ons dan eerst.',
        de: 'Beim Französischen Bett fehlt die Ecke, an der man zum Bad vorbei muss. Bei der Zwaluw ist sie im Winkel von 45 Grad abgeschnitten, 40 cm von der Spitze. Zwischen links und rechts müssen Sie nicht wählen: Beide Seiten sind gleich, gewendet sitzt die Schräge auf der anderen Seite. Messen Sie die Schräge Ihres Betts trotzdem nach; weicht sie mehr als 3 cm ab, rufen Sie uns vorher an.',
        en: 'A French bed lacks the corner you have to pass to reach the bathroom. On the Zwaluw that corner is cut off at 45 degrees, 16 inches (40 cm) from the tip. There is no left or right to choose: both sides are the same, so turn it over and the cut is on the other side. Do measure the slant of your own bed, and call us first if it differs by more than an inch.',
      },
      {
        nl: 'Het schuim weegt 50 kilo per kubieke meter en mag daarom dunner zijn dan thuis. Toch blijft het 12 cm: wie er het hele jaar op wil slapen, heeft aan 16 cm of meer een betere. Leg hem op latten of een ventilatiemat en zet hem in de winterstalling rechtop; onder een matras op een dichte plank staat in één koude nacht het water.',
        'nl-be':
          'Het schuim weegt 50 kilo per kubieke meter en mag daarom dunner zijn dan thuis. Toch blijft het 12 cm: wie er het hele jaar op wil slapen, heeft meer aan 16 cm of hoger. Leg ze op latten of een ventilatiemat en zet ze in de winterstalling rechtop; onder een matras op een dichte plank staat na één koude nacht condens.',
        de: 'Der Schaum wiegt 50 kg pro Kubikmeter und darf deshalb flacher sein als daheim. Es bleiben aber 12 cm: Wer das ganze Jahr darauf schlafen will, ist mit 16 cm und mehr besser dran. Legen Sie sie auf Leisten oder eine Lüftungsmatte und stellen Sie sie im Winterlager hochkant; auf einem geschlossenen Brett steht nach einer kalten Nacht das Kondenswasser.',
        en: 'The foam weighs 50 kg per cubic meter, so it can be thinner than at home. It is still only 12 cm (5 in): if you live in your camper all year, get one of 16 cm (6 in) or more. Put it on slats or a ventilation mat and stand it up in winter storage; on a closed board, one cold night is enough for condensation to form.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 15 }],
    attributes: {
      kleur: 'zand',
      matras_kern: 'koudschuim',
      matras_hoogte: 12,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 3,
      matras_maximale_belasting: 100,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['schuine_hoek', 'omkeerbaar', 'opgerold'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '130x190': 279,
        '135x190': 289,
        '140x190': 289,
        '140x195': 299,
        '140x200': 309,
        '150x195': 329,
      },
      { days: 7, slower: { '150x195': 14 } },
    ),
    popularity: 91,
    since: '2025-03-03',
  }),
  mattress({
    sku: 'TRE-GRUTTO',
    brand: 'Trekvogel',
    model: 'Grutto',
    kind: SLEEP_KIND.camperMattress,
    summary: {
      nl: 'Smal lengtebedmatras van 14 cm met een toplaag van gelschuim, in de maten van de buscamper.',
      'nl-be':
        'Smalle matras van 14 cm voor lengtebedden, met een toplaag van gelschuim, in de maten van de mobilhome.',
      de: 'Schmale, 14 cm hohe Matratze für Längsbetten, mit Auflage aus Gelschaum, in den Maßen von Kastenwagen.',
      en: 'A narrow 5½-inch (14 cm) mattress for lengthwise camper beds, with a gel foam layer on top.',
    },
    description: [
      {
        nl: 'Lengtebedden zijn vaak 75 of 85 cm breed en net geen twee meter lang, en een gewoon eenpersoonsmatras vouwt daar op in de hoek. De Grutto komt in zes van die maten. Bovenop 11 cm koudschuim ligt 3 cm gelschuim: dat voelt bij 30 graden op een camping in de Provence koeler dan traagschuim en wordt bij vorst niet hard.',
        'nl-be':
          'Lengtebedden zijn vaak 75 of 85 cm breed en net geen twee meter lang, en een gewone eenpersoonsmatras krult daar op in de hoek. De Grutto komt in zes van die maten. Boven op 11 cm koudschuim ligt 3 cm gelschuim: dat voelt bij 30 graden op een camping in de Provence koeler aan dan traagschuim en wordt bij vorst niet hard.',
        de: 'Längsbetten sind oft 75 oder 85 cm breit und knapp zwei Meter lang, eine gewöhnliche Einzelmatratze staucht sich dort in der Ecke. Die Grutto gibt es in sechs solchen Maßen. Auf 11 cm Kaltschaum liegen 3 cm Gelschaum: Der fühlt sich bei 30 Grad am Gardasee kühler an als Viscoschaum und wird bei Frost nicht hart.',
        en: 'Lengthwise beds are often 75 or 85 cm wide and just short of two meters, and an ordinary single mattress bunches up in the corner. The Grutto comes in six of those sizes. On 11 cm (4½ in) of HR foam lies an inch of gel foam, which feels cooler than memory foam on a hot night and does not harden in frost.',
      },
      {
        nl: 'Gel aan één kant betekent één slaapkant; omdraaien heeft geen zin, van hoofd- naar voeteneinde wisselen wel. De hoes kan op 40 graden. Slaap je in de bus op je buik of weeg je meer dan 95 kilo, dan is de stevige Zwaluw een betere reisgenoot.',
        de: 'Gel auf einer Seite heißt: eine Liegeseite. Wenden bringt nichts, Kopf- und Fußende tauschen schon. Der Bezug ist bei 40 Grad waschbar. Wer unterwegs auf dem Bauch schläft oder über 95 Kilo wiegt, reist mit der festen Zwaluw besser.',
        en: 'Gel on one side means one sleeping side: do not turn it over, but do swap head and foot ends now and then. The cover is machine washable. If you sleep on your stomach or weigh over 95 kg (210 lb), the firm Zwaluw makes a better travel companion.',
      },
    ],
    attributes: {
      kleur: 'zilvergrijs',
      matras_kern: 'gelschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 14,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_40',
      matras_rits: 'rondom',
      matras_comfortzones: 1,
      matras_maximale_belasting: 95,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'grs',
      bijzonderheden: ['opgerold', 'gerecycled'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 3,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      { '70x190': 189, '75x190': 195, '75x195': 199, '80x190': 199, '80x195': 205, '85x195': 215 },
      { days: 5, was: { '80x190': 215, '80x195': 215 } },
    ),
    popularity: 68,
    since: '2026-03-16',
  }),
  mattress({
    sku: 'TRE-KOEKOEK',
    brand: 'Trekvogel',
    model: 'Koekoek',
    kind: SLEEP_KIND.foldingMattress,
    summary: {
      nl: 'Logeermatras dat in drieën vouwt: overdag een zitblok van 65 cm, ’s nachts een bed van 10 cm.',
      'nl-be':
        'Logeermatras die in drie plooit: overdag een poef van 65 cm, ’s nachts een bed van 10 cm.',
      de: 'Gästematratze, dreifach klappbar: tagsüber ein Sitzwürfel, nachts ein 10 cm hohes Bett.',
      en: 'A guest mattress that folds in three: a floor seat by day, a 4-inch (10 cm) bed by night.',
    },
    description: [
      {
        nl: 'Voor een vriendje dat blijft slapen, of de zus die de laatste trein mist. De Koekoek bestaat uit drie blokken comfortschuim in één hoes; de naden liggen onder schouderblad en knie, niet onder je heup. Dichtgevouwen staat hij in een hoek en zit je erop.',
        'nl-be':
          'Voor een vriendje dat blijft slapen, of de zus die de laatste trein mist. De Koekoek bestaat uit drie blokken comfortschuim in één hoes; de naden liggen onder schouderblad en knie, niet onder je heup. Opgeplooid staat ze in een hoek en zit je erop.',
        de: 'Für den Schulfreund, der über Nacht bleibt, oder die Schwester, die den letzten Zug verpasst. Die Koekoek besteht aus drei Blöcken Komfortschaum in einem Bezug; die Knicke liegen unter Schulterblatt und Knie, nicht unter der Hüfte. Zusammengeklappt steht sie in der Ecke und dient als Sitz.',
        en: 'For the school friend who stays over, or the sister who misses the last train. The Koekoek is three blocks of comfort foam in one cover, with the folds under shoulder blade and knee rather than under your hip. Folded up, it stands in a corner and serves as a seat.',
      },
      {
        nl: 'Op de vloer slapen is prima voor een paar nachten. Langer niet: onder het schuim kan geen lucht, dus zet hem elke ochtend rechtop. De hoes heeft een rits en gaat op 30 graden; trek hem nat weer om de blokken, dan krimpt hij niet.',
        de: 'Auf dem Boden schläft man ein paar Nächte gut, länger nicht: Unter dem Schaum zirkuliert keine Luft, stellen Sie die Koekoek also jeden Morgen auf. Der Bezug ist bei 30 Grad waschbar; ziehen Sie ihn feucht wieder auf, dann läuft er nicht ein.',
        en: 'Sleeping on the floor is fine for a few nights, but no longer: no air gets under the foam, so stand it up every morning. The cover can be washed cold; put it back on damp and it will not shrink.',
      },
    ],
    colors: [
      {
        color: 'antraciet',
      },
      { color: 'olijf' },
      {
        color: 'pruim',
        soldOut: 'all',
      },
    ],
    attributes: {
      matras_kern: 'comfortschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 10,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_30',
      matras_rits: 'een_zijde',
      matras_comfortzones: 1,
      matras_maximale_belasting: 90,
      matras_slaaphouding: ['rug'],
      bijzonderheden: ['opvouwbaar', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 2,
      stabiliteit: 3,
      veerkracht: 2,
      ventilatie: 2,
      vochtregulatie: 2,
      aanpassingsvermogen: 2,
    },
    offers: sizes({ '65x190': 89.95, '80x195': 109.95, '120x195': 149.95 }),
    popularity: 188,
    since: '2024-10-28',
  }),
];
