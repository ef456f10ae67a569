import type { LocalizedText } from '#src/shared/locale.ts';

/** What a picture from nearby shows. */
const PARTS = {
  band: {
    nl: 'band met label om de opgerolde topper',
    de: 'Banderole mit Etikett um den gerollten Topper',
    en: 'band with a label around the rolled topper',
  },
  bent: {
    nl: 'zoals het matras meebuigt',
    'nl-be': 'zoals de matras meebuigt',
    de: 'so biegt sich die Matratze mit',
    en: 'how the mattress bends',
  },
  bentTopper: {
    nl: 'zoals de topper meebuigt',
    de: 'so biegt sich der Topper',
    en: 'how the topper bends',
  },
  border: {
    nl: 'rand met bies en label',
    de: 'Rand mit Paspel und Etikett',
    en: 'border with piping and label',
  },
  core: { nl: 'kern van latex', de: 'Kern aus Latex', en: 'latex core' },
  corner: { nl: 'hoek met label', de: 'Ecke mit Etikett', en: 'corner with the label' },
  cutCorner: { nl: 'afgeschuinde hoek', de: 'abgeschrägte Ecke', en: 'angled corner' },
  drawer: { nl: 'open lade', de: 'offene Schublade', 'de-at': 'offene Lade', en: 'open drawer' },
  drawnBack: {
    nl: 'teruggeslagen tijk en wat eronder ligt',
    de: 'zurückgeschlagener Bezug und was darunter liegt',
    en: 'cover drawn back, and what is below it',
  },
  edges: { nl: 'randen op elkaar', de: 'Kanten übereinander', en: 'edges, one on the other' },
  fastening: {
    nl: 'elastiek om de hoek van het matras',
    'nl-be': 'elastiek om de hoek van de matras',
    de: 'Gummiband um die Ecke der Matratze',
    en: 'elastic around the corner of the mattress',
  },
  filling: {
    nl: 'losse vulling ernaast',
    de: 'lose Füllung daneben',
    en: 'loose filling beside it',
  },
  fold: { nl: 'omgeslagen hoek', de: 'umgeschlagene Ecke', en: 'corner folded over' },
  folded: { nl: 'opgevouwen delen', de: 'gefaltete Teile', en: 'folded sections' },
  foot: { nl: 'voeteneinde', de: 'Fußende', en: 'foot end' },
  handle: { nl: 'zijkant met handgreep', de: 'Seite mit Griff', en: 'side with a handle' },
  headboard: {
    nl: 'hoofdeinde',
    de: 'Kopfende',
    en: 'head end',
  },
  lift: { nl: 'hefframe op wielen', de: 'Hubgestell auf Rollen', en: 'lifting frame on castors' },
  mattressEdge: {
    nl: 'rand van het matras op de box',
    'nl-be': 'rand van de matras op de box',
    de: 'Kante der Matratze auf der Box',
    en: 'edge of the mattress on the box',
  },
  pillowEdge: { nl: 'rand en stof', de: 'Rand und Stoff', en: 'edge and fabric' },
  quilting: { nl: 'stiksel', de: 'Steppung', en: 'quilting' },
  rolled: { nl: 'opgerold', de: 'aufgerollt', en: 'rolled up' },
  seat: { nl: 'zitting', de: 'Sitzfläche', en: 'seat' },
  side: { nl: 'rand en bovenkant', de: 'Rand und Oberseite', en: 'border and top' },
  storage: { nl: 'open opbergruimte', de: 'offener Stauraum', en: 'open storage space' },
  straps: { nl: 'riemen om de rol', de: 'Riemen um die Rolle', en: 'straps around the roll' },
  strut: {
    nl: 'gasveer en opbergruimte',
    de: 'Gasdruckfeder und Stauraum',
    en: 'gas strut and storage space',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type Part = keyof typeof PARTS;

/** What a picture from nearby shows; `shade` is the product's color, after "in". */
export function detailAlt(part: Part, shade: LocalizedText | undefined): LocalizedText {
  const words: LocalizedText = PARTS[part];
  const dutch = shade ? `, in ${shade.nl}` : '';
  const german = shade ? `, in ${shade.de}` : '';
  return {
    nl: `Van dichtbij: ${words.nl}${dutch}`,
    ...(words['nl-be'] && { 'nl-be': `Van dichtbij: ${words['nl-be']}${dutch}` }),
    de: `Aus der Nähe: ${words.de}${german}`,
    ...(words['de-at'] && { 'de-at': `Aus der Nähe: ${words['de-at']}${german}` }),
    en: `Close-up: ${words.en}${shade ? `, in ${shade.en}` : ''}`,
  };
}
