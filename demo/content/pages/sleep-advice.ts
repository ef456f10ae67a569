import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const sleepAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-16',
  article: { author: 'Annelies Verdonck', published: '2026-11-16' },
  title: { nl: 'Beter slapen', de: 'Besser schlafen', en: 'How to sleep better' },
  metaTitle: {
    nl: 'Beter slapen: wat echt helpt, van licht tot matras | Sluimer',
    de: 'Besser schlafen: was hilft, vom Licht bis zur Matratze',
    en: 'How to sleep better: what helps, from light to mattress',
  },
  metaDescription: {
    nl: 'Licht, warmte, rust en het bed zelf: wat je vanavond al kunt doen om beter te slapen, en hoe je merkt dat je matras aan vervanging toe is.',
    'nl-be':
      'Licht, warmte, rust en het bed zelf: wat je vanavond al kan doen om beter te slapen, en hoe je merkt dat je matras aan vervanging toe is.',
    de: 'Licht, Wärme, Ruhe und das Bett selbst: was Sie heute Abend schon tun können, um besser zu schlafen, und wann eine Matratze ausgedient hat.',
    en: 'Light, warmth, quiet and the bed itself: what you can do tonight to sleep better, and how to tell that your mattress is due for a change.',
  },
  keywords: {
    nl: [
      'slecht slapen',
      'niet slapen',
      'slapeloosheid',
      'inslapen',
      'doorslapen',
      'slaaptips',
      'slaapproblemen',
      'slaapritme',
      'snurken',
      'matras vervangen',
      'matras op',
    ],
    de: [
      'schlecht schlafen',
      'nicht schlafen',
      'Schlaflosigkeit',
      'einschlafen',
      'durchschlafen',
      'Schlaftipps',
      'Schlafprobleme',
      'Schlafstörungen',
      'Schnarchen',
      'Matratze ersetzen',
    ],
    en: [
      'sleep badly',
      "can't sleep",
      'cannot sleep',
      'insomnia',
      'fall asleep',
      'sleep tips',
      'sleep problems',
      'snoring',
      'replace mattress',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Slapen begint overdag',
        de: 'Schlaf beginnt am Tag',
        en: 'Sleep starts in the daytime',
      },
      paragraphs: [
        {
          nl: 'De meeste mensen die bij ons binnenlopen, zoeken een nieuw bed. Een deel van hen heeft iets anders nodig: een donkerder kamer, een lichter avondmaal of een wekker die elke dag op dezelfde tijd afgaat. Daarom vragen we eerst hoe je nacht eruitziet, en pas daarna hoe je ligt.',
          de: 'Die meisten, die zu uns kommen, suchen ein neues Bett. Manche brauchen etwas anderes: ein dunkleres Zimmer, ein leichteres Abendessen oder einen Wecker, der jeden Tag zur selben Zeit klingelt. Deshalb fragen wir zuerst, wie Ihre Nacht aussieht, und erst dann, wie Sie liegen.',
          en: 'Most people who walk in are looking for a new bed. Some of them need something else: a darker room, a lighter supper or an alarm that rings at the same time every day. So we first ask what your night looks like, and only then how you lie.',
        },
        {
          nl: 'Op deze pagina staat wat we het vaakst vertellen. Niets ervan kost veel, en veel ervan lukt vanavond al.',
          'nl-be':
            'Op deze pagina staat wat we het vaakst vertellen. Niets ervan kost veel, en het meeste kan je vanavond nog proberen.',
          de: 'Auf dieser Seite steht, was wir am häufigsten raten. Nichts davon kostet viel, und das meiste können Sie noch heute Abend ausprobieren.',
          en: 'This page holds what we tell people most often. None of it costs much, and most of it you can try tonight.',
        },
      ],
      image: pictures.lamp,
    },
    {
      type: 'rich-text',
      title: {
        nl: 'De kamer: donker, koel en stil',
        de: 'Das Zimmer: dunkel, kühl und still',
        en: 'The room: dark, cool and quiet',
      },
      body: [
        {
          paragraph: {
            nl: 'Je lichaam maakt zich klaar voor de nacht als het **donker** en **koeler** wordt. Help het een handje: dim een uur voor het slapengaan de lampen, en leg je telefoon in een andere kamer. Een wekker kost een tientje.',
            de: 'Ihr Körper stellt sich auf die Nacht ein, wenn es **dunkel** und **kühler** wird. Helfen Sie ihm: Dimmen Sie eine Stunde vor dem Schlafengehen das Licht und legen Sie das Telefon in ein anderes Zimmer. Ein Wecker kostet zehn Euro.',
            en: 'Your body gets ready for the night as it turns **dark** and **cooler**. Give it a hand: dim the lights an hour before bed, and leave your phone in another room. An alarm clock costs ten euros.',
          },
        },
        {
          heading: {
            nl: 'Hoe warm, hoe licht, hoe luid',
            de: 'Wie warm, wie hell, wie laut',
            en: 'How warm, how light, how loud',
          },
        },
        {
          table: [
            [
              { nl: 'Wat', de: 'Was', en: 'What' },
              { nl: 'Streef naar', de: 'Richtwert', en: 'Aim for' },
              { nl: 'Zo kom je er', de: 'So gelingt es', en: 'How to get there' },
            ],
            [
              { nl: 'Warmte', de: 'Wärme', en: 'Warmth' },
              { nl: '16 tot 18 graden', de: '16 bis 18 Grad', en: '16–18 °C (60–65 °F)' },
              {
                nl: 'Verwarming uit om negen uur, raam op een kier',
                de: 'Heizung um neun Uhr aus, Fenster gekippt',
                en: 'Heating off at nine, window ajar',
              },
            ],
            [
              { nl: 'Licht', de: 'Licht', en: 'Light' },
              {
                nl: 'Je hand niet kunnen zien',
                de: 'Die eigene Hand nicht sehen',
                en: 'Not seeing your own hand',
              },
              {
                nl: 'Verduisterend gordijn, lampjes van apparaten afplakken',
                de: 'Verdunkelungsvorhang, Leuchten an Geräten abkleben',
                en: 'Blackout curtain, tape over the lights of devices',
              },
            ],
            [
              { nl: 'Geluid', de: 'Lärm', en: 'Noise' },
              {
                nl: 'Zachter dan fluisteren',
                de: 'Leiser als Flüstern',
                en: 'Softer than a whisper',
              },
              {
                nl: 'Bed van de gedeelde muur af, oordoppen bij de hand',
                de: 'Bett von der gemeinsamen Wand weg, Ohrstöpsel bereit',
                en: 'Bed away from the shared wall, earplugs at hand',
              },
            ],
          ],
        },
        {
          heading: {
            nl: 'Vier gewoonten die het meeste schelen',
            de: 'Vier Gewohnheiten, die am meisten bringen',
            en: 'Four habits that help most',
          },
        },
        {
          isOrdered: true,
          points: [
            {
              nl: 'Sta elke dag op **dezelfde tijd** op, ook in het weekend.',
              de: 'Stehen Sie jeden Tag zur **selben Zeit** auf, auch am Wochenende.',
              en: 'Get up at the **same time** every day, weekends included.',
            },
            {
              nl: 'Ga ’s ochtends een half uur naar buiten: daglicht zet je klok gelijk.',
              de: 'Gehen Sie morgens eine halbe Stunde hinaus: Tageslicht stellt Ihre innere Uhr.',
              en: 'Spend half an hour outdoors in the morning: daylight sets your clock.',
            },
            {
              nl: 'Drink na de lunch geen koffie meer, en ’s avonds liever geen alcohol.',
              de: 'Trinken Sie nach dem Mittagessen keinen Kaffee mehr und abends lieber keinen Alkohol.',
              en: 'Drink no coffee after lunch, and preferably no alcohol in the evening.',
            },
            {
              nl: 'Lig je na twintig minuten nog wakker? Sta op, lees iets saais, en ga terug als je slaap krijgt.',
              de: 'Sie liegen nach zwanzig Minuten noch wach? Stehen Sie auf, lesen Sie etwas Langweiliges und gehen Sie zurück, wenn Sie müde werden.',
              en: 'Still awake after twenty minutes? Get up, read something dull, and go back when you feel sleepy.',
            },
          ],
        },
        {
          quote: {
            nl: 'Slaap je al langer dan drie maanden slecht, praat dan met je huisarts. Een bed lost niet alles op.',
            de: 'Schlafen Sie seit mehr als drei Monaten schlecht, sprechen Sie mit Ihrer Hausärztin. Ein Bett löst nicht alles.',
            en: 'If you have slept badly for more than three months, talk to your doctor. A bed does not solve everything.',
          },
        },
        {
          paragraph: {
            nl: 'Meer over slecht slapen lees je bij [Thuisarts](https://www.thuisarts.nl/slecht-slapen). Over het bed zelf gaat ons [matrasadvies](page:mattress-advice).',
            de: 'Mehr über Schlafprobleme lesen Sie bei der [Deutschen Gesellschaft für Schlafforschung](https://www.dgsm.de/). Um das Bett selbst geht es in unserer [Matratzenberatung](page:mattress-advice).',
            en: 'Read more about sleep at the [CDC](https://www.cdc.gov/sleep/). The bed itself is what our [mattress advice](page:mattress-advice) is about.',
          },
        },
      ],
    },
    {
      type: 'picture',
      image: pictures.bannerBedFrames,
      caption: {
        nl: 'Ochtendlicht is de beste wekker: zet het bed waar het binnenvalt.',
        de: 'Morgenlicht ist der beste Wecker: Stellen Sie das Bett dorthin, wo es einfällt.',
        en: 'Morning light is the best alarm: put the bed where it comes in.',
      },
    },
    {
      type: 'list',
      title: {
        nl: 'Is je matras op?',
        de: 'Hat Ihre Matratze ausgedient?',
        en: 'Is your mattress worn out?',
      },
      intro: {
        nl: 'Loop deze punten na. Twee of meer keer ja, en het is tijd.',
        de: 'Gehen Sie diese Punkte durch. Zweimal Ja oder öfter, und es ist Zeit.',
        en: 'Go through these points. Two or more times yes, and it is time.',
      },
      isOrdered: false,
      items: [
        {
          title: { nl: 'Een kuil.', de: 'Eine Kuhle.', en: 'A dip.' },
          text: {
            nl: 'Leg een bezemsteel over het matras: zie je er licht onderdoor waar je ligt, dan is de kern moe.',
            'nl-be':
              'Leg een bezemsteel over de matras: zie je er licht onderdoor waar je ligt, dan is de kern moe.',
            de: 'Legen Sie einen Besenstiel über die Matratze: Sehen Sie Licht darunter, wo Sie liegen, ist der Kern müde.',
            en: 'Lay a broomstick across the mattress: if you see light under it where you lie, the core is tired.',
          },
        },
        {
          title: { nl: 'Beter op reis.', de: 'Besser auf Reisen.', en: 'Better away.' },
          text: {
            nl: 'Slaap je in een hotel of op de bank uitgeruster dan thuis, dan ligt het aan het bed.',
            de: 'Schlafen Sie im Hotel oder auf dem Sofa erholsamer als daheim, liegt es am Bett.',
            en: 'If a hotel or the couch leaves you better rested than home, it is the bed.',
          },
        },
        {
          title: { nl: 'Stijf opstaan.', de: 'Steif aufstehen.', en: 'Stiff mornings.' },
          text: {
            nl: 'Een rug die na een half uur soepel wordt, lag verkeerd. Wordt hij dat niet, ga dan naar de dokter.',
            de: 'Ein Rücken, der nach einer halben Stunde beweglich wird, lag falsch. Wird er es nicht, gehen Sie zum Arzt.',
            en: 'A back that loosens up within half an hour lay badly. If it does not, see a doctor.',
          },
        },
      ],
    },
    {
      type: 'quote',
      text: {
        nl: 'Ik vraag niemand hoe hard hij wil liggen. Ik vraag hoe hij wakker wordt.',
        de: 'Ich frage niemanden, wie hart er liegen möchte. Ich frage, wie er aufwacht.',
        en: 'I never ask people how firm they want their bed. I ask how they wake up.',
      },
      name: 'Marieke Vonk',
      role: {
        nl: 'slaapadviseur in onze winkel in Amersfoort',
        de: 'Schlafberaterin in unserem Geschäft in Amersfoort',
        en: 'sleep adviser in our Amersfoort store',
      },
      source: { page: 'stores' },
    },
    {
      type: 'video',
      title: {
        nl: 'Slaap is je superkracht',
        de: 'Schlaf ist Ihre Superkraft',
        en: 'Sleep is your superpower',
      },
      text: {
        nl: 'Hersenonderzoeker Matt Walker vertelt in negentien minuten wat slaap doet met leren, geheugen en weerstand. In het Engels, met ondertiteling.',
        de: 'Der Hirnforscher Matt Walker erzählt in neunzehn Minuten, was Schlaf für Lernen, Gedächtnis und Abwehrkräfte tut. Auf Englisch, mit Untertiteln.',
        en: 'In nineteen minutes, brain scientist Matt Walker tells what sleep does for learning, memory and immunity. A TED talk, with captions.',
      },
      url: 'https://www.youtube.com/watch?v=5MuIMqhT8DM',
      poster: pictures.bannerBedding,
    },
    {
      type: 'accordion',
      title: {
        nl: 'Als het aan het bed ligt',
        de: 'Wenn es am Bett liegt',
        en: 'If it is the bed',
      },
      items: [
        {
          title: {
            nl: 'Je hebt het te warm',
            de: 'Ihnen ist zu warm',
            en: 'You are too warm',
          },
          body: [
            {
              paragraph: {
                nl: 'Schuim houdt warmte vast, veren laten haar weg. Begin met wat het minst kost:',
                de: 'Schaum hält Wärme, Federn lassen sie ziehen. Beginnen Sie mit dem, was am wenigsten kostet:',
                en: 'Foam holds warmth, springs let it go. Start with what costs least:',
              },
            },
            {
              points: [
                {
                  nl: 'lakens van linnen of katoen, zie ons [beddengoed](page:bedding);',
                  de: 'Bettwäsche aus Leinen oder Baumwolle, siehe unsere [Bettwaren](page:bedding);',
                  en: 'sheets of linen or cotton, see our [bedding](page:bedding);',
                },
                {
                  nl: 'een topper met een luchtige hoes, zie onze [toppers](page:toppers);',
                  de: 'ein Topper mit luftigem Bezug, siehe unsere [Topper](page:toppers);',
                  en: 'a topper with an airy cover, see our [toppers](page:toppers);',
                },
                {
                  nl: 'een matras met pocketveren, als het toch vervangen moet worden.',
                  'nl-be': 'een matras met pocketveren, als ze toch vervangen moet worden.',
                  de: 'eine Matratze mit Taschenfedern, wenn sie ohnehin ersetzt werden muss.',
                  en: 'a pocket spring mattress, if it has to be replaced anyway.',
                },
              ],
            },
          ],
        },
        {
          title: {
            nl: 'Je wordt wakker van elkaar',
            de: 'Sie wecken einander',
            en: 'You wake each other',
          },
          body: [
            {
              paragraph: {
                nl: 'Twee losse matrassen van 90 centimeter geven geen beweging door. Wie liever één matras heeft, kiest pocketveren of latex: die geven alleen mee waar iemand ligt.',
                'nl-be':
                  'Twee aparte matrassen van 90 centimeter geven geen beweging door. Wie liever één matras heeft, kiest pocketveren of latex: die geven alleen mee waar iemand ligt.',
                de: 'Zwei getrennte Matratzen von 90 Zentimetern geben keine Bewegung weiter. Wer lieber eine hat, wählt Taschenfedern oder Latex: Die geben nur dort nach, wo jemand liegt.',
                en: 'Two separate mattresses of 90 cm (35 in) pass no movement on. If you prefer a single one, choose pocket springs or latex: these give only where somebody lies.',
              },
            },
          ],
        },
        {
          title: {
            nl: 'Je nek of schouder doet pijn',
            de: 'Nacken oder Schulter schmerzen',
            en: 'Your neck or shoulder hurts',
          },
          body: [
            {
              paragraph: {
                nl: 'Op je zij moet je schouder kunnen wegzakken en je hoofd recht blijven. Lees eerst [welk kussen bij je houding past](page:pillow-advice), en dan pas [welke hardheid](page:firmness-advice).',
                de: 'In der Seitenlage muss die Schulter einsinken können und der Kopf gerade bleiben. Lesen Sie erst, [was unter den Kopf gehört](page:pillow-advice), und dann, [welche Härte passt](page:firmness-advice).',
                en: 'On your side, your shoulder has to sink in while your head stays level. First read [which pillow suits your position](page:pillow-advice), and only then [which firmness](page:firmness-advice).',
              },
            },
          ],
        },
      ],
    },
    {
      type: 'banner',
      title: {
        nl: 'Eerst slapen, dan beslissen',
        de: 'Erst schlafen, dann entscheiden',
        en: 'Sleep first, decide later',
      },
      text: {
        nl: 'Je hebt 90 nachten om te merken of een nieuw bed je beter doet slapen. Zo niet, dan halen we het gratis op.',
        de: 'Mit 90 Tagen Umtauschrecht merken Sie in Ruhe, ob Sie im neuen Bett besser schlafen. Wenn nicht, holen wir es kostenlos ab.',
        en: 'You have 90 nights to find out whether a new bed makes you sleep better. If not, we collect it free of charge.',
      },
      link: {
        title: {
          nl: 'Zo werkt proefslapen',
          de: 'So funktioniert das Umtauschrecht',
          en: 'How the trial works',
        },
        page: 'trial',
      },
      image: pictures.bannerBoxSprings,
    },
    {
      type: 'products',
      title: {
        nl: 'Toppers om mee te beginnen',
        de: 'Topper für den Anfang',
        en: 'Toppers to start with',
      },
      category: 'toppers',
      count: 8,
      link: {
        title: { nl: 'Alle toppers', de: 'Alle Topper', en: 'All toppers' },
        page: 'toppers',
      },
    },
    {
      type: 'links',
      title: { nl: 'Lees verder', de: 'Weiterlesen', en: 'Read on' },
      links: [
        { page: 'mattress-advice' },
        { page: 'pillow-advice' },
        { page: 'mattresses' },
        { page: 'pillows' },
        { page: 'bedding' },
      ],
    },
  ],
};
