import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const beds: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-19',
  title: { nl: 'Bedden', de: 'Betten', en: 'Bed frames' },
  category: 'beds',
  metaTitle: {
    nl: 'Ledikanten van eiken, beuken en noten | Sluimer',
    'nl-be': 'Bedden van eik, beuk en notelaar | Sluimer',
    de: 'Betten aus Eiche, Buche und Nussbaum | Sluimer',
    'de-at': 'Betten aus Eiche, Buche und Nussholz | Sluimer',
    en: 'Bed frames in oak, beech and walnut | Sluimer',
  },
  metaDescription: {
    nl: 'Houten ledikanten van eiken, beuken, berken, grenen en noten, met plaats voor elke bodem. Gratis bezorgd en op verzoek bij je in elkaar gezet.',
    'nl-be':
      'Houten bedden van eik, beuk, berk, grenen en notelaar, met plaats voor elke lattenbodem. Gratis geleverd en op vraag bij je in elkaar gezet.',
    de: 'Betten aus Eiche, Buche, Birke, Kiefer und Nussbaum, mit Platz für jeden Lattenrost. Kostenlos geliefert und auf Wunsch bei Ihnen aufgebaut.',
    'de-at':
      'Betten aus Eiche, Buche, Birke, Kiefer und Nussholz, mit Platz für jeden Lattenrost. Kostenlos geliefert und auf Wunsch bei Ihnen aufgebaut.',
    en: 'Wooden bed frames in oak, beech, birch, pine and walnut, with room for any base. Delivered free of charge and put together if you wish.',
  },
  intro: {
    nl: 'Een goed ledikant koop je één keer. Kies hout en hoogte naar je kamer; bodem en matras kies je daarna, zo verschillend als jullie zijn.',
    'nl-be':
      'Een goed bed koop je één keer. Kies hout en hoogte naar je kamer; lattenbodem en matras kies je daarna, zo verschillend als jullie zijn.',
    de: 'Ein gutes Bettgestell kaufen Sie einmal. Wählen Sie Holz und Höhe passend zum Zimmer; Rost und Matratze suchen Sie danach aus, so verschieden, wie Sie beide sind.',
    en: 'You buy a good bed frame once. Choose wood and height to suit your room; base and mattress come after, as different as the two of you are.',
  },
  image: pictures.bannerBedFrames,
  banner: {
    startPosition: 4,
    repeatInterval: 0,
    title: {
      nl: 'Boxspring of ledikant?',
      'nl-be': 'Boxspring of klassiek bed?',
      de: 'Boxspringbett oder Bettgestell?',
      en: 'Box spring or bed frame?',
    },
    text: {
      nl: 'De verschillen in hoogte, gevoel en prijs over tien jaar, naast elkaar gezet.',
      de: 'Höhe, Liegegefühl und Kosten in zehn Jahren, nebeneinandergestellt.',
      en: 'Height, feel and what it costs over ten years, side by side.',
    },
    link: {
      title: { nl: 'Lees het verschil', de: 'Zum Vergleich', en: 'Read the comparison' },
      page: 'bed-advice',
    },
    image: pictures.boxSpringCream,
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Waar je op let',
        'nl-be': 'Waarop je let',
        de: 'Worauf Sie achten sollten',
        en: 'What to look for',
      },
      paragraphs: [
        {
          nl: 'Massief hout werkt: het krimpt in de winter en zet uit in de zomer. Een bed dat met houtverbindingen en bouten is gemaakt, draai je dan een slag aan en het kraakt niet meer. Spaanplaat met een houtprint is lichter en goedkoper, maar overleeft zelden een verhuizing.',
          'nl-be':
            'Massief hout werkt: het krimpt in de winter en zet uit in de zomer. Een bed dat met houtverbindingen en bouten is gemaakt, draai je dan een slag aan en het kraakt niet meer. Spaanplaat met een houtprint is lichter en goedkoper, maar overleeft zelden een verhuis.',
          de: 'Massivholz arbeitet: Es schwindet im Winter und dehnt sich im Sommer. Ein Bett mit Holzverbindungen und Schrauben ziehen Sie einmal nach, und es knarrt nicht mehr. Spanplatte mit Holzdekor ist leichter und günstiger, überlebt aber selten einen Umzug.',
          en: 'Solid wood moves: it shrinks in winter and swells in summer. Give the bolts of a well-jointed bed a turn now and then, and it stops creaking. Particle board with a wood print is lighter and cheaper, but it seldom survives a move.',
        },
        {
          nl: 'Kijk naar de middenbalk. Boven 140 centimeter breed hoort er een balk met een eigen poot onder te staan, anders zakken de bodems naar binnen. En meet de inlegdiepte: die bepaalt hoe ver je matras boven de rand uitsteekt.',
          'nl-be':
            'Kijk naar de middenbalk. Boven 140 centimeter breed hoort er een balk met een eigen poot onder te staan, anders zakken de latten naar binnen. En meet de inlegdiepte: die bepaalt hoe ver je matras boven de rand uitsteekt.',
          de: 'Achten Sie auf den Mittelbalken. Ab 140 Zentimetern Breite gehört einer mit eigenem Fuß darunter, sonst senken sich die Roste nach innen. Und messen Sie die Einlegetiefe: Sie bestimmt, wie weit die Matratze über den Rand ragt.',
          en: 'Look for the center beam. Above 140 cm (55 in) there should be one with a leg of its own, or the bases sink inward. And measure how deep the base sits: that decides how far your mattress rises above the rim.',
        },
      ],
      image: pictures.bedFrameRoom,
    },
    {
      type: 'questions',
      title: { nl: 'Vragen over bedden', de: 'Fragen zu Betten', en: 'Questions about bed frames' },
      questions: [
        {
          question: {
            nl: 'Is de bodem inbegrepen?',
            'nl-be': 'Is de lattenbodem inbegrepen?',
            de: 'Ist der Lattenrost dabei?',
            en: 'Is the base included?',
          },
          answer: {
            nl: 'Nee, zodat je zelf kiest: vlak, verstelbaar of elektrisch, en links iets anders dan rechts als je dat wilt.',
            'nl-be':
              'Nee, zodat je zelf kiest: vlak, verstelbaar of elektrisch, en links iets anders dan rechts als je dat wil.',
            de: 'Nein, damit Sie selbst wählen: fest, verstellbar oder mit Motor, und links anders als rechts, wenn Sie möchten.',
            en: 'No, so that you can choose: flat, adjustable or electric, and left different from right if you like.',
          },
        },
        {
          question: {
            nl: 'Zetten jullie het bed in elkaar?',
            de: 'Bauen Sie das Bett auf?',
            en: 'Do you put the bed together?',
          },
          answer: {
            nl: 'Ja, als je het bij de bestelling aangeeft. Het duurt een half uur en het karton nemen we mee.',
            'nl-be':
              'Ja, als je het bij de bestelling vermeldt. Het duurt een halfuur en het karton nemen we mee.',
            de: 'Ja, wenn Sie es bei der Bestellung sagen. Es dauert eine halbe Stunde, und den Karton nehmen wir mit.',
            en: 'Yes, if you tell us when ordering. It takes half an hour, and we take the cardboard with us.',
          },
        },
        {
          question: {
            nl: 'Mag een boxspringtopper in een ledikant?',
            'nl-be': 'Mag een topper op een gewoon bed?',
            de: 'Darf ein Topper in ein Bettgestell?',
            en: 'Can I use a topper in a bed frame?',
          },
          answer: {
            nl: 'Zeker. Controleer wel of matras en topper samen niet boven het hoofdbord uitkomen.',
            de: 'Gern. Prüfen Sie nur, ob Matratze und Topper zusammen nicht über das Kopfteil ragen.',
            en: 'Certainly. Just check that mattress and topper together do not rise above the headboard.',
          },
        },
      ],
    },
  ],
};
