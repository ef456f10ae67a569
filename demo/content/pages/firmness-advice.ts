import { choices, sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const firmnessAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-12',
  article: { author: 'Marloes Brandsma', published: '2025-04-07' },
  title: {
    nl: 'Welke hardheid past bij mij',
    de: 'Welcher Härtegrad passt zu mir',
    en: 'Which firmness is right for me',
  },
  parent: 'mattresses',
  metaTitle: {
    nl: 'Hardheid van je matras: tabel per gewicht | Sluimer',
    de: 'Härtegrad der Matratze: Tabelle nach Gewicht | Sluimer',
    en: 'Mattress firmness: a chart by weight | Sluimer',
  },
  metaDescription: {
    nl: 'Zacht, medium, stevig of extra stevig? Lees in onze tabel af wat bij je gewicht en slaaphouding past, en hoe je het thuis in één nacht controleert.',
    de: 'Weich, mittel, fest oder sehr fest? Lesen Sie in der Tabelle ab, was zu Gewicht und Schlafposition passt, und prüfen Sie es zu Hause nach.',
    en: 'Soft, medium, firm or extra firm? Read off our chart what suits your weight and sleeping position, and check it at home in a single night.',
  },
  keywords: {
    nl: [
      'welke hardheid',
      'welke hardheid gewicht',
      'hardheid kiezen',
      'hardheid per gewicht',
      'hardheid tabel',
      'hoe hard',
      'lichaamsgewicht',
      'rugpijn',
      'rugklachten',
      'zwaar persoon',
      'overgewicht',
      'verschil in gewicht',
    ],
    de: [
      'welcher Härtegrad',
      'welcher Härtegrad Gewicht',
      'Härtegrad wählen',
      'Härtegrad Gewicht',
      'Härtegrad Tabelle',
      'wie hart',
      'Körpergewicht',
      'Rückenschmerzen',
      'schwere Menschen',
      'Übergewicht',
      'Unterschied im Gewicht',
    ],
    en: [
      'which firmness',
      'which firmness weight',
      'choose firmness',
      'firmness by weight',
      'firmness chart',
      'how firm',
      'body weight',
      'back pain',
      'heavy person',
      'overweight',
      'difference in weight',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Hard is niet hetzelfde als goed',
        de: 'Hart ist nicht dasselbe wie gut',
        en: 'Hard is not the same as good',
      },
      paragraphs: [
        {
          nl: 'Een matras heeft twee taken die elkaar tegenspreken: meegeven waar je uitsteekt en tegenhouden waar je zwaar bent. Geeft de laag niet mee, dan krijgen schouder en heup al je gewicht te dragen en lig je na een uur te draaien. Houdt ze niet tegen, dan zakt je bekken weg en staat je onderrug de hele nacht krom. De juiste hardheid is het punt waarop allebei lukt, en dat punt ligt voor iedereen ergens anders.',
          de: 'Eine Matratze hat zwei Aufgaben, die einander widersprechen: nachgeben, wo der Körper vorsteht, und dagegenhalten, wo er schwer ist. Gibt die Auflage nicht nach, tragen Schulter und Hüfte das ganze Gewicht, und nach einer Stunde wälzen Sie sich. Hält sie nicht dagegen, sinkt das Becken weg, und das Kreuz bleibt die ganze Nacht krumm. Der richtige Härtegrad ist der Punkt, an dem beides gelingt, und der liegt bei jedem Menschen woanders.',
          en: 'A mattress has two jobs that contradict each other: giving way where your body sticks out and pushing back where it is heavy. If the top layer does not give, your shoulder and hip carry all your weight and within an hour you start to toss. If it does not push back, your pelvis sinks and your lower back stays bent all night. The right firmness is the point where both succeed, and that point is different for everyone.',
        },
        {
          nl: 'De oude raad dat een zere rug een harde plank nodig heeft, klopt dus niet. In onderzoek onder mensen met lage rugpijn sliepen de meesten beter op medium dan op hard. Begin daarom bij je gewicht, en laat je houding beslissen als je tussen twee graden zit.',
          de: 'Der alte Rat, ein schmerzender Rücken brauche ein hartes Brett, stimmt also nicht. In Untersuchungen mit Menschen, die Schmerzen im unteren Rücken hatten, schliefen die meisten auf mittlerer Härte besser als auf harter. Beginnen Sie deshalb beim Gewicht, und lassen Sie die Schlafposition entscheiden, wenn Sie zwischen zwei Graden liegen.',
          en: 'So the old advice that a sore back needs a hard board is wrong. In studies of people with low back pain, most slept better on medium than on hard. Start with your weight, then, and let your position decide when you are between two grades.',
        },
      ],
      image: pictures.mattressSand,
    },
    {
      type: 'table',
      title: {
        nl: 'De tabel: gewicht en slaaphouding',
        de: 'Die Tabelle: Gewicht und Schlafposition',
        en: 'The chart: weight and position',
      },
      intro: {
        nl: 'Zoek je gewicht in de eerste kolom en je houding bovenaan. Slaap je in meer houdingen, neem dan de houding waarin je wakker wordt.',
        de: 'Suchen Sie Ihr Gewicht in der ersten Spalte und Ihre Position in der Kopfzeile. Wer mehrere Positionen einnimmt, wählt die, in der er aufwacht.',
        en: 'Find your weight in the first column and your position at the top. If you use several positions, take the one you wake up in.',
      },
      columns: [
        { nl: 'Gewicht', de: 'Gewicht', en: 'Weight' },
        { nl: 'Op je zij', de: 'Seite', en: 'Side' },
        { nl: 'Op je rug', de: 'Rücken', en: 'Back' },
        { nl: 'Op je buik', de: 'Bauch', en: 'Stomach' },
      ],
      rows: [
        [
          { nl: 'Tot 60 kg', de: 'Bis 60 kg', en: 'Up to 60 kg (130 lb)' },
          { nl: 'Zacht', de: 'Weich (H1)', en: 'Soft' },
          { nl: 'Zacht', de: 'Weich (H1)', en: 'Soft' },
          { nl: 'Medium', de: 'Mittel (H2)', en: 'Medium' },
        ],
        [
          { nl: '60 tot 75 kg', de: '60 bis 75 kg', en: '60 to 75 kg (130–165 lb)' },
          { nl: 'Zacht of medium', de: 'Weich oder mittel (H1–H2)', en: 'Soft or medium' },
          { nl: 'Medium', de: 'Mittel (H2)', en: 'Medium' },
          { nl: 'Medium', de: 'Mittel (H2)', en: 'Medium' },
        ],
        [
          { nl: '75 tot 90 kg', de: '75 bis 90 kg', en: '75 to 90 kg (165–200 lb)' },
          { nl: 'Medium', de: 'Mittel (H2)', en: 'Medium' },
          { nl: 'Medium', de: 'Mittel (H2)', en: 'Medium' },
          { nl: 'Stevig', de: 'Fest (H3)', en: 'Firm' },
        ],
        [
          { nl: '90 tot 110 kg', de: '90 bis 110 kg', en: '90 to 110 kg (200–240 lb)' },
          { nl: 'Medium of stevig', de: 'Mittel oder fest (H2–H3)', en: 'Medium or firm' },
          { nl: 'Stevig', de: 'Fest (H3)', en: 'Firm' },
          { nl: 'Stevig', de: 'Fest (H3)', en: 'Firm' },
        ],
        [
          { nl: 'Boven 110 kg', de: 'Über 110 kg', en: 'Over 110 kg (240 lb)' },
          {
            nl: 'Stevig of extra stevig',
            de: 'Fest oder sehr fest (H3–H4)',
            en: 'Firm or extra firm',
          },
          { nl: 'Extra stevig', de: 'Sehr fest (H4)', en: 'Extra firm' },
          { nl: 'Extra stevig', de: 'Sehr fest (H4)', en: 'Extra firm' },
        ],
      ],
      note: {
        nl: 'Hardheid is geen norm: wat het ene merk stevig noemt, heet bij het andere medium. Wij meten alle merken op dezelfde manier, dus binnen onze winkel kun je de graden wel met elkaar vergelijken.',
        'nl-be':
          'Hardheid is geen norm: wat het ene merk stevig noemt, heet bij het andere medium. Wij meten alle merken op dezelfde manier, dus binnen onze winkel zijn de graden wel met elkaar te vergelijken.',
        de: 'H1 bis H4 sind nicht genormt: Was bei der einen Marke H3 heißt, ist bei der anderen H2. Wir messen alle Marken auf dieselbe Weise, innerhalb unseres Shops lassen sich die Grade also vergleichen.',
        en: 'Firmness is not a standard: what one brand calls firm is medium at another. We measure all brands the same way, so within our store you can compare the grades.',
      },
    },
    {
      type: 'list',
      title: {
        nl: 'Drie dingen die de tabel niet weet',
        de: 'Drei Dinge, die die Tabelle nicht weiß',
        en: 'Three things the chart does not know',
      },
      isOrdered: false,
      items: [
        {
          title: { nl: 'Je bouw.', de: 'Ihre Figur.', en: 'Your build.' },
          text: {
            nl: 'Brede schouders of heupen drukken dieper in dan smalle, bij hetzelfde gewicht. Ben je breed gebouwd, ga dan een stap zachter of kies een matras met comfortzones.',
            'nl-be':
              'Brede schouders of heupen drukken dieper in dan smalle, bij hetzelfde gewicht. Ben je breed gebouwd, ga dan een stap zachter of kies voor comfortzones.',
            de: 'Breite Schultern oder Hüften drücken sich bei gleichem Gewicht tiefer ein als schmale. Wer kräftig gebaut ist, geht eine Stufe weicher oder wählt Komfortzonen.',
            en: 'Broad shoulders or hips press in deeper than narrow ones at the same weight. If you are broad, go one step softer or choose comfort zones.',
          },
        },
        {
          title: { nl: 'Je lengte.', de: 'Ihre Größe.', en: 'Your height.' },
          text: {
            nl: 'Tachtig kilo op 1,65 meter drukt op minder oppervlak dan tachtig kilo op 1,95 meter. Kleine, zware mensen zitten aan de stevige kant van hun rij, lange, lichte aan de zachte.',
            de: 'Achtzig Kilo auf 1,65 Meter verteilen sich auf weniger Fläche als auf 1,95 Meter. Kleinere, schwere Menschen liegen am festen Ende ihrer Zeile richtig, große, leichte am weichen.',
            en: 'Eighty kilos on 5 ft 5 press on less surface than on 6 ft 5. Short and heavy people belong at the firm end of their row, tall and light ones at the soft end.',
          },
        },
        {
          title: { nl: 'Je bodem.', 'nl-be': 'Je lattenbodem.', de: 'Ihr Rost.', en: 'Your base.' },
          text: {
            nl: 'Een verende lattenbodem maakt een bed ongeveer een halve graad zachter dan een vlakke plaat. Leg je je nieuwe matras op een doorgezakte bodem, dan klopt geen enkele tabel.',
            'nl-be':
              'Een verende lattenbodem maakt een bed ongeveer een halve graad zachter dan een vlakke plaat. Leg je je nieuwe matras op doorgezakte latten, dan klopt geen enkele tabel.',
            de: 'Ein federnder Lattenrost macht ein Bett etwa einen halben Grad weicher als eine feste Platte. Auf durchhängenden Leisten stimmt keine Tabelle der Welt.',
            en: 'Springy slats make a bed about half a grade softer than a solid platform. On slats that sag, no chart in the world is right.',
          },
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Zo controleer je het thuis',
        de: 'So prüfen Sie es zu Hause',
        en: 'How to check it at home',
      },
      paragraphs: [
        {
          nl: 'Ga op je zij liggen in je slaaphouding, met je kussen, en vraag iemand een foto te maken ter hoogte van je rug. Trek op de foto een lijn van je nek naar je stuit. Loopt je rug mee met de lijn, dan zit je goed. Hangt het midden eronder, dan is het te zacht; staat de schouder omhoog en buigt de lijn naar boven, dan te hard.',
          de: 'Legen Sie sich mit Ihrem Kissen in Schlafposition auf die Seite und lassen Sie ein Foto auf Höhe des Rückens machen. Ziehen Sie auf dem Foto eine Linie vom Nacken zum Steißbein. Folgt der Rücken der Linie, stimmt der Härtegrad. Hängt die Mitte darunter, ist es zu weich; steht die Schulter hoch und biegt sich die Linie nach oben, zu hart.',
          'de-at':
            'Legen Sie sich mit Ihrem Polster in Schlafposition auf die Seite und lassen Sie ein Foto auf Höhe des Rückens machen. Ziehen Sie auf dem Foto eine Linie vom Nacken zum Steißbein. Folgt der Rücken der Linie, stimmt der Härtegrad. Hängt die Mitte darunter, ist es zu weich; steht die Schulter hoch und biegt sich die Linie nach oben, zu hart.',
          en: 'Lie on your side in your sleeping position, with your pillow, and have someone take a photo at the height of your back. Draw a line on it from your neck to your tailbone. If your back follows the line, you are right. If the middle hangs below it, the bed is too soft; if the shoulder stays up and the line bends upward, too hard.',
        },
        {
          nl: 'Geef je lichaam daarna drie weken. Spieren die jaren in een kuil hebben gelegen, zijn de eerste nachten stijf op elk goed bed. Is het dan nog niet goed, ruil dan om: de eerste 90 nachten halen we je bed gratis op, en een graad verschil is vaak genoeg.',
          'nl-be':
            'Geef je lichaam daarna drie weken. Spieren die jaren in een kuil hebben gelegen, zijn de eerste nachten stijf op elk goed bed. Is het dan nog niet goed, ruil dan om: de eerste 90 nachten halen we je bed gratis op, en één graad verschil is vaak genoeg.',
          de: 'Geben Sie Ihrem Körper danach drei Wochen. Muskeln, die jahrelang in einer Kuhle lagen, sind in den ersten Nächten auf jedem guten Bett steif. Passt es dann immer noch nicht, tauschen Sie um: In den ersten 90 Tagen holen wir Ihr Bett kostenlos ab, und oft genügt ein Grad Unterschied.',
          en: 'After that, give your body three weeks. Muscles that have spent years in a dip are stiff for the first nights on any good bed. If it still is not right, exchange it: for the first 90 nights we collect your bed free of charge, and one grade of difference is often enough.',
        },
        {
          nl: 'Zijn jullie met zijn tweeën en komen jullie op een andere hardheid uit, of schelen jullie meer dan twintig kilo, kies dan niet het gemiddelde: dat past niemand. Neem twee matrassen met dezelfde hoogte, of één met links en rechts een eigen hardheid. Het matrasadvies op maat rekent het voor jullie twee uit.',
          'nl-be':
            'Zijn jullie met twee en komen jullie op een andere hardheid uit, of schelen jullie meer dan twintig kilo, kies dan niet het gemiddelde: dat past niemand. Neem twee matrassen met dezelfde hoogte, of één met links en rechts een eigen hardheid. Het matrasadvies op maat rekent het voor jullie twee uit.',
          de: 'Schlafen Sie zu zweit und kommen auf verschiedene Härtegrade oder liegen mehr als zwanzig Kilo auseinander, wählen Sie nicht den Mittelwert: Der passt niemandem. Nehmen Sie zwei Matratzen gleicher Höhe oder eine, die links und rechts einen eigenen Härtegrad hat. Der Matratzenberater rechnet es für Sie beide aus.',
          en: 'If you share the bed and arrive at different grades, or differ by more than 20 kg (45 lb), don’t take the average: it suits neither of you. Take two mattresses of the same height, or one with a firmness of its own left and right. The mattress advisor works it out for both of you.',
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Bekijk matrassen per hardheid',
        de: 'Matratzen nach Härtegrad',
        en: 'Mattresses by firmness',
      },
      links: [
        { page: 'mattress-advisor' },
        ...choices('mattresses', 'matras_hardheid', ['zacht', 'medium', 'stevig', 'extra_stevig']),
        ...sizes('mattresses', ['90x200', '160x200', '180x200']),
        { page: 'mattress-advice' },
      ],
    },
  ],
};
