import type { WrittenArticle } from '../written-page.ts';

/** The accessibility statement required by law (Directive (EU) 2019/882, Annex V). */
export const accessibility: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-20',
  title: { nl: 'Toegankelijkheid', de: 'Barrierefreiheit', en: 'Accessibility' },
  metaTitle: {
    nl: 'Toegankelijkheid van deze winkel | Sluimer',
    de: 'Erklärung zur Barrierefreiheit | Sluimer',
    en: 'Accessibility of this shop | Sluimer',
  },
  metaDescription: {
    nl: 'Deze winkel is gebouwd naar WCAG 2.2, niveau AA. Lees hoe we dat controleren, wat nog niet is getoetst en waar je een probleem kunt melden.',
    'nl-be':
      'Deze winkel is gebouwd naar WCAG 2.2, niveau AA. Lees hoe we dat controleren, wat nog niet is getoetst en waar je een probleem kan melden.',
    de: 'Dieser Shop ist nach WCAG 2.2, Stufe AA, gebaut. Lesen Sie, wie wir das prüfen, was noch nicht geprüft ist und wo Sie eine Barriere melden.',
    en: 'This shop is built to WCAG 2.2, level AA. Read how we check that, what has not been checked yet, and where you can report a barrier.',
  },
  keywords: {
    nl: ['schermlezer', 'wcag', 'slechtziend'],
    de: ['Screenreader', 'WCAG', 'Sehbehinderung'],
    en: ['screen reader', 'wcag', 'visually impaired'],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Voor wie deze winkel is',
        de: 'Für wen dieser Shop da ist',
        en: 'Who this shop is for',
      },
      paragraphs: [
        {
          nl: 'Iedereen moet hier een bed kunnen kiezen: met een muis, een toetsenbord, een schermlezer, een loep, op een telefoon of zonder script. De maatstaf is WCAG 2.2, niveau AA, en daarmee de Europese norm EN 301 549. De wet vraagt dat sinds 28 juni 2025 van webwinkels (Richtlijn (EU) 2019/882).',
          de: 'Alle sollen hier ein Bett aussuchen können: mit Maus, Tastatur, Screenreader oder Bildschirmlupe, am Telefon oder ohne Skript. Maßstab sind die WCAG 2.2, Stufe AA, und damit die europäische Norm EN 301 549. Das Barrierefreiheitsstärkungsgesetz (BFSG) verlangt es seit dem 28. Juni 2025 von Onlineshops.',
          'de-at':
            'Alle sollen hier ein Bett aussuchen können: mit Maus, Tastatur, Screenreader oder Bildschirmlupe, am Handy oder ohne Skript. Maßstab sind die WCAG 2.2, Stufe AA, und damit die europäische Norm EN 301 549. Das Barrierefreiheitsgesetz (BaFG) verlangt es seit dem 28. Juni 2025 von Onlineshops.',
          en: 'Everybody should be able to choose a bed here: with a mouse, a keyboard, a screen reader, a magnifier, on a phone or without script. The measure is WCAG 2.2, level AA, and with it the European standard EN 301 549. European law has asked that of online shops since June 28, 2025 (Directive (EU) 2019/882).',
        },
        {
          nl: 'Je kunt hier artikelen zoeken, filteren, vergelijken en samenstellen, ze in een winkelwagen leggen, een overeenkomst herroepen en je op de nieuwsbrief abonneren. Afrekenen hoort niet bij deze demowinkel.',
          'nl-be':
            'Je kan hier artikelen zoeken, filteren, vergelijken en samenstellen, ze in een winkelmandje leggen, een overeenkomst herroepen en je op de nieuwsbrief abonneren. Afrekenen hoort niet bij deze demowinkel.',
          de: 'Sie können hier Artikel suchen, filtern, vergleichen und zusammenstellen, sie in den Warenkorb legen, einen Vertrag widerrufen und den Newsletter bestellen. Das Bezahlen gehört nicht zu diesem Demoshop.',
          en: 'Here you can search, filter, compare and configure items, put them in a cart, withdraw from a contract and sign up for the newsletter. Paying is not part of this demo shop.',
        },
      ],
    },
    {
      type: 'list',
      title: { nl: 'Hoe we het controleren', de: 'Wie wir prüfen', en: 'How we check it' },
      intro: {
        nl: 'Bij elke nieuwe versie, en voordat je die ziet.',
        de: 'Bei jeder neuen Version, und bevor Sie sie sehen.',
        en: 'With every new version, and before you see it.',
      },
      isOrdered: false,
      items: [
        {
          title: { nl: 'Automatisch.', de: 'Automatisch.', en: 'Automatically.' },
          text: {
            nl: 'Een programma toetst elk type pagina aan de regels van WCAG die een programma kan toetsen, in elke taal en op telefoon en bureaublad, ook met een venster open of een fout in een formulier.',
            de: 'Ein Programm prüft jeden Seitentyp auf die Regeln der WCAG, die sich automatisch prüfen lassen, in jeder Sprache, am Telefon und am Bildschirm, auch mit offenem Fenster oder einem Fehler im Formular.',
            en: 'A program holds every type of page to those rules of WCAG that a program can check, in every language, at the size of a phone and of a desktop, also with a dialog open or an error in a form.',
          },
        },
        {
          title: { nl: 'Met het toetsenbord.', de: 'Mit der Tastatur.', en: 'With the keyboard.' },
          text: {
            nl: 'Van zoeken tot winkelwagen, met zichtbare focus en zonder ergens vast te lopen.',
            'nl-be':
              'Van zoeken tot winkelmandje, met zichtbare focus en zonder ergens vast te lopen.',
            de: 'Von der Suche bis zum Warenkorb, mit sichtbarem Fokus und ohne irgendwo hängen zu bleiben.',
            en: 'From search to cart, with the focus visible and without getting stuck anywhere.',
          },
        },
        {
          title: { nl: 'Vergroot.', de: 'Vergrößert.', en: 'Enlarged.' },
          text: {
            nl: 'Bij 200 procent zoom valt niets weg en hoef je niet opzij te schuiven.',
            de: 'Bei 200 Prozent Zoom geht nichts verloren, und Sie müssen nicht seitwärts scrollen.',
            en: 'At 200 percent zoom nothing is lost, and you need not scroll sideways.',
          },
        },
        {
          title: { nl: 'Met eigen kleuren.', de: 'Mit eigenen Farben.', en: 'In your own colors.' },
          text: {
            nl: 'In de weergave met hoog contrast van het besturingssysteem, en met zo weinig beweging als je daar instelt.',
            de: 'In der Kontrastansicht des Betriebssystems, und mit so wenig Bewegung, wie Sie dort einstellen.',
            en: 'In the high-contrast mode of the operating system, and with as little motion as you ask for there.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Wat nog niet is getoetst',
        de: 'Was noch nicht geprüft ist',
        en: 'What has not been checked yet',
      },
      paragraphs: [
        {
          nl: 'Deze verklaring berust op onze eigen controle. Er is geen onderzoek door een onafhankelijk bureau gedaan, en nog geen test met mensen die elke dag met een schermlezer of spraakbediening werken. Wij gaan er daarom van uit dat de winkel grotendeels voldoet, en dat jij iets kunt vinden wat wij over het hoofd zagen.',
          'nl-be':
            'Deze verklaring berust op onze eigen controle. Er is geen onderzoek door een onafhankelijk bureau gedaan, en nog geen test met mensen die elke dag met een schermlezer of spraakbediening werken. Wij gaan er daarom van uit dat de winkel grotendeels voldoet, en dat jij iets kan vinden wat wij over het hoofd zagen.',
          de: 'Diese Erklärung beruht auf unserer eigenen Prüfung. Eine unabhängige Stelle hat den Shop nicht untersucht, und Menschen, die täglich mit Screenreader oder Sprachsteuerung arbeiten, haben ihn noch nicht getestet. Wir halten ihn deshalb für weitgehend konform und rechnen damit, dass Sie etwas finden, das uns entgangen ist.',
          en: 'This statement rests on our own checks. No independent body has examined the shop, and people who work with a screen reader or by voice every day have not tested it yet. So we hold it to be largely conformant, and expect that you may find something that we have missed.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Loop je ergens tegenaan?',
        de: 'Sind Sie auf eine Barriere gestoßen?',
        en: 'Have you met a barrier?',
      },
      paragraphs: [
        {
          nl: 'Mail naar hallo@sluimer.example of bel 033 - 123 45 67 en vertel op welke pagina je was en wat niet ging. Op werkdagen antwoorden we dezelfde dag, en we helpen je intussen aan de telefoon met wat je zocht.',
          'nl-be':
            'Mail naar hallo@sluimer.example of bel +31 33 123 45 67 en vertel op welke pagina je was en wat niet ging. Op werkdagen antwoorden we dezelfde dag, en we helpen je intussen aan de telefoon met wat je zocht.',
          de: 'Schreiben Sie an hallo@sluimer.example oder rufen Sie +31 33 123 45 67 an und sagen Sie uns, auf welcher Seite Sie waren und was nicht ging. An Werktagen antworten wir am selben Tag, und am Telefon helfen wir Ihnen gleich bei dem, was Sie gesucht haben.',
          en: 'Write to hallo@sluimer.example or call +31 33 123 45 67, and tell us which page you were on and what did not work. On working days we answer the same day, and on the phone we help you right away with what you were looking for.',
        },
      ],
    },
    {
      type: 'table',
      title: { nl: 'Wie toezicht houdt', de: 'Wer die Aufsicht führt', en: 'Who supervises' },
      intro: {
        nl: 'Ben je niet tevreden met ons antwoord, dan kun je terecht bij de toezichthouder van je land.',
        'nl-be':
          'Ben je niet tevreden met ons antwoord, dan kan je terecht bij de toezichthouder van je land.',
        de: 'Sind Sie mit unserer Antwort nicht zufrieden, wenden Sie sich bitte an die Behörde Ihres Landes.',
        en: 'If our answer does not satisfy you, turn to the authority of your country.',
      },
      columns: [
        { nl: 'Land', de: 'Land', en: 'Country' },
        { nl: 'Toezichthouder', de: 'Behörde', en: 'Authority' },
      ],
      rows: [
        [
          { nl: 'Nederland', de: 'Niederlande', en: 'The Netherlands' },
          {
            nl: 'Autoriteit Consument & Markt (ACM), acm.nl',
            de: 'Autoriteit Consument & Markt (ACM), acm.nl',
            en: 'Autoriteit Consument & Markt (ACM), acm.nl',
          },
        ],
        [
          { nl: 'België', de: 'Belgien', en: 'Belgium' },
          {
            nl: 'FOD Economie, Economische Inspectie, economie.fgov.be',
            de: 'FÖD Wirtschaft, Wirtschaftsinspektion, economie.fgov.be',
            en: 'FPS Economy, Economic Inspection, economie.fgov.be',
          },
        ],
        [
          { nl: 'Duitsland', de: 'Deutschland', en: 'Germany' },
          {
            nl: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), mlbf-barrierefrei.de',
            de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), mlbf-barrierefrei.de',
            en: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), mlbf-barrierefrei.de',
          },
        ],
        [
          { nl: 'Oostenrijk', de: 'Österreich', en: 'Austria' },
          {
            nl: 'Sozialministeriumservice, sozialministeriumservice.gv.at',
            de: 'Sozialministeriumservice, sozialministeriumservice.gv.at',
            en: 'Sozialministeriumservice, sozialministeriumservice.gv.at',
          },
        ],
      ],
      note: {
        nl: 'Opgesteld op 20 november 2026, naar de versie van die dag.',
        de: 'Stand: 20. November 2026, nach der Version dieses Tages.',
        en: 'Written on November 20, 2026, for the version of that day.',
      },
    },
    {
      type: 'links',
      title: { nl: 'Verder', de: 'Weiter', en: 'Further' },
      links: [{ page: 'contact' }, { page: 'imprint' }],
    },
  ],
};
