import { graded, has, is, widthOf, type Purchase } from './purchase.ts';

/**
 * What a sentence of a review is about, and of which purchases it may be said. A review speaks of a
 * subject once: who sleeps on its side is not also somebody who sleeps on its back.
 */
export type Topic = keyof typeof TOPICS;

type TopicFacts = {
  readonly fits?: (purchase: Purchase) => boolean;
  /** Topics of one subject exclude each other; absent where a topic is a subject of its own. */
  readonly subject?: string;
};

export const fitsTopic = (topic: Topic, purchase: Purchase): boolean => {
  const { fits }: TopicFacts = TOPICS[topic];
  return fits === undefined || fits(purchase);
};

export const subjectOf = (topic: Topic): string => {
  const { subject }: TopicFacts = TOPICS[topic];
  return subject ?? topic;
};

const anyOf =
  (...facts: readonly ((purchase: Purchase) => boolean)[]) =>
  (purchase: Purchase): boolean =>
    facts.some((holds) => holds(purchase));

const core = (...cores: readonly string[]) =>
  anyOf(...['matras_kern', 'topper_kern', 'hoofdkussen_vulling'].map((code) => is(code, ...cores)));

const firmness = (...options: readonly string[]) =>
  anyOf(
    ...['matras', 'boxspring', 'topper', 'hoofdkussen'].map((kind) =>
      is(`${kind}_hardheid`, ...options),
    ),
  );

const sleeps = (position: string) =>
  anyOf(
    has('matras_slaaphouding', position),
    has('hoofdkussen_slaaphouding', position),
    firmness(position === 'zij' ? 'medium' : 'stevig'),
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

/** What two people carry, rather than what comes in the mail. */
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
  ({ product }) => 'beddengoed_soort' in product.attributes,
);

const isWhite = is('kleur', 'wit', 'creme');

/** A color that may differ from the screen. */
const isColored = (purchase: Purchase): boolean =>
  'kleur' in purchase.product.attributes && !isWhite(purchase);

const TOPICS = {
  // Of all goods.
  whole: {},
  delivery: {},
  carried: { subject: 'delivery', fits: isBulky },
  service: {},
  look: {},
  cheap: { subject: 'price', fits: ({ priceRank }) => priceRank <= 0.4 },
  dear: { subject: 'price', fits: ({ priceRank }) => priceRank >= 0.6 },
  price: { subject: 'price' },
  wear: { subject: 'comfort', fits: ({ daysInShop }) => daysInShop > 240 },
  lasting: { fits: ({ daysInShop }) => daysInShop > 420 },
  quality: {},
  sewn: { subject: 'quality', fits: isSewn },
  color: { subject: 'look', fits: isColored },
  size: {},
  gift: { subject: 'who' },
  // What one lies on.
  comfort: {},
  ache: {},
  soft: { subject: 'firmness', fits: firmness('zacht') },
  medium: { subject: 'firmness', fits: firmness('medium') },
  firm: { subject: 'firmness', fits: firmness('stevig', 'extra_stevig') },
  sideSleeper: { subject: 'who', fits: sleeps('zij') },
  backSleeper: { subject: 'who', fits: sleeps('rug') },
  couple: { subject: 'who', fits: (purchase) => widthOf(purchase) >= 140 },
  alone: {
    subject: 'who',
    fits: (purchase) => widthOf(purchase) > 0 && widthOf(purchase) <= 120,
  },
  springs: { subject: 'core', fits: core('pocketvering') },
  coldFoam: { subject: 'core', fits: core('koudschuim') },
  memoryFoam: { subject: 'core', fits: core('traagschuim') },
  latex: { subject: 'core', fits: core('latex', 'natuurlatex') },
  cool: { subject: 'warmth', fits: graded('ventilatie', 4) },
  warm: { subject: 'warmth', fits: graded('ventilatie', 1, 3) },
  smell: { fits: core(...FOAMS, 'latex', 'natuurlatex') },
  cover: {},
  washing: { fits: washed('graden_30', 'graden_40', 'graden_60') },
  hotWash: { subject: 'washing', fits: washed('graden_60') },
  zip: { fits: zipped },
  rolled: { subject: 'delivery', fits: has('bijzonderheden', 'opgerold') },
  turning: { fits: (purchase) => isReversible(purchase) && purchase.daysInShop > 240 },
  heavy: { fits: core('latex', 'natuurlatex', 'pocketvering') },
  trial: { fits: is('proefslapen', 'ja', 'met_beschermer') },
  // Beds and bases.
  assembly: {},
  sound: {},
  height: {},
  electric: {
    fits: anyOf(
      is('boxspring_verstelbaar', 'elektrisch'),
      is('bedbodem_verstelbaar', 'elektrisch'),
    ),
  },
  flat: { subject: 'electric', fits: is('bedbodem_verstelbaar', 'vlak') },
  storage: {
    fits: anyOf(
      is('boxspring_opbergruimte', 'onder_box'),
      is('ledikant_opbergruimte', 'laden'),
      is('hocker_opbergruimte', 'zitting'),
    ),
  },
  wood: {
    fits: anyOf(
      is('ledikant_materiaal', 'eiken', 'grenen', 'beuken', 'noten'),
      is('kast_materiaal', 'eiken', 'grenen', 'beuken', 'noten'),
    ),
  },
  upholstery: {},
  // Bedding.
  down: { subject: 'filling', fits: anyOf(...filledWith('ganzendons', 'eendendons')) },
  wool: { subject: 'filling', fits: anyOf(...filledWith('scheerwol')) },
  fiber: { subject: 'filling', fits: anyOf(...filledWith('holle_vezel', 'gerecyclede_vezel')) },
  winter: { subject: 'season', fits: is('dekbed_seizoen', 'winter') },
  summer: { subject: 'season', fits: is('dekbed_seizoen', 'zomer') },
  allSeasons: { subject: 'season', fits: is('dekbed_seizoen', 'vier_seizoenen') },
  crisp: { subject: 'fabric', fits: fabric('perkal') },
  smooth: { subject: 'fabric', fits: fabric('katoensatijn') },
  flannel: { subject: 'fabric', fits: fabric('flanel') },
  jersey: { subject: 'fabric', fits: fabric('jersey') },
  linen: { subject: 'fabric', fits: fabric('linnen') },
  ironing: { fits: anyOf(is('dekbedovertrek_strijkvrij', 'nee')) },
  waterproof: { fits: is('molton_waterdicht', 'ja') },
  velvet: { subject: 'fabric', fits: fabric('fluweel', 'ribfluweel') },
  feel: {},
  // Furniture and light.
  nightstand: { subject: 'what', fits: is('kast_soort', 'nachtkastje') },
  wardrobe: { subject: 'what', fits: is('kast_soort', 'kledingkast') },
  dresser: { subject: 'what', fits: is('kast_soort', 'ladekast') },
  drawers: { fits: is('kast_opbergruimte', 'laden') },
  bench: { subject: 'what', fits: is('hocker_soort', 'bedbank') },
  stool: { subject: 'what', fits: is('hocker_soort', 'hocker') },
  light: {},
  switch: {},
} as const satisfies Readonly<Record<string, TopicFacts>>;

function filledWith(...fillings: readonly string[]) {
  return ['dekbed_vulling', 'hoofdkussen_vulling'].map((code) => is(code, ...fillings));
}
