import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const accessories: WrittenLister = {
  type: 'Lister',
  modified: '2026-09-14',
  title: { nl: 'Accessoires', de: 'Zubehör', en: 'Accessories' },
  category: 'accessories',
  metaTitle: {
    nl: 'Accessoires: lampjes, kastjes en hockers | Sluimer',
    de: 'Zubehör: Lampen, Nachttische und Hocker | Sluimer',
    'de-at': 'Zubehör: Lampen, Nachtkästchen und Hocker | Sluimer',
    en: 'Accessories: lamps, nightstands and stools | Sluimer',
  },
  metaDescription: {
    nl: 'Bedlampjes met warm licht, nachtkastjes op de hoogte van je bed, hockers, kledingkasten en sierkussens. En hoe hoog een leeslamp hoort te staan.',
    'nl-be':
      'Nachtlampjes met warm licht, nachtkastjes op de hoogte van je bed, hockers, kleerkasten en sierkussens. En hoe hoog een leeslamp hoort te staan.',
    de: 'Nachttischlampen mit warmem Licht, Nachttische in Betthöhe, Hocker, Kleiderschränke und Zierkissen. Und wie hoch eine Leselampe stehen sollte.',
    'de-at':
      'Nachtkästchenlampen mit warmem Licht, Nachtkästchen in Betthöhe, Hocker, Kleiderkästen und Zierpolster. Und wie hoch eine Leselampe stehen soll.',
    en: 'Bedside lamps with warm light, nightstands as high as your bed, stools, wardrobes and throw pillows. And how high a reading lamp should stand.',
  },
  intro: {
    nl: 'Een lamp om bij te lezen, een kastje voor je boek, een hocker voor de plaid: kleine dingen die het laatste uur van de dag rustiger maken.',
    de: 'Eine Lampe zum Lesen, ein Nachttisch für das Buch, ein Hocker für das Plaid: kleine Dinge, die die letzte Stunde des Tages ruhiger machen.',
    'de-at':
      'Eine Lampe zum Lesen, ein Nachtkästchen für das Buch, ein Hocker für das Plaid: kleine Dinge, die die letzte Stunde des Tages ruhiger machen.',
    en: 'A lamp to read by, a nightstand for your book, a stool for the throw: small things that make the last hour of the day calmer.',
  },
  image: pictures.bannerAccessories,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Licht waar je slaperig van wordt',
        de: 'Licht, das müde macht',
        en: 'Light that makes you sleepy',
      },
      paragraphs: [
        {
          nl: 'Koel licht houdt je wakker, warm licht niet. Kies voor de slaapkamer een kleurtemperatuur van 2700 kelvin of lager en een lamp die je kunt dimmen: 400 lumen om te lezen, een kwart daarvan om tot rust te komen.',
          'nl-be':
            'Koel licht houdt je wakker, warm licht niet. Kies voor de slaapkamer een kleurtemperatuur van 2700 kelvin of lager en een lamp die je kan dimmen: 400 lumen om te lezen, een kwart daarvan om tot rust te komen.',
          de: 'Kühles Licht hält wach, warmes nicht. Wählen Sie fürs Schlafzimmer eine Farbtemperatur von höchstens 2700 Kelvin und eine Lampe, die sich dimmen lässt: 400 Lumen zum Lesen, ein Viertel davon, um zur Ruhe zu kommen.',
          en: 'Cool light keeps you awake; warm light does not. For the bedroom choose a color temperature of 2700 kelvin or lower and a lamp you can dim: 400 lumens for reading, a quarter of that for winding down.',
        },
        {
          nl: 'De onderrand van de kap hoort ter hoogte van je ogen als je rechtop in bed zit. Staat hij hoger, dan kijk je in de lamp; lager, dan valt het licht naast je boek. Meet dus vanaf je nachtkastje en tel de hoogte van je matras mee.',
          'nl-be':
            'De onderrand van de kap hoort ter hoogte van je ogen als je rechtop in bed zit. Staat hij hoger, dan kijk je in de lamp; lager, dan valt het licht naast je boek. Meet dus vanaf je nachtkastje en tel de hoogte van je matras mee.',
          de: 'Der untere Rand des Schirms gehört auf Augenhöhe, wenn Sie aufrecht im Bett sitzen. Steht er höher, blicken Sie in die Lampe; steht er tiefer, fällt das Licht neben das Buch. Messen Sie also vom Nachttisch aus und rechnen Sie die Höhe der Matratze mit ein.',
          'de-at':
            'Der untere Rand des Schirms gehört auf Augenhöhe, wenn Sie aufrecht im Bett sitzen. Steht er höher, blicken Sie in die Lampe; steht er tiefer, fällt das Licht neben das Buch. Messen Sie also vom Nachtkästchen aus und rechnen Sie die Höhe der Matratze mit ein.',
          en: 'The lower edge of the shade should be at eye level when you sit up in bed. Any higher and you look into the lamp; any lower and the light misses your book. So measure from your nightstand, and count in the height of your mattress.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over accessoires',
        de: 'Fragen zum Zubehör',
        en: 'Questions about accessories',
      },
      questions: [
        {
          question: {
            nl: 'Eén lamp of twee?',
            de: 'Eine Lampe oder zwei?',
            en: 'One lamp or two?',
          },
          answer: {
            nl: 'Slaap je samen, neem er dan twee. Zo kan de een lezen terwijl de ander slaapt, en doe je allebei het licht uit zonder op te staan. Twee verschillende kleuren mag best, zolang de hoogte gelijk is.',
            'nl-be':
              'Slaap je samen, neem er dan twee. Zo kan de ene lezen terwijl de andere slaapt, en doe je allebei het licht uit zonder op te staan. Twee verschillende kleuren mag best, zolang de hoogte gelijk is.',
            de: 'Zu zweit nehmen Sie besser zwei. So kann der eine lesen, während die andere schläft, und beide löschen das Licht, ohne aufzustehen. Zwei verschiedene Farben gehen gut zusammen, solange die Höhe gleich ist.',
            en: 'If you share the bed, take two. One of you can read while the other sleeps, and each can turn off the light without getting up. Two different colors are fine as long as the height is the same.',
          },
        },
        {
          question: {
            nl: 'Hoe maak ik de kap schoon?',
            'nl-be': 'Hoe maak ik de kap proper?',
            de: 'Wie reinige ich den Schirm?',
            en: 'How do I clean the shade?',
          },
          answer: {
            nl: 'Met een kledingroller, van boven naar beneden, als de lamp koud is. Linnen en katoen verdragen geen water: dat laat kringen achter. De keramische voet neem je af met een vochtige doek.',
            'nl-be':
              'Met een kleefrol voor kleren, van boven naar onder, als de lamp koud is. Linnen en katoen verdragen geen water: dat laat kringen na. De keramische voet neem je af met een vochtige doek.',
            de: 'Mit einer Fusselrolle, von oben nach unten, wenn die Lampe kalt ist. Leinen und Baumwolle vertragen kein Wasser, es hinterlässt Ränder. Den Keramikfuß wischen Sie feucht ab.',
            en: 'With a lint roller, top to bottom, when the lamp is cold. Linen and cotton don’t take water: it leaves rings. Wipe the ceramic base with a damp cloth.',
          },
        },
        {
          question: {
            nl: 'Kan ik een lamp of een kast terugsturen?',
            de: 'Kann ich eine Lampe oder einen Schrank zurückgeben?',
            'de-at': 'Kann ich eine Lampe oder einen Kasten zurückgeben?',
            en: 'Can I return a lamp or a cabinet?',
          },
          answer: {
            nl: 'Ja, binnen 30 dagen, ongebruikt en in de doos waarin hij kwam. Grote stukken halen we op. Je krijgt het hele bedrag terug.',
            'nl-be':
              'Ja, binnen 30 dagen, ongebruikt en in de doos waarin hij toekwam. Grote stukken halen we op. Je krijgt het volledige bedrag terug.',
            de: 'Ja, innerhalb von 30 Tagen, unbenutzt und im Originalkarton. Große Stücke holen wir ab. Sie erhalten den vollen Betrag zurück.',
            en: 'Yes, within 30 days, unused and in the box it came in. We collect large pieces. You get the full amount back.',
          },
        },
      ],
    },
  ],
};
