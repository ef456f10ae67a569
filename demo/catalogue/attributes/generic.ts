import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';

/** What any kind of goods may have. */
export const genericAttributes = {
  merk: { label: { nl: 'Merk', de: 'Marke', en: 'Brand' } },
  kleur: {
    label: { nl: 'Kleur', de: 'Farbe', en: 'Color' },
    options: {
      wit: { nl: 'Wit', de: 'Weiß', en: 'White' },
      creme: { nl: 'Crème', de: 'Creme', en: 'Cream' },
      zand: { nl: 'Zand', de: 'Sand', en: 'Sand' },
      taupe: { nl: 'Taupe', de: 'Taupe', en: 'Taupe' },
      grijs: { nl: 'Grijs', de: 'Grau', en: 'Gray' },
      antraciet: { nl: 'Antraciet', de: 'Anthrazit', en: 'Charcoal' },
      blauw: { nl: 'Blauw', de: 'Blau', en: 'Blue' },
      petrol: { nl: 'Petrol', de: 'Petrol', en: 'Teal' },
      groen: { nl: 'Groen', de: 'Grün', en: 'Green' },
      terracotta: { nl: 'Terracotta', de: 'Terrakotta', en: 'Terracotta' },
      poederroze: { nl: 'Poederroze', de: 'Puderrosa', en: 'Blush pink' },
      oker: { nl: 'Oker', de: 'Ocker', en: 'Ochre' },

      beuken: { nl: 'Naturel beuken', de: 'Buche natur', en: 'Natural beech' },
      donker_beuken: { nl: 'Donker beuken', de: 'Buche dunkel', en: 'Dark beech' },
      berken: { nl: 'Berken', de: 'Birke', en: 'Birch' },
      grenen: { nl: 'Grenen', de: 'Kiefer', en: 'Pine' },
      noten: { nl: 'Noten', de: 'Nussbaum', en: 'Walnut' },
    },
  },
  maat: { label: { nl: 'Maat', de: 'Größe', en: 'Size' } },
  afmeting: { label: { nl: 'Afmeting', de: 'Abmessung', en: 'Dimensions' }, unit: 'cm' },
  lengte: { label: { nl: 'Lengte', de: 'Länge', en: 'Length' }, unit: 'cm' },
  breedte: { label: { nl: 'Breedte', de: 'Breite', en: 'Width' }, unit: 'cm' },
  price: { label: { nl: 'Prijs', de: 'Preis', en: 'Price' } },
  direct_beschikbaar: {
    label: { nl: 'Snel leverbaar', de: 'Schnell lieferbar', en: 'Quick delivery' },
    options: {
      ja: { nl: 'Binnen 3 werkdagen', de: 'In 3 Werktagen', en: 'Within 3 working days' },
      nee: { nl: 'Op bestelling', de: 'Auf Bestellung', en: 'Made to order' },
    },
  },
  proefslapen: {
    label: { nl: '90 nachten proefslapen', de: '90 Tage Umtauschrecht', en: '90-night trial' },
    options: {
      ja: { nl: 'Ja', de: 'Ja', en: 'Yes' },
      nee: { nl: 'Nee', de: 'Nein', en: 'No' },
    },
  },
  milieubijdrage: {
    label: { nl: 'Milieubijdrage', de: 'Umweltbeitrag', en: 'Recycling contribution' },
    options: {
      inbegrepen: { nl: 'Inbegrepen in de prijs', de: 'Im Preis enthalten', en: 'Included' },
    },
  },
  bijzonderheden: {
    label: { nl: 'Bijzonderheden', de: 'Besonderheiten', en: 'Good to know' },
    options: {
      omkeerbaar: {
        nl: 'Aan twee kanten te beslapen',
        de: 'Beidseitig nutzbar',
        en: 'Sleep on either side',
      },
      twee_hardheden: {
        nl: 'Twee hardheden in één matras',
        de: 'Zwei Härtegrade in einer Matratze',
        en: 'Two firmnesses in one mattress',
      },
      opgerold: {
        nl: 'Opgerold geleverd in een doos',
        de: 'Wird gerollt im Karton geliefert',
        en: 'Delivered rolled in a box',
      },
      natuurlijk: {
        nl: 'Natuurlijke materialen',
        de: 'Natürliche Materialien',
        en: 'Natural materials',
      },
      zonder_dierlijk: {
        nl: 'Zonder dierlijke materialen',
        de: 'Ohne tierische Materialien',
        en: 'No animal materials',
      },
      huisstofmijt: {
        nl: 'Geschikt bij huisstofmijtallergie',
        de: 'Für Hausstauballergiker geeignet',
        en: 'Suitable for dust mite allergy',
      },
      verstelbare_bodem: {
        nl: 'Geschikt voor een verstelbare bodem',
        de: 'Für verstellbare Lattenroste geeignet',
        en: 'Fits an adjustable base',
      },
      handwerk: { nl: 'Met de hand afgewerkt', de: 'Von Hand gefertigt', en: 'Finished by hand' },
      gerecycled: {
        nl: 'Hoes van gerecycled garen',
        de: 'Bezug aus recyceltem Garn',
        en: 'Cover made from recycled yarn',
      },
    },
  },
} as const satisfies Readonly<Record<string, AttributeData>>;
