import type { WrittenArticle } from '../written-page.ts';

export const warranty: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-16',
  title: { nl: 'Garantie', de: 'Garantie', en: 'Warranty' },
  metaTitle: {
    nl: 'Garantie: tien jaar op de kern | Sluimer',
    de: 'Garantie: zehn Jahre auf den Kern | Sluimer',
    en: 'Warranty: ten years on the core | Sluimer',
  },
  metaDescription: {
    nl: 'Op de kern van elk matras en elke boxspring zit tien jaar garantie. Lees wat daaronder valt, wat niet, hoe je een kuil meet en hoe je hem meldt.',
    'nl-be':
      'Op de kern van elke matras en elke boxspring zit tien jaar garantie. Lees wat eronder valt, wat niet, hoe je een kuil meet en hoe je hem meldt.',
    de: 'Auf den Kern jeder Matratze und jedes Boxspringbetts geben wir zehn Jahre Garantie. Was sie umfasst, wie Sie eine Kuhle messen und melden.',
    en: 'The core of every mattress and box spring has a ten-year warranty. Read what it covers and what it doesn’t, and how to measure a dip.',
  },
  keywords: {
    nl: [
      'garantietermijn',
      'fabrieksgarantie',
      'waarborg',
      'defect',
      'kapot',
      'kapotte',
      'stuk',
      'reparatie',
      'onderdelen',
      'kuil',
      'kuilvorming',
      'doorgezakt',
      'klacht',
    ],
    de: [
      'Garantiezeit',
      'Gewährleistung',
      'Reklamation',
      'defekt',
      'kaputt',
      'Reparatur',
      'Ersatzteile',
      'Kuhle',
      'Kuhlenbildung',
      'durchgelegen',
    ],
    en: [
      'guarantee',
      'warranty period',
      'defect',
      'broken',
      'repair',
      'spare parts',
      'dip',
      'sagging',
      'worn out',
    ],
  },
  blocks: [
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
      type: 'table',
      title: { nl: 'Hoe lang op wat', de: 'Wie lange worauf', en: 'How long on what' },
      columns: [
        { nl: 'Wat', de: 'Was', en: 'What' },
        { nl: 'Garantie', de: 'Garantie', en: 'Warranty' },
        { nl: 'Daarna', de: 'Danach', en: 'After that' },
      ],
      rows: [
        [
          {
            nl: 'Kern van matras en boxspring',
            de: 'Kern von Matratze und Boxspringbett',
            en: 'Core of mattresses and box springs',
          },
          { nl: '10 jaar', de: '10 Jahre', en: '10 years' },
          {
            nl: 'Herstel tegen kostprijs',
            de: 'Reparatur zum Selbstkostenpreis',
            en: 'Repair at cost',
          },
        ],
        [
          { nl: 'Motor en bediening', de: 'Motor und Bedienung', en: 'Motor and remote' },
          { nl: '5 jaar', de: '5 Jahre', en: '5 years' },
          {
            nl: 'Onderdelen nog tien jaar leverbaar',
            de: 'Ersatzteile weitere zehn Jahre',
            en: 'Parts for ten more years',
          },
        ],
        [
          { nl: 'Toppers', de: 'Topper', en: 'Toppers' },
          { nl: '5 jaar', de: '5 Jahre', en: '5 years' },
          {
            nl: 'Losse hoes na te bestellen',
            de: 'Bezug einzeln nachbestellbar',
            en: 'Cover sold separately',
          },
        ],
        [
          {
            nl: 'Hoezen, beddengoed, meubels, lampen',
            de: 'Bezüge, Bettwaren, Möbel, Lampen',
            en: 'Covers, bedding, furniture, lamps',
          },
          { nl: '2 jaar', de: '2 Jahre', en: '2 years' },
          { nl: 'Wat de wet zegt', de: 'Was das Gesetz sagt', en: 'What the law says' },
        ],
      ],
      note: {
        nl: 'De garantie komt boven op je wettelijke rechten en neemt daar niets van af.',
        de: 'Die Garantie kommt zu Ihren gesetzlichen Rechten hinzu und schränkt sie nicht ein.',
        en: 'The warranty comes on top of your statutory rights and takes nothing away from them.',
      },
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
