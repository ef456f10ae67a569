import type { Localized } from '../shared/locale.ts';

/*
 * Words that a shop may not say without a proof that the shopper can see. A list of words finds what
 * nobody noticed; whether a claim is allowed, a lawyer decides. What is meant in another way is left
 * out by context, not by leaving out the word.
 */

export type ClaimKind = 'environment' | 'offset' | 'health' | 'superlative' | 'seal';

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

export const CLAIM_RULES: readonly ClaimRule[] = [
  {
    kind: 'environment',
    source: 'Directive 2005/29/EC, Annex I, 4a (Directive (EU) 2024/825, recitals 9 and 10)',
    words: {
      nl: [
        'duurza(?:am|me|amer|aamste|amheid)',
        'milieu(?:vriendelijk|bewust|verantwoord)e?',
        'natuurvriendelijke?',
        'klimaatvriendelijke?',
        'ecologische?',
        'energiezuinige?',
        'biologisch afbreekba(?:ar|re)',
        'composteerba(?:ar|re)',
        'bewuste keuze',
        'verantwoorde keuze',
        'groene keuze',
        'goed voor (?:het milieu|de planeet)',
      ],
      de: [
        'nachhaltig(?:e[nmrs]?|er|keit)?',
        'umwelt(?:freundlich|schonend|bewusst|gerecht)(?:e[nmrs]?)?',
        'klimafreundlich(?:e[nmrs]?)?',
        'naturfreundlich(?:e[nmrs]?)?',
        'ökologisch(?:e[nmrs]?)?',
        'energie(?:effizient|sparend)(?:e[nmrs]?)?',
        'biologisch abbaubar(?:e[nmrs]?)?',
        'kompostierbar(?:e[nmrs]?)?',
        'grüne Wahl',
        'bewusste Wahl',
        'gut für die Umwelt',
      ],
      en: [
        'sustainab(?:le|ly|ility)',
        'eco[- ]?(?:friendly|conscious)',
        'ecological(?:ly)?',
        '(?:environmentally|climate|planet|earth)[- ](?:friendly|conscious)',
        'gentle on the environment',
        'energy[- ]efficient',
        'biodegradable',
        'biobased',
        'compostable',
        'responsibly (?:made|sourced|produced)',
        'green choice',
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
      nl: ['(?:klimaat|CO2-?|CO₂-?)(?:neutra(?:al|le)|positie(?:f|ve)|gecompenseerde?)'],
      de: ['(?:klima|CO2-?|CO₂-?)(?:neutral|positiv|kompensiert)(?:e[nmrs]?)?'],
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
        '(?:nr\\.?|nummer) ?1',
        'best geteste?',
        'beste uit de test',
        'winnaar van de test',
        'beste van \\p{L}+',
        'beste (?:aan)?koop',
        'laagste prij(?:s|zen)(?= (?:van|in) (?!de \\d))',
        'laagste[- ]?prijsgarantie',
        'goedkoopste van Nederland',
        'onverslaanba(?:ar|re)',
      ],
      de: [
        `beste[nmrs]? ${GOODS_DE}`,
        'Nr\\. ?1',
        'Nummer 1',
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
        'no\\. ?1',
        'test winner',
        'best \\p{L}+ among',
        'best buy',
        'lowest prices? (?:in|on|guarantee)',
        'unbeatable',
      ],
    },
    // With what it was that was won, and the year or the issue: who reads it can look it up. A
    // number 1 after a section sign is one of a law.
    unless:
      /(?:test|award|jury|prijs|preis)[^.!?]*(?<!\d)(?:\d{1,2}\/)?20\d{2}(?!\d)|(?<!\d)20\d{2}(?!\d)[^.!?]*(?:test|award|jury|prijs|preis)|§/iu,
    isClaimInQuestion: false,
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

/** A certificate by its number, or an explanation of what a seal is. */
export const PROVEN_OR_EXPLAINED =
  /(?<![\p{L}\d])[\w.-]*\d{4,}(?!\d)|controle|let op|(?<!\p{L})prüf(?:t|ung)|independent check|looks for/iu;
