import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const boxSprings: WrittenLister = {
  type: 'Lister',
  modified: '2026-09-14',
  title: { nl: 'Boxsprings', de: 'Boxspringbetten', en: 'Box springs' },
  category: 'boxSprings',
  metaTitle: {
    nl: 'Boxsprings, compleet met topper | Sluimer',
    de: 'Boxspringbetten, komplett mit Topper | Sluimer',
    en: 'Box spring beds, complete with topper | Sluimer',
  },
  metaDescription: {
    nl: 'Vlakke, elektrische en opbergboxsprings in jouw maat en kleur. We zetten het bed in elkaar en geven je 90 nachten om erop proef te slapen.',
    'nl-be':
      'Vlakke, elektrische en opbergboxsprings in jouw maat en kleur. We zetten het bed in elkaar en geven je 90 nachten om erop proef te slapen.',
    de: 'Boxspringbetten in Ihrer Größe und Farbe, auch mit Motor oder Bettkasten. Wir bauen das Bett bei Ihnen auf und geben 90 Tage Umtauschrecht.',
    en: 'Box spring beds in your size and color, flat, electric or with storage. We put the bed together at your home and give you 90 nights to try it.',
  },
  intro: {
    nl: 'Compleet geleverd: twee verende boxen, matrassen, topper en hoofdbord. We zetten het bed bij je thuis in elkaar en nemen al het karton weer mee.',
    'nl-be':
      'Compleet geleverd: twee verende boxen, matrassen, topper en hoofdbord. We zetten het bed bij je thuis in elkaar en nemen al het karton weer mee.',
    de: 'Komplett geliefert: zwei gefederte Boxen, Matratzen, Topper und Kopfteil. Wir bauen das Bett bei Ihnen zu Hause auf und nehmen den ganzen Karton wieder mit.',
    en: 'Delivered complete: two sprung boxes, mattresses, topper and headboard. We put the bed together at your home and take all the cardboard away.',
  },
  image: pictures.bannerBoxSprings,
  banner: {
    startPosition: 5,
    repeatInterval: 0,
    title: {
      nl: 'Slaap er eerst 90 nachten op',
      de: '90 Tage Umtauschrecht',
      en: 'Sleep on it for 90 nights first',
    },
    text: {
      nl: 'Een bed koop je voor jaren. Bevalt het niet, dan halen we de boxspring weer op en krijg je je geld terug.',
      'nl-be':
        'Een bed koop je voor jaren. Valt het tegen, dan halen we de boxspring weer op en krijg je je geld terug.',
      de: 'Ein Bett kauft man für Jahre. Gefällt es Ihnen nicht, holen wir es wieder ab und Sie erhalten Ihr Geld zurück.',
      en: 'You buy a bed for years. If you don’t like it, we collect it and you get your money back.',
    },
    link: {
      title: {
        nl: 'Zo werkt proefslapen',
        de: 'So funktioniert es',
        en: 'How the trial works',
      },
      page: 'trial',
    },
    image: pictures.boxSpringCream,
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Wat maakt een boxspring goed?',
        de: 'Was macht ein gutes Boxspringbett aus?',
        en: 'What makes a good box spring bed?',
      },
      paragraphs: [
        {
          nl: 'Van onder naar boven: de box vangt de grote bewegingen op, het matras ondersteunt je rug en de topper maakt er één zacht ligvlak van. Het matras doet het meeste werk. Kijk daar dus het eerst naar, en naar de hardheid: die kies je op je gewicht en je slaaphouding.',
          'nl-be':
            'Van onder naar boven: de box vangt de grote bewegingen op, de matras ondersteunt je rug en de topper maakt er één zacht ligvlak van. De matras doet het meeste werk. Kijk daar dus het eerst naar, en naar de hardheid: die kies je op je gewicht en je slaaphouding.',
          de: 'Von unten nach oben: Die Box fängt die großen Bewegungen auf, die Matratze stützt den Rücken, und der Topper macht daraus eine weiche, durchgehende Liegefläche. Die meiste Arbeit leistet die Matratze. Sehen Sie sich also diese zuerst an und wählen Sie den Härtegrad nach Gewicht und Schlafposition.',
          en: 'From the bottom up: the box absorbs the big movements, the mattress supports your back, and the topper turns it into one soft surface. The mattress does most of the work. So look at that first, and choose the firmness by your weight and sleeping position.',
        },
        {
          nl: 'Let ook op de instaphoogte. Tussen 55 en 65 centimeter zit je met je voeten plat op de grond en sta je makkelijk op. Ben je kleiner dan 1,65 meter, blijf dan onder de 60.',
          'nl-be':
            'Let ook op de instaphoogte. Tussen 55 en 65 centimeter zit je met je voeten plat op de grond en sta je makkelijk op. Ben je kleiner dan 1,65 meter, blijf dan onder de 60.',
          de: 'Achten Sie auch auf die Einstiegshöhe. Zwischen 55 und 65 Zentimetern stehen die Füße flach auf dem Boden, und Sie kommen leicht hoch. Sind Sie kleiner als 1,65 Meter, bleiben Sie unter 60.',
          en: 'Mind the bed height, too. Between 55 and 65 cm (22 to 26 in) your feet rest flat on the floor and getting up is easy. If you are shorter than 165 cm (5 ft 5), stay below 60.',
        },
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Vlak, elektrisch of met opbergruimte',
        de: 'Flach, mit Motor oder mit Bettkasten',
        en: 'Flat, electric or with storage',
      },
      paragraphs: [
        {
          nl: 'Een vlakke boxspring is het stilst, het stevigst en het voordeligst. Een elektrische heeft per kant een motor: fijn als je leest, met je benen omhoog wilt liggen of moeilijk overeind komt. Een opbergboxspring klapt open aan het voeteneind; in een klein appartement scheelt dat een kast.',
          'nl-be':
            'Een vlakke boxspring is het stilst, het stevigst en het voordeligst. Een elektrische heeft per kant een motor: fijn als je leest, met je benen omhoog wil liggen of moeilijk rechtkomt. Een opbergboxspring klapt open aan het voeteneinde; op een klein appartement scheelt dat een kast.',
          de: 'Ein flaches Boxspringbett ist am leisesten, am stabilsten und am günstigsten. Eines mit Motor lässt sich auf jeder Seite verstellen: angenehm, wenn Sie lesen, die Beine hochlegen möchten oder schwer hochkommen. Ein Bett mit Bettkasten klappt am Fußende auf; in einer kleinen Wohnung spart das einen Schrank.',
          'de-at':
            'Ein flaches Boxspringbett ist am leisesten, am stabilsten und am günstigsten. Eines mit Motor lässt sich auf jeder Seite verstellen: angenehm, wenn Sie lesen, die Beine hochlegen möchten oder schwer hochkommen. Ein Bett mit Bettkasten klappt am Fußende auf; in einer kleinen Wohnung spart das einen Kasten.',
          en: 'A flat box spring is the quietest, the sturdiest and the least expensive. An electric one has a motor on each side: pleasant if you read, want your legs up or find it hard to sit up. A storage bed opens at the foot end, which saves a closet in a small apartment.',
        },
      ],
      image: pictures.boxSpringGreen,
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over boxsprings',
        de: 'Fragen zu Boxspringbetten',
        en: 'Questions about box springs',
      },
      questions: [
        {
          question: {
            nl: 'Past een boxspring op mijn trap?',
            de: 'Passt ein Boxspringbett durch mein Treppenhaus?',
            'de-at': 'Passt ein Boxspringbett durch mein Stiegenhaus?',
            en: 'Will a box spring fit up my stairs?',
          },
          answer: {
            nl: 'Dat hangt van je trap af. De meeste boxsprings komen vanaf 140 breed in losse delen: twee boxen, twee matrassen, een topper en een hoofdbord. In de breedte 180 is een box vaak 90 bij 200 bij 26 centimeter, en dat is krap in een smalle bocht. Een paar modellen komen in kleinere delen. Open een boxspring, kies je maat en vul bij ‘Komt het boven?’ de maten van je trap in: daar zie je per pakket of het erdoor gaat. Twijfel je, stuur ons dan een foto en we kijken mee.',
            'nl-be':
              'Dat hangt van je trap af. De meeste boxsprings komen vanaf 140 breed in losse delen: twee boxen, twee matrassen, een topper en een hoofdbord. In de breedte 180 is een box vaak 90 op 200 op 26 centimeter, en dat is krap in een smalle draai. Een paar modellen komen in kleinere delen. Open een boxspring, kies je maat en vul bij ‘Komt het boven?’ de maten van je trap in: daar zie je per pakket of het erdoor gaat. Twijfel je, stuur ons dan een foto en we kijken mee.',
            de: 'Das hängt von Ihrer Treppe ab. Die meisten Boxspringbetten kommen ab 140 Zentimetern Breite in Teilen: zwei Boxen, zwei Matratzen, ein Topper und ein Kopfteil. Bei einer Breite von 180 misst eine Box oft 90 mal 200 mal 26 Zentimeter, und das ist knapp in einer engen Biegung. Einige Modelle kommen in kleineren Teilen. Öffnen Sie ein Boxspringbett, wählen Sie Ihre Größe und geben Sie unter „Kommt es bis nach oben?“ die Maße Ihrer Treppe ein: Dort sehen Sie für jedes Paket, ob es durchpasst. Im Zweifel schicken Sie uns ein Foto, dann sehen wir es uns an.',
            'de-at':
              'Das hängt von Ihrer Stiege ab. Die meisten Boxspringbetten kommen ab 140 Zentimetern Breite in Teilen: zwei Boxen, zwei Matratzen, ein Topper und ein Betthaupt. Bei einer Breite von 180 misst eine Box oft 90 mal 200 mal 26 Zentimeter, und das ist knapp in einer engen Biegung. Einige Modelle kommen in kleineren Teilen. Öffnen Sie ein Boxspringbett, wählen Sie Ihre Größe und geben Sie unter „Kommt es bis nach oben?“ die Maße Ihrer Stiege ein: Dort sehen Sie für jedes Paket, ob es durchpasst. Im Zweifel schicken Sie uns ein Foto, dann sehen wir es uns an.',
            en: 'That depends on your stairs. From a width of 140 cm most box springs come in pieces: two bases, two mattresses, a topper and a headboard. For a 180 cm bed a base often measures 90 by 200 by 26 cm (35 by 79 by 10 in), which is tight in a narrow turn. A few models come in smaller pieces. Open a box spring, choose your size and measure under “Will it get upstairs?”: it tells you for each package whether it gets through. If you are not sure, send us a photo and we will have a look.',
          },
        },
        {
          question: {
            nl: 'Kunnen we elk een andere hardheid krijgen?',
            de: 'Können wir verschiedene Härtegrade bekommen?',
            en: 'Can we each have a different firmness?',
          },
          answer: {
            nl: 'Bij een boxspring met twee losse matrassen kan dat. Bij een deel van onze boxsprings kies je de hardheid links en rechts op de productpagina; bij de andere bestel je hem in de hardheid van de een en bel je ons voor de andere kant. De topper loopt over de volle breedte door, behalve bij een elektrisch bed.',
            'nl-be':
              'Bij een boxspring met twee losse matrassen kan dat. Bij een deel van onze boxsprings kies je de hardheid links en rechts op de productpagina; bij de andere bestel je hem in de hardheid van de ene en bel je ons voor de andere kant. De topper loopt over de volle breedte door, behalve bij een elektrisch bed.',
            de: 'Bei einem Boxspringbett mit zwei Matratzen geht das. Bei einem Teil unserer Betten wählen Sie den Härtegrad links und rechts auf der Produktseite; die anderen bestellen Sie im Härtegrad der einen Person und rufen uns wegen der anderen Seite an. Der Topper läuft über die ganze Breite durch, außer bei Betten mit Motor.',
            en: 'With two separate mattresses, yes. Some of our beds let you choose the firmness left and right on their page; order any other in one person’s firmness and call us about the other side. The topper runs across the full width, except on an electric bed.',
          },
        },
        {
          question: {
            nl: 'Moet er een topper op?',
            de: 'Braucht es wirklich einen Topper?',
            en: 'Does it need a topper?',
          },
          answer: {
            nl: 'We leveren hem standaard mee, want zonder topper lig je op de naad tussen de matrassen. Bovendien slijt de topper in plaats van het matras, en die vervang je voor een fractie van de prijs.',
            'nl-be':
              'We leveren hem standaard mee, want zonder topper lig je op de naad tussen de matrassen. Bovendien slijt de topper in plaats van de matras, en die vervang je voor een fractie van de prijs.',
            de: 'Wir liefern ihn immer mit, denn ohne Topper liegen Sie auf der Ritze zwischen den Matratzen. Außerdem nutzt sich der Topper ab statt der Matratze, und der ist für einen Bruchteil des Preises ersetzt.',
            en: 'We always include one, because without a topper you lie on the gap between the mattresses. It also takes the wear instead of the mattress, and replacing it costs a fraction of the price.',
          },
        },
        {
          question: {
            nl: 'Hoe maak ik de stof schoon?',
            'nl-be': 'Hoe maak ik de stof proper?',
            de: 'Wie reinige ich den Stoff?',
            en: 'How do I clean the fabric?',
          },
          answer: {
            nl: 'Stofzuig de bekleding eens per maand met een meubelborstel. Een vlek dep je meteen met lauw water en een witte doek, van buiten naar binnen. Wrijven maakt de vlek groter.',
            'nl-be':
              'Stofzuig de bekleding een keer per maand met een meubelborstel. Een vlek dep je meteen met lauw water en een witte doek, van buiten naar binnen. Wrijven maakt de vlek groter.',
            de: 'Saugen Sie den Bezug einmal im Monat mit einer Polsterdüse ab. Einen Fleck tupfen Sie sofort mit lauwarmem Wasser und einem weißen Tuch ab, von außen nach innen. Reiben macht ihn größer.',
            en: 'Vacuum the upholstery once a month with an upholstery brush. Dab a stain right away with lukewarm water and a white cloth, from the outside in. Rubbing makes it bigger.',
          },
        },
      ],
    },
  ],
};
