import type { WrittenArticle } from '../written-page.ts';

export const returns: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  title: { nl: 'Retourneren', de: 'Rückgabe', en: 'Returns' },
  metaTitle: {
    nl: 'Retourneren binnen 30 dagen | Sluimer',
    de: 'Rückgabe innerhalb von 30 Tagen | Sluimer',
    en: 'Returns within 30 days | Sluimer',
  },
  metaDescription: {
    nl: 'Ongebruikte artikelen stuur je binnen 30 dagen gratis terug; voor matrassen, toppers en boxsprings gelden 90 nachten proefslapen. Zo werkt het.',
    de: 'Unbenutztes geben Sie innerhalb von 30 Tagen kostenlos zurück; für Matratzen, Topper und Boxspringbetten gelten 90 Tage. So funktioniert es.',
    en: 'Return unused items free of charge within 30 days; mattresses, toppers and box springs come with a 90-night trial. This is how it works.',
  },
  keywords: {
    nl: [
      'retour',
      'terugsturen',
      'terugbrengen',
      'retourlabel',
      'retourkosten',
      'geld terug',
      'terugbetaling',
      'verkeerd besteld',
    ],
    de: [
      'Retoure',
      'Rücksendung',
      'zurückschicken',
      'zurückgeben',
      'Retourenetikett',
      'Rücksendekosten',
      'Geld zurück',
      'Erstattung',
      'falsch bestellt',
    ],
    en: [
      'return policy',
      'send back',
      'return label',
      'return costs',
      'refund',
      'money back',
      'wrong item',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: { nl: 'Iets terugsturen', de: 'Etwas zurückgeben', en: 'Sending something back' },
      paragraphs: [
        {
          nl: 'Dekbedden, kussens, lampen en bedbodems kun je binnen 30 dagen terugsturen, ongebruikt en in de verpakking. Meld het per mail of telefoon; je krijgt een retourlabel, of we spreken een dag af om grote stukken op te halen. Allebei kost je niets.',
          'nl-be':
            'Donsdekens, kussens, lampen en lattenbodems kan je binnen 30 dagen terugsturen, ongebruikt en in de verpakking. Meld het per mail of telefoon; je krijgt een retourlabel, of we spreken een dag af om grote stukken op te halen. Allebei kost het je niets.',
          de: 'Decken, Kissen, Lampen und Lattenroste können Sie innerhalb von 30 Tagen unbenutzt und in der Verpackung zurückgeben. Melden Sie sich per E-Mail oder Telefon; Sie erhalten ein Retourenetikett, oder wir holen große Stücke an einem vereinbarten Tag ab. Beides ist kostenlos.',
          'de-at':
            'Decken, Polster, Lampen und Lattenroste können Sie innerhalb von 30 Tagen unbenutzt und in der Verpackung zurückgeben. Melden Sie sich per E-Mail oder Telefon; Sie erhalten ein Retourenetikett, oder wir holen große Stücke an einem vereinbarten Tag ab. Beides ist kostenlos.',
          en: 'You can return duvets, pillows, lamps and bed bases within 30 days, unused and in their packaging. Let us know by email or phone; you get a return label, or we agree on a day to collect large pieces. Either way it is free.',
        },
        {
          nl: 'Voor matrassen, toppers en boxsprings gelden de 90 nachten proefslapen. Je geld staat binnen veertien dagen na ontvangst op je rekening.',
          de: 'Für Matratzen, Topper und Boxspringbetten gilt das Umtauschrecht von 90 Tagen. Ihr Geld ist innerhalb von vierzehn Tagen nach Eingang auf Ihrem Konto.',
          en: 'Mattresses, toppers and box springs come under the 90-night trial. Your money is in your account within fourteen days of our receiving the goods.',
        },
      ],
    },
    {
      type: 'list',
      title: {
        nl: 'Zo gaat het in zijn werk',
        'nl-be': 'Zo gaat het',
        de: 'So geht es',
        en: 'How it works',
      },
      isOrdered: true,
      items: [
        {
          title: { nl: 'Meld het.', de: 'Melden Sie es.', en: 'Let us know.' },
          text: {
            nl: 'Met je ordernummer, per mail of telefoon. Een reden hoeft niet.',
            de: 'Mit der Bestellnummer, per E-Mail oder Telefon. Einen Grund brauchen wir nicht.',
            en: 'With your order number, by email or phone. You need not give a reason.',
          },
        },
        {
          title: { nl: 'Pak het in.', de: 'Packen Sie es ein.', en: 'Pack it.' },
          text: {
            nl: 'In de doos waarin het kwam, of een andere stevige. Een matras hoef je niet in te pakken: dat dragen we zo weg.',
            'nl-be':
              'In de doos waarin het kwam, of een andere stevige. Een matras hoef je niet in te pakken: die dragen we zo weg.',
            de: 'In den Karton, in dem es kam, oder einen anderen stabilen. Eine Matratze müssen Sie nicht verpacken: Die tragen wir so hinaus.',
            en: 'In the box it came in, or another sturdy one. No need to wrap a mattress: we carry it out as it is.',
          },
        },
        {
          title: { nl: 'Geef het mee.', de: 'Geben Sie es ab.', en: 'Hand it over.' },
          text: {
            nl: 'Bij een afhaalpunt met het retourlabel, of aan ons als het groot is.',
            'nl-be': 'In een afhaalpunt met het retourlabel, of aan ons als het groot is.',
            de: 'In einer Abholstelle mit dem Retourenetikett, oder uns, wenn es groß ist.',
            'de-at': 'In einer Abholstation mit dem Retourenetikett, oder uns, wenn es groß ist.',
            en: 'At a pick-up point with the return label, or to us if it is large.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over retourneren',
        de: 'Fragen zur Rückgabe',
        en: 'Questions about returns',
      },
      questions: [
        {
          question: {
            nl: 'Is proefslapen hetzelfde als herroepen?',
            de: 'Ist das Umtauschrecht dasselbe wie das Widerrufsrecht?',
            'de-at': 'Ist das Umtauschrecht dasselbe wie das Rücktrittsrecht?',
            en: 'Is the trial the same as the right of withdrawal?',
          },
          answer: {
            nl: 'Nee. De wet geeft je na een aankoop op afstand veertien dagen om zonder reden terug te treden, ook als een matras al uit het plastic is. Het proefslapen komt daarbovenop.',
            'nl-be':
              'Nee. De wet geeft je na een aankoop op afstand veertien dagen om zonder reden te herroepen, ook als een matras al uit het plastic is. Het proefslapen komt daarbovenop.',
            de: 'Nein. Das Gesetz gibt Ihnen beim Kauf im Internet vierzehn Tage Widerrufsrecht ohne Grund, auch wenn die Matratze schon ausgepackt ist. Unsere 90 Tage kommen hinzu.',
            'de-at':
              'Nein. Das Gesetz gibt Ihnen beim Kauf im Internet vierzehn Tage Rücktrittsrecht ohne Grund, auch wenn die Matratze schon ausgepackt ist. Unsere 90 Tage kommen hinzu.',
            en: 'No. By law you have fourteen days to withdraw from an online purchase without a reason, even if a mattress has been unwrapped. The trial comes on top of that.',
          },
        },
        {
          question: {
            nl: 'Wanneer heb ik mijn geld terug?',
            de: 'Wann habe ich mein Geld zurück?',
            en: 'When do I get my money back?',
          },
          answer: {
            nl: 'Binnen veertien dagen, en meestal binnen drie werkdagen nadat we het hebben gezien.',
            'nl-be':
              'Binnen veertien dagen, en meestal binnen drie werkdagen nadat we het gezien hebben.',
            de: 'Innerhalb von vierzehn Tagen, meist drei Werktage nachdem wir es gesehen haben.',
            en: 'Within fourteen days, and usually within three working days of our seeing the goods.',
          },
        },
        {
          question: {
            nl: 'Wat kan niet terug?',
            de: 'Was lässt sich nicht zurückgeben?',
            en: 'What cannot be returned?',
          },
          answer: {
            nl: 'Kussens, dekbedden en overtrekken die gebruikt zijn, en een bed dat we op jouw maat hebben gemaakt.',
            'nl-be':
              'Kussens, donsdekens en overtrekken die gebruikt zijn, en een bed dat we op jouw maat hebben gemaakt.',
            de: 'Kissen, Decken und Bettwäsche, die benutzt sind, und ein Bett, das wir nach Ihrem Maß gefertigt haben.',
            'de-at':
              'Pölster, Decken und Bettwäsche, die benutzt sind, und ein Bett, das wir nach Ihrem Maß gefertigt haben.',
            en: 'Pillows, duvets and covers that have been used, and a bed that we made to your measure.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Ook handig', de: 'Auch nützlich', en: 'Also useful' },
      links: [{ page: 'trial' }, { page: 'warranty' }, { page: 'contact' }],
    },
  ],
};
