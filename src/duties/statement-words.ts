import type { LocalizedText } from '../shared/locale.ts';
import type { CertificateScope, GuaranteePart } from './fact-formats.ts';

/* Words of `statements.ts`, as texts with `{name}` for what differs by product. */

export const FIBRES_TITLE: LocalizedText = {
  nl: 'Vezelsamenstelling',
  de: 'Faserzusammensetzung',
  en: 'Fibre composition',
};

export const LIGHT_SOURCE_TITLE: LocalizedText = {
  nl: 'Lichtbron',
  de: 'Lichtquelle',
  en: 'Light source',
};

/** The sentence of Delegated Regulation (EU) 2019/2015, annex V. */
export const LIGHT_SOURCE_SENTENCE: LocalizedText = {
  nl: 'Dit product bevat een lichtbron van energie-efficiëntieklasse {class}.',
  de: 'Dieses Produkt enthält eine Lichtquelle der Energieeffizienzklasse {class}.',
  en: 'This product contains a light source of energy efficiency class {class}.',
};

export const CERTIFICATES_TITLE: LocalizedText = {
  nl: 'Certificaten',
  de: 'Zertifikate',
  en: 'Certificates',
};

export const CERTIFICATE_LINE: LocalizedText = {
  nl: '{name}, nummer {number}, {institute}. Afgegeven voor {scope}.',
  de: '{name}, Nummer {number}, {institute}. Ausgestellt für {scope}.',
  en: '{name}, number {number}, {institute}. Issued for {scope}.',
};

export const CERTIFICATE_SCOPE_NAMES: Readonly<Record<CertificateScope, LocalizedText>> = {
  product: { nl: 'het hele product', de: 'das ganze Produkt', en: 'the whole product' },
  cover: {
    nl: 'de hoes, niet voor het hele product',
    de: 'den Bezug, nicht für das ganze Produkt',
    en: 'the cover, not for the whole product',
  },
  filling: {
    nl: 'de vulling, niet voor het hele product',
    de: 'die Füllung, nicht für das ganze Produkt',
    en: 'the filling, not for the whole product',
  },
  core: {
    nl: 'de kern, niet voor het hele product',
    de: 'den Kern, nicht für das ganze Produkt',
    en: 'the core, not for the whole product',
  },
};

export const GUARANTEE_TITLE: LocalizedText = {
  nl: 'Vrijwillige garantie',
  'nl-be': 'Commerciële garantie',
  de: 'Freiwillige Garantie',
  en: 'Voluntary guarantee',
};

/** As it follows "guarantee on", in German in the accusative. */
export const GUARANTEE_PART_NAMES: Readonly<Record<GuaranteePart, LocalizedText>> = {
  product: { nl: 'het product', de: 'das Produkt', en: 'the product' },
  core: {
    nl: 'de kern, niet op het hele product',
    de: 'den Kern, nicht auf das ganze Produkt',
    en: 'the core, not on the whole product',
  },
  frame: {
    nl: 'het frame, niet op het hele product',
    de: 'das Gestell, nicht auf das ganze Produkt',
    en: 'the frame, not on the whole product',
  },
  springs: {
    nl: 'de veren, niet op het hele product',
    de: 'die Federn, nicht auf das ganze Produkt',
    en: 'the springs, not on the whole product',
  },
  motor: {
    nl: 'de motor, niet op het hele product',
    de: 'den Motor, nicht auf das ganze Produkt',
    en: 'the motor, not on the whole product',
  },
};

/**
 * Scope, guarantor and how to claim it (BGB, section 479), and that the rights by law stay. Words
 * only: nothing of it may be taken for the label of a guarantee of durability (GARAN).
 */
export const GUARANTEE_LINES: readonly LocalizedText[] = [
  {
    nl: '{guarantor} geeft {years} jaar garantie op {part}, vanaf de levering en in alle landen waar we bezorgen.',
    'nl-be':
      '{guarantor} geeft {years} jaar garantie op {part}, vanaf de levering en in alle landen waar we leveren.',
    de: '{guarantor} gibt {years} Jahre Garantie auf {part}, ab der Lieferung und in allen Ländern, in die wir liefern.',
    en: '{guarantor} gives a guarantee of {years} years on {part}, from delivery and in all countries that we deliver to.',
  },
  {
    nl: 'Meld een gebrek aan {guarantor}, met je orderbevestiging. Je wettelijke rechten bij gebreken zijn gratis en blijven onverkort gelden.',
    'nl-be':
      'Meld een gebrek aan {guarantor}, met je orderbevestiging. Je wettelijke garantie van twee jaar tegenover ons is gratis en blijft onverkort gelden.',
    de: 'Melden Sie einen Mangel an {guarantor}, mit Ihrer Auftragsbestätigung. Ihre gesetzlichen Rechte bei Mängeln sind unentgeltlich und werden durch die Garantie nicht eingeschränkt.',
    en: 'Report a defect to {guarantor}, with your order confirmation. Your rights by law in case of defects are free of charge and not affected by the guarantee.',
  },
];

export const WEEE_TITLE: LocalizedText = {
  nl: 'Registratie van de producent',
  de: 'Registrierung des Herstellers',
  en: 'Registration of the producer',
};

export const WEEE_LINE: LocalizedText = {
  nl: 'WEEE-registratienummer: {number}',
  de: 'WEEE-Reg.-Nr. {number}',
  en: 'WEEE registration number: {number}',
};

export const TAKE_BACK_TITLE: LocalizedText = {
  nl: 'Oude apparaten',
  de: 'Altgeräte',
  en: 'Old appliances',
};

export const TAKE_BACK: readonly LocalizedText[] = [
  {
    nl: 'Een elektrisch apparaat hoort niet bij het huisvuil. Bij de levering van een nieuw apparaat nemen we een oud van dezelfde soort gratis mee; kleine apparaten tot 25 cm nemen we ook terug zonder dat je iets koopt.',
    de: 'Elektrogeräte gehören nicht in den Hausmüll, sondern zu einer Sammelstelle. Bei der Lieferung eines neuen Geräts nehmen wir ein altes der gleichen Art kostenlos mit; kleine Geräte bis 25 cm nehmen wir auch ohne Kauf zurück. Entnehmen Sie vorher Batterien und Lampen, und löschen Sie Ihre Daten.',
    en: 'Electrical appliances do not belong in household waste. When we deliver a new one, we take an old one of the same kind for free; small ones up to 25 cm we take back without a purchase, too.',
  },
];

export const TAKE_BACK_IN_AUSTRIA: readonly LocalizedText[] = [
  {
    nl: 'Een oud apparaat van dezelfde soort nemen we bij de levering gratis terug.',
    de: 'Elektrogeräte gehören nicht in den Restmüll, sondern zu einer Sammelstelle. Beim Kauf eines neuen Geräts nehmen wir ein altes der gleichen Art und Funktion unentgeltlich zurück: bei der Lieferung, oder Sie senden es uns.',
    en: 'We take back an old appliance of the same kind for free on delivery.',
  },
];

export const BATTERY_TITLE: LocalizedText = {
  nl: 'Batterij',
  de: 'Batterie',
  en: 'Battery',
};

export const BATTERY_LINES: readonly LocalizedText[] = [
  {
    nl: 'Bij dit product hoort een batterij. Een lege batterij mag niet bij het huisvuil: lever haar gratis in bij een inzamelpunt of bij ons. Zo komen er geen schadelijke stoffen in het milieu, en worden grondstoffen opnieuw gebruikt.',
    de: 'Zu diesem Produkt gehört eine Batterie. Batterien dürfen nicht in den Hausmüll: Sie sind verpflichtet, sie zurückzugeben, kostenlos bei einer Sammelstelle oder bei uns. So gelangen keine Schadstoffe in die Umwelt, und Rohstoffe werden wiederverwertet.',
    'de-at':
      'Zu diesem Produkt gehört eine Batterie. Batterien dürfen nicht in den Restmüll: Sie sind verpflichtet, sie zurückzugeben, kostenlos bei einer Sammelstelle oder bei uns. So gelangen keine Schadstoffe in die Umwelt, und Rohstoffe werden wiederverwertet.',
    en: 'A battery comes with this product. Batteries do not belong in household waste: hand them in for free at a collection point or with us, so that no harmful substances reach the environment and materials are used again.',
  },
];
