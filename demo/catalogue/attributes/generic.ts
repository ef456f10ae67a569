import type { KnownAttributes } from './known-attributes.ts';

/** Attributes of any product type. */
export const genericAttributes = {
  merk: {},
  kleur: {
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
      zwart: { nl: 'Zwart', de: 'Schwarz', en: 'Black' },
      naturel: { nl: 'Naturel', de: 'Natur', en: 'Natural' },
      zilvergrijs: { nl: 'Zilvergrijs', de: 'Silbergrau', en: 'Silver gray' },
      lichtblauw: { nl: 'Lichtblauw', de: 'Hellblau', en: 'Light blue' },
      nachtblauw: { nl: 'Nachtblauw', de: 'Nachtblau', en: 'Midnight blue' },
      salie: { nl: 'Saliegroen', de: 'Salbeigrün', en: 'Sage green' },
      olijf: { nl: 'Olijfgroen', de: 'Olivgrün', en: 'Olive green' },
      roest: { nl: 'Roestrood', de: 'Rostrot', en: 'Rust red' },
      pruim: { nl: 'Pruim', de: 'Pflaume', en: 'Plum' },

      eiken: { nl: 'Naturel eiken', de: 'Eiche natur', en: 'Natural oak' },
      beuken: { nl: 'Naturel beuken', de: 'Buche natur', en: 'Natural beech' },
      donker_beuken: { nl: 'Donker beuken', de: 'Buche dunkel', en: 'Dark beech' },
      berken: { nl: 'Berken', de: 'Birke', en: 'Birch' },
      grenen: { nl: 'Grenen', de: 'Kiefer', en: 'Pine' },
      noten: { nl: 'Noten', de: 'Nussbaum', en: 'Walnut' },
    },
  },
  maat: {},
  afmeting: { unit: 'cm' },
  lengte: { unit: 'cm' },
  breedte: { unit: 'cm' },
  price: {},
  direct_beschikbaar: {
    options: {
      ja: { nl: 'Binnen 3 werkdagen', de: 'In 3 Werktagen', en: 'Within 3 working days' },
      deels: {
        nl: 'Verschilt per uitvoering',
        de: 'Je nach Ausführung verschieden',
        en: 'Depends on your choice',
      },
      nee: {
        nl: 'In meer dan 3 werkdagen',

        de: 'In mehr als 3 Werktagen',
        en: 'In more than 3 working days',
      },
    },
  },
  proefslapen: {
    options: {
      ja: { nl: 'Ja', de: 'Ja', en: 'Yes' },
      met_beschermer: {
        nl: 'Ja, met een molton of hoeslaken erop',
        de: 'Ja, mit Auflage oder Spannbettlaken',
        'de-at': 'Ja, mit Auflage oder Spannleintuch',
        en: 'Yes, with a protector or fitted sheet on it',
      },
      eenmaal_ruilen: {
        nl: 'Ja, één keer ruilen',
        de: 'Ja, einmal umtauschen',
        en: 'Yes, one exchange',
      },
      nee: { nl: 'Nee', de: 'Nein', en: 'No' },
    },
  },
  milieubijdrage: {
    options: {
      inbegrepen: { nl: 'Inbegrepen in de prijs', de: 'Im Preis enthalten', en: 'Included' },
    },
  },
  bijzonderheden: {
    options: {
      omkeerbaar: {
        nl: 'Aan twee kanten te beslapen',
        de: 'Beidseitig nutzbar',
        en: 'Sleep on either side',
      },
      twee_hardheden: {
        nl: 'Twee hardheden: keer het matras om',
        'nl-be': 'Twee hardheden: keer de matras om',
        de: 'Zwei Härtegrade: Matratze wenden',
        en: 'Two firmnesses: turn it over',
      },
      opgerold: {
        nl: 'Opgerold geleverd in een doos',
        de: 'Wird gerollt im Karton geliefert',
        en: 'Delivered rolled in a box',
      },
      kleine_delen: {
        nl: 'Komt in kleine delen naar boven',
        de: 'Kommt in kleinen Teilen nach oben',
        en: 'Goes upstairs in small pieces',
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
      gereinigde_retour: {
        nl: 'Gereinigde retour',
        de: 'Gereinigte Retoure',
        en: 'Cleaned return',
      },
      handwerk: { nl: 'Met de hand afgewerkt', de: 'Von Hand gefertigt', en: 'Finished by hand' },
      gerecycled: {
        nl: 'Hoes van gerecycled garen',
        de: 'Bezug aus recyceltem Garn',
        en: 'Cover made from recycled yarn',
      },
      twee_in_een: {
        nl: 'Twee hardheden: links en rechts',
        de: 'Zwei Härtegrade: links und rechts',
        en: 'Two firmnesses: left and right',
      },
      schuine_hoek: {
        nl: 'Met afgeschuinde hoek',
        de: 'Mit abgeschrägter Ecke',
        en: 'With an angled corner',
      },
      opvouwbaar: {
        nl: 'Opvouwbaar',
        'nl-be': 'Opplooibaar',
        de: 'Zusammenklappbar',
        en: 'Folds up',
      },
    },
  },
} as const satisfies KnownAttributes;
