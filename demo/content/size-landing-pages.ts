import { FREE_DELIVERY_FROM } from '../amount.ts';
import { inSizes } from './filter-links.ts';
import type { WrittenLandingPage } from './written-page.ts';

/** Categories in the sizes that most shoppers look for (F11). */
export const sizeLandingPages: readonly WrittenLandingPage[] = [
  {
    name: 'mattresses-80x200',
    lister: 'mattresses',
    filters: [inSizes('80x200')],
    modified: '2026-11-16',
    title: { nl: 'Matrassen 80x200', de: 'Matratzen 80x200', en: 'Mattresses 80x200 cm' },
    text: {
      nl: 'Meestal de helft van een bed van 160: twee naast elkaar, elk in de hardheid van wie erop ligt. Meet bij een elektrische bodem eerst na, want een matras van 90 klemt daar tussen de beugels.',
      'nl-be':
        'Meestal de helft van een bed van 160: twee naast elkaar, elk in de hardheid van wie erop ligt. Meet bij een elektrische lattenbodem eerst na, want een matras van 90 zit daar klem tussen de beugels.',
      de: 'Meist die Hälfte eines Bettes von 160: zwei nebeneinander, jede in dem Härtegrad, den ihr Schläfer braucht. Messen Sie bei einem elektrischen Lattenrost vorher nach: 90 klemmt dort zwischen den Bügeln.',
      en: 'Usually one half of a bed of 160 cm: two side by side, each as firm as its sleeper needs. With an electric base, measure first: a mattress of 90 cm jams between its retainer bars.',
    },
    metaTitle: {
      nl: 'Matras 80x200: half lits-jumeaux of smal bed | Sluimer',
      de: 'Matratze 80x200 fürs halbe Doppelbett | Sluimer',
      en: 'Narrow single mattresses 80x200 cm | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van 80 bij 200 voor een smal bed, of per twee voor een bed van 160. Kies per kant een hardheid en slaap er thuis 90 nachten op proef op.',
      'nl-be':
        'Matrassen van 80 op 200 voor een smal bed, of per twee voor een bed van 160. Kies per kant een hardheid en slaap er thuis 90 nachten op proef op.',
      de: 'Matratzen in 80 mal 200 für schmale Betten oder zu zweit im Bett von 160. Jede Seite mit eigenem Härtegrad, dazu 90 Tage Umtauschrecht.',
      en: 'Mattresses of 80 by 200 cm (31 by 79 in) for a narrow bed, or two for a bed of 160. A firmness for each side, and 90 nights to try them.',
    },
  },
  {
    name: 'mattresses-90x200',
    lister: 'mattresses',
    filters: [inSizes('90x200')],
    modified: '2026-10-12',
    title: { nl: 'Matrassen 90x200', de: 'Matratzen 90x200', en: 'Mattresses 90x200 cm' },
    text: {
      nl: 'Voor het eerste grote bed van een kind, een tiener of een volwassene alleen. Een kind van acht weegt 25 kilo en ligt goed op zacht of medium; koop niet op de groei, want over tien jaar is elk matras toch op.',
      'nl-be':
        'Voor het eerste grote bed van een kind, een tiener of een volwassene alleen. Een kind van acht weegt 25 kilo en ligt goed op zacht of medium; koop niet op de groei, want over tien jaar is elke matras toch op.',
      de: 'Für das erste große Bett eines Kindes, für Jugendliche oder Erwachsene allein. Ein Kind von acht Jahren wiegt 25 Kilo und liegt auf weich oder mittel gut; kaufen Sie nicht auf Zuwachs, in zehn Jahren ist jede Matratze verbraucht.',
      en: 'For a child’s first grown-up bed, a teenager or an adult alone. A child of eight weighs 25 kg (55 lb) and sleeps well on soft or medium; don’t buy one to grow into, for in ten years any mattress is worn out.',
    },
    metaTitle: {
      nl: 'Matras 90x200: eenpersoons en kinderbed | Sluimer',
      de: 'Matratze 90x200: Einzelbett und Kinderbett | Sluimer',
      en: 'Single mattresses 90x200 cm, kids too | Sluimer',
    },
    metaDescription: {
      nl: 'Eenpersoonsmatrassen van 90 bij 200 voor kinderen, tieners en volwassenen. Kies op gewicht en slaaphouding, met 10 jaar garantie op de kern.',
      'nl-be':
        'Eenpersoonsmatrassen van 90 op 200 voor kinderen, tieners en volwassenen. Kies op gewicht en slaaphouding, met 10 jaar garantie op de kern.',
      de: 'Matratzen in 90 mal 200 für Kinder, Jugendliche und Erwachsene. Nach Gewicht und Schlafposition wählen, mit 10 Jahren Garantie auf den Kern.',
      en: 'Single mattresses of 90 by 200 cm (35 by 79 in) for children, teenagers and adults. Choose by weight and position; 10 years of warranty.',
    },
  },
  {
    name: 'mattresses-140x200',
    lister: 'mattresses',
    filters: [inSizes('140x200')],
    modified: '2026-11-16',
    title: { nl: 'Matrassen 140x200', de: 'Matratzen 140x200', en: 'Mattresses 140x200 cm' },
    text: {
      nl: 'Heerlijk ruim voor één, knus voor twee: samen heb je elk 70 centimeter, zo breed als een kinderbed. Slaap je er met z’n tweeën op, let dan op een kern die bewegingen dempt, zoals pocketvering of traagschuim.',
      'nl-be':
        'Heerlijk ruim voor één, gezellig voor twee: samen heb je elk 70 centimeter, zo breed als een kinderbed. Slaap je er met twee op, let dan op een kern die bewegingen dempt, zoals pocketvering of traagschuim.',
      de: 'Herrlich breit für eine Person, kuschelig für zwei: Zu zweit bleiben jedem 70 Zentimeter, so viel wie im Kinderbett. Achten Sie dann auf einen Kern, der Bewegungen dämpft, etwa Taschenfedern oder Viscoschaum.',
      en: 'Plenty of room for one, snug for two: shared, you have 70 cm (28 in) each, the width of a child’s bed. For two, look for a core that absorbs movement, such as pocket springs or memory foam.',
    },
    metaTitle: {
      nl: 'Matras 140x200 voor één of twee | Sluimer',
      de: 'Matratze 140x200 für eine oder zwei | Sluimer',
      en: 'Mattresses 140x200 cm, near full size | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van 140 bij 200 voor wie alleen ruim wil liggen of samen dicht slaapt. Vergelijk kern, hardheid en prijs, met 10 jaar garantie op de kern.',
      'nl-be':
        'Matrassen van 140 op 200 voor wie alleen ruim wil liggen of samen dicht slaapt. Vergelijk kern, hardheid en prijs, met 10 jaar garantie op de kern.',
      de: 'Matratzen in 140 mal 200 für alle, die allein viel Platz oder zu zweit Nähe mögen. Kern, Härtegrad und Preis vergleichen, 10 Jahre Garantie.',
      en: 'Mattresses of 140 by 200 cm (55 by 79 in), for one with room to spare or two who sleep close. Compare core, firmness and price at a glance.',
    },
  },
  {
    name: 'mattresses-160x200',
    lister: 'mattresses',
    filters: [inSizes('160x200')],
    modified: '2026-10-12',
    title: { nl: 'Matrassen 160x200', de: 'Matratzen 160x200', en: 'Mattresses 160x200 cm' },
    text: {
      nl: 'De gewone maat voor twee: 80 centimeter voor ieder, en hij past in bijna elke slaapkamer. Kies één matras als jullie dezelfde hardheid willen, of twee van 80 als dat niet zo is.',
      'nl-be':
        'De gewone maat voor twee: 80 centimeter voor elk, en hij past in bijna elke slaapkamer. Kies één matras als jullie dezelfde hardheid willen, of twee van 80 als dat niet zo is.',
      de: 'Die übliche Größe für zwei: 80 Zentimeter für jeden, und sie passt in fast jedes Schlafzimmer. Nehmen Sie eine Matratze, wenn Sie denselben Härtegrad mögen, sonst zwei von 80.',
      en: 'The usual size for two, close to a queen: 80 cm (31 in) each, and it fits almost any bedroom. Take one mattress if you want the same firmness, or two of 80 if you don’t.',
    },
    metaTitle: {
      nl: 'Matras 160x200 kopen: 90 nachten op proef | Sluimer',
      de: 'Matratze 160x200 mit Umtauschrecht | Sluimer',
      en: 'Mattresses 160x200 cm, near queen size | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van 160 bij 200 centimeter, van koudschuim tot pocketvering. Vergelijk hardheid en ventilatie en slaap er thuis 90 nachten op proef op.',
      'nl-be':
        'Matrassen van 160 op 200 centimeter, van koudschuim tot pocketvering. Vergelijk hardheid en ventilatie en slaap er thuis 90 nachten op proef op.',
      de: 'Matratzen in 160 mal 200 Zentimetern, von Kaltschaum bis Taschenfederkern. Härtegrad und Belüftung vergleichen, 90 Tage Umtauschrecht nutzen.',
      en: 'Mattresses of 160 by 200 cm (63 by 79 in), from HR foam to pocket springs. Compare firmness and ventilation, and try yours for 90 nights.',
    },
  },
  {
    name: 'mattresses-180x200',
    lister: 'mattresses',
    filters: [inSizes('180x200')],
    modified: '2026-11-16',
    title: { nl: 'Matrassen 180x200', de: 'Matratzen 180x200', en: 'Mattresses 180x200 cm' },
    text: {
      nl: 'Eén matras van 180 heeft geen kier in het midden, maar vraagt een vlakke bodem en een trap waar hij langs kan. Heb je twee verstelbare bodems, of scheelt jullie gewicht meer dan 20 kilo, neem dan twee van 90.',
      'nl-be':
        'Eén matras van 180 heeft geen kier in het midden, maar vraagt een vlakke lattenbodem en een trap waar hij langs kan. Heb je twee verstelbare lattenbodems, of scheelt jullie gewicht meer dan 20 kilo, neem dan twee van 90.',
      de: 'Eine Matratze von 180 hat keine Ritze, braucht aber einen ebenen Rost und eine Treppe, um die sie passt. Haben Sie zwei verstellbare Roste, oder wiegt eine Person 20 Kilo mehr, nehmen Sie lieber zwei von 90.',
      en: 'A single mattress of 180 cm has no gap in the middle, but needs a flat base and stairs that it fits up. With two adjustable bases, or more than 20 kg (45 lb) between you, take two of 90 instead.',
    },
    metaTitle: {
      nl: 'Matras 180x200 zonder kier in het midden | Sluimer',
      de: 'Matratze 180x200 ohne Ritze in der Mitte | Sluimer',
      en: 'Mattresses 180x200 cm, near king size | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van 180 bij 200 uit één stuk, of met twee hardheden onder één hoes. Gratis bezorgd, naar boven gedragen en 90 nachten op proef.',
      'nl-be':
        'Matrassen van 180 op 200 uit één stuk, of met twee hardheden onder één hoes. Gratis geleverd, naar boven gedragen en 90 nachten op proef.',
      de: 'Matratzen in 180 mal 200 aus einem Stück oder mit zwei Härtegraden in einem Bezug. Kostenlos geliefert, mit 90 Tagen Umtauschrecht für Sie.',
      en: 'Mattresses of 180 by 200 cm (71 by 79 in) in one piece, or with two firmnesses under one cover. Delivered free, and yours to try for 90 nights.',
    },
  },
  {
    name: 'box-springs-140x200',
    lister: 'box-springs',
    filters: [inSizes('140x200')],
    modified: '2026-11-16',
    title: {
      nl: 'Boxsprings 140x200',
      de: 'Boxspringbetten 140x200',
      en: 'Box springs 140x200 cm',
    },
    text: {
      nl: 'Voor een logeerkamer, een eerste eigen huis of wie alleen slaapt en de ruimte neemt. Alle bedden in deze maat zijn vlak. Zoek je plek voor dekbedden en koffers, kies dan een opbergboxspring, en laat aan de kant van de klep 70 centimeter vrij.',
      'nl-be':
        'Voor een logeerkamer, een eerste eigen huis of wie alleen slaapt en de ruimte neemt. Alle bedden in deze maat zijn vlak. Zoek je plek voor donsdekens en koffers, kies dan een opbergboxspring, en laat aan de kant van de klep 70 centimeter vrij.',
      de: 'Für das Gästezimmer, die erste Wohnung oder alle, die allein schlafen und Platz mögen. Alle Betten dieser Größe sind eben. Suchen Sie Platz für Decken und Koffer, nehmen Sie ein Bett mit Bettkasten und lassen Sie davor 70 Zentimeter frei.',
      en: 'For a guest room, a first home, or one sleeper who likes to spread out. All beds of this size are flat. If you need a place for duvets and suitcases, choose one with storage, and leave 70 cm (28 in) free in front of it.',
    },
    metaTitle: {
      nl: 'Boxspring 140x200 voor kleine kamers | Sluimer',
      de: 'Boxspringbett 140x200 für kleine Zimmer | Sluimer',
      en: 'Box spring beds 140x200 cm, near full | Sluimer',
    },
    metaDescription: {
      nl: 'Boxsprings van 140 bij 200, compleet met matras en hoofdbord, ook met opbergruimte onder het matras. Thuis neergezet en 90 nachten op proef.',
      'nl-be':
        'Boxsprings van 140 op 200, compleet met matras en hoofdbord, ook met opbergruimte onder de matras. Thuis neergezet en 90 nachten op proef.',
      de: 'Boxspringbetten in 140 mal 200 mit Matratze und Kopfteil, auch mit Stauraum unter der Liegefläche. Aufgebaut und mit 90 Tagen Umtauschrecht.',
      'de-at':
        'Boxspringbetten in 140 mal 200 mit Matratze und Kopfteil, auch mit Stauraum unter der Liegefläche. Aufgestellt und mit 90 Tagen Umtauschrecht.',
      en: 'Box spring beds of 140 by 200 cm (55 by 79 in) with mattress and headboard, some with storage under the mattress. Set up in your bedroom.',
    },
  },
  {
    name: 'box-springs-160x200',
    lister: 'box-springs',
    filters: [inSizes('160x200')],
    modified: '2026-11-16',
    title: {
      nl: 'Boxsprings 160x200',
      de: 'Boxspringbetten 160x200',
      en: 'Box springs 160x200 cm',
    },
    text: {
      nl: 'De maat voor slaapkamers tot een meter of drie breed: er blijft aan beide kanten ruimte om langs te lopen. Tel bij het hoofdbord een paar centimeter per kant op, en meet of de nachtkastjes er nog naast kunnen.',
      de: 'Die Größe für Schlafzimmer bis etwa drei Meter Breite: Auf beiden Seiten bleibt Platz zum Vorbeigehen. Rechnen Sie beim Kopfteil ein paar Zentimeter je Seite dazu und messen Sie, ob die Nachttische noch passen.',
      'de-at':
        'Die Größe für Schlafzimmer bis etwa drei Meter Breite: Auf beiden Seiten bleibt Platz zum Vorbeigehen. Rechnen Sie beim Kopfhaupt ein paar Zentimeter je Seite dazu und messen Sie, ob die Nachtkästchen noch passen.',
      en: 'The size for bedrooms up to about 3 m (10 ft) wide: there is room to walk past on either side. Allow a little more for the headboard, and measure whether your nightstands still fit.',
    },
    metaTitle: {
      nl: 'Boxspring 160x200 voor twee | Sluimer',
      de: 'Boxspringbett 160x200 für zwei | Sluimer',
      en: 'Box spring beds 160x200 cm, near queen | Sluimer',
    },
    metaDescription: {
      nl: 'Tweepersoons boxsprings van 160 bij 200, vlak, met opbergruimte of elektrisch. Vergelijk ze op stof, hardheid en levertijd; gratis bezorgd.',
      'nl-be':
        'Tweepersoons boxsprings van 160 op 200, vlak, met opbergruimte of elektrisch. Vergelijk ze op stof, hardheid en levertijd; gratis geleverd.',
      de: 'Boxspringbetten in 160 mal 200 für zwei, eben, mit Stauraum oder elektrisch. Nach Stoff, Härtegrad und Lieferzeit vergleichen; frei Haus.',
      en: 'Box spring beds of 160 by 200 cm (63 by 79 in) for two: flat, with storage or electric. Compare fabric, firmness and delivery time before you buy.',
    },
  },
  {
    name: 'box-springs-180x200',
    lister: 'box-springs',
    filters: [inSizes('180x200')],
    modified: '2026-10-05',
    title: {
      nl: 'Boxsprings 180x200',
      de: 'Boxspringbetten 180x200',
      en: 'Box springs 180x200 cm',
    },
    text: {
      nl: 'Negentig centimeter voor ieder: de maat waarop je elkaar ’s nachts niet meer in de weg ligt. Reken met hoofdbord op een bed van ongeveer 185 bij 215 centimeter.',
      'nl-be':
        'Negentig centimeter voor elk: de maat waarop je elkaar ’s nachts niet meer in de weg ligt. Reken met hoofdbord op een bed van ongeveer 185 op 215 centimeter.',
      de: 'Neunzig Zentimeter für jeden: die Größe, bei der man sich nachts nicht mehr in die Quere kommt. Rechnen Sie mit Kopfteil etwa 185 mal 215 Zentimeter Stellfläche.',
      en: 'Ninety centimeters (35 in) each: the size at which you no longer get in each other’s way. With its headboard, count on about 185 by 215 cm (73 by 85 in).',
    },
    metaTitle: {
      nl: 'Boxspring 180x200 compleet met topper | Sluimer',
      de: 'Boxspringbett 180x200 komplett mit Topper | Sluimer',
      en: 'Box spring beds 180x200 cm with topper | Sluimer',
    },
    metaDescription: {
      nl: 'Complete boxsprings van 180 bij 200 met matrassen, topper en hoofdbord. Kies kleur en uitvoering; we dragen alles naar boven en zetten het neer.',
      'nl-be':
        'Complete boxsprings van 180 op 200 met matrassen, topper en hoofdbord. Kies kleur en uitvoering; we dragen alles naar boven en zetten het neer.',
      de: 'Komplette Boxspringbetten in 180 mal 200 mit Matratzen, Topper und Kopfteil. Farbe und Ausführung wählen; wir tragen alles hinauf und bauen auf.',
      en: 'Complete box spring beds of 180 by 200 cm with mattresses, topper and headboard. Choose your fabric; we carry it upstairs and set it up.',
    },
  },
  {
    name: 'toppers-90x200',
    lister: 'toppers',
    filters: [inSizes('90x200')],
    modified: '2026-11-16',
    title: { nl: 'Toppers 90x200', de: 'Topper 90x200', en: 'Toppers 90x200 cm' },
    text: {
      nl: 'Voor een eenpersoonsbed, en voor een bed met twee bodems die los van elkaar omhooggaan. Ligt je matras in een vast tweepersoonsbed, kies dan één brede topper: die dekt de kier toe.',
      'nl-be':
        'Voor een eenpersoonsbed, en voor een bed met twee lattenbodems die los van elkaar omhooggaan. Heb je een vast tweepersoonsbed, kies dan één brede topper: die dekt de kier toe.',
      de: 'Für ein Einzelbett und für Betten mit zwei Rosten, die getrennt hochfahren. Im festen Doppelbett nehmen Sie besser einen breiten Topper: Er überdeckt die Ritze.',
      en: 'For a single bed, and for a bed whose two bases rise separately. On a fixed double bed, choose one wide topper instead: it covers the gap.',
    },
    metaTitle: {
      nl: 'Topper 90x200 voor een eenpersoonsbed | Sluimer',
      de: 'Topper 90x200 für das Einzelbett | Sluimer',
      en: 'Single mattress toppers 90x200 cm | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers van 90 bij 200 van koudschuim, traagschuim, latex of wol. Ze maken een hard bed zachter, en je ligt er thuis 90 nachten op proef op.',
      'nl-be':
        'Toppers van 90 op 200 van koudschuim, traagschuim, latex of wol. Ze maken een hard bed zachter, en je ligt er thuis 90 nachten op proef op.',
      de: 'Topper in 90 mal 200 aus Kaltschaum, Viscoschaum, Latex oder Wolle. Sie machen ein hartes Bett weicher, mit 90 Tagen Umtauschrecht zu Hause.',
      en: 'Toppers of 90 by 200 cm (35 by 79 in) in HR foam, memory foam, latex or wool. They soften a hard bed, and you can try yours for 90 nights.',
    },
  },
  {
    name: 'toppers-140x200',
    lister: 'toppers',
    filters: [inSizes('140x200')],
    modified: '2026-11-16',
    title: { nl: 'Toppers 140x200', de: 'Topper 140x200', en: 'Toppers 140x200 cm' },
    text: {
      nl: 'Een topper van traagschuim of latex maakt een bed van 140 zachter dat te hard is. Een kuil vult geen enkele topper op: is het matras doorgelegen, dan is het tijd voor een nieuw.',
      'nl-be':
        'Een topper van traagschuim of latex maakt een bed van 140 zachter dat te hard is. Een put vult geen enkele topper op: is de matras doorgelegen, dan is het tijd voor een nieuwe.',
      de: 'Ein Topper aus Viscoschaum oder Latex macht ein Bett von 140 weicher, das zu hart ist. Eine Kuhle füllt kein Topper: Ist die Matratze durchgelegen, wird es Zeit für eine neue.',
      en: 'A topper of memory foam or latex softens a bed of 140 cm that is too hard. No topper fills a dip, though: if the mattress sags, it is time for a new one.',
    },
    metaTitle: {
      nl: 'Topper 140x200: zachter liggen | Sluimer',
      de: 'Topper 140x200: weicher liegen | Sluimer',
      en: 'Mattress toppers 140x200 cm, near full | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers van 140 bij 200 in zacht, medium en stevig. Lees bij elke topper hoe dik hij is, hoe warm hij slaapt en of de hoes in de was mag.',
      'nl-be':
        'Toppers van 140 op 200 in zacht, medium en stevig. Lees bij elke topper hoe dik hij is, hoe warm hij slaapt en of de hoes in de was mag.',
      de: 'Topper in 140 mal 200, weich, mittel oder fest. Bei jedem lesen Sie, wie hoch er ist, wie warm er schläft und ob der Bezug in die Wäsche darf.',
      en: 'Toppers of 140 by 200 cm (55 by 79 in) in soft, medium and firm. Each says how thick it is, how warm it sleeps and whether its cover washes.',
    },
  },
  {
    name: 'toppers-160x200',
    lister: 'toppers',
    filters: [inSizes('160x200')],
    modified: '2026-11-16',
    title: { nl: 'Toppers 160x200', de: 'Topper 160x200', en: 'Toppers 160x200 cm' },
    text: {
      nl: 'Eén topper over twee matrassen van 80 maakt er één bed van, zonder kier. Neem een hoeslaken voor toppers: een gewoon laken is te hoog en kreukelt onder je rug.',
      de: 'Ein Topper über zwei Matratzen von 80 macht daraus ein Bett ohne Ritze. Nehmen Sie ein Spannbettlaken für Topper: Ein gewöhnliches ist zu hoch und wirft Falten unter dem Rücken.',
      'de-at':
        'Ein Topper über zwei Matratzen von 80 macht daraus ein Bett ohne Ritze. Nehmen Sie ein Spannleintuch für Topper: Ein gewöhnliches ist zu hoch und wirft Falten unter dem Rücken.',
      en: 'One topper over two mattresses of 80 cm makes a single bed of them, without a gap. Get a fitted sheet made for toppers: an ordinary one is too deep and creases under your back.',
    },
    metaTitle: {
      nl: 'Topper 160x200 over twee matrassen | Sluimer',
      de: 'Topper 160x200 über zwei Matratzen | Sluimer',
      en: 'Mattress toppers 160x200 cm, near queen | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers van 160 bij 200 die de kier tussen twee matrassen dichten. In koudschuim, traagschuim, latex en wol, en thuis 90 nachten op proef.',
      'nl-be':
        'Toppers van 160 op 200 die de kier tussen twee matrassen dichten. In koudschuim, traagschuim, latex en wol, en thuis 90 nachten op proef.',
      de: 'Topper in 160 mal 200, die die Ritze zwischen zwei Matratzen schließen. Aus Kaltschaum, Viscoschaum, Latex und Wolle, 90 Tage Umtauschrecht.',
      en: 'Toppers of 160 by 200 cm (63 by 79 in) that close the gap between two mattresses. In HR foam, memory foam, latex and wool, on a 90-night trial.',
    },
  },
  {
    name: 'toppers-180x200',
    lister: 'toppers',
    filters: [inSizes('180x200')],
    modified: '2026-11-16',
    title: { nl: 'Toppers 180x200', de: 'Topper 180x200', en: 'Toppers 180x200 cm' },
    text: {
      nl: 'De topper voor een boxspring van 180. Gaan de helften van het bed apart omhoog, zoek dan een splittopper, die boven gedeeld is; een topper uit één stuk trekt dan scheef.',
      de: 'Der Topper für ein Boxspringbett von 180. Fahren die Hälften getrennt hoch, suchen Sie einen Splittopper, der oben geteilt ist; einer aus einem Stück verzieht sich dann.',
      en: 'The topper for a box spring of 180 cm. If its halves rise separately, look for a split topper, divided at the head; one in a single piece is pulled askew.',
    },
    metaTitle: {
      nl: 'Topper 180x200 voor je boxspring | Sluimer',
      de: 'Topper 180x200 fürs Boxspringbett | Sluimer',
      en: 'Mattress toppers 180x200 cm, near king | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers van 180 bij 200 voor boxspring en tweepersoonsbed, ook gedeeld voor elektrische bedden. Met hoogte en hardheid bij elke topper.',
      'nl-be':
        'Toppers van 180 op 200 voor boxspring en tweepersoonsbed, ook gedeeld voor elektrische bedden. Met hoogte en hardheid bij elke topper.',
      de: 'Topper in 180 mal 200 für Boxspringbett und Doppelbett, auch geteilt für elektrische Betten. Mit Angaben zu Höhe, Härtegrad und Wäsche.',
      en: 'Toppers of 180 by 200 cm (71 by 79 in) for box springs and large doubles, split ones for electric beds too. Each with height and firmness.',
    },
  },
  {
    name: 'duvets-140x200',
    lister: 'duvets',
    filters: [inSizes('140x200')],
    modified: '2026-11-16',
    title: {
      nl: 'Dekbedden 140x200',
      'nl-be': 'Donsdekens 140x200',
      de: 'Bettdecken 140x200',
      en: 'Duvets 140x200 cm',
    },
    text: {
      nl: 'Het gewone eenpersoonsdekbed, voor wie tot ongeveer 1,80 meter lang is. Ben je langer, neem dan 140x220: anders trek je het ’s nachts van je voeten of van je schouders.',
      'nl-be':
        'Het gewone eenpersoonsdonsdeken, voor wie tot ongeveer 1,80 meter groot is. Ben je groter, neem dan 140x220: anders trek je het ’s nachts van je voeten of van je schouders.',
      de: 'Die Decke für eine Person bis etwa 1,80 Meter, fünf Zentimeter breiter als die übliche von 135. Sind Sie größer, nehmen Sie 220 in der Länge; Bezüge für 135 sind dafür zu schmal.',
      en: 'The usual European duvet for one, for people up to about 1.80 m (5 ft 11). If you are taller, take 140x220, or you will pull it off your feet or your shoulders at night.',
    },
    metaTitle: {
      nl: 'Dekbed 140x200 eenpersoons | Sluimer',
      'nl-be': 'Donsdeken 140x200 voor één | Sluimer',
      de: 'Bettdecke 140x200 für eine Person | Sluimer',
      en: 'Single duvets 140x200 cm (55x79 in) | Sluimer',
    },
    metaDescription: {
      nl: `Eenpersoonsdekbedden van 140 bij 200 van dons, wol, katoen of vezel, van koel tot extra warm. Vanaf ${FREE_DELIVERY_FROM} brengen we ze gratis.`,
      'nl-be': `Donsdekens van 140 op 200 voor één persoon, van dons, wol, katoen of vezel, van koel tot extra warm. Vanaf ${FREE_DELIVERY_FROM} gratis geleverd.`,
      de: `Bettdecken in 140 mal 200 aus Daunen, Wolle, Baumwolle oder Faser, von kühl bis extrawarm für eine Person. Ab ${FREE_DELIVERY_FROM} versandfrei.`,
      en: `Duvets of 140 by 200 cm for one in down, wool, cotton or fiber, from cool to extra warm. Choose by warmth; free delivery from ${FREE_DELIVERY_FROM}.`,
    },
  },
  {
    name: 'duvets-200x200',
    lister: 'duvets',
    filters: [inSizes('200x200')],
    modified: '2026-11-16',
    title: {
      nl: 'Dekbedden 200x200',
      'nl-be': 'Donsdekens 200x200',
      de: 'Bettdecken 200x200',
      en: 'Duvets 200x200 cm',
    },
    text: {
      nl: 'Voor twee in een bed van 140 of 160 breed: aan elke kant hangt er 20 tot 30 centimeter over. In een bed van 180 wordt het trekken; neem daar 240 breed of ieder een eigen dekbed.',
      'nl-be':
        'Voor twee in een bed van 140 of 160 breed: aan elke kant hangt er 20 tot 30 centimeter over. In een bed van 180 wordt het trekken; neem daar 240 breed of elk een eigen donsdeken.',
      de: 'Für zwei im Bett von 140 oder 160: Auf jeder Seite hängen 20 bis 30 Zentimeter über. Im Bett von 180 wird daraus ein Tauziehen; nehmen Sie dort 240 oder jeder eine eigene Decke.',
      en: 'For two in a bed of 140 or 160 cm: it hangs over by 20 to 30 cm (8 to 12 in) on either side. In a bed of 180 it becomes a tug-of-war; take 240 there, or a duvet each.',
    },
    metaTitle: {
      nl: 'Dekbed 200x200 voor twee | Sluimer',
      'nl-be': 'Donsdeken 200x200 voor twee | Sluimer',
      de: 'Bettdecke 200x200 für zwei | Sluimer',
      en: 'Double duvets 200x200 cm (79x79 in) | Sluimer',
    },
    metaDescription: {
      nl: `Tweepersoonsdekbedden van 200 bij 200 voor bedden van 140 en 160 breed. Kies op warmteklasse en vulling; gratis bezorgd vanaf ${FREE_DELIVERY_FROM}.`,
      'nl-be': `Donsdekens van 200 op 200 voor twee, in bedden van 140 en 160 breed. Kies op warmteklasse en vulling; gratis geleverd vanaf ${FREE_DELIVERY_FROM}.`,
      de: `Bettdecken in 200 mal 200 für zwei in Betten von 140 und 160. Nach Wärmeklasse und Füllung vergleichen; ab ${FREE_DELIVERY_FROM} versandfrei.`,
      en: `Duvets of 200 by 200 cm for two in beds of 140 and 160 cm. Choose by warmth class and filling; delivery is free from ${FREE_DELIVERY_FROM}.`,
    },
  },
  {
    name: 'duvets-240x220',
    lister: 'duvets',
    filters: [inSizes('240x220')],
    modified: '2026-11-16',
    title: {
      nl: 'Dekbedden 240x220',
      'nl-be': 'Donsdekens 240x220',
      de: 'Bettdecken 240x220',
      en: 'Duvets 240x220 cm',
    },
    text: {
      nl: 'Groot genoeg om samen onder te slapen zonder te trekken, ook in een bed van 180 en ook voor wie lang is. Bedenk vooraf waar je het wast: gevuld met dons past het vaak alleen in een grote machine.',
      'nl-be':
        'Groot genoeg om samen onder te slapen zonder te trekken, ook in een bed van 180 en ook voor wie groot is. Bedenk vooraf waar je het wast: gevuld met dons past het vaak alleen in een grote machine.',
      de: 'Groß genug, um zu zweit darunter zu schlafen, ohne zu ziehen, auch im Bett von 180 und auch für große Menschen. Überlegen Sie vorher, wo Sie sie waschen: Mit Daunen passt sie oft nur in eine große Maschine.',
      en: 'Big enough for two to sleep under without pulling, in a bed of 180 cm and for tall people too. Think first about where to wash it: filled with down, it often fits only a large machine.',
    },
    metaTitle: {
      nl: 'Dekbed 240x220 lits-jumeaux | Sluimer',
      'nl-be': 'Donsdeken 240x220 voor een groot bed | Sluimer',
      de: 'Bettdecke 240x220 in Übergröße | Sluimer',
      en: 'King-size duvets 240x220 cm | Sluimer',
    },
    metaDescription: {
      nl: `Dekbedden van 240 bij 220 voor bedden van 160 tot 200 breed, ook voor lange mensen. Van zomerdun tot winterwarm; vanaf ${FREE_DELIVERY_FROM} gratis bezorgd.`,
      'nl-be': `Donsdekens van 240 op 220 voor bedden van 160 tot 200 breed, ook voor grote mensen. Van zomerdun tot winterwarm; gratis vanaf ${FREE_DELIVERY_FROM}.`,
      de: `Bettdecken in 240 mal 220 für Betten von 160 bis 200, auch für große Menschen. Von sommerdünn bis winterwarm; ab ${FREE_DELIVERY_FROM} versandfrei.`,
      en: `Duvets of 240 by 220 cm (94 by 87 in) for beds of 160 to 200 cm and for tall people. From summer light to winter warm; free from ${FREE_DELIVERY_FROM}.`,
    },
  },
];
