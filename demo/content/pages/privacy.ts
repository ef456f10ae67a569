import type { WrittenArticle } from '../written-page.ts';

/**
 * How this shop processes personal data, in accordance with its code. The ten years are
 * `DECLARATION_YEARS` of the demo: change them here in every language if you set another value.
 */
export const privacy: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-27',
  title: { nl: 'Privacy', de: 'Datenschutz', en: 'Privacy' },
  metaTitle: {
    nl: 'Privacy: wat we bewaren en wat niet | Sluimer',
    de: 'Datenschutz: was wir speichern | Sluimer',
    en: 'Privacy: what we keep and what not | Sluimer',
  },
  metaDescription: {
    nl: 'Geen account, en zonder jouw ja geen volgsoftware of reclamecookies. Lees wat je browser onthoudt, wat wij bewaren, hoe lang, en hoe je het wist.',
    de: 'Kein Konto, und ohne Ihr Ja kein Tracking und keine Werbe-Cookies. Was Ihr Browser speichert, was wir speichern, und Ihre Rechte.',
    en: 'No account, and no tracking or advertising cookies without your yes. Read what your browser remembers, what we keep, and what your rights are.',
  },
  keywords: {
    nl: ['privacybeleid', 'persoonsgegevens', 'avg', 'gegevens wissen'],
    de: ['Datenschutzerklärung', 'personenbezogene Daten', 'DSGVO', 'Daten löschen'],
    en: ['privacy policy', 'personal data', 'gdpr', 'delete my data'],
  },
  blocks: [
    {
      type: 'text',
      title: { nl: 'In het kort', de: 'Kurz gesagt', en: 'In short' },
      paragraphs: [
        {
          nl: 'Rondkijken kan zonder dat we weten wie je bent. Zonder jouw toestemming draait hier geen software van anderen die je volgt, en zijn er geen cookies voor reclame. Wat je toestaat, kies en verander je op de pagina Cookies.',
          'nl-be':
            'Rondkijken kan je zonder dat we weten wie je bent. Zonder jouw toestemming draait hier geen software van anderen die je volgt, en zijn er geen cookies voor reclame. Wat je toestaat, kies en verander je op de pagina Cookies.',
          de: 'Sie können sich umsehen, ohne dass wir wissen, wer Sie sind. Ohne Ihre Einwilligung läuft hier keine Software anderer, die Sie verfolgt, und es gibt keine Cookies für Werbung. Was Sie erlauben, wählen und ändern Sie in den Cookie-Einstellungen.',
          en: 'You can look around without our knowing who you are. Without your consent, no software of others runs here to track you, and there are no cookies for advertising. What you allow you choose and change in the cookie settings.',
        },
        {
          nl: 'Sluimer is een demowinkel van een verzonnen bedrijf. Vul bij het uitproberen liever geen echte gegevens in.',
          de: 'Sluimer ist ein Demoshop eines erfundenen Unternehmens. Geben Sie beim Ausprobieren bitte keine echten Daten ein.',
          en: 'Sluimer is a demo shop of a company that does not exist. When you try it, please enter no real data.',
        },
      ],
    },
    {
      type: 'table',
      title: {
        nl: 'Wat we bewaren, en hoe lang',
        de: 'Was wir speichern, und wie lange',
        en: 'What we keep, and for how long',
      },
      columns: [
        { nl: 'Waarvoor', de: 'Wofür', en: 'What for' },
        { nl: 'Wat', de: 'Was', en: 'What' },
        { nl: 'Hoe lang', de: 'Wie lange', en: 'How long' },
      ],
      rows: [
        [
          {
            nl: 'Winkelwagen',
            'nl-be': 'Winkelmandje',
            de: 'Warenkorb',
            en: 'Cart',
          },
          {
            nl: 'Een cookie met een willekeurig nummer; wat erin ligt, en adressen die je er zelf invult',
            de: 'Ein Cookie mit einer Zufallsnummer; was darin liegt, und Adressen, die Sie dort selbst eingeben',
            en: 'A cookie with a random number; what is in it, and addresses that you enter there yourself',
          },
          {
            nl: '30 dagen na je laatste wijziging',
            de: '30 Tage nach der letzten Änderung',
            en: '30 days after your last change',
          },
        ],
        [
          {
            nl: 'Bezorgmoment',
            'nl-be': 'Leveringsmoment',
            de: 'Liefertermin',
            en: 'Delivery time',
          },
          {
            nl: 'Postcode, dag en tijdvak, en wat de bezorgers voor je doen',
            'nl-be': 'Postcode, dag en tijdvak, en wat de leveraars voor je doen',
            de: 'Postleitzahl, Tag und Uhrzeit, und was unsere Leute für Sie tun',
            en: 'Postal code, day and time, and what the crew does for you',
          },
          {
            nl: '30 dagen nadat je het kiest, of na de bezorging',
            'nl-be': '30 dagen nadat je het kiest, of na de levering',
            de: '30 Tage nach der Wahl, oder nach der Lieferung',
            en: '30 days after you choose it, or after the delivery',
          },
        ],
        [
          { nl: 'Nieuwsbrief', de: 'Newsletter', en: 'Newsletter' },
          {
            nl: 'E-mailadres, en een naam als je die geeft; pas na je bevestiging',
            de: 'E-Mail-Adresse, und ein Name, wenn Sie ihn nennen; erst nach Ihrer Bestätigung',
            en: 'Email address, and a name if you give one; only after you have confirmed',
          },
          {
            nl: 'Tot een week nadat je je afmeldt, en je ja en nee als bewijs tien jaar erna; onbevestigd 30 dagen',
            'nl-be':
              'Tot een week nadat je je uitschrijft, en je ja en nee als bewijs tien jaar erna; onbevestigd 30 dagen',
            de: 'Bis eine Woche nach Ihrer Abmeldung, und Ihr Ja und Nein als Nachweis zehn Jahre danach; unbestätigt 30 Tage',
            en: 'Until a week after you unsubscribe, and your yes and no as proof ten years after; unconfirmed 30 days',
          },
        ],
        [
          { nl: 'Herroeping', de: 'Widerruf', en: 'Withdrawal' },
          {
            nl: 'Naam, bestelnummer, e-mailadres en artikelen, in de winkel en als bericht aan jou en aan onze klantenservice',
            'nl-be':
              'Naam, bestelnummer, e-mailadres en artikelen, in de winkel en als bericht aan jou en aan onze klantendienst',
            de: 'Name, Bestellnummer, E-Mail-Adresse und Artikel, im Shop und als Nachricht an Sie und an unseren Kundendienst',
            en: 'Name, order number, email address and items, in the shop and as a message to you and to our customer service',
          },
          {
            nl: 'Tien jaar: zo lang kan er over een overeenkomst geprocedeerd worden',
            de: 'Zehn Jahre: so lange kann ein Vertrag vor Gericht kommen',
            en: 'Ten years: for as long as a contract can come before a court',
          },
        ],
        [
          { nl: 'Beoordeling', de: 'Bewertung', en: 'Review' },
          {
            nl: 'Wat je schrijft, je voornaam en woonplaats, hoe je slaapt en je gewichtsklasse als je die noemt, en foto’s als je die meestuurt, zonder waar en wanneer ze zijn gemaakt; tot we erover beslissen ook je e-mailadres en bestelnummer, waarmee we nagaan of je het product bij ons hebt gekocht',
            de: 'Was Sie schreiben, Ihr Vorname und Wohnort, Ihre Schlafposition und Gewichtsklasse, wenn Sie sie nennen, und Fotos, wenn Sie welche mitschicken, ohne Ort und Zeit der Aufnahme; bis wir darüber entscheiden, auch E-Mail-Adresse und Bestellnummer, mit denen wir prüfen, ob Sie das Produkt bei uns gekauft haben',
            en: 'What you write, your first name and town, how you sleep and your weight range if you say so, and photos if you send any, without where and when they were taken; until we decide about it, also your email address and order number, by which we check that you bought the product from us',
          },
          {
            nl: 'Zolang ze bij het product staat; geweigerd 30 dagen, de foto’s dan meteen weg; onbevestigd 7 dagen',
            de: 'Solange sie beim Produkt steht; abgelehnt 30 Tage, die Fotos dann sofort gelöscht; unbestätigt 7 Tage',
            en: 'For as long as it stands with the product; refused 30 days, its photos deleted at once; unconfirmed 7 days',
          },
        ],
        [
          { nl: 'Aankopen nagaan', de: 'Käufe prüfen', en: 'Checking purchases' },
          {
            nl: 'Een versleuteld kenmerk van bestelnummer en e-mailadres, en de bestelde producten, om een beoordeling van een koper te herkennen',
            de: 'Ein verschlüsseltes Kennzeichen von Bestellnummer und E-Mail-Adresse und die bestellten Produkte, um die Bewertung eines Käufers zu erkennen',
            en: 'An encrypted mark of order number and email address, and the products ordered, to know a buyer’s review',
          },
          {
            nl: 'Drie jaar na de bestelling',
            de: 'Drei Jahre nach der Bestellung',
            en: 'Three years after the order',
          },
        ],
        [
          { nl: 'Bericht bij voorraad', de: 'Nachricht bei Vorrat', en: 'Back-in-stock mail' },
          {
            nl: 'Je e-mailadres en de maat waarop je wacht',
            de: 'E-Mail-Adresse und die Größe, auf die Sie warten',
            en: 'Your email address and the size that you wait for',
          },
          {
            nl: 'Tot 30 dagen na ons bericht, en hoogstens een half jaar; onbevestigd 7 dagen',
            de: 'Bis 30 Tage nach unserer Nachricht, höchstens ein halbes Jahr; unbestätigt 7 Tage',
            en: 'Until 30 days after our mail, and half a year at most; unconfirmed 7 days',
          },
        ],
        [
          { nl: 'Afspraak in een winkel', de: 'Termin im Geschäft', en: 'Store appointment' },
          {
            nl: 'Naam, e-mailadres, wanneer je komt en wat je erbij schrijft, als bericht aan de winkel en aan jou',
            de: 'Name, E-Mail-Adresse, wann Sie kommen und was Sie dazu schreiben, als Nachricht an das Geschäft und an Sie',
            en: 'Name, email address, when you come and what you add, as a message to the store and to you',
          },
          {
            nl: 'Tot de berichten verstuurd zijn, hoogstens vijf dagen',
            de: 'Bis die Nachrichten verschickt sind, höchstens fünf Tage',
            en: 'Until the messages are sent, five days at most',
          },
        ],
        [
          { nl: 'Stofstalen', de: 'Stoffmuster', en: 'Fabric samples' },
          {
            nl: 'Naam, adres, e-mailadres en de stoffen die je kiest, als bericht aan ons; aan jou een bevestiging',
            de: 'Name, Adresse, E-Mail-Adresse und die gewählten Stoffe, als Nachricht an uns; an Sie eine Bestätigung',
            en: 'Name, address, email address and the fabrics you choose, as a message to us; to you a confirmation',
          },
          {
            nl: 'Tot de berichten verstuurd zijn, hoogstens vijf dagen',
            de: 'Bis die Nachrichten verschickt sind, höchstens fünf Tage',
            en: 'Until the messages are sent, five days at most',
          },
        ],
        [
          { nl: 'Misbruik voorkomen', de: 'Schutz vor Missbrauch', en: 'Preventing abuse' },
          {
            nl: 'IP-adres, en een versleuteld kenmerk van een e-mailadres, om te tellen hoe vaak er een bericht of een kortingscode wordt gevraagd',
            de: 'IP-Adresse, und ein verschlüsseltes Kennzeichen einer E-Mail-Adresse, um zu zählen, wie oft eine Nachricht oder ein Gutscheincode verlangt wird',
            en: 'IP address, and an encrypted mark of an email address, to count how often a message or a coupon code is asked for',
          },
          {
            nl: 'Het IP-adres een uur, het kenmerk een week',
            de: 'Die IP-Adresse eine Stunde, das Kennzeichen eine Woche',
            en: 'The IP address one hour, the mark one week',
          },
        ],
      ],
      note: {
        nl: 'De grondslagen (art. 6 lid 1 AVG): winkelwagen en bezorgmoment horen bij een overeenkomst, een afspraak en stofstalen bij de voorbereiding ervan, de nieuwsbrief, een beoordeling en een bericht bij voorraad bij je toestemming, een herroeping bij een wettelijke plicht, het tellen en het nagaan van aankopen bij ons belang dat niemand de winkel misbruikt. Berichten gaan via een mailserver; verder geven we niets door.',
        'nl-be':
          'De grondslagen (art. 6 lid 1 AVG): winkelmandje en leveringsmoment horen bij een overeenkomst, een afspraak en stofstalen bij de voorbereiding ervan, de nieuwsbrief, een beoordeling en een bericht bij voorraad bij je toestemming, een herroeping bij een wettelijke plicht, het tellen en het nagaan van aankopen bij ons belang dat niemand de winkel misbruikt. Berichten gaan via een mailserver; verder geven we niets door.',
        de: 'Die Grundlagen (Art. 6 Abs. 1 DSGVO): Warenkorb und Liefertermin beruhen auf einem Vertrag und ein Termin im Geschäft und Stoffmuster auf dessen Vorbereitung (b), der Newsletter, eine Bewertung und eine Nachricht bei Vorrat auf Ihrer Einwilligung (a), der Widerruf auf einer gesetzlichen Pflicht (c), das Zählen und das Prüfen von Käufen auf unserem Interesse, dass niemand den Shop missbraucht (f). Nachrichten verschickt ein Mailserver; sonst geben wir nichts weiter.',
        en: 'The bases (Art. 6(1) GDPR): cart and delivery time serve a contract, an appointment and samples the steps before one, the newsletter, a review and a back-in-stock mail your consent, a withdrawal a legal duty, the counting and the checking of purchases our interest that nobody abuses the shop. A mail server delivers the messages; beyond that we pass nothing on.',
      },
    },
    {
      type: 'text',
      title: {
        nl: 'Wat alleen je browser weet',
        de: 'Was nur Ihr Browser weiß',
        en: 'What only your browser knows',
      },
      paragraphs: [
        {
          nl: 'Waar je het laatst naar zocht en wat je vergelijkt, staat in je eigen browser en wordt niet naar ons gestuurd om te bewaren; wat je het laatst bekeek alleen als je vraagt het te onthouden. Je wist het met de sitegegevens van je browser; een zoekopdracht ook in het zoekveld zelf, wat je bekeek onder de lijst.',
          de: 'Was Sie zuletzt gesucht und verglichen haben, steht in Ihrem eigenen Browser; bei uns wird es nicht gespeichert. Was Sie zuletzt angesehen haben, steht nur dort, wenn Sie es merken lassen. Sie löschen es mit den Websitedaten Ihres Browsers, eine Suche auch im Suchfeld selbst, Angesehenes unter der Liste.',
          en: 'What you searched for and compared last stands in your own browser; we do not keep it. What you looked at last stands there only if you ask to remember it. You delete it with the site data of your browser, a search in the search field itself, too, and what you looked at below the list.',
        },
      ],
    },
    {
      type: 'text',
      title: { nl: 'Jouw rechten', de: 'Ihre Rechte', en: 'Your rights' },
      paragraphs: [
        {
          nl: 'Je mag zien wat we over je bewaren, het laten verbeteren, wissen of overdragen, bezwaar maken en een toestemming intrekken. Mail naar hallo@sluimer.example; binnen een maand heb je antwoord. Je kunt ook klagen bij de Autoriteit Persoonsgegevens.',
          'nl-be':
            'Je mag zien wat we over je bewaren, het laten verbeteren, wissen of overdragen, bezwaar maken en een toestemming intrekken. Mail naar hallo@sluimer.example; binnen een maand heb je antwoord. Je kan ook een klacht indienen bij de Gegevensbeschermingsautoriteit.',
          de: 'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch und können eine Einwilligung jederzeit widerrufen. Schreiben Sie an hallo@sluimer.example; binnen eines Monats haben Sie eine Antwort. Beschweren können Sie sich auch bei der Datenschutzbehörde Ihres Bundeslandes.',
          'de-at':
            'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung und Widerspruch und können eine Einwilligung jederzeit widerrufen. Schreiben Sie an hallo@sluimer.example; binnen eines Monats haben Sie eine Antwort. Beschweren können Sie sich auch bei der Datenschutzbehörde, dsb.gv.at.',
          en: 'You may see what we keep about you, have it corrected, deleted or handed over, object, and take back a consent. Write to hallo@sluimer.example; you have an answer within a month. You can also complain to the data protection authority of your country.',
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Verder', de: 'Weiter', en: 'Further' },
      links: [{ page: 'email-preferences' }, { page: 'imprint' }, { page: 'contact' }],
    },
  ],
};
