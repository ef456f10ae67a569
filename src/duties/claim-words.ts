import type { Localized } from '../shared/locale.ts';

/*
 * Words that a shop may not say without a proof that the shopper can see. A list of words finds what
 * nobody noticed; whether a claim is allowed, a lawyer decides. What is meant in another way is left
 * out by context, not by leaving out the word.
 */

export type ClaimKind = 'environment' | 'offset' | 'health' | 'superlative' | 'reduction' | 'seal';

export type ClaimRule = {
  readonly kind: ClaimKind;
  readonly source: string;
  /** Patterns of whole words by language; those of English count in every language. */
  readonly words: Localized<readonly string[]>;
  /** Not a claim in a sentence that contains one of these. */
  readonly unless?: RegExp;
  /** Not a claim in a question: "Which mattress is the best for me?" */
  readonly isClaimInQuestion: boolean;
};

const GOODS_NL =
  '(?:matras(?:sen)?|boxsprings?|toppers?|bed(?:den)?|kussens?|dekbed(?:den)?|(?:bedden|slaap)?winkel|beddenzaak|prijs|prijzen|kwaliteit|nachtrust|slaap)';
const GOODS_DE =
  '(?:Matratzen?|Boxspringbett(?:en)?|Topper|Bett(?:en)?|(?:Kopf)?kissen|Bettdecken?|Shop|Bettenhaus|(?:Fach)?[Gg]eschäft|Preise?|Qualität|Schlaf)';
const GOODS_EN =
  '(?:mattress(?:es)?|box springs?|toppers?|beds?(?: stores?| shops?)?|pillows?|duvets?|shop|store|prices?|quality|sleep)';

/** Goods and services that have no colour, so that green ones are meant to be good for the planet. */
const GREEN_NL =
  '(?:matras(?:sen)?|toppers?|slaap|nachtrust|(?:bedden|slaap)?winkel|bezorging|verzending|productie|materialen|merk)';
const GREEN_DE = '(?:Matratzen?|Topper|Schlaf|Shop|Lieferung|Versand|Produktion|Materialien|Marke)';
const GREEN_EN =
  '(?:mattress(?:es)?|toppers?|sleep|shop|store|delivery|shipping|production|materials?|brand)';

/** Of cotton see {@link SEALS}. */
const FILLINGS = '(?:latex|wolle?|wool|dons|daunen|down|leinen|linnen|linen|hanf|hemp|kapok)';

/** Endings of an adjective, also of its comparative and superlative. */
const ENDING_NL = '(?:ere?|ste?|e)?';
const ENDING_DE = '(?:(?:er|st)?e[nmrs]?|er)?';

/** What counts places or parts: "Hauptstraße Nr. 1", "artikel nr. 1". */
const NOT_A_NUMBERED_PART =
  '(?<!(?:stra(?:ß|ss)e|str\\.|straat|laan|weg|plein|platz|allee|gasse|artike?l|art\\.?|bijlage|anlage|annex|article|stap|schritt|step|vraag|frage|question|foto|bild|afbeelding|figure|deel|teil|part),? )';

/** As they are written and spoken: "70 %", "-50%", "70 procent". */
const PERCENT = '\\d+(?:[.,]\\d+)?(?:\\s?%|\\s(?:procent|prozent|percent))';

/** "Prijs" and "Preis" are prices as well: a prize has a name. */
const PRIZE =
  'award|jury|(?:design|innovatie|innovations|vak|publieks|publikums|marken)-?(?:prijs|preis)';
const YEAR = '(?<!\\d)(?:\\d{1,2}/)?20\\d{2}(?!\\d)';

/** What was won with its year or issue: who reads it can look it up. */
const wonIn = (prize: string): string => `(?:${prize})[^.!?]*${YEAR}|${YEAR}[^.!?]*(?:${prize})`;

export const CLAIM_RULES: readonly ClaimRule[] = [
  {
    kind: 'environment',
    source: 'Directive 2005/29/EC, Annex I, 4a (Directive (EU) 2024/825, recitals 9 and 10)',
    words: {
      nl: [
        'duurza(?:am(?:heid|ste?)?|mere?|me)',
        `milieu(?:vriendelijk|bewust|verantwoord)${ENDING_NL}`,
        `natuurvriendelijk${ENDING_NL}`,
        `klimaatvriendelijk${ENDING_NL}`,
        'ecologische?',
        `energiezuinig${ENDING_NL}`,
        'biologisch afbreekba(?:ar|re)',
        'composteerba(?:ar|re)',
        'bewuste keuze',
        'verantwoorde keuze',
        'groene keuze',
        `groene? ${GREEN_NL}`,
        `bio-?(?:${GOODS_NL}|${FILLINGS})`,
        `biologische? (?:${GOODS_NL}|${FILLINGS})`,
        'goed voor (?:het milieu|de planeet)',
      ],
      de: [
        `nachhaltig(?:keit|${ENDING_DE})`,
        `umwelt(?:freundlich|schonend|bewusst|gerecht)${ENDING_DE}`,
        `klimafreundlich${ENDING_DE}`,
        `naturfreundlich${ENDING_DE}`,
        `ökologisch${ENDING_DE}`,
        'öko-(?!tex)\\p{L}+',
        `energie(?:effizient|sparend)${ENDING_DE}`,
        'biologisch abbaubar(?:e[nmrs]?)?',
        'kompostierbar(?:e[nmrs]?)?',
        'grüne Wahl',
        `grüne[nmrs]? ${GREEN_DE}`,
        `bio-?(?:${GOODS_DE}|${FILLINGS})`,
        `biologische[nmrs]? (?:${GOODS_DE}|${FILLINGS})`,
        'bewusste Wahl',
        'gut für die Umwelt',
      ],
      en: [
        'sustainab(?:le|ly|ility)',
        'eco[- ]?(?:friendly|conscious)',
        // Not a means of payment in Belgium, a charge for waste or a mode of a device.
        'eco-(?!cheque|bijdrage|beitrag|contribution|tax|mod)\\p{L}+',
        'ecological(?:ly)?',
        '(?:environmentally|climate|planet|earth)[- ](?:friendly|conscious)',
        'gentle on the environment',
        'energy[- ]efficient',
        'biodegradable',
        'biobased',
        'compostable',
        'responsibly (?:made|sourced|produced)',
        'green choice',
        `green(?:er)? ${GREEN_EN}`,
        `organic (?:${GOODS_EN}|${FILLINGS}|materials?)`,
        'good for the planet',
      ],
    },
    unless:
      /garantie (?:van|voor) duurzaamheid|duurzaamheidsgarantie|duurzame (?:gegevens)?drager|GARAN/iu,
    isClaimInQuestion: true,
  },
  {
    kind: 'offset',
    source: 'Directive 2005/29/EC, Annex I, 4c (Directive (EU) 2024/825)',
    words: {
      nl: ['(?:klimaat-?|CO[2₂][- ]?)(?:neutra(?:al|le)|positie(?:f|ve)|gecompenseerde?)'],
      de: ['(?:klima-?|CO[2₂][- ]?)(?:neutral|positiv|kompensiert)(?:e[nmrs]?)?'],
      en: ['(?:climate|carbon|CO2|CO₂)[- ](?:neutral|positive|compensated)', 'net[- ]zero'],
    },
    isClaimInQuestion: true,
  },
  {
    kind: 'health',
    source: 'Directive 2005/29/EC, Annex I, 17; HWG, section 3',
    words: {
      nl: [
        'genees(?:t|krachtige?)',
        'genezen(?:de)?',
        '(?:verhelpt|verlicht|voorkomt) (?:je |uw )?(?:rug|nek|spier|gewrichts)?(?:pijn|klachten)',
        '(?:bij|tegen) (?:reflux|rugpijn|rugklachten|nekpijn|snurken|slapeloosheid|artrose)',
        'pijnvrije?',
        'therapeutische?',
      ],
      de: [
        'heilt',
        'heilende?[nmrs]?',
        '(?:lindert|beseitigt|verhindert) (?:Ihre )?(?:Rücken|Nacken|Muskel|Gelenk)?(?:schmerzen|beschwerden)',
        '(?:bei|gegen) (?:Reflux|Rückenschmerzen|Nackenschmerzen|Schnarchen|Schlaflosigkeit|Arthrose)',
        'schmerzfrei(?:e[nmrs]?)?',
        'therapeutisch(?:e[nmrs]?)?',
      ],
      en: [
        'cures?',
        'heal(?:s|ing)',
        '(?:relieves|prevents|ends) (?:your )?(?:back|neck|muscle|joint)? ?(?:pain|ache)s?',
        '(?:for|against|(?<!people )(?<!who )with) (?:reflux|back pain|neck pain|snoring|insomnia|arthritis)',
        'pain[- ]free',
        'therapeutic',
      ],
    },
    isClaimInQuestion: true,
  },
  {
    kind: 'superlative',
    source: 'Directive 2005/29/EC, article 6(1); UWG, section 5(2)',
    words: {
      nl: [
        `beste ${GOODS_NL}`,
        `${NOT_A_NUMBERED_PART}(?:nr\\.?|nummer) ?1`,
        'best geteste?',
        'beste uit de test',
        'winnaar van de test',
        'beste van \\p{L}+',
        'beste (?:aan)?koop',
        'laagste prij(?:s|zen)(?= (?:van|in) (?!de (?:laatste |afgelopen )?\\d))',
        'laagste[- ]?prijsgarantie',
        'goedkoopste van Nederland',
        'onverslaanba(?:ar|re)',
      ],
      de: [
        `beste[nmrs]? ${GOODS_DE}`,
        `${NOT_A_NUMBERED_PART}(?:Nr\\.|Nummer) ?1`,
        'Testsieger',
        'beste[nmrs]? \\p{L}+ unter',
        'Preis-Leistungs-Sieger',
        'niedrigste[nr]? Preise? (?:in|auf)',
        'Tiefstpreis(?:e|garantie)?',
        'unschlagbar(?:e[nmrs]?)?',
      ],
      en: [
        `best ${GOODS_EN}`,
        'number one',
        `${NOT_A_NUMBERED_PART}no\\. ?1`,
        'test winner',
        'best \\p{L}+ among',
        'best buy',
        'lowest prices? (?:in(?! the (?:last |past |previous )?\\d)|on|guarantee)',
        'unbeatable',
      ],
    },
    // A number 1 after a section sign is one of a law.
    unless: new RegExp(`${wonIn(`test|${PRIZE}`)}|§`, 'iu'),
    isClaimInQuestion: false,
  },
  {
    kind: 'reduction',
    source: 'Directive 98/6/EC, article 6a: reduced from the lowest price of thirty days',
    words: {
      nl: [
        `${PERCENT} (?:extra )?(?:korting|goedkoper|prijsverlaging|prijsvoordeel)`,
        `korting(?:en)? (?:van|tot)(?: wel)? ${PERCENT}`,
        `afgeprijsd met ${PERCENT}`,
      ],
      de: [
        `${PERCENT} (?:Extra-?)?(?:Rabatt|(?:Preis)?nachlass|reduziert|günstiger|billiger)`,
        `(?:Rabatte?|Preisnachlass|Nachlass) (?:von|bis)(?: zu)? ${PERCENT}`,
        `um (?:bis zu )?${PERCENT} reduziert`,
      ],
      en: [
        `${PERCENT} (?:off|discount|reduction|cheaper)`,
        `(?:discounts? of|save)(?: up to)? ${PERCENT}`,
        `[-−–]${PERCENT}`,
      ],
    },
    unless: /(?:30|dertig|dreißig|thirty) (?:dagen|Tagen?|days)/iu,
    isClaimInQuestion: true,
  },
];

/** Seals that a text may not name without a certificate; by the name that certificates have. */
export const SEALS: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  { name: 'OEKO-TEX', words: ['(?:OEKO|ÖKO)-?TEX'] },
  {
    name: 'GOTS',
    words: ['GOTS', 'biokatoen', 'biologisch katoen', 'Bio-?Baumwolle', 'organic cotton'],
  },
  { name: 'Global Recycled Standard', words: ['Global Recycled Standard', 'GRS'] },
  { name: 'Responsible Down Standard', words: ['Responsible Down Standard', 'RDS'] },
  { name: 'FSC', words: ['FSC'] },
  { name: 'Woolmark', words: ['Woolmark'] },
  { name: 'CertiPUR', words: ['CertiPUR'] },
  { name: 'EU Ecolabel', words: ['EU[- ]Ecolabel', 'Europees ecolabel', 'EU-Umweltzeichen'] },
  { name: 'Blauer Engel', words: ['Blauer Engel', 'Blauen Engel'] },
];

/** Other seals: a seal's name is written with a capital, so that these match in their case. */
export const NAMED_SEAL =
  /(?<!\p{L})(?:(?:[Kk]eurmerk|[Ss]iegel|[Gg]ütesiegel) \p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*|(?:\p{Lu}\p{L}+ )+seal)(?!\p{L})/gu;

export const SEAL_SOURCE = 'Directive 2005/29/EC, Annex I, 2a (Directive (EU) 2024/825)';

/** Not of a certificate: "bestelnummer 12345", "1299 euro", "sinds 2019", "01-02-2026". */
const OTHER_NUMBER = '(?:bestell?|artike?l|order|produ[ck]t|telefo[on]n)-?(?:nummer|nr|number)';
const OTHER_BEFORE = `(?<![\\p{L}\\d.-]|(?:${OTHER_NUMBER}\\.?|order number|€)[: ]{0,2})`;
const IN_TIME = '(?:\\d{1,2}[.-]\\d{1,2}[.-])?(?:19|20)\\d{2}(?:-(?:19|20)\\d{2})?(?![.-]?\\w)';
const CERTIFICATE_NUMBER = `${OTHER_BEFORE}(?!${OTHER_NUMBER}|${IN_TIME})[\\w.-]*\\d{4,}(?!\\d| ?(?:€|euro?(?!\\p{L})|[cm]m(?!\\p{L})))`;

/** A certificate by its number, an award with its year, or an explanation of what a seal is. */
export const PROVEN_OR_EXPLAINED = new RegExp(
  `${CERTIFICATE_NUMBER}|${wonIn(PRIZE)}|controle|let op|(?<!\\p{L})prüf(?:t|ung)|independent check|looks for`,
  'iu',
);
