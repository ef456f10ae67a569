import { pictures } from '../pictures.ts';
import { shopAwards } from '../shop-awards.ts';
import type { WrittenArticle } from '../written-page.ts';

export const about: WrittenArticle = {
  type: 'Content',
  modified: '2026-09-14',
  title: { nl: 'Over Sluimer', de: 'Über Sluimer', en: 'About Sluimer' },
  metaTitle: {
    nl: 'Over Sluimer, een familiebedrijf voor goede nachten',
    de: 'Über Sluimer, Familienbetrieb für gute Nächte',
    en: 'About Sluimer, a family firm for good nights',
  },
  metaDescription: {
    nl: 'Sluimer begon als stoffeerderij in Amersfoort en verkoopt nu bedden die de familie zelf beslaapt. Lees hoe we kiezen en wat we beloven.',
    de: 'Sluimer begann als Polsterei in Amersfoort und verkauft heute Betten, auf denen die Familie selbst schläft. Lesen Sie, wie wir auswählen.',
    en: 'Sluimer started as an upholstery workshop in Amersfoort and now sells the beds the family itself sleeps on. Read how we choose and what we promise.',
  },
  keywords: {
    nl: [
      'over ons',
      'wie zijn wij',
      'familiebedrijf',
      'vacatures',
      'werken bij',
      'duurzaamheid',
      'recyclen',
    ],
    de: ['über uns', 'Familienbetrieb', 'Jobs', 'Karriere', 'Nachhaltigkeit', 'Recycling'],
    en: [
      'about us',
      'who we are',
      'family business',
      'jobs',
      'careers',
      'sustainability',
      'recycling',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Van stoffeerderij tot beddenzaak',
        'nl-be': 'Van stoffeerderij tot beddenwinkel',
        de: 'Von der Polsterei zum Bettenhaus',
        en: 'From upholstery workshop to bed store',
      },
      paragraphs: [
        {
          nl: 'Sluimer begon met een naaimachine. In een stoffeerderij in Amersfoort werden matrassen opengetornd, opnieuw gevuld en weer dichtgenaaid, want weggooien deed je niet. Wie elke dag ziet waar een matras het begeeft, weet na een tijd ook hoe een goed matras eruitziet.',
          'nl-be':
            'Sluimer begon met een naaimachine. In een stoffeerderij in Amersfoort werden matrassen opengetornd, opnieuw gevuld en weer dichtgenaaid, want weggooien deed je niet. Wie elke dag ziet waar een matras het begeeft, weet na een tijd ook hoe een goede matras eruitziet.',
          de: 'Sluimer begann mit einer Nähmaschine. In einer Polsterei in Amersfoort wurden Matratzen aufgetrennt, neu gefüllt und wieder zugenäht, denn weggeworfen wurde nichts. Wer jeden Tag sieht, wo eine Matratze nachgibt, weiß mit der Zeit, wie eine gute aussieht.',
          en: 'Sluimer began with a sewing machine. In an upholstery workshop in Amersfoort, mattresses were unpicked, refilled and sewn up again, because you didn’t throw things away. If you see every day where a mattress gives out, you come to know what a good one looks like.',
        },
        {
          nl: 'Nu werkt de volgende generatie in de zaak. De naaimachine staat er nog, naast de tafel waarop we nieuwe matrassen opensnijden voor we ze verkopen.',
          'nl-be':
            'Nu werkt de volgende generatie in de zaak. De naaimachine staat er nog, naast de tafel waarop we nieuwe matrassen opensnijden voor we ze verkopen.',
          de: 'Heute arbeitet die nächste Generation im Betrieb. Die Nähmaschine steht noch da, neben dem Tisch, auf dem wir neue Matratzen aufschneiden, bevor wir sie verkaufen.',
          en: 'Now the next generation runs the business. The sewing machine is still there, beside the table where we cut new mattresses open before we sell them.',
        },
      ],
      image: pictures.mattressCorner,
    },
    {
      type: 'text',
      title: {
        nl: 'Wat je van ons mag verwachten',
        de: 'Was Sie von uns erwarten dürfen',
        en: 'What you can expect of us',
      },
      paragraphs: [
        {
          nl: 'We geven graden die tegenvallen net zo goed als graden die meevallen. Een voordelig schuimmatras krijgt bij ons geen vijf voor ondersteuning, omdat het die niet verdient.',
          'nl-be':
            'We geven graden die tegenvallen net zo goed als graden die meevallen. Een voordelige schuimmatras krijgt bij ons geen vijf voor ondersteuning, omdat ze die niet verdient.',
          de: 'Wir vergeben niedrige Punktzahlen genauso wie hohe. Eine günstige Schaummatratze bekommt von uns keine fünf Punkte für die Stützkraft, weil sie die nicht verdient.',
          en: 'We give disappointing grades as readily as good ones. An inexpensive foam mattress gets no five for support from us, because it doesn’t deserve one.',
        },
        {
          nl: 'Een prijs is een prijs. Een doorgestreepte prijs zie je hier alleen als we het product daar ook echt voor verkocht hebben. En wie belt om advies, krijgt soms te horen dat het oude matras nog jaren mee kan.',
          'nl-be':
            'Een prijs is een prijs. Een doorstreepte prijs zie je hier alleen als we het product daar ook echt voor verkocht hebben. En wie belt om advies, krijgt soms te horen dat de oude matras nog jaren meekan.',
          de: 'Ein Preis ist ein Preis. Einen durchgestrichenen sehen Sie hier nur, wenn wir das Produkt wirklich dafür verkauft haben. Und wer um Rat fragt, hört manchmal, dass die alte Matratze noch Jahre hält.',
          en: 'A price is a price. You will see one crossed out only if we really sold the product for it. And those who call for advice are sometimes told that the old mattress is good for years to come.',
        },
      ],
    },
    {
      type: 'usps',
      usps: [
        {
          icon: 'moon',
          title: {
            nl: 'Zelf beslapen',
            de: 'Selbst probegeschlafen',
            en: 'Slept on by us',
          },
          text: {
            nl: 'Elk bed staat eerst een paar weken bij ons op proef.',
            'nl-be': 'Elk bed staat eerst een paar weken bij ons op proef.',
            de: 'Jedes Bett steht zuerst ein paar Wochen bei uns auf Probe.',
            en: 'Every bed spends a few weeks on trial with us first.',
          },
        },
        {
          icon: 'shield',
          title: {
            nl: 'Tien jaar op de kern',
            de: 'Zehn Jahre auf den Kern',
            en: 'Ten years on the core',
          },
          text: {
            nl: 'Omdat we weten wat erin zit.',
            de: 'Weil wir wissen, was darin steckt.',
            en: 'Because we know what is inside.',
          },
        },
        {
          icon: 'return',
          title: {
            nl: 'Niets zomaar weg',
            de: 'Nichts landet einfach im Müll',
            en: 'Nothing simply thrown away',
          },
          text: {
            nl: 'Oude matrassen en verpakking nemen we mee om te recyclen.',
            'nl-be': 'Oude matrassen en verpakking nemen we mee om te recycleren.',
            de: 'Alte Matratzen und Verpackung nehmen wir zum Recycling mit.',
            en: 'We take old mattresses and packaging back for recycling.',
          },
        },
      ],
    },
    shopAwards,
    {
      type: 'links',
      title: { nl: 'Kom langs', de: 'Besuchen Sie uns', en: 'Come and see us' },
      links: [{ page: 'stores' }, { page: 'warranty' }, { page: 'newsletter' }],
    },
  ],
};
