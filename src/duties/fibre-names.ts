import { type Locale, localizedText, type LocalizedText } from '../shared/locale.ts';

/**
 * Names of textile fibres in the languages of the shop: Annex I, table 1, of Regulation (EU) No
 * 1007/2011, with row 50 of Delegated Regulation (EU) 2018/122, the virgin wool of its article 8
 * and the other fibres of its article 9. No other name may be used in a fibre composition (article
 * 5), and each is in the language of the country (article 16). The bicomponent of row 49 is left
 * out: no textile for a bed is of it.
 */
const FIBRE_NAMES = {
  wool: { nl: 'wol', de: 'Wolle', en: 'wool' },
  'virgin-wool': { nl: 'scheerwol', de: 'Schurwolle', en: 'virgin wool' },
  alpaca: { nl: 'alpaca', de: 'Alpaka', en: 'alpaca' },
  llama: { nl: 'lama', de: 'Lama', en: 'llama' },
  camel: { nl: 'kameel', de: 'Kamel', en: 'camel' },
  cashmere: { nl: 'kasjmier', de: 'Kaschmir', en: 'cashmere' },
  mohair: { nl: 'mohair', de: 'Mohair', en: 'mohair' },
  angora: { nl: 'angora', de: 'Angora', en: 'angora' },
  vicuna: { nl: 'vicuña', de: 'Vikunja', en: 'vicuña' },
  yak: { nl: 'jak', de: 'Yak', en: 'yak' },
  guanaco: { nl: 'guanaco', de: 'Guanako', en: 'guanaco' },
  cashgora: { nl: 'cashgora', de: 'Kaschgora', en: 'cashgora' },
  beaver: { nl: 'bever', de: 'Biber', en: 'beaver' },
  otter: { nl: 'otter', de: 'Fischotter', en: 'otter' },
  'animal-hair': { nl: 'haar', de: 'Tierhaar', en: 'animal hair' },
  horsehair: { nl: 'paardenhaar', de: 'Rosshaar', en: 'horsehair' },
  silk: { nl: 'zijde', de: 'Seide', en: 'silk' },
  cotton: { nl: 'katoen', de: 'Baumwolle', en: 'cotton' },
  kapok: { nl: 'kapok', de: 'Kapok', en: 'kapok' },
  flax: { nl: 'linnen', de: 'Leinen', en: 'linen' },
  'true-hemp': { nl: 'hennep', de: 'Hanf', en: 'true hemp' },
  jute: { nl: 'jute', de: 'Jute', en: 'jute' },
  abaca: { nl: 'abaca', de: 'Manila', en: 'abaca' },
  alfa: { nl: 'alfa', de: 'Alfa', en: 'alfa' },
  coir: { nl: 'kokos', de: 'Kokos', en: 'coir' },
  broom: { nl: 'brem', de: 'Ginster', en: 'broom' },
  ramie: { nl: 'ramee', de: 'Ramie', en: 'ramie' },
  sisal: { nl: 'sisal', de: 'Sisal', en: 'sisal' },
  sunn: { nl: 'sunn', de: 'Sunn', en: 'sunn' },
  henequen: { nl: 'henequen', de: 'Henequen', en: 'henequen' },
  maguey: { nl: 'maguey', de: 'Maguey', en: 'maguey' },
  acetate: { nl: 'acetaat', de: 'Acetat', en: 'acetate' },
  alginate: { nl: 'alginaat', de: 'Alginat', en: 'alginate' },
  cupro: { nl: 'cupro', de: 'Cupro', en: 'cupro' },
  modal: { nl: 'modal', de: 'Modal', en: 'modal' },
  protein: { nl: 'proteïne', de: 'regenerierte Proteinfaser', en: 'protein' },
  triacetate: { nl: 'triacetaat', de: 'Triacetat', en: 'triacetate' },
  viscose: { nl: 'viscose', de: 'Viskose', en: 'viscose' },
  acrylic: { nl: 'acryl', de: 'Polyacryl', en: 'acrylic' },
  chlorofibre: { nl: 'chloorvezel', de: 'Polychlorid', en: 'chlorofibre' },
  fluorofibre: { nl: 'fluorvezel', de: 'Fluorfaser', en: 'fluorofibre' },
  modacrylic: { nl: 'modacryl', de: 'Modacryl', en: 'modacrylic' },
  polyamide: { nl: 'polyamide', de: 'Polyamid', en: 'polyamide' },
  aramid: { nl: 'aramide', de: 'Aramid', en: 'aramid' },
  polyimide: { nl: 'polyimide', de: 'Polyimid', en: 'polyimide' },
  lyocell: { nl: 'lyocell', de: 'Lyocell', en: 'lyocell' },
  polylactide: { nl: 'polylactide', de: 'Polylactid', en: 'polylactide' },
  polyester: { nl: 'polyester', de: 'Polyester', en: 'polyester' },
  polyethylene: { nl: 'polyethyleen', de: 'Polyethylen', en: 'polyethylene' },
  polypropylene: { nl: 'polypropyleen', de: 'Polypropylen', en: 'polypropylene' },
  polycarbamide: { nl: 'polycarbamide', de: 'Polyharnstoff', en: 'polycarbamide' },
  polyurethane: { nl: 'polyurethaan', de: 'Polyurethan', en: 'polyurethane' },
  vinylal: { nl: 'vinylal', de: 'Vinylal', en: 'vinylal' },
  trivinyl: { nl: 'trivinyl', de: 'Trivinyl', en: 'trivinyl' },
  elastodiene: { nl: 'elastodieen', de: 'Elastodien', en: 'elastodiene' },
  elastane: { nl: 'elastaan', de: 'Elasthan', en: 'elastane' },
  'glass-fibre': { nl: 'glasvezel', de: 'Glasfaser', en: 'glass fibre' },
  elastomultiester: { nl: 'elastomultiester', de: 'Elastomultiester', en: 'elastomultiester' },
  elastolefin: { nl: 'elastolefine', de: 'Elastolefin', en: 'elastolefin' },
  melamine: { nl: 'melamine', de: 'Melamin', en: 'melamine' },
  metal: { nl: 'metaal', de: 'Metall', en: 'metal' },
  paper: { nl: 'papier', de: 'Papier', en: 'paper' },
  polyacrylate: { nl: 'polyacrylaat', de: 'Polyacrylat', en: 'polyacrylate' },
  'other-fibres': { nl: 'overige vezels', de: 'sonstige Fasern', en: 'other fibres' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** The key of a fibre, the same in every language: `cotton`. */
export type Fibre = keyof typeof FIBRE_NAMES;

export const FIBRE_KEYS = Object.keys(FIBRE_NAMES) as readonly Fibre[];

/** The name of a fibre as the law has it in the language of a locale. */
export const fibreName = (fibre: Fibre, locale: Locale): string =>
  localizedText(FIBRE_NAMES[fibre], locale);

/** Textile parts of a product that may have fibres of their own (article 11). */
const COMPONENT_NAMES = {
  /** All of a product that is of one cloth. */
  fabric: { nl: 'Stof', de: 'Stoff', en: 'Fabric' },
  cover: { nl: 'Hoes', de: 'Bezug', en: 'Cover' },
  front: { nl: 'Voorkant', de: 'Vorderseite', en: 'Front' },
  back: { nl: 'Achterkant', de: 'Rückseite', en: 'Back' },
  /** A band along the edges of another cloth. */
  border: { nl: 'Rand', de: 'Randstreifen', en: 'Border' },
  filling: { nl: 'Vulling', de: 'Füllung', en: 'Filling' },
  lining: { nl: 'Voering', de: 'Futter', en: 'Lining' },
  upholstery: { nl: 'Bekleding', de: 'Bezugsstoff', en: 'Upholstery' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type FibreComponent = keyof typeof COMPONENT_NAMES;

export const FIBRE_COMPONENTS = Object.keys(COMPONENT_NAMES) as readonly FibreComponent[];

export const fibreComponentName = (component: FibreComponent, locale: Locale): string =>
  localizedText(COMPONENT_NAMES[component], locale);
