import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const duvetCovers: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-26',
  title: {
    nl: 'Dekbedovertrekken',
    'nl-be': 'Donsovertrekken',
    de: 'Bettwäsche',
    en: 'Duvet covers',
  },
  parent: 'bedding',
  category: 'duvetCovers',
  metaTitle: {
    nl: 'Dekbedovertrekken van katoen en linnen | Sluimer',
    'nl-be': 'Donsovertrekken van katoen en linnen | Sluimer',
    de: 'Bettwäsche aus Baumwolle und Leinen | Sluimer',
    en: 'Duvet covers in cotton and linen | Sluimer',
  },
  metaDescription: {
    nl: 'Dekbedovertrekken van perkal, satijn, flanel en gewassen linnen, met knopen, rits of instopstrook. In kleuren die samengaan met onze hoeslakens.',
    'nl-be':
      'Donsovertrekken van perkal, satijn, flanel en gewassen linnen, met knopen, rits of instopstrook. In kleuren die samengaan met onze hoeslakens.',
    de: 'Bettwäsche aus Perkal, Satin, Flanell und gewaschenem Leinen, mit Reißverschluss oder Knöpfen, in Farben, die zu unseren Laken passen.',
    'de-at':
      'Bettwäsche aus Perkal, Satin, Flanell und gewaschenem Leinen, mit Zipp oder Knöpfen, in Farben, die zu unseren Leintüchern gut passen.',
    en: 'Duvet covers in percale, sateen, flannel and washed linen, with buttons, a zipper or a tuck-in flap, in tones that go with our sheets.',
  },
  intro: {
    nl: 'Je dekbedovertrek raakt je meer uren per dag dan je kleren. Kies dus eerst de stof, dan de kleur.',
    'nl-be':
      'Je donsovertrek raakt je meer uren per dag dan je kleren. Kies dus eerst de stof, dan de kleur.',
    de: 'Bettwäsche berührt Sie mehr Stunden am Tag als Ihre Kleidung. Wählen Sie also zuerst den Stoff, dann die Farbe.',
    en: 'Your duvet cover touches you for more hours a day than your clothes. So choose the fabric first, then the shade.',
  },
  image: pictures.duvetCover,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Perkal, satijn, flanel of linnen',
        de: 'Perkal, Satin, Flanell oder Leinen',
        en: 'Percale, sateen, flannel or linen',
      },
      paragraphs: [
        {
          nl: 'Perkal is strak geweven, koel en een beetje knisperend, als een gestreken overhemd. Satijn is hetzelfde katoen in een andere binding: gladder, met glans, en warmer. Flanel is opgeruwd en fijn in een koude kamer. Linnen kreukt en hoort dat te doen; het neemt vocht op en wordt met elke was zachter.',
          'nl-be':
            'Perkal is strak geweven, koel en een beetje knisperend, als een gestreken hemd. Satijn is hetzelfde katoen in een andere binding: gladder, met glans, en warmer. Flanel is opgeruwd en fijn in een koude kamer. Linnen kreukt en hoort dat te doen; het neemt vocht op en wordt met elke was zachter.',
          de: 'Perkal ist dicht gewebt, kühl und etwas knisternd, wie ein gebügeltes Hemd. Satin ist dieselbe Baumwolle in anderer Bindung: glatter, glänzend und wärmer. Flanell ist angeraut und angenehm im kalten Zimmer. Leinen knittert und soll es; es nimmt Feuchtigkeit auf und wird mit jeder Wäsche weicher.',
          en: 'Percale is tightly woven, cool and a little crisp, like an ironed shirt. Sateen is the same cotton in another weave: smoother, with a sheen, and warmer. Flannel is brushed and good in a cold room. Linen creases, and should; it takes up moisture and gets softer with every wash.',
        },
        {
          nl: 'Een hoge draaddichtheid zegt minder dan je denkt. Tussen 200 en 400 draden per vierkante inch is goed katoen fijn genoeg; daarboven wordt er vaak creatief geteld.',
          de: 'Eine hohe Fadendichte sagt weniger, als man meint. Zwischen 200 und 400 Fäden je Quadratzoll ist gute Baumwolle fein genug; darüber wird oft kreativ gezählt.',
          en: 'A high thread count says less than you think. Between 200 and 400 good cotton is fine enough; above that, the counting often gets creative.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over dekbedovertrekken',
        'nl-be': 'Vragen over donsovertrekken',
        de: 'Fragen zur Bettwäsche',
        en: 'Questions about duvet covers',
      },
      questions: [
        {
          question: {
            nl: 'Welke maat heb ik nodig?',
            de: 'Welche Größe brauche ich?',
            en: 'Which size do I need?',
          },
          answer: {
            nl: 'Dezelfde als je dekbed. Heeft het overtrek een instopstrook, dan komt die er onderaan bij.',
            'nl-be':
              'Dezelfde als je donsdeken. Heeft het overtrek een instopstrook, dan komt die er onderaan bij.',
            de: 'Dieselbe wie Ihre Decke. In Deutschland sind 135x200 und 155x220 üblich.',
            'de-at': 'Dieselbe wie Ihre Decke. In Österreich ist 140x200 üblich.',
            en: 'The same as your duvet. If the cover has a tuck-in flap, that comes on top.',
          },
        },
        {
          question: {
            nl: 'Hoe vaak wassen?',
            de: 'Wie oft waschen?',
            en: 'How often should I wash it?',
          },
          answer: {
            nl: 'Elke week tot twee weken op 40 of 60 graden. Was een nieuw overtrek eerst, los van wit.',
            de: 'Jede bis jede zweite Woche bei 40 oder 60 Grad. Waschen Sie Neues vor dem ersten Mal, getrennt von Weißem.',
            en: 'Every week or two at 40 or 60 °C (104 or 140 °F). Wash a new one first, apart from whites.',
          },
        },
        {
          question: {
            nl: 'Zitten de slopen erbij?',
            de: 'Sind Kissenbezüge dabei?',
            'de-at': 'Sind Polsterbezüge dabei?',
            en: 'Are pillowcases included?',
          },
          answer: {
            nl: 'Ja: één bij eenpersoons, twee bij tweepersoons. Het staat bij elke set.',
            de: 'Ja: einer beim Einzelbett, zwei beim Doppelbett. Es steht bei jedem Set.',
            en: 'Yes: one with a single, two with a double. Each set says so.',
          },
        },
      ],
    },
  ],
};
