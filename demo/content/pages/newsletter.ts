import type { WrittenArticle } from '../written-page.ts';

export const newsletter: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-30',
  title: { nl: 'Nieuwsbrief', de: 'Newsletter', en: 'Newsletter' },
  metaTitle: {
    nl: 'Nieuwsbrief: tien keer per jaar | Sluimer',
    de: 'Newsletter: zehnmal im Jahr | Sluimer',
    en: 'Newsletter: ten times a year | Sluimer',
  },
  metaDescription: {
    nl: 'Tien keer per jaar een brief over slapen: een advies, een nieuw bed dat we zelf hebben beslapen en een aanbieding. Opzeggen kan met één klik.',
    'nl-be':
      'Tien keer per jaar een brief over slapen: een advies, een nieuw bed dat we zelf hebben beslapen en een promotie. Uitschrijven kan met één klik.',
    de: 'Zehnmal im Jahr ein Brief über das Schlafen: ein Rat, ein neues Bett, das wir selbst erprobt haben, und ein Angebot. Abmelden mit einem Klick.',
    en: 'Ten letters a year about sleep: one piece of advice, one new bed that we have slept on ourselves, and one deal. Unsubscribe with one click.',
  },
  keywords: {
    nl: ['nieuwsbrief aanmelden', 'inschrijven', 'mailinglijst'],
    de: ['Newsletter anmelden', 'Rundbrief'],
    en: ['sign up', 'subscribe', 'mailing list'],
  },
  blocks: [
    {
      type: 'newsletter',
      title: { nl: 'Schrijf je in', de: 'Melden Sie sich an', en: 'Sign up' },
      text: {
        nl: 'Vul je e-mailadres in. Je krijgt één bericht met een link om te bevestigen, en pas daarna de nieuwsbrief.',
        de: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine Nachricht mit einem Link zum Bestätigen, und erst danach den Newsletter.',
        en: 'Enter your email address. You get one message with a link to confirm, and only after that the newsletter.',
      },
    },
    {
      type: 'text',
      title: { nl: 'Wat je krijgt', de: 'Was Sie bekommen', en: 'What you get' },
      paragraphs: [
        {
          nl: 'Tien brieven per jaar, meestal op zondagochtend. In elke brief één advies dat je meteen kunt gebruiken, één product dat we wekenlang zelf hebben beslapen, en één aanbieding die een paar dagen eerder voor lezers geldt dan voor anderen.',
          'nl-be':
            'Tien brieven per jaar, meestal op zondagochtend. In elke brief één advies dat je meteen kan gebruiken, één product dat we wekenlang zelf hebben beslapen, en één promotie die een paar dagen eerder voor lezers geldt dan voor anderen.',
          de: 'Zehn Briefe im Jahr, meist am Sonntagmorgen. In jedem ein Rat, den Sie gleich anwenden können, ein Produkt, auf dem wir wochenlang selbst geschlafen haben, und ein Angebot, das für Leser ein paar Tage früher gilt.',
          en: 'Ten letters a year, mostly on Sunday mornings. In each: one piece of advice you can use right away, one product we have slept on for weeks, and one deal that readers get a few days before everybody else.',
        },
      ],
    },
    {
      type: 'list',
      title: { nl: 'Wat we beloven', de: 'Was wir versprechen', en: 'What we promise' },
      isOrdered: false,
      items: [
        {
          title: { nl: 'Eerst bevestigen.', de: 'Erst bestätigen.', en: 'You confirm first.' },
          text: {
            nl: 'Na het aanmelden krijg je één bericht met een link. Klik je daar niet op, dan gebeurt er niets en wissen we je adres na dertig dagen.',
            de: 'Nach der Anmeldung erhalten Sie eine einzige Nachricht mit einem Link. Klicken Sie ihn nicht an, passiert nichts, und wir löschen die Adresse nach dreißig Tagen.',
            en: 'After you sign up you get a single message with a link. If you do not click it, nothing happens and we delete your address after thirty days.',
          },
        },
        {
          title: {
            nl: 'Alleen je e-mailadres.',
            de: 'Nur die E-Mail-Adresse.',
            en: 'Only your email address.',
          },
          text: {
            nl: 'Meer vragen we niet, en we geven het aan niemand door. Je naam mag je er later zelf bij zetten.',
            de: 'Mehr fragen wir nicht, und wir geben sie nicht weiter. Ihren Namen können Sie später selbst ergänzen.',
            en: 'We ask for nothing else and pass it on to no one. You can add your name later if you like.',
          },
        },
        {
          title: {
            nl: 'Eén klik en het stopt.',
            de: 'Ein Klick, und es ist Schluss.',
            en: 'One click and it stops.',
          },
          text: {
            nl: 'Onder elke brief staat een link om te stoppen. Die werkt zonder inloggen.',
            de: 'Unter jedem Brief steht ein Link zum Abmelden. Er funktioniert ohne Anmeldung.',
            en: 'Every letter ends with a link to stop. It works without logging in.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Al ingeschreven?', de: 'Schon angemeldet?', en: 'Already signed up?' },
      links: [{ page: 'email-preferences' }, { page: 'contact' }],
    },
  ],
};
