import type { AddressField } from '../address/address.ts';
import type { LocalizedText } from '../shared/locale.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CouponRefusal } from './evaluate-coupon.ts';

/* Messages to the shopper when part of a cart change was refused. */

export const REFUSAL_MESSAGES: Readonly<
  Record<Exclude<CartRefusal['kind'], 'coupon'>, LocalizedText>
> = {
  'cart-not-found': {
    nl: 'Deze winkelwagen bestaat niet meer.',
    'nl-be': 'Dit winkelmandje bestaat niet meer.',
    de: 'Diesen Warenkorb gibt es nicht mehr.',
    en: 'This cart no longer exists.',
  },
  'cart-not-active': {
    nl: 'Wat in deze winkelwagen lag, is al besteld.',
    'nl-be': 'Wat in dit winkelmandje lag, is al besteld.',
    de: 'Was in diesem Warenkorb lag, ist schon bestellt.',
    en: 'What was in this cart has been ordered already.',
  },
  'cart-changed': {
    nl: 'Je winkelwagen is intussen veranderd. Wil je hem nakijken?',
    'nl-be': 'Je winkelmandje is intussen veranderd. Wil je het nakijken?',
    de: 'Ihr Warenkorb hat sich inzwischen geändert. Bitte sehen Sie ihn durch.',
    en: 'Your cart has changed in the meantime. Please check it.',
  },
  'not-sold-so': {
    nl: 'Dit artikel kunnen we nu niet in je winkelwagen leggen.',
    'nl-be': 'Dit artikel kunnen we nu niet in je winkelmandje leggen.',
    de: 'Diesen Artikel können wir gerade nicht in Ihren Warenkorb legen.',
    en: 'We cannot put this item into your cart right now.',
  },
  'product-not-found': {
    nl: 'Dit artikel verkopen we niet meer.',
    de: 'Diesen Artikel führen wir nicht mehr.',
    en: 'We no longer sell this item.',
  },
  'line-not-found': {
    nl: 'Dit artikel ligt niet meer in de winkelwagen.',
    'nl-be': 'Dit artikel ligt niet meer in het winkelmandje.',
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb.',
    en: 'This item is no longer in the cart.',
  },
  'odd-quantity': {
    nl: 'Kies een aantal van 1 tot en met {most}.',
    de: 'Bitte eine Menge von 1 bis {most} wählen.',
    en: 'Choose a quantity from 1 to {most}.',
  },
  'cart-full': {
    nl: 'Je winkelwagen is vol. Haal er iets uit, of bestel eerst wat erin ligt.',
    'nl-be': 'Je winkelmandje is vol. Haal er iets uit, of bestel eerst wat erin ligt.',
    de: 'Ihr Warenkorb ist voll. Nehmen Sie etwas heraus oder bestellen Sie zuerst, was darin liegt.',
    en: 'Your cart is full. Take something out, or order what is in it first.',
  },
  'choice-missing': {
    nl: 'Kies eerst een uitvoering van {name}, bijvoorbeeld de maat.',
    de: 'Bitte wählen Sie zuerst eine Ausführung von {name}, zum Beispiel die Größe.',
    en: 'Choose a version of {name} first, such as its size.',
  },
  'sold-out': {
    nl: '{name} is in deze uitvoering uitverkocht.',
    de: '{name} ist in dieser Ausführung ausverkauft.',
    en: '{name} is sold out in this version.',
  },
  'too-few-left': {
    nl: 'Van {name} zijn er in deze uitvoering nog {stock} op voorraad.',
    de: 'Von {name} sind in dieser Ausführung noch {stock} Stück auf Lager.',
    en: '{name}: {stock} left in stock in this version.',
  },
  'wrong-address': {
    nl: 'Wil je dit adres nakijken? Het gaat om: {fields}.',
    de: 'Bitte prüfen Sie diese Adresse. Es geht um: {fields}.',
    en: 'Please check this address: {fields}.',
  },
  'refused-address': {
    nl: 'Naar dit adres kunnen we niet bezorgen. Wil je het nakijken?',
    de: 'An diese Adresse können wir nicht liefern. Bitte prüfen Sie sie.',
    en: 'We cannot deliver to this address. Please check it.',
  },
  'refused-coupon': {
    nl: 'Deze kortingscode geldt niet, of niet voor wat er in je winkelwagen ligt.',
    'nl-be': 'Deze kortingscode geldt niet, of niet voor wat er in je winkelmandje ligt.',
    de: 'Dieser Gutscheincode gilt nicht, oder nicht für die Artikel im Warenkorb.',
    en: 'This discount code is not valid, or not for what is in your cart.',
  },
  'coupon-below-minimum': {
    nl: 'Voor deze kortingscode moet je bestelbedrag hoger zijn.',
    de: 'Für diesen Gutscheincode muss Ihr Bestellwert höher sein.',
    en: 'Your order has to be larger for this discount code.',
  },
  'wrong-email': {
    nl: 'Dit e-mailadres klopt niet. Wil je het nakijken?',
    de: 'Diese E-Mail-Adresse stimmt nicht. Bitte prüfen Sie die Schreibweise.',
    en: 'This email address is not right. Please check the spelling.',
  },
};

export const COUPON_REFUSAL_MESSAGES: Readonly<Record<CouponRefusal['kind'], LocalizedText>> = {
  unknown: {
    nl: 'Deze kortingscode kennen we niet. Klopt de spelling?',
    de: 'Diesen Gutscheincode kennen wir nicht. Stimmt die Schreibweise?',
    en: 'We do not know this discount code. Is it spelled right?',
  },
  'not-yet': {
    nl: 'Deze kortingscode geldt vanaf {day}.',
    de: 'Dieser Gutscheincode gilt ab dem {day}.',
    en: 'This discount code is valid from {day}.',
  },
  expired: {
    nl: 'Deze kortingscode was geldig tot en met {day}.',
    de: 'Dieser Gutscheincode war bis zum {day} gültig.',
    en: 'This discount code was valid until {day}.',
  },
  'below-minimum': {
    nl: 'Nog voor {missing} erbij en deze kortingscode geldt.',
    de: 'Noch Ware für {missing}, dann gilt dieser Gutscheincode.',
    en: 'Add {missing} more and this discount code applies.',
  },
  'nothing-to-discount': {
    nl: 'Deze kortingscode geeft geen korting op wat er in je winkelwagen ligt.',
    'nl-be': 'Deze kortingscode geeft geen korting op wat er in je winkelmandje ligt.',
    de: 'Dieser Gutscheincode gibt auf die Artikel im Warenkorb keinen Rabatt.',
    en: 'This discount code gives nothing off what is in your cart.',
  },
  used: {
    nl: 'Deze kortingscode is al gebruikt.',
    de: 'Dieser Gutscheincode wurde schon eingelöst.',
    en: 'This discount code has already been used.',
  },
};

/** Names of the address fields, as used within a sentence. */
export const ADDRESS_FIELD_NAMES: Readonly<Record<AddressField, LocalizedText>> = {
  firstName: { nl: 'voornaam', de: 'Vorname', en: 'first name' },
  lastName: { nl: 'achternaam', 'nl-be': 'familienaam', de: 'Nachname', en: 'last name' },
  company: { nl: 'bedrijf', de: 'Firma', en: 'company' },
  street: { nl: 'straat', de: 'Straße', en: 'street' },
  houseNumber: { nl: 'huisnummer', de: 'Hausnummer', en: 'house number' },
  addition: {
    nl: 'toevoeging',
    'nl-be': 'busnummer',
    de: 'Adresszusatz',
    'de-at': 'Stiege und Tür',
    en: 'addition',
  },
  postalCode: { nl: 'postcode', de: 'Postleitzahl', en: 'postal code' },
  city: { nl: 'plaats', 'nl-be': 'gemeente', de: 'Ort', en: 'city' },
  country: { nl: 'land', de: 'Land', en: 'country' },
  telephone: { nl: 'telefoonnummer', de: 'Telefonnummer', en: 'telephone number' },
  email: { nl: 'e-mailadres', de: 'E-Mail-Adresse', en: 'email address' },
};
