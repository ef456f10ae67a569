import type { LocalizedText } from '../../shared/localized-text.ts';
import { TRIAL_LABEL } from '../trial.ts';

/** Attributes that any product may have; the last two link a product to external catalogues. */
export const GENERIC_LABELS = {
  sku: { nl: 'Artikelnummer', de: 'Artikelnummer', en: 'Item number' },
  available_for_sale: { nl: 'Verkrijgbaar', de: 'Erhältlich', en: 'Available' },
  available_store_locations: {
    nl: 'Te zien in deze winkels',
    de: 'In diesen Filialen zu sehen',
    en: 'On display in these stores',
  },
  direct_beschikbaar: { nl: 'Snel leverbaar', de: 'Schnell lieferbar', en: 'Quick delivery' },
  merk: { nl: 'Merk', de: 'Marke', en: 'Brand' },
  kleur: { nl: 'Kleur', de: 'Farbe', en: 'Color' },
  afmeting: { nl: 'Afmetingen', de: 'Abmessungen', en: 'Dimensions' },
  maat: { nl: 'Maat', de: 'Größe', en: 'Size' },
  lengte: { nl: 'Lengte', de: 'Länge', en: 'Length' },
  breedte: { nl: 'Breedte', de: 'Breite', en: 'Width' },
  bijzonderheden: { nl: 'Bijzonderheden', de: 'Besonderheiten', en: 'Special features' },
  proefslapen: TRIAL_LABEL,
  milieubijdrage: { nl: 'Milieubijdrage', de: 'Umweltbeitrag', en: 'Environmental contribution' },
  manufacturer: { nl: 'Fabrikant', de: 'Hersteller', en: 'Manufacturer' },
  alternative_image: { nl: 'Tweede afbeelding', de: 'Zweites Bild', en: 'Second image' },
  categoryIds: { nl: 'Categorieën', de: 'Kategorien', en: 'Categories' },
  price: { nl: 'Prijs', de: 'Preis', en: 'Price' },
  catalogue_id: { nl: 'Catalogusnummer', de: 'Katalognummer', en: 'Catalog number' },
  ean: { nl: 'EAN', de: 'EAN', en: 'EAN' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
