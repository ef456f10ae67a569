import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const mattresses: WrittenLister = {
  type: 'Lister',
  modified: '2026-09-14',
  title: { nl: 'Matrassen', de: 'Matratzen', en: 'Mattresses' },
  category: 'mattresses',
  metaTitle: {
    nl: 'Matrassen met 90 nachten proefslapen | Sluimer',
    de: 'Matratzen mit 90 Tagen Umtauschrecht | Sluimer',
    en: 'Mattresses with a 90-night trial | Sluimer',
  },
  metaDescription: {
    nl: 'Vergelijk matrassen op hardheid, kern en ventilatie. 10 jaar garantie op de kern, gratis bezorgd in de slaapkamer en je oude matras gaat mee terug.',
    'nl-be':
      'Vergelijk matrassen op hardheid, kern en ventilatie. 10 jaar garantie op de kern, gratis geleverd in de slaapkamer en je oude matras gaat mee terug.',
    de: 'Matratzen nach Härtegrad, Kern und Belüftung vergleichen. 10 Jahre Garantie auf den Kern, 90 Tage Umtauschrecht, Lieferung bis ins Schlafzimmer.',
    en: 'Compare mattresses by firmness, core and ventilation. 10-year warranty on the core, delivered to the bedroom, and we take your old one away.',
  },
  intro: {
    nl: 'Elk matras hier hebben we zelf beslapen en opengesneden; de graden van 1 tot 5 vertellen wat we vonden. Kies eerst je maat en je hardheid; de rest is verfijnen.',
    'nl-be':
      'Elke matras hier hebben we zelf beslapen en opengesneden; de graden van 1 tot 5 vertellen wat we vonden. Kies eerst je maat en je hardheid; de rest is verfijnen.',
    de: 'Auf jeder dieser Matratzen haben wir selbst geschlafen, und jede haben wir aufgeschnitten; die Punkte von 1 bis 5 sagen, was wir gefunden haben. Wählen Sie zuerst Größe und Härtegrad; der Rest ist Feinarbeit.',
    en: 'We have slept on every mattress here and cut each one open; the grades from 1 to 5 tell you what we found. Choose your size and firmness first; the rest is fine-tuning.',
  },
  image: pictures.bannerMattresses,
  banner: {
    startPosition: 5,
    repeatInterval: 0,
    title: {
      nl: 'Welk matras past bij jou?',
      'nl-be': 'Welke matras past bij jou?',
      de: 'Welche Matratze passt zu Ihnen?',
      en: 'Which mattress suits you?',
    },
    text: {
      nl: 'Vul in wie er slaapt, alleen of met z’n tweeën, en lees welke hardheid past, met drie matrassen erbij.',
      'nl-be':
        'Vul in wie er slaapt, alleen of met twee, en lees welke hardheid past, met drie matrassen erbij.',
      de: 'Geben Sie ein, wer darin schläft, allein oder zu zweit: Sie lesen, welche Härte passt, mit drei Matratzen.',
      en: 'Say who sleeps in it, alone or as two, and read which firmness suits, with three mattresses.',
    },
    link: {
      title: { nl: 'Advies op maat', de: 'Zum Matratzenberater', en: 'Mattress advisor' },
      page: 'mattress-advisor',
    },
    image: pictures.mattressCorner,
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Begin bij de hardheid',
        de: 'Beginnen Sie beim Härtegrad',
        en: 'Start with firmness',
      },
      paragraphs: [
        {
          nl: 'Een goed matras laat je schouder en heup zover wegzakken dat je rug recht blijft, en niet verder. Hoeveel tegendruk daarvoor nodig is, hangt vooral af van je gewicht. Tot ongeveer 60 kilo lig je goed op zacht, tot 90 kilo op medium, daarboven op stevig of extra stevig.',
          'nl-be':
            'Een goede matras laat je schouder en heup zover wegzakken dat je rug recht blijft, en niet verder. Hoeveel tegendruk daarvoor nodig is, hangt vooral af van je gewicht. Tot ongeveer 60 kilo lig je goed op zacht, tot 90 kilo op medium, daarboven op stevig of extra stevig.',
          de: 'Eine gute Matratze lässt Schulter und Hüfte so weit einsinken, dass der Rücken gerade bleibt, und nicht weiter. Wie viel Gegendruck es dafür braucht, hängt vor allem vom Gewicht ab. Bis etwa 60 Kilo liegen Sie gut auf weich, bis 90 Kilo auf mittel, darüber auf fest oder sehr fest.',
          en: 'A good mattress lets your shoulder and hip sink in just far enough to keep your back straight, and no further. How much push-back that takes depends mostly on your weight. Up to about 60 kg (130 lb) soft will usually suit you, up to 90 kg (200 lb) medium, above that firm or extra firm.',
        },
        {
          nl: 'Slaap je op je zij, ga dan bij twijfel een stap zachter: je schouder heeft ruimte nodig. Buikslapers en mensen die vaak draaien gaan juist een stap steviger.',
          de: 'Wenn Sie auf der Seite schlafen, gehen Sie im Zweifel eine Stufe weicher: Ihre Schulter braucht Platz. Bauchschläfer und Menschen, die sich oft drehen, gehen eher eine Stufe fester.',
          en: 'If you sleep on your side and are in doubt, go one step softer: your shoulder needs room. Stomach sleepers and people who turn over a lot go one step firmer instead.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Pocketvering, koudschuim, traagschuim of latex',
        de: 'Taschenfedern, Kaltschaum, Viscoschaum oder Latex',
        en: 'Pocket springs, HR foam, memory foam or latex',
      },
      paragraphs: [
        {
          nl: 'Pocketvering ligt veerkrachtig en ademt het best: elke veer zit in een eigen zakje, dus wie naast je ligt voelt weinig van je gedraai. Goed als je het snel warm hebt.',
          'nl-be':
            'Pocketvering ligt veerkrachtig en ademt het best: elke veer zit in een eigen zakje, dus wie naast je ligt voelt weinig van je gedraai. Goed als je het snel warm hebt.',
          de: 'Taschenfedern liegen sich lebendig und sind am luftigsten: Jede Feder sitzt in einer eigenen Tasche, darum spürt man nebenan wenig, wenn Sie sich drehen. Gut, wenn Ihnen schnell warm wird.',
          en: 'Pocket springs feel lively and breathe best: every spring sits in a pocket of its own, so the person beside you notices little when you turn. Good if you sleep hot.',
        },
        {
          nl: 'Koudschuim is stil, licht en buigt mee op een verstelbare bodem. Traagschuim vormt zich onder je warmte naar je lichaam en neemt druk weg bij pijnlijke schouders, maar het draait minder makkelijk en is warmer. Latex veert direct terug, ook plaatselijk, en gaat het langst mee. Het is ook het zwaarst om te tillen.',
          'nl-be':
            'Koudschuim is stil, licht en buigt mee op een verstelbare lattenbodem. Traagschuim vormt zich onder je warmte naar je lichaam en neemt druk weg bij pijnlijke schouders, maar je draait er minder makkelijk op en het is warmer. Latex veert meteen terug, ook plaatselijk, en gaat het langst mee. Het is ook het zwaarst om te tillen.',
          de: 'Kaltschaum ist leise, leicht und macht auf einem verstellbaren Rost jede Bewegung mit. Viscoschaum formt sich unter Ihrer Wärme nach dem Körper und nimmt Druck von schmerzenden Schultern; dafür dreht man sich schwerer, und es wird wärmer. Latex federt sofort und punktgenau zurück und hält am längsten. Er ist auch am schwersten zu heben.',
          en: 'HR foam is quiet, light and bends with an adjustable base. Memory foam molds itself to your body as it warms and takes pressure off sore shoulders, but turning is harder and it sleeps warmer. Latex springs back at once, right where you press, and lasts longest. It is also the heaviest to lift.',
        },
      ],
      image: pictures.mattressLayers,
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over matrassen',
        de: 'Fragen zu Matratzen',
        en: 'Questions about mattresses',
      },
      questions: [
        {
          question: {
            nl: 'Welke maat heb ik nodig?',
            de: 'Welche Größe brauche ich?',
            en: 'Which size do I need?',
          },
          answer: {
            nl: 'Neem een matras dat minstens 20 centimeter langer is dan jijzelf. In je eentje slaap je ruim op 90 centimeter breed; met zijn tweeën is 160 comfortabel en 180 royaal. Meet wel je bedombouw van binnen: een matras van 160 bij 200 past in een ombouw van diezelfde maat.',
            'nl-be':
              'Neem een matras die minstens 20 centimeter langer is dan jijzelf. Alleen slaap je ruim op 90 centimeter breed; met twee is 160 comfortabel en 180 royaal. Meet wel je bedkader aan de binnenkant: een matras van 160 op 200 past in een kader van diezelfde maat.',
            de: 'Die Matratze sollte mindestens 20 Zentimeter länger sein als Sie selbst. Allein schlafen Sie auf 90 Zentimetern bequem; zu zweit sind 160 angenehm und 180 großzügig. Messen Sie den Bettrahmen innen: In einen Rahmen von 160 mal 200 passt eine Matratze derselben Größe.',
            en: 'Take a mattress at least 20 cm (8 in) longer than you are. One person sleeps well on a width of 90 cm; for two, 160 is comfortable and 180 generous. Do measure the inside of your bed frame: a mattress of 160 by 200 fits a frame of that same size.',
          },
        },
        {
          question: {
            nl: 'Eén groot matras of twee losse?',
            'nl-be': 'Eén grote matras of twee losse?',
            de: 'Eine große Matratze oder zwei einzelne?',
            en: 'One large mattress or two single ones?',
          },
          answer: {
            nl: 'Schelen jullie meer dan twintig kilo of houdt de een van zacht en de ander van stevig, neem dan twee matrassen van 80 of 90 breed. Een topper over de volle breedte dekt de naad af. Lig je graag dicht tegen elkaar en zijn jullie ongeveer even zwaar, dan is één matras prettiger.',
            'nl-be':
              'Schelen jullie meer dan twintig kilo of ligt de ene graag zacht en de andere stevig, neem dan twee matrassen van 80 of 90 breed. Een topper over de volle breedte dekt de naad af. Lig je graag dicht tegen elkaar en zijn jullie ongeveer even zwaar, dan is één matras aangenamer.',
            de: 'Liegen zwischen Ihnen mehr als zwanzig Kilo oder mag die eine es weich und der andere fest, nehmen Sie zwei Matratzen von 80 oder 90 Zentimetern. Ein durchgehender Topper deckt die Besucherritze ab. Liegen Sie gern eng beieinander und wiegen ähnlich viel, ist eine Matratze schöner.',
            en: 'If there are more than 20 kg (45 lb) between you, or one likes it soft and the other firm, take two mattresses of 80 or 90 cm. A topper across the full width covers the gap. If you like to lie close and weigh about the same, one mattress is nicer.',
          },
        },
        {
          question: {
            nl: 'Wanneer is mijn matras aan vervanging toe?',
            de: 'Wann ist meine Matratze fällig?',
            en: 'When does my mattress need replacing?',
          },
          answer: {
            nl: 'Na acht tot tien jaar meestal. Sneller als je een kuil voelt, stijf wakker wordt en een uur later nergens meer last van hebt, of in een vreemd bed beter slaapt dan thuis.',
            'nl-be':
              'Na acht tot tien jaar meestal. Sneller als je een kuil voelt, stijf wakker wordt en een uur later nergens meer last van hebt, of in een vreemd bed beter slaapt dan thuis.',
            de: 'Meist nach acht bis zehn Jahren. Früher, wenn Sie eine Kuhle spüren, steif aufwachen und eine Stunde später nichts mehr merken oder in einem fremden Bett besser schlafen als zu Hause.',
            en: 'Usually after eight to ten years. Sooner if you feel a dip, wake up stiff and are fine an hour later, or sleep better in a strange bed than at home.',
          },
        },
        {
          question: {
            nl: 'Ruikt een nieuw matras?',
            'nl-be': 'Ruikt een nieuwe matras?',
            de: 'Riecht eine neue Matratze?',
            en: 'Does a new mattress smell?',
          },
          answer: {
            nl: 'Schuim en latex ruiken de eerste dagen een beetje. Haal de folie eraf zodra het binnen is, zet een raam open en laat het een dag op de bodem liggen zonder beddengoed. Na een week is het weg.',
            'nl-be':
              'Schuim en latex ruiken de eerste dagen een beetje. Haal de folie er meteen af, zet een raam open en laat de matras een dag op de lattenbodem liggen zonder beddengoed. Na een week is de geur weg.',
            de: 'Schaum und Latex riechen in den ersten Tagen ein wenig. Nehmen Sie die Folie gleich ab, öffnen Sie ein Fenster und lassen Sie die Matratze einen Tag ohne Bettzeug auf dem Rost liegen. Nach einer Woche ist der Geruch verflogen.',
            en: 'Foam and latex smell a little for the first few days. Take the plastic off right away, open a window and leave the mattress on its base for a day without bedding. After a week the smell is gone.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: {
        nl: 'Hulp bij het kiezen',
        de: 'Hilfe bei der Auswahl',
        en: 'Help with choosing',
      },
      links: [
        { page: 'mattress-advisor' },
        { page: 'advice-rule' },
        { page: 'firmness-advice' },
        { page: 'mattress-advice' },
      ],
    },
  ],
};
