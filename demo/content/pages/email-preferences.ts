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
    nl: 'Zet de nieuwsbrief van Sluimer aan of uit en kies met welke naam we je schrijven. Met een persoonlijke link in je mail, zonder account.',
    de: 'Stellen Sie den Newsletter von Sluimer an oder ab und sagen Sie uns, mit welchem Namen wir schreiben. Mit persönlichem Link, ohne Konto.',
    en: 'Turn the Sluimer newsletter on or off, and tell us by which name to write to you. With a personal link in your mail; no account needed.',
  },
  keywords: {
    nl: ['uitschrijven', 'afmelden', 'nieuwsbrief opzeggen', 'geen mail meer'],
    de: ['abmelden', 'abbestellen', 'Newsletter kündigen', 'keine E-Mails mehr'],
    en: ['unsubscribe', 'opt out', 'stop emails'],
  },
  blocks: [
    {
      type: 'email-preferences',
      title: { nl: 'Jouw voorkeuren', de: 'Ihre Einstellungen', en: 'Your preferences' },
      text: {
        nl: 'Vul het adres in waarop je onze post krijgt. We mailen je een link die alleen jij hebt.',
        de: 'Geben Sie die Adresse ein, unter der Sie unsere Post erhalten. Wir schicken Ihnen einen Link, den nur Sie haben.',
        en: 'Enter the address at which you get our mail. We send you a link that only you have.',
      },
    },
    {
      type: 'text',
      title: {
        nl: 'Jij bepaalt wat we sturen',
        de: 'Sie bestimmen, was wir schicken',
        en: 'You decide what we send',
      },
      paragraphs: [
        {
          nl: 'Vraag een persoonlijke link aan met het adres waarop je onze post krijgt. De link komt per e-mail en brengt je bij je voorkeuren. Wie de link niet heeft, kan je keuzes niet zien of veranderen.',
          de: 'Fordern Sie mit der Adresse, unter der Sie unsere Post erhalten, einen persönlichen Link an. Er kommt per E-Mail und führt zu Ihren Einstellungen. Ohne den Link kann niemand Ihre Wahl sehen oder ändern.',
          en: 'Request a personal link with the address at which you get our mail. It arrives by email and leads to your preferences. Without the link, nobody can see or change your choices.',
        },
        {
          nl: 'Berichten over een bestelling, zoals de bezorgdag, krijg je altijd: die horen bij je koop.',
          'nl-be':
            'Berichten over een bestelling, zoals de leverdag, krijg je altijd: die horen bij je aankoop.',
          de: 'Nachrichten zu einer Bestellung, etwa den Liefertermin, bekommen Sie immer: Sie gehören zum Kauf.',
          en: 'You always get messages about an order, such as the delivery day: they belong to your purchase.',
        },
      ],
    },
    {
      type: 'list',
      title: { nl: 'Wat je kiest', de: 'Was zur Wahl steht', en: 'What you can choose' },
      isOrdered: false,
      items: [
        {
          title: { nl: 'De nieuwsbrief.', de: 'Den Newsletter.', en: 'The newsletter.' },
          text: {
            nl: 'Aan of uit. Uitgezet is meteen uit, en weer aanzetten kan altijd.',
            de: 'An oder aus. Abgestellt ist er sofort, und wieder anstellen können Sie ihn jederzeit.',
            en: 'On or off. Off takes effect at once, and you can turn it on again at any time.',
          },
        },
        {
          title: { nl: 'Je naam.', de: 'Ihren Namen.', en: 'Your name.' },
          text: {
            nl: 'Voor- en achternaam, als je wilt dat we je daarmee aanspreken. Laat je ze leeg, dan schrijven we zonder.',
            'nl-be':
              'Voor- en achternaam, als je wil dat we je daarmee aanspreken. Laat je ze leeg, dan schrijven we zonder.',
            de: 'Vor- und Nachname, wenn wir Sie damit ansprechen sollen. Lassen Sie die Felder leer, schreiben wir ohne.',
            en: 'First and last name, if you want us to use them. Leave them empty and we write without.',
          },
        },
      ],
    },
  ],
};
