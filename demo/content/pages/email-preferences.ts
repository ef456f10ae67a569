import type { WrittenArticle } from '../written-page.ts';

export const emailPreferences: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-30',
  isPrivate: true,
  parent: 'newsletter',
  title: { nl: 'E-mailvoorkeuren', de: 'E-Mail-Einstellungen', en: 'Email preferences' },
  metaTitle: {
    nl: 'E-mailvoorkeuren | Sluimer',
    de: 'E-Mail-Einstellungen | Sluimer',
    en: 'Email preferences | Sluimer',
  },
  metaDescription: {
    nl: 'Kies zelf welke post je van Sluimer krijgt: de nieuwsbrief, aanbiedingen, onderhoudstips bij je matras of helemaal niets. Zonder account.',
    'nl-be':
      'Kies zelf welke post je van Sluimer krijgt: de nieuwsbrief, promoties, onderhoudstips bij je matras of helemaal niets. Zonder account.',
    de: 'Wählen Sie selbst, welche Post Sie von Sluimer bekommen: Newsletter, Angebote, Pflegetipps zu Ihrer Matratze oder gar nichts. Ohne Konto.',
    en: 'Choose which mail you get from Sluimer: the newsletter, deals, care tips for your mattress, or nothing at all. You do not need an account.',
  },
  blocks: [
    {
      type: 'text',
      title: { nl: 'Je kiest per soort', de: 'Sie wählen je Art', en: 'You choose kind by kind' },
      paragraphs: [
        {
          nl: 'Vraag een persoonlijke link aan met het adres waarop je onze post krijgt. De link komt per e-mail, geldt een dag, en brengt je bij een lijst waarop je aan- en uitvinkt wat je wilt ontvangen. Zo kan niemand anders je keuzes zien of veranderen.',
          'nl-be':
            'Vraag een persoonlijke link aan met het adres waarop je onze post krijgt. De link komt per e-mail, geldt een dag, en brengt je bij een lijst waarop je aan- en uitvinkt wat je wil ontvangen. Zo kan niemand anders je keuzes zien of veranderen.',
          de: 'Fordern Sie mit der Adresse, unter der Sie unsere Post erhalten, einen persönlichen Link an. Er kommt per E-Mail, gilt einen Tag und führt zu einer Liste, in der Sie ankreuzen, was Sie bekommen möchten. So kann niemand sonst Ihre Wahl sehen oder ändern.',
          en: 'Request a personal link with the address at which you get our mail. It arrives by email, is valid for a day, and leads to a list where you tick what you want to receive. That way nobody else can see or change your choices.',
        },
        {
          nl: 'Berichten over een bestelling, zoals de bezorgdag, krijg je altijd: die horen bij je koop.',
          'nl-be':
            'Berichten over een bestelling, zoals de leverdag, krijg je altijd: die horen bij je aankoop.',
          de: 'Nachrichten zu einer Bestellung, etwa den Liefertermin, bekommen Sie immer: Sie gehören zum Kauf.',
          en: 'Messages about an order, such as the delivery day, you always get: they belong to your purchase.',
        },
      ],
    },
    {
      type: 'table',
      title: { nl: 'Waaruit je kiest', de: 'Was zur Wahl steht', en: 'What you can choose' },
      columns: [
        { nl: 'Soort', de: 'Art', en: 'Kind' },
        { nl: 'Hoe vaak', de: 'Wie oft', en: 'How often' },
        { nl: 'Wat erin staat', de: 'Was darin steht', en: 'What it says' },
      ],
      rows: [
        [
          { nl: 'Nieuwsbrief', de: 'Newsletter', en: 'Newsletter' },
          { nl: 'Tien keer per jaar', de: 'Zehnmal im Jahr', en: 'Ten times a year' },
          {
            nl: 'Advies, een nieuw bed, een voordeel',
            de: 'Ein Rat, ein neues Bett, ein Vorteil',
            en: 'Advice, a new bed, a deal',
          },
        ],
        [
          { nl: 'Aanbiedingen', 'nl-be': 'Promoties', de: 'Angebote', en: 'Deals' },
          {
            nl: 'Hooguit eens per maand',
            'nl-be': 'Hoogstens één keer per maand',
            de: 'Höchstens einmal im Monat',
            en: 'At most once a month',
          },
          {
            nl: 'Wat er is afgeprijsd',
            'nl-be': 'Wat er in prijs verlaagd is',
            de: 'Was reduziert ist',
            en: 'What is reduced',
          },
        ],
        [
          { nl: 'Onderhoud', de: 'Pflege', en: 'Care' },
          { nl: 'Vier keer per jaar', de: 'Viermal im Jahr', en: 'Four times a year' },
          {
            nl: 'Wanneer je keert, lucht en wast',
            'nl-be': 'Wanneer je keert, verlucht en wast',
            de: 'Wann Sie wenden, lüften und waschen',
            en: 'When to turn, air and wash',
          },
        ],
      ],
    },
  ],
};
