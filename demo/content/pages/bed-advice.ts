import { amount } from '../../amount.ts';
import { choices, sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const bedAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-19',
  article: { author: 'Annelies Verdonck', published: '2025-09-15' },
  title: {
    nl: 'Boxspring of ledikant',
    'nl-be': 'Boxspring of klassiek bed',
    de: 'Boxspringbett oder Bettgestell',
    en: 'Box spring or bed frame',
  },
  parent: 'box-springs',
  metaTitle: {
    nl: 'Boxspring of ledikant? Het verschil | Sluimer',
    'nl-be': 'Boxspring of klassiek bed? Het verschil | Sluimer',
    de: 'Boxspringbett oder Bettgestell? | Sluimer',
    en: 'Box spring bed or bed frame? | Sluimer',
  },
  metaDescription: {
    nl: 'Hoogte, ventilatie, prijs over tien jaar en wat er stuk kan gaan: de verschillen tussen een boxspring en een ledikant, zonder verkooppraat.',
    'nl-be':
      'Hoogte, ventilatie, prijs over tien jaar en wat er stuk kan gaan: de verschillen tussen een boxspring en een klassiek bed, zonder verkooppraat.',
    de: 'Höhe, Belüftung, Kosten in zehn Jahren und was kaputtgehen kann: die Unterschiede zwischen Boxspringbett und Bettgestell, ohne Werbesprache.',
    en: 'Height, ventilation, what it costs over ten years and what can break: how box spring beds and bed frames differ, without the sales talk.',
  },
  keywords: {
    nl: [
      'verschil boxspring ledikant',
      'boxspring voordelen',
      'boxspring nadelen',
      'welk bed',
      'bed kiezen',
      'instaphoogte',
    ],
    de: [
      'Unterschied Boxspringbett Bettgestell',
      'Vorteile Boxspringbett',
      'Nachteile Boxspringbett',
      'welches Bett',
      'Bett wählen',
      'Einstiegshöhe',
    ],
    en: [
      'difference box spring bed frame',
      'box spring pros and cons',
      'which bed',
      'choose a bed',
      'bed height',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Twee manieren om hetzelfde te doen',
        de: 'Zwei Wege zum selben Ziel',
        en: 'Two ways to do the same thing',
      },
      paragraphs: [
        {
          nl: 'Een boxspring is een stapel: een verende box onderop, een matras erop, een topper als afwerking. De box is vering en bed tegelijk. Een ledikant is een raam van hout of metaal dat niets doet behalve dragen; de vering komt van een lattenbodem en een matras die je los kiest. Je slaapt op beide even goed, als de onderdelen bij je passen. Het verschil zit in de dingen eromheen: hoe hoog je zit, hoe het oogt, wat je kunt vervangen en wat het kost.',
          'nl-be':
            'Een boxspring is een stapel: een verende box onderaan, een matras erop, een topper als afwerking. De box is vering en bed tegelijk. Een klassiek bed is een kader van hout of metaal dat niets doet behalve dragen; de vering komt van een lattenbodem en een matras die je apart kiest. Je slaapt op allebei even goed, als de onderdelen bij je passen. Het verschil zit in de dingen errond: hoe hoog je zit, hoe het oogt, wat je kan vervangen en wat het kost.',
          de: 'Ein Boxspringbett ist ein Stapel: unten eine gefederte Box, darauf eine Matratze, obenauf ein Topper. Die Box ist Federung und Bett zugleich. Ein Bettgestell ist ein Rahmen aus Holz oder Metall, der nichts tut als tragen; die Federung kommt von Lattenrost und Matratze, die Sie einzeln aussuchen. Auf beidem schlafen Sie gleich gut, wenn die Teile zu Ihnen passen. Der Unterschied liegt im Drumherum: wie hoch Sie sitzen, wie es aussieht, was sich ersetzen lässt und was es kostet.',
          en: 'A box spring bed is a stack: a sprung box below, a mattress on it, a topper to finish. The box is suspension and bed in one. A bed frame is a frame of wood or metal that does nothing but carry; the suspension comes from slats and a mattress that you choose separately. You sleep equally well on both if the parts suit you. The difference is in everything around it: how high you sit, how it looks, what you can replace and what it costs.',
        },
      ],
      image: pictures.boxSpringCream,
    },
    {
      type: 'table',
      title: {
        nl: 'Naast elkaar gezet',
        de: 'Nebeneinandergestellt',
        en: 'Side by side',
      },
      columns: [
        { nl: 'Waar het om gaat', de: 'Worum es geht', en: 'What matters' },
        { nl: 'Boxspring', de: 'Boxspringbett', en: 'Box spring bed' },
        {
          nl: 'Ledikant met bodem',
          'nl-be': 'Klassiek bed met lattenbodem',
          de: 'Bettgestell mit Rost',
          en: 'Bed frame with slats',
        },
      ],
      rows: [
        [
          { nl: 'Zithoogte', de: 'Sitzhöhe', en: 'Sitting height' },
          { nl: '55 tot 65 cm', de: '55 bis 65 cm', en: '55 to 65 cm (22 to 26 in)' },
          { nl: '45 tot 55 cm', de: '45 bis 55 cm', en: '45 to 55 cm (18 to 22 in)' },
        ],
        [
          { nl: 'Gevoel', de: 'Liegegefühl', en: 'Feel' },
          {
            nl: 'Veert diep, hotelachtig',
            de: 'Federt tief, wie im Hotel',
            en: 'Deep spring, like a hotel',
          },
          { nl: 'Strakker, directer', de: 'Straffer, direkter', en: 'Tighter, more direct' },
        ],
        [
          {
            nl: 'Ventilatie van onderen',
            'nl-be': 'Ventilatie van onderuit',
            de: 'Belüftung von unten',
            en: 'Air from below',
          },
          {
            nl: 'Goed, als er ruimte onder de box is',
            de: 'Gut, wenn unter der Box Platz ist',
            en: 'Good, if there is room under the box',
          },
          { nl: 'Zeer goed', de: 'Sehr gut', en: 'Very good' },
        ],
        [
          { nl: 'Stofzuigen eronder', de: 'Staubsaugen darunter', en: 'Vacuuming underneath' },
          { nl: 'Moeizaam', de: 'Mühsam', en: 'Awkward' },
          { nl: 'Makkelijk', de: 'Leicht', en: 'Easy' },
        ],
        [
          { nl: 'Los te vervangen', de: 'Einzeln ersetzbar', en: 'Replaceable parts' },
          {
            nl: 'Topper, soms het matras',
            'nl-be': 'Topper, soms de matras',
            de: 'Topper, manchmal die Matratze',
            en: 'Topper, sometimes the mattress',
          },
          { nl: 'Alles', de: 'Alles', en: 'Everything' },
        ],
        [
          { nl: 'Verhuizen', 'nl-be': 'Verhuizen', de: 'Umzug', en: 'Moving house' },
          {
            nl: 'Zwaar: twee boxen van 40 kilo',
            de: 'Schwer: zwei Boxen von 40 Kilo',
            en: 'Heavy: two boxes of 40 kg (90 lb)',
          },
          {
            nl: 'Uit elkaar in een kwartier',
            de: 'In einer Viertelstunde zerlegt',
            en: 'Apart in fifteen minutes',
          },
        ],
        [
          {
            nl: 'Prijs vanaf, compleet in 160 breed',
            de: 'Preis ab, komplett in 160 cm Breite',
            en: 'Price from, complete, 160 cm wide',
          },
          {
            nl: `Ongeveer ${amount(1000)}`,
            de: `Etwa ${amount(1000)}`,
            en: `About ${amount(1000)}`,
          },
          { nl: `Ongeveer ${amount(800)}`, de: `Etwa ${amount(800)}`, en: `About ${amount(800)}` },
        ],
      ],
    },
    {
      type: 'list',
      title: {
        nl: 'Kies een boxspring als',
        de: 'Ein Boxspringbett passt, wenn',
        en: 'Choose a box spring bed if',
      },
      isOrdered: false,
      items: [
        {
          title: {
            nl: 'Opstaan moeite kost.',
            de: 'Aufstehen mühsam ist.',
            en: 'Getting up is hard.',
          },
          text: {
            nl: 'Op 60 centimeter sta je op zoals van een stoel. Na een knie- of heupoperatie is dat het belangrijkste argument dat er is.',
            de: 'Aus 60 Zentimetern stehen Sie auf wie von einem Stuhl. Nach einer Knie- oder Hüftoperation ist das das wichtigste Argument überhaupt.',
            'de-at':
              'Aus 60 Zentimetern stehen Sie auf wie von einem Sessel. Nach einer Knie- oder Hüftoperation ist das das wichtigste Argument überhaupt.',
            en: 'From 60 cm (24 in) you rise as if from a chair. After knee or hip surgery that is the strongest argument there is.',
          },
        },
        {
          title: {
            nl: 'Je één geheel wilt.',
            'nl-be': 'Je één geheel wil.',
            de: 'Sie ein Ganzes möchten.',
            en: 'You want one piece.',
          },
          text: {
            nl: 'Box, matras, topper en hoofdbord zijn op elkaar afgestemd. Je hoeft niets te combineren en niets te meten.',
            de: 'Box, Matratze, Topper und Kopfteil sind aufeinander abgestimmt. Sie müssen nichts kombinieren und nichts messen.',
            en: 'Box, mattress, topper and headboard are matched. There is nothing to combine and nothing to measure.',
          },
        },
        {
          title: {
            nl: 'Je graag leest of kijkt in bed.',
            de: 'Sie im Bett lesen oder fernsehen.',
            en: 'You read or watch in bed.',
          },
          text: {
            nl: 'Elektrisch verstellen kan ook met een boxspring, en een gestoffeerd hoofdbord zit zachter dan een houten.',
            de: 'Elektrisch verstellbar gibt es auch als Boxspringbett, und an ein bezogenes Kopfteil lehnt man sich weicher als an Holz.',
            en: 'Box springs come with motors too, and an upholstered headboard is softer to lean on than wood.',
          },
        },
      ],
    },
    {
      type: 'list',
      title: {
        nl: 'Kies een ledikant als',
        'nl-be': 'Kies een klassiek bed als',
        de: 'Ein Bettgestell passt, wenn',
        en: 'Choose a bed frame if',
      },
      isOrdered: false,
      items: [
        {
          title: {
            nl: 'Jullie verschillend liggen.',
            de: 'Sie verschieden liegen.',
            en: 'You sleep differently.',
          },
          text: {
            nl: 'Links een verstelbare bodem met latex, rechts een vlakke met pocketvering: in een ledikant is het geen probleem, zolang beide kanten even hoog zijn.',
            'nl-be':
              'Links een verstelbare lattenbodem met latex, rechts een vlakke met pocketvering: in een klassiek bed is dat geen probleem, zolang beide kanten even hoog zijn.',
            de: 'Links ein verstellbarer Rost mit Latex, rechts ein fester mit Taschenfedern: im Bettgestell kein Problem, solange beide Seiten gleich hoch sind.',
            en: 'An adjustable base with latex on the left, a flat one with pocket springs on the right: no problem in a frame, as long as both sides are equally high.',
          },
        },
        {
          title: {
            nl: 'De kamer klein is.',
            de: 'Das Zimmer klein ist.',
            en: 'The room is small.',
          },
          text: {
            nl: 'Een laag bed met zicht op de vloer maakt een kamer groter. Een boxspring van twee meter breed vult hem.',
            de: 'Ein niedriges Bett, unter dem man den Boden sieht, macht ein Zimmer größer. Ein Boxspringbett von zwei Metern füllt es aus.',
            en: 'A low bed that shows the floor makes a room look larger. A box spring six and a half feet wide fills it.',
          },
        },
        {
          title: { nl: 'Je vooruitdenkt.', de: 'Sie an morgen denken.', en: 'You think ahead.' },
          text: {
            nl: 'Een matras gaat tien jaar mee, een eiken bed veertig. In een ledikant koop je over tien jaar alleen een nieuw matras.',
            'nl-be':
              'Een matras gaat tien jaar mee, een eiken bed veertig. In een klassiek bed koop je over tien jaar alleen een nieuwe matras.',
            de: 'Eine Matratze hält zehn Jahre, ein Bett aus Eiche vierzig. Im Gestell kaufen Sie in zehn Jahren nur eine neue Matratze.',
            en: 'A mattress lasts ten years, an oak bed forty. With a frame, all you buy in ten years is a new mattress.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Wat het kost over tien jaar',
        de: 'Was es in zehn Jahren kostet',
        en: 'What it costs over ten years',
      },
      paragraphs: [
        {
          nl: `Een goede boxspring van ${amount(1600)} gaat tien tot twaalf jaar mee, met halverwege een nieuwe topper van ${amount(250)}. Dat is zo’n ${amount(0.5)} per nacht, voor twee personen. Een ledikant van ${amount(600)} met bodems en matrassen van samen ${amount(1200)} komt de eerste keer op hetzelfde uit. De tweede keer wint het ledikant, want het raam en vaak ook de bodems blijven staan.`,
          'nl-be': `Een goede boxspring van ${amount(1600)} gaat tien tot twaalf jaar mee, met halverwege een nieuwe topper van ${amount(250)}. Dat is zo’n ${amount(0.5)} per nacht, voor twee personen. Een klassiek bed van ${amount(600)} met lattenbodems en matrassen van samen ${amount(1200)} komt de eerste keer op hetzelfde uit. De tweede keer wint het klassieke bed, want het kader en vaak ook de lattenbodems blijven staan.`,
          de: `Ein gutes Boxspringbett für ${amount(1600)} hält zehn bis zwölf Jahre, mit einem neuen Topper für ${amount(250)} zur Halbzeit. Das sind rund ${amount(0.5)} je Nacht, für zwei Personen. Ein Gestell für ${amount(600)} mit Rosten und Matratzen für zusammen ${amount(1200)} kostet beim ersten Mal dasselbe. Beim zweiten Mal gewinnt das Gestell, denn Rahmen und oft auch Roste bleiben stehen.`,
          en: `A good box spring bed of ${amount(1600)} lasts ten to twelve years, with a new topper of ${amount(250)} halfway. That is about ${amount(0.5)} a night, for two people. A frame of ${amount(600)} with bases and mattresses of ${amount(1200)} together comes to the same the first time round. The second time the frame wins, because it stays, and often the bases do too.`,
        },
        {
          nl: 'Bespaar niet op de onderste laag. Een box zonder veren, met alleen een plaat onder de stof, is een kist: je matras slijt er sneller op en je betaalt voor een naam. Vraag dus altijd wat erin zit. Bij ons staat het op elke productpagina, met het aantal veren per vierkante meter.',
          de: 'Sparen Sie nicht an der untersten Schicht. Eine Box ohne Federn, nur mit einer Platte unter dem Stoff, ist eine Kiste: Die Matratze verschleißt darauf schneller, und Sie zahlen für einen Namen. Fragen Sie also immer, was darin steckt. Bei uns steht es auf jeder Produktseite, mit der Zahl der Federn je Quadratmeter.',
          en: 'Don’t save on the bottom layer. A box without springs, with only a board under the fabric, is a crate: your mattress wears faster on it and you are paying for a name. So always ask what is inside. Our product pages say so, with the number of springs per square meter.',
        },
      ],
      image: pictures.boxSpringGreen,
    },
    {
      type: 'questions',
      title: { nl: 'Twijfel je nog?', de: 'Noch unentschlossen?', en: 'Still in doubt?' },
      questions: [
        {
          question: {
            nl: 'Is een boxspring warmer dan een ledikant?',
            'nl-be': 'Is een boxspring warmer dan een klassiek bed?',
            de: 'Ist ein Boxspringbett wärmer als ein Gestell?',
            en: 'Is a box spring bed warmer than a frame?',
          },
          answer: {
            nl: 'Een beetje. De box is gesloten, dus vocht moet er aan de zijkanten uit. Zet hem op poten van minstens tien centimeter en sla het dekbed ’s ochtends terug, dan merk je er weinig van. Wie echt snel zweet, slaapt koeler op een lattenbodem met pocketvering.',
            'nl-be':
              'Een beetje. De box is gesloten, dus vocht moet er aan de zijkanten uit. Zet hem op poten van minstens tien centimeter en sla het donsdeken ’s ochtends terug, dan merk je er weinig van. Wie echt snel zweet, slaapt koeler op een lattenbodem met pocketvering.',
            de: 'Ein wenig. Die Box ist geschlossen, Feuchtigkeit muss also seitlich hinaus. Stellen Sie sie auf Füße von mindestens zehn Zentimetern und schlagen Sie morgens die Decke zurück, dann merken Sie wenig davon. Wer schnell schwitzt, schläft auf Rost und Taschenfederkern kühler.',
            en: 'A little. The box is closed, so moisture has to leave at the sides. Put it on legs of at least four inches and fold back the duvet in the morning, and you will hardly notice. If you sweat easily, slats with pocket springs are cooler.',
          },
        },
        {
          question: {
            nl: 'Kan mijn eigen matras op een box?',
            de: 'Kann meine eigene Matratze auf eine Box?',
            en: 'Can my own mattress go on a box?',
          },
          answer: {
            nl: 'Dat kan, als het minstens 18 centimeter dik is en niet van traagschuim alleen. Houd er rekening mee dat het door de veren eronder ongeveer een halve graad zachter ligt dan op latten.',
            'nl-be':
              'Dat kan, als ze minstens 18 centimeter dik is en niet van traagschuim alleen. Hou er rekening mee dat ze door de veren eronder ongeveer een halve graad zachter ligt dan op latten.',
            de: 'Ja, wenn sie mindestens 18 Zentimeter hoch und nicht aus reinem Viscoschaum ist. Rechnen Sie damit, dass sie durch die Federn darunter etwa einen halben Grad weicher liegt als auf Leisten.',
            en: 'It can, if it is at least 18 cm (7 in) thick and not memory foam alone. Because of the springs below, it will feel about half a grade softer than on slats.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Verder kijken', de: 'Weitersehen', en: 'Have a look' },
      links: [
        { page: 'box-springs' },
        { page: 'beds' },
        ...choices('box-springs', 'boxspring_verstelbaar', ['elektrisch']),
        ...sizes('box-springs', ['160x200', '180x200']),
        { page: 'bed-bases' },
        { page: 'base-advice' },
      ],
    },
  ],
};
