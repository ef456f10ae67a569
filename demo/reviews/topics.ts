import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { graded, has, is, isForAChild, widthOf, type Fact, type Purchase } from './purchase.ts';

/**
 * Topic of a sentence, and the purchases it fits. A review mentions a subject once: a reviewer who
 * sleeps on the side does not also sleep on the back.
 */
export type Topic = keyof typeof TOPICS;

type TopicFacts = {
  /** The products it may apply to. */
  readonly of?: Fact;
  /** The purchases of these products it fits. */
  readonly fits?: (purchase: Purchase) => boolean;
  /** Topics of one subject exclude each other; absent if a topic is its own subject. */
  readonly subject?: string;
};

/** The topics that may apply to a product. */
export const topicsOf = (product: ProductData): ReadonlySet<Topic> =>
  new Set(
    TOPIC_FACTS.flatMap(([topic, { of }]) => (of === undefined || of(product) ? [topic] : [])),
  );

export const fitsTopic = (topic: Topic, purchase: Purchase): boolean => {
  const { fits }: TopicFacts = TOPICS[topic];
  return fits === undefined || fits(purchase);
};

export const subjectOf = (topic: Topic): string => {
  const { subject }: TopicFacts = TOPICS[topic];
  return subject ?? topic;
};

const anyOf =
  (...facts: readonly Fact[]): Fact =>
  (product) =>
    facts.some((holds) => holds(product));

const core = (...cores: readonly string[]) =>
  anyOf(...['matras_kern', 'topper_kern', 'hoofdkussen_vulling'].map((code) => is(code, ...cores)));

const firmness = (...options: readonly string[]) =>
  anyOf(
    ...['matras', 'boxspring', 'topper', 'hoofdkussen'].map((kind) =>
      is(`${kind}_hardheid`, ...options),
    ),
  );

/** Toppers have no position: a side sleeper needs a soft one, a back sleeper a firm one. */
const sleeps = (position: 'zij' | 'rug') =>
  anyOf(
    has('matras_slaaphouding', position),
    has('hoofdkussen_slaaphouding', position),
    is('topper_hardheid', 'medium', position === 'zij' ? 'zacht' : 'stevig'),
  );

const washed = (...options: readonly string[]) =>
  anyOf(
    ...[
      'matras',
      'topper',
      'dekbed',
      'hoofdkussen',
      'dekbedovertrek',
      'hoeslaken',
      'molton',
      'sierkussen',
    ].map((kind) => is(`${kind}_wasbaar`, ...options)),
  );

const zipped = anyOf(
  is('matras_rits', 'rondom', 'drie_zijden'),
  is('topper_rits', 'rondom', 'drie_zijden'),
  is('sierkussen_rits', 'een_zijde', 'rondom', 'drie_zijden'),
);

const fabric = (...options: readonly string[]) =>
  anyOf(
    ...[
      'dekbedovertrek_materiaal',
      'hoeslaken_materiaal',
      'molton_materiaal',
      'sierkussen_materiaal',
      'hocker_bekleding',
      'boxspring_bekleding',
    ].map((code) => is(code, ...options)),
  );

const FOAMS = ['koudschuim', 'comfortschuim', 'traagschuim', 'gelschuim'];

const isReversible = has('bijzonderheden', 'omkeerbaar');

/** Comfort, which only the sleeper can judge. */
const felt =
  (holds: Fact = () => true): Fact =>
  (product) =>
    !isForAChild(product) && holds(product);

const isLongAgo = ({ daysInShop }: Purchase): boolean => daysInShop > 240;

/** Products that two people carry, rather than parcels. */
const isBulky = anyOf(
  is('matras_soort', 'matras'),
  is('boxspring_soort', 'boxspring'),
  is('topper_soort', 'topper'),
  is('ledikant_soort', 'ledikant'),
  is('bedbodem_soort', 'bedbodem'),
  is('kast_soort', 'kledingkast', 'ladekast'),
);

const isSewn = anyOf(
  is('matras_soort', 'matras'),
  is('boxspring_soort', 'boxspring'),
  is('topper_soort', 'topper'),
  ({ attributes }) => 'beddengoed_soort' in attributes,
);

const isWhite = is('kleur', 'wit', 'creme');

/** A color that may differ from the screen. */
const isColored: Fact = (product) => 'kleur' in product.attributes && !isWhite(product);

const TOPICS = {
  // Any products.
  whole: {},
  delivery: {},
  carried: { subject: 'delivery', of: isBulky },
  service: {},
  look: {},
  cheap: { subject: 'price', fits: ({ priceRank }) => priceRank <= 0.4 },
  dear: { subject: 'price', fits: ({ priceRank }) => priceRank >= 0.6 },
  price: { subject: 'price' },
  wear: { subject: 'comfort', of: felt(), fits: isLongAgo },
  lasting: { fits: ({ daysInShop }) => daysInShop > 420 },
  quality: {},
  sewn: { subject: 'quality', of: isSewn },
  color: { subject: 'look', of: isColored },
  size: {},
  gift: { subject: 'who' },
  // Mattresses, toppers and box springs.
  comfort: { of: felt() },
  ache: { of: felt() },
  soft: { subject: 'firmness', of: felt(firmness('zacht')) },
  medium: { subject: 'firmness', of: felt(firmness('medium')) },
  firm: { subject: 'firmness', of: felt(firmness('stevig', 'extra_stevig')) },
  sideSleeper: { subject: 'who', of: felt(sleeps('zij')) },
  backSleeper: { subject: 'who', of: felt(sleeps('rug')) },
  couple: { subject: 'who', fits: (purchase) => widthOf(purchase) >= 140 },
  alone: {
    subject: 'who',
    of: felt(),
    fits: (purchase) => widthOf(purchase) > 0 && widthOf(purchase) <= 120,
  },
  springs: { subject: 'core', of: felt(core('pocketvering')) },
  coldFoam: { subject: 'core', of: felt(core('koudschuim')) },
  memoryFoam: { subject: 'core', of: felt(core('traagschuim')) },
  latex: { subject: 'core', of: felt(core('latex', 'natuurlatex')) },
  cool: { subject: 'warmth', of: felt(graded('ventilatie', 4)) },
  warm: { subject: 'warmth', of: felt(graded('ventilatie', 1, 3)) },
  smell: { of: core(...FOAMS, 'latex', 'natuurlatex') },
  cover: {},
  washing: { of: washed('graden_30', 'graden_40', 'graden_60') },
  hotWash: { subject: 'washing', of: washed('graden_60') },
  zip: { of: zipped },
  rolled: { subject: 'delivery', of: has('bijzonderheden', 'opgerold') },
  turning: { of: isReversible, fits: isLongAgo },
  heavy: { of: core('latex', 'natuurlatex', 'pocketvering') },
  trial: { of: is('proefslapen', 'ja', 'met_beschermer') },
  // Beds and bases.
  assembly: {},
  sound: {},
  height: {},
  electric: {
    of: anyOf(is('boxspring_verstelbaar', 'elektrisch'), is('bedbodem_verstelbaar', 'elektrisch')),
  },
  flat: { subject: 'electric', of: is('bedbodem_verstelbaar', 'vlak') },
  storage: {
    of: anyOf(
      is('boxspring_opbergruimte', 'onder_box'),
      is('ledikant_opbergruimte', 'laden'),
      is('hocker_opbergruimte', 'zitting'),
    ),
  },
  wood: {
    of: anyOf(
      is('ledikant_materiaal', 'eiken', 'grenen', 'beuken', 'noten'),
      is('kast_materiaal', 'eiken', 'grenen', 'beuken', 'noten'),
    ),
  },
  upholstery: {},
  // Bedding: a width for two in a bed differs from that of a duvet, which hangs over its sides.
  forTwo: { subject: 'who', fits: (purchase) => widthOf(purchase) >= 200 },
  forOne: {
    subject: 'who',
    fits: (purchase) => widthOf(purchase) > 0 && widthOf(purchase) <= 155,
  },
  down: { subject: 'filling', of: anyOf(...filledWith('ganzendons', 'eendendons')) },
  wool: { subject: 'filling', of: anyOf(...filledWith('scheerwol')) },
  fiber: { subject: 'filling', of: anyOf(...filledWith('holle_vezel', 'gerecyclede_vezel')) },
  winter: { subject: 'season', of: is('dekbed_seizoen', 'winter') },
  summer: { subject: 'season', of: is('dekbed_seizoen', 'zomer') },
  allSeasons: { subject: 'season', of: is('dekbed_seizoen', 'vier_seizoenen') },
  crisp: { subject: 'fabric', of: fabric('perkal') },
  smooth: { subject: 'fabric', of: fabric('katoensatijn') },
  flannel: { subject: 'fabric', of: fabric('flanel') },
  jersey: { subject: 'fabric', of: fabric('jersey') },
  linen: { subject: 'fabric', of: fabric('linnen') },
  ironing: { of: anyOf(is('dekbedovertrek_strijkvrij', 'nee')) },
  waterproof: { of: is('molton_waterdicht', 'ja') },
  velvet: { subject: 'fabric', of: fabric('fluweel', 'ribfluweel') },
  feel: {},
  // Furniture and lamps.
  nightstand: { subject: 'what', of: is('kast_soort', 'nachtkastje') },
  wardrobe: { subject: 'what', of: is('kast_soort', 'kledingkast') },
  dresser: { subject: 'what', of: is('kast_soort', 'ladekast') },
  drawers: { of: is('kast_opbergruimte', 'laden') },
  bench: { subject: 'what', of: is('hocker_soort', 'bedbank') },
  stool: { subject: 'what', of: is('hocker_soort', 'hocker') },
  light: {},
  switch: {},
} as const satisfies Readonly<Record<string, TopicFacts>>;

const TOPIC_FACTS = Object.entries(TOPICS) as readonly (readonly [Topic, TopicFacts])[];

function filledWith(...fillings: readonly string[]) {
  return ['dekbed_vulling', 'hoofdkussen_vulling'].map((code) => is(code, ...fillings));
}
