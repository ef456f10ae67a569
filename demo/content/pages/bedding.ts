import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const bedding: WrittenLister = {
  type: 'Lister',
  modified: '2026-09-14',
  title: { nl: 'Beddengoed', de: 'Bettwaren', en: 'Bedding' },
  category: 'bedding',
  metaTitle: {
    nl: 'Beddengoed: dekbedden, lakens en kussens | Sluimer',
    'nl-be': 'Beddengoed: donsdekens, lakens en kussens | Sluimer',
    de: 'Bettwaren: Decken, Bettwäsche und Kissen | Sluimer',
    'de-at': 'Bettwaren: Decken, Bettwäsche und Polster | Sluimer',
    en: 'Bedding: duvets, covers, sheets and pillows | Sluimer',
  },
  metaDescription: {
    nl: 'Dekbedden, overtrekken, hoeslakens, moltons en kussens voor elke slaper. Met advies over warmte, vulling en de hoogte van je hoofdkussen.',
    'nl-be':
      'Donsdekens, overtrekken, hoeslakens, moltons en kussens voor elke slaper. Met advies over warmte, vulling en de hoogte van je hoofdkussen.',
    de: 'Bettdecken, Bettwäsche, Spannbettlaken, Schoner und Kissen für jeden Schlaf. Mit Rat zu Wärme, Füllung und der Höhe des Kopfkissens.',
    'de-at':
      'Bettdecken, Bettwäsche, Spannleintücher, Schoner und Polster für jeden Schlaf. Mit Rat zu Wärme, Füllung und der Höhe des Kopfpolsters.',
    en: 'Duvets, covers, fitted sheets, mattress protectors and pillows for every sleeper. With advice on warmth, filling and the height of your pillow.',
  },
  intro: {
    nl: 'Alles tussen jou en je matras, en alles erbovenop. Kies een dekbed op hoe snel je het warm hebt, een kussen op hoe je ligt en een laken op de dikte van je matras.',
    'nl-be':
      'Alles tussen jou en je matras, en alles erbovenop. Kies een donsdeken op hoe snel je het warm hebt, een kussen op hoe je ligt en een laken op de dikte van je matras.',
    de: 'Alles, was zwischen Ihnen und der Matratze liegt, und alles obendrauf. Die Decke wählen Sie danach, wie schnell Ihnen warm wird, das Kissen danach, wie Sie liegen, und das Laken nach der Höhe der Matratze.',
    'de-at':
      'Alles, was zwischen Ihnen und der Matratze liegt, und alles obendrauf. Die Decke wählen Sie danach, wie schnell Ihnen warm wird, den Polster danach, wie Sie liegen, und das Leintuch nach der Höhe der Matratze.',
    en: 'Everything between you and your mattress, and everything on top. Choose a duvet by how easily you get warm, a pillow by how you lie, and a sheet by the depth of your mattress.',
  },
  image: pictures.bannerBedding,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Een dekbed dat past bij jouw nacht',
        'nl-be': 'Een donsdeken dat past bij jouw nacht',
        de: 'Eine Decke, die zu Ihren Nächten passt',
        en: 'A duvet that suits your nights',
      },
      paragraphs: [
        {
          nl: 'Dons is het lichtst en warmt het snelst op. Wol houdt de temperatuur gelijk en neemt veel vocht op, fijn als je zweet. Katoen is koel en stevig in de was. Holle vezel wast en droogt het makkelijkst. Bij een huisstofmijtallergie telt de was, niet de vulling: kies wat op 60 graden mag.',
          de: 'Daunen sind am leichtesten und wärmen am schnellsten. Wolle hält die Temperatur gleichmäßig und nimmt viel Feuchtigkeit auf, angenehm, wenn Sie schwitzen. Baumwolle ist kühl und robust in der Wäsche. Hohlfaser lässt sich am einfachsten waschen und trocknen. Bei einer Hausstauballergie zählt die Wäsche, nicht die Füllung: Wählen Sie, was 60 Grad verträgt.',
          en: 'Down is the lightest and warms up fastest. Wool keeps an even temperature and takes in a lot of moisture, which is pleasant if you sweat. Cotton is cool and washes well. Hollow fiber is the easiest to wash and dry. With a dust mite allergy it is the wash that counts, not the filling: choose what may be washed at 60 °C (140 °F).',
        },
        {
          nl: 'Slaap je met het raam open in een kamer van 16 graden, dan is warmteklasse ‘warm’ goed voor het hele jaar. In een verwarmde kamer is ‘gemiddeld’ genoeg. Een vierseizoenendekbed bestaat uit twee dekbedden die je aan elkaar knoopt: los in de lente, samen in januari.',
          'nl-be':
            'Slaap je met het raam open in een kamer van 16 graden, dan is warmteklasse ‘warm’ goed voor heel het jaar. In een verwarmde kamer is ‘gemiddeld’ genoeg. Een vierseizoenendonsdeken bestaat uit twee dekens die je aan elkaar knoopt: los in de lente, samen in januari.',
          de: 'Schlafen Sie bei offenem Fenster und 16 Grad, reicht die Wärmeklasse „Warm“ für das ganze Jahr. Im geheizten Zimmer genügt „Medium“. Eine Vier-Jahreszeiten-Decke besteht aus zwei Decken, die Sie zusammenknöpfen: einzeln im Frühling, gemeinsam im Januar.',
          'de-at':
            'Schlafen Sie bei offenem Fenster und 16 Grad, reicht die Wärmeklasse „Warm“ für das ganze Jahr. Im geheizten Zimmer genügt „Medium“. Eine Vier-Jahreszeiten-Decke besteht aus zwei Decken, die Sie zusammenknöpfen: einzeln im Frühling, gemeinsam im Jänner.',
          en: 'If you sleep with the window open at 16 °C (61 °F), the warmth class “warm” will do all year. In a heated room “medium” is enough. An all-season duvet is two duvets that button together: one in spring, both in January.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Je kussen vult de ruimte onder je nek',
        de: 'Das Kissen füllt den Raum unter dem Nacken',
        'de-at': 'Der Polster füllt den Raum unter dem Nacken',
        en: 'Your pillow fills the space under your neck',
      },
      paragraphs: [
        {
          nl: 'Op je zij is die ruimte zo breed als je schouder: neem een kussen van elf tot veertien centimeter dat niet inzakt. Op je rug is acht tot elf genoeg. Op je buik lig je het best op iets plats en zachts, of zonder. Let op je matras: zak je dieper weg, dan mag het kussen lager.',
          'nl-be':
            'Op je zij is die ruimte zo breed als je schouder: neem een kussen van elf tot veertien centimeter dat niet inzakt. Op je rug is acht tot elf genoeg. Op je buik lig je het best op iets plats en zachts, of zonder. Let op je matras: zak je dieper weg, dan mag het kussen lager zijn.',
          de: 'Auf der Seite ist dieser Raum so breit wie Ihre Schulter: Nehmen Sie ein Kissen von elf bis vierzehn Zentimetern, das nicht zusammenfällt. Auf dem Rücken reichen acht bis elf. Auf dem Bauch liegen Sie am besten flach und weich oder ganz ohne. Achten Sie auf die Matratze: Sinken Sie tiefer ein, darf das Kissen niedriger sein.',
          'de-at':
            'Auf der Seite ist dieser Raum so breit wie Ihre Schulter: Nehmen Sie einen Polster von elf bis vierzehn Zentimetern, der nicht zusammenfällt. Auf dem Rücken reichen acht bis elf. Auf dem Bauch liegen Sie am besten flach und weich oder ganz ohne. Achten Sie auf die Matratze: Sinken Sie tiefer ein, darf der Polster niedriger sein.',
          en: 'On your side that space is as wide as your shoulder: take a pillow of 11 to 14 cm (4 to 5.5 in) that does not collapse. On your back 8 to 11 cm is enough. On your stomach you do best with something flat and soft, or nothing at all. Mind your mattress: the deeper you sink, the lower the pillow.',
        },
      ],
      image: pictures.pillows,
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over dekbedden en kussens',
        'nl-be': 'Vragen over donsdekens en kussens',
        de: 'Fragen zu Decken und Kissen',
        'de-at': 'Fragen zu Decken und Polstern',
        en: 'Questions about duvets and pillows',
      },
      questions: [
        {
          question: {
            nl: 'Welke maat dekbed neem ik?',
            'nl-be': 'Welke maat donsdeken neem ik?',
            de: 'Welche Deckengröße nehme ich?',
            en: 'Which duvet size should I take?',
          },
          answer: {
            nl: 'Alleen 140 bij 200, samen 240 bij 200, met 20 centimeter erbij als je langer bent dan 1,85 meter. Trekken jullie ’s nachts aan hetzelfde dekbed, neem dan twee eenpersoons: elk zijn eigen warmte.',
            'nl-be':
              'Alleen 140 op 200, samen 240 op 200, met 20 centimeter erbij als je groter bent dan 1,85 meter. Trekken jullie ’s nachts aan hetzelfde deken, neem dan twee eenpersoons: elk zijn eigen warmte.',
            de: 'Allein 135 oder 140 mal 200, zu zweit 200 oder 240 mal 200, und 20 Zentimeter mehr, wenn Sie größer als 1,85 Meter sind. Ziehen Sie nachts beide an derselben Decke, nehmen Sie zwei einzelne: So hat jeder seine Wärme.',
            en: 'On your own 140 by 200, together 240 by 200, and 20 cm more in length if you are taller than 185 cm (6 ft 1). If you both pull at one duvet at night, take two single ones: to each their own warmth.',
          },
        },
        {
          question: {
            nl: 'Hoe vaak was ik een dekbed?',
            'nl-be': 'Hoe vaak was ik een donsdeken?',
            de: 'Wie oft wasche ich eine Decke?',
            en: 'How often do I wash a duvet?',
          },
          answer: {
            nl: 'Eén à twee keer per jaar, op de temperatuur van het etiket, en droog het daarna helemaal. Dons heeft daar een grote droger met twee tennisballen voor nodig. Wol lucht je liever: een nacht buiten in mist doet wonderen.',
            'nl-be':
              'Een of twee keer per jaar, op de temperatuur van het etiket, en droog het daarna helemaal. Dons heeft daar een grote droogkast met twee tennisballen voor nodig. Wol verlucht je liever: een vochtige nacht buiten doet wonderen.',
            de: 'Ein- bis zweimal im Jahr bei der Temperatur auf dem Etikett, danach ganz durchtrocknen. Daunen brauchen dafür einen großen Trockner und zwei Tennisbälle. Wolle lüften Sie lieber: Eine Nacht draußen bei feuchter Luft wirkt Wunder.',
            en: 'Once or twice a year, at the temperature on the label, and dry it right through afterward. Down needs a large dryer and two tennis balls for that. Wool is better aired: a damp night outside works wonders.',
          },
        },
        {
          question: {
            nl: 'Ik word wakker met een stijve nek. Ligt dat aan mijn kussen?',
            de: 'Ich wache mit steifem Nacken auf. Liegt das am Kissen?',
            'de-at': 'Ich wache mit steifem Nacken auf. Liegt das am Polster?',
            en: 'I wake up with a stiff neck. Is it my pillow?',
          },
          answer: {
            nl: 'Vaak wel. Laat iemand een foto maken terwijl je ligt: je neus hoort op één lijn te staan met je borstbeen. Wijst hij omhoog, dan is het kussen te hoog; wijst hij naar het matras, dan te laag. Houdt de pijn aan, vraag het dan je huisarts.',
            'nl-be':
              'Vaak wel. Laat iemand een foto maken terwijl je ligt: je neus hoort op één lijn te staan met je borstbeen. Wijst hij omhoog, dan is het kussen te hoog; wijst hij naar de matras, dan te laag. Blijft de pijn duren, vraag het dan aan je huisarts.',
            de: 'Oft ja. Lassen Sie sich im Liegen fotografieren: Die Nase sollte auf einer Linie mit dem Brustbein liegen. Zeigt sie nach oben, ist das Kissen zu hoch, zeigt sie zur Matratze, zu niedrig. Bleiben die Schmerzen, fragen Sie Ihren Hausarzt.',
            'de-at':
              'Oft ja. Lassen Sie sich im Liegen fotografieren: Die Nase sollte auf einer Linie mit dem Brustbein liegen. Zeigt sie nach oben, ist der Polster zu hoch, zeigt sie zur Matratze, zu niedrig. Bleiben die Schmerzen, fragen Sie Ihren Hausarzt.',
            en: 'Often, yes. Have someone take a photo while you lie down: your nose should be in line with your breastbone. If it points up, the pillow is too high; if it points to the mattress, too low. If the pain stays, ask your doctor.',
          },
        },
      ],
    },
  ],
};
