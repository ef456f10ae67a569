import type { WrittenArticle } from '../written-page.ts';

export const returns: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  title: {
    nl: 'Retourneren en garantie',
    de: 'Rückgabe und Garantie',
    en: 'Returns and warranty',
  },
  metaTitle: {
    nl: 'Retourneren en garantie | Sluimer',
    de: 'Rückgabe und Garantie | Sluimer',
    en: 'Returns and warranty | Sluimer',
  },
  metaDescription: {
    nl: 'Ongebruikte artikelen stuur je binnen 30 dagen terug. Op de kern van elk matras zit 10 jaar garantie. Lees wat daaronder valt en hoe je het meldt.',
    'nl-be':
      'Ongebruikte artikelen stuur je binnen 30 dagen terug. Op de kern van elke matras zit 10 jaar garantie. Lees wat eronder valt en hoe je het meldt.',
    de: 'Unbenutzte Artikel geben Sie innerhalb von 30 Tagen zurück. Auf den Kern jeder Matratze geben wir 10 Jahre Garantie. Was sie umfasst, steht hier.',
    en: 'Return unused items within 30 days. The core of every mattress has a 10-year warranty. Read what it covers and how to let us know.',
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
      type: 'text',
      title: {
        nl: 'Tien jaar garantie op de kern',
        de: 'Zehn Jahre Garantie auf den Kern',
        en: 'Ten-year warranty on the core',
      },
      paragraphs: [
        {
          nl: 'De kern is wat je draagt: veren, schuim of latex. Ontstaat daarin binnen tien jaar een kuil van meer dan twee centimeter, breekt er een veer of scheurt het schuim bij normaal gebruik, dan repareren of vervangen we het matras zonder bijbetaling. Bij een boxspring geldt dat voor de matrassen en voor de veren van de box.',
          'nl-be':
            'De kern is wat je draagt: veren, schuim of latex. Ontstaat daarin binnen tien jaar een kuil van meer dan twee centimeter, breekt er een veer of scheurt het schuim bij normaal gebruik, dan herstellen of vervangen we de matras zonder bijbetaling. Bij een boxspring geldt dat voor de matrassen en voor de veren van de box.',
          de: 'Der Kern ist, was Sie trägt: Federn, Schaum oder Latex. Entsteht darin innerhalb von zehn Jahren eine Kuhle von mehr als zwei Zentimetern, bricht eine Feder oder reißt der Schaum bei normalem Gebrauch, reparieren oder ersetzen wir die Matratze ohne Zuzahlung. Bei einem Boxspringbett gilt das für die Matratzen und für die Federn der Box.',
          en: 'The core is what carries you: springs, foam or latex. If it develops a dip of more than two centimeters within ten years, if a spring breaks or the foam tears in normal use, we repair or replace the mattress at no charge. On a box spring this covers the mattresses and the springs in the box.',
        },
        {
          nl: 'Een vlek, een gat in de hoes of een matras dat wat zachter wordt in het gebruik valt er niet onder. Voor alles wat we verder verkopen geldt de wettelijke garantie.',
          'nl-be':
            'Een vlek, een gat in de hoes of een matras die wat zachter wordt door gebruik valt er niet onder. Voor alles wat we verder verkopen geldt de wettelijke garantie.',
          de: 'Flecken, ein Loch im Bezug oder eine Matratze, die im Gebrauch etwas weicher wird, fallen nicht darunter. Für alles Übrige gilt die gesetzliche Gewährleistung; sie besteht auch neben der Garantie.',
          en: 'A stain, a hole in the cover or a mattress that softens a little with use is not covered. Everything else we sell comes with the statutory warranty.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over garantie',
        de: 'Fragen zur Garantie',
        en: 'Questions about the warranty',
      },
      questions: [
        {
          question: {
            nl: 'Hoe meet ik een kuil?',
            de: 'Wie messe ich eine Kuhle?',
            en: 'How do I measure a dip?',
          },
          answer: {
            nl: 'Haal het beddengoed eraf, leg een rechte bezemsteel over het matras en meet op het diepste punt de ruimte tussen steel en tijk. Maak er een foto van met een liniaal erin.',
            'nl-be':
              'Haal het beddengoed eraf, leg een rechte borstelsteel over de matras en meet op het diepste punt de ruimte tussen steel en tijk. Maak er een foto van met een lat erbij.',
            de: 'Nehmen Sie das Bettzeug ab, legen Sie einen geraden Besenstiel über die Matratze und messen Sie an der tiefsten Stelle den Abstand zum Bezug. Fotografieren Sie das mit einem Lineal daneben.',
            en: 'Strip the bed, lay a straight broomstick across the mattress and measure the gap to the cover at the deepest point. Take a photo of it with a ruler.',
          },
        },
        {
          question: {
            nl: 'Wat heb ik nodig om een klacht te melden?',
            de: 'Was brauche ich für eine Reklamation?',
            en: 'What do I need to make a claim?',
          },
          answer: {
            nl: 'Je ordernummer of je postcode, twee foto’s en een zin over wat je merkt. Je hoort binnen twee werkdagen wat we doen.',
            'nl-be':
              'Je ordernummer of je postcode, twee foto’s en een zin over wat je merkt. Je hoort binnen twee werkdagen wat we doen.',
            de: 'Ihre Bestellnummer oder Postleitzahl, zwei Fotos und einen Satz dazu, was Ihnen auffällt. Innerhalb von zwei Werktagen sagen wir Ihnen, was wir tun.',
            en: 'Your order number or postal code, two photos and a sentence about what you notice. Within two working days you hear what we will do.',
          },
        },
        {
          question: {
            nl: 'Vervalt de garantie zonder lattenbodem van jullie?',
            de: 'Erlischt die Garantie ohne Lattenrost von Ihnen?',
            en: 'Is the warranty void without a base of yours?',
          },
          answer: {
            nl: 'Nee. Wel vragen we dat de bodem heel is en dat de latten bij schuim en latex niet verder dan vier centimeter uit elkaar liggen.',
            'nl-be':
              'Nee. Wel vragen we dat de lattenbodem heel is en dat de latten bij schuim en latex niet verder dan vier centimeter uit elkaar liggen.',
            de: 'Nein. Der Rost muss nur heil sein, und bei Schaum und Latex dürfen die Leisten höchstens vier Zentimeter auseinanderliegen.',
            en: 'No. We do ask that the base is sound, and that under foam and latex the slats are no more than 4 cm (1.5 in) apart.',
          },
        },
      ],
    },
  ],
};
