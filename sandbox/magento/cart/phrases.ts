import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { MagentoFaults } from '../magento-faults.ts';

/**
 * Magento's cart messages by English phrase. Language packs are incomplete: the phrase for an
 * unknown product is English in every store view, so only its code survives translation.
 */
export const PHRASES = {
  'Could not find a cart with ID "%1"': {
    nl: 'Kan geen winkelwagen vinden met ID "%1"',
    de: 'Es konnte kein Warenkorb mit der ID "%1" gefunden werden',
  },
  "The cart isn't active.": {
    nl: 'De winkelwagen is niet actief.',
    de: 'Der Warenkorb ist nicht aktiv.',
  },
  "Can't assign cart to store in different website.": {
    nl: 'Kan de winkelwagen niet toewijzen aan een winkel van een andere website.',
    de: 'Der Warenkorb kann keinem Shop einer anderen Website zugewiesen werden.',
  },
  'The current user cannot perform operations on cart "%1"': {
    nl: 'De huidige gebruiker kan geen bewerkingen uitvoeren op winkelwagen "%1"',
    de: 'Der aktuelle Benutzer kann keine Aktionen am Warenkorb "%1" ausführen',
  },
  'Cart ID length should to be 32 symbols.': {
    nl: 'De ID van de winkelwagen moet 32 tekens lang zijn.',
    de: 'Die Warenkorb-ID muss 32 Zeichen lang sein.',
  },
  'Cart with ID "%1" already exists.': {
    nl: 'Winkelwagen met ID "%1" bestaat al.',
    de: 'Ein Warenkorb mit der ID "%1" existiert bereits.',
  },
  'Could not find a product with SKU "%1"': {},
  'The product quantity should be greater than 0': {
    nl: 'Het aantal van het product moet groter zijn dan 0',
    de: 'Die Produktmenge muss größer als 0 sein',
  },
  'You cannot use decimal quantity for this product.': {
    nl: 'U kunt geen decimalen gebruiken voor dit product.',
    de: 'Für dieses Produkt sind keine Dezimalmengen möglich.',
  },
  'The requested qty exceeds the maximum qty allowed in shopping cart': {
    nl: 'De gevraagde hoeveelheid is groter dan het maximum in de winkelwagen',
    de: 'Die gewünschte Menge überschreitet die Höchstmenge im Warenkorb',
  },
  'The requested qty is not available': {
    nl: 'De gevraagde hoeveelheid is niet beschikbaar',
    de: 'Die gewünschte Menge ist nicht verfügbar',
  },
  'The required options you selected are not available': {
    nl: 'De verplichte opties die u hebt gekozen zijn niet beschikbaar',
    de: 'Die gewählten Pflichtoptionen sind nicht verfügbar',
  },
  'You need to choose options for your item.': {
    nl: 'U moet opties kiezen voor uw artikel.',
    de: 'Sie müssen Optionen für Ihren Artikel wählen.',
  },
  'Please select all required options.': {
    nl: 'Selecteer alle verplichte opties.',
    de: 'Bitte wählen Sie alle erforderlichen Optionen.',
  },
  'Please specify product option(s).': {
    nl: 'Geef de productopties op.',
    de: 'Bitte geben Sie die Produktoptionen an.',
  },
  'Could not find cart item with id: %1.': {
    nl: 'Kan geen artikel in de winkelwagen vinden met id: %1.',
    de: 'Warenkorbartikel mit der ID %1 konnte nicht gefunden werden.',
  },
  'Could not update the product with SKU %1: %2': {
    nl: 'Kan het product met SKU %1 niet bijwerken: %2',
    de: 'Das Produkt mit SKU %1 konnte nicht aktualisiert werden: %2',
  },
  "The cart doesn't contain the item": {
    nl: 'De winkelwagen bevat dit artikel niet',
    de: 'Der Warenkorb enthält diesen Artikel nicht',
  },
  'Required parameter "%1" is missing': {
    nl: 'Verplichte parameter "%1" ontbreekt',
    de: 'Der erforderliche Parameter "%1" fehlt',
  },
  'Required parameter "%1" is missing.': {
    nl: 'Verplichte parameter "%1" ontbreekt.',
    de: 'Der erforderliche Parameter "%1" fehlt.',
  },
  'Required parameter "%1" for "cart_items" is missing.': {
    nl: 'Verplichte parameter "%1" voor "cart_items" ontbreekt.',
    de: 'Der erforderliche Parameter "%1" für "cart_items" fehlt.',
  },
  'Cart does not contain products': {
    nl: 'De winkelwagen bevat geen producten',
    de: 'Der Warenkorb enthält keine Produkte',
  },
  'Cart does not contain products.': {
    nl: 'De winkelwagen bevat geen producten.',
    de: 'Der Warenkorb enthält keine Produkte.',
  },
  "The coupon code isn't valid. Verify the code and try again.": {
    nl: 'De kortingscode is niet geldig. Controleer de code en probeer het opnieuw.',
    de: 'Der Gutscheincode ist ungültig. Überprüfen Sie den Code und versuchen Sie es erneut.',
  },
  'A coupon is already applied to the cart. Please remove it to apply another': {
    nl: 'Er is al een kortingscode toegepast. Verwijder deze om een andere toe te passen',
    de: 'Es wurde bereits ein Gutschein angewendet. Entfernen Sie ihn, um einen anderen anzuwenden',
  },
  'You cannot specify multiple shipping addresses.': {
    nl: 'U kunt niet meerdere verzendadressen opgeven.',
    de: 'Sie können nicht mehrere Lieferadressen angeben.',
  },
  'The shipping address must contain either "customer_address_id" or "address".': {
    nl: 'Het verzendadres moet "customer_address_id" of "address" bevatten.',
    de: 'Die Lieferadresse muss "customer_address_id" oder "address" enthalten.',
  },
  'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".':
    {
      nl: 'Het factuuradres moet "customer_address_id", "address" of "same_as_shipping" bevatten.',
      de: 'Die Rechnungsadresse muss "customer_address_id", "address" oder "same_as_shipping" enthalten.',
    },
  'Region is required.': { nl: 'Regio is verplicht.', de: 'Region ist erforderlich.' },
  'Country is not available': { nl: 'Land is niet beschikbaar', de: 'Land ist nicht verfügbar' },
  '"%1" is required. Enter and try again.': {
    nl: '"%1" is verplicht. Vul in en probeer opnieuw.',
    de: '"%1" ist erforderlich. Bitte eingeben und erneut versuchen.',
  },
  '"Street Address" cannot contain more than %1 lines.': {
    nl: '"Straat" mag niet meer dan %1 regels bevatten.',
    de: '"Straße" darf nicht mehr als %1 Zeilen enthalten.',
  },
  'Invalid email format': { nl: 'Ongeldig e-mailadres', de: 'Ungültiges E-Mail-Format' },
  'Guest checkout is not allowed. Register a customer account or login with existing one.': {
    nl: 'Afrekenen als gast is niet toegestaan. Maak een account aan of log in.',
    de: 'Als Gast zu bestellen ist nicht erlaubt. Registrieren Sie sich oder melden Sie sich an.',
  },
} as const satisfies Readonly<Record<string, Translation>>;

/** Dutch and German translations, where the language packs have them. */
type Translation = { readonly nl?: string; readonly de?: string };

export type Phrase = keyof typeof PHRASES;

/** The store view whose language a message has, if its language pack is installed. */
export type MessageLanguage = { readonly locale: Locale; readonly faults: MagentoFaults };

/** Formats a phrase in the language of a store view; without language packs in English. */
export function translatePhrase(
  { locale, faults }: MessageLanguage,
  phrase: Phrase,
  ...values: readonly string[]
): string {
  const translated: Readonly<Record<string, string | undefined>> = PHRASES[phrase];
  const wording = (faults.hasLanguagePacks && translated[languageOf(locale)]) || phrase;
  return wording.replace(/%(\d)/gu, (_, number: string) => values[Number(number) - 1] ?? '');
}
