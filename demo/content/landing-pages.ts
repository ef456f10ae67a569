import { FREE_DELIVERY_FROM } from '../amount.ts';
import { brandLandingPages } from './brand-landing-pages.ts';
import { having } from './filter-links.ts';
import { sizeLandingPages } from './size-landing-pages.ts';
import type { WrittenLandingPage } from './written-page.ts';

/** Filtered categories that shoppers search for by name, and that may be indexed (F11). */
export const landingPages: readonly WrittenLandingPage[] = [
  ...sizeLandingPages,
  {
    name: 'firm-mattresses',
    lister: 'mattresses',
    filters: [having('matras_hardheid', 'stevig')],
    modified: '2026-10-19',
    title: { nl: 'Stevige matrassen', de: 'Feste Matratzen (H3)', en: 'Firm mattresses' },
    text: {
      nl: 'Stevig is voor wie tussen de 90 en 110 kilo weegt, of lichter is en op de buik slaapt. Zijslapers met smalle schouders liggen er meestal te hard op.',
      de: 'H3 ist für alle, die 90 bis 110 Kilo wiegen, oder die leichter sind und auf dem Bauch schlafen. Seitenschläfer mit schmalen Schultern liegen darauf meist zu hart.',
      en: 'Firm is for those who weigh between 90 and 110 kg (200 to 240 lb), or less and sleep on their stomach. Side sleepers with narrow shoulders usually find it too hard.',
    },
    metaTitle: {
      nl: 'Stevig matras voor 90 tot 110 kilo | Sluimer',
      'nl-be': 'Stevige matras voor 90 tot 110 kilo | Sluimer',
      de: 'Matratze H3 für 90 bis 110 Kilo | Sluimer',
      en: 'Firm mattresses for 90 to 110 kg | Sluimer',
    },
    metaDescription: {
      nl: 'Stevige matrassen van pocketvering, koudschuim en latex, voor zwaardere slapers en buikslapers. Niet zeker? Je hebt 90 nachten om te ruilen.',
      de: 'Matratzen in Härtegrad H3 aus Taschenfederkern, Kaltschaum und Latex für schwerere Menschen und Bauchschläfer, mit 90 Tagen Umtauschrecht.',
      en: 'Firm mattresses in pocket springs, HR foam and latex, for heavier people and stomach sleepers. Not sure? You have 90 nights to exchange it.',
    },
  },
  {
    name: 'soft-mattresses',
    lister: 'mattresses',
    filters: [having('matras_hardheid', 'zacht')],
    modified: '2026-10-19',
    title: { nl: 'Zachte matrassen', de: 'Weiche Matratzen (H1)', en: 'Soft mattresses' },
    text: {
      nl: 'Zacht is voor wie tot 60 kilo weegt, en voor zijslapers met brede schouders tot een kilo of 75. Wie op de buik slaapt kiest beter een stap steviger.',
      de: 'H1 ist für alle bis 60 Kilo und für Seitenschläfer mit breiten Schultern bis etwa 75. Wer auf dem Bauch schläft, wählt besser eine Stufe fester.',
      en: 'Soft is for those who weigh up to 60 kg (130 lb), and for side sleepers with broad shoulders up to about 75 kg (165 lb). Stomach sleepers do better one step firmer.',
    },
    metaTitle: {
      nl: 'Zacht matras tot 60 kilo | Sluimer',
      'nl-be': 'Zachte matras tot 60 kilo | Sluimer',
      de: 'Weiche Matratze H1 bis 60 Kilo | Sluimer',
      en: 'Soft mattresses for up to 60 kg | Sluimer',
    },
    metaDescription: {
      nl: 'Zachte matrassen die je schouder en heup de ruimte geven, voor lichte slapers en zijslapers. Met de tabel waaraan je ziet of zacht bij je past.',
      de: 'Matratzen in Härtegrad H1, die Schulter und Hüfte Platz geben, für leichte Menschen und Seitenschläfer. Mit Tabelle nach Körpergewicht.',
      en: 'Soft mattresses that give your shoulder and hip room, for light people and side sleepers. With the chart that tells you whether soft is right.',
    },
  },
  {
    name: 'pocket-spring-mattresses',
    lister: 'mattresses',
    filters: [having('matras_kern', 'pocketvering')],
    modified: '2026-09-28',
    title: {
      nl: 'Pocketveringmatrassen',
      de: 'Taschenfederkernmatratzen',
      en: 'Pocket spring mattresses',
    },
    text: {
      nl: 'Honderden veren, elk in een eigen zakje, die los van elkaar meegeven. Luchtig, veerkrachtig en stevig aan de rand: de keuze van wie warm slaapt of veel draait.',
      de: 'Hunderte Federn, jede in einer eigenen Tasche, die unabhängig voneinander nachgeben. Luftig, federnd und stabil am Rand: die Wahl für alle, denen warm ist oder die sich viel drehen.',
      en: 'Hundreds of springs, each in a pocket of its own, giving way one by one. Airy, lively and firm at the edge: the choice of those who sleep hot or turn a lot.',
    },
    metaTitle: {
      nl: 'Pocketveringmatras kopen | Sluimer',
      de: 'Taschenfederkernmatratze kaufen | Sluimer',
      en: 'Pocket spring mattresses | Sluimer',
    },
    metaDescription: {
      nl: 'Pocketveringmatrassen van zacht tot extra stevig, met het aantal veren per vierkante meter erbij. Gratis bezorgd en 90 nachten op proef.',
      'nl-be':
        'Pocketveringmatrassen van zacht tot extra stevig, met het aantal veren per vierkante meter erbij. Gratis geleverd en 90 nachten op proef.',
      de: 'Taschenfederkernmatratzen von weich bis sehr fest, mit der Zahl der Federn je Quadratmeter. Kostenlos geliefert, mit 90 Tagen Umtauschrecht.',
      en: 'Pocket spring mattresses from soft to extra firm, each with its springs per square meter. Delivered free, with a 90-night trial at home.',
    },
  },
  {
    name: 'hybrid-mattresses',
    lister: 'mattresses',
    filters: [having('matras_kern', 'hybride')],
    modified: '2026-09-28',
    title: { nl: 'Hybride matrassen', de: 'Hybridmatratzen', en: 'Hybrid mattresses' },
    text: {
      nl: 'Onderin pocketveren voor lucht en steun, bovenin latex voor het meegeven. Ze liggen zachter dan alleen veren en koeler dan alleen schuim, en ze zijn zwaarder dan allebei.',
      'nl-be':
        'Onderaan pocketveren voor lucht en steun, bovenaan latex voor het meegeven. Ze liggen zachter dan alleen veren en koeler dan alleen schuim, en ze zijn zwaarder dan allebei.',
      de: 'Unten Taschenfedern für Luft und Halt, oben Latex für das Einsinken. Sie liegen sich weicher als Federn allein und kühler als Schaum allein, und sie sind schwerer als beides.',
      en: 'Pocket springs below for air and support, latex above for give. They feel softer than springs alone and cooler than foam alone, and they are heavier than either.',
    },
    metaTitle: {
      nl: 'Hybride matras: veren en latex | Sluimer',
      de: 'Hybridmatratze: Federn und Latex | Sluimer',
      en: 'Hybrid mattresses: springs and latex | Sluimer',
    },
    metaDescription: {
      nl: 'Hybride matrassen met pocketvering en latex in één kern: koel, veerkrachtig en toch zacht bij de schouder. Vergelijk graden, maten en prijzen.',
      de: 'Hybridmatratzen mit Taschenfedern und Latex in einem Kern: kühl, federnd und doch weich an der Schulter. Punkte, Größen und Preise im Vergleich.',
      en: 'Hybrid mattresses with pocket springs and latex in one core: cool and lively, yet soft at the shoulder. Compare grades, sizes and prices here.',
    },
  },
  {
    name: 'electric-box-springs',
    lister: 'box-springs',
    filters: [having('boxspring_verstelbaar', 'elektrisch')],
    modified: '2026-10-05',
    title: {
      nl: 'Elektrische boxsprings',
      de: 'Elektrische Boxspringbetten',
      en: 'Electric box springs',
    },
    text: {
      nl: 'Hoofd- en voeteneinde gaan apart omhoog, links en rechts los van elkaar. Fijn om te lezen, om je benen hoog te leggen, en om ’s ochtends makkelijk op te staan.',
      'nl-be':
        'Hoofd- en voeteneinde gaan apart omhoog, links en rechts los van elkaar. Aangenaam om te lezen, om je benen hoog te leggen, en om ’s ochtends vlot recht te komen.',
      de: 'Kopf- und Fußteil fahren getrennt hoch, links und rechts unabhängig. Angenehm zum Lesen, zum Hochlegen der Beine und zum leichten Aufstehen am Morgen.',
      en: 'Head and foot rise separately, left and right on their own. Pleasant for reading, for putting your legs up, and for getting up easily in the morning.',
    },
    metaTitle: {
      nl: 'Elektrische boxspring, links en rechts apart | Sluimer',
      de: 'Elektrisches Boxspringbett mit zwei Motoren | Sluimer',
      en: 'Electric box spring beds, split controls | Sluimer',
    },
    metaDescription: {
      nl: 'Elektrisch verstelbare boxsprings met stille motoren, splittopper en noodverlaging op batterij. Bezorgd, in elkaar gezet en 90 nachten op proef.',
      'nl-be':
        'Elektrisch verstelbare boxsprings met stille motoren, splittopper en noodverlaging op batterij. Geleverd, in elkaar gezet en 90 nachten op proef.',
      de: 'Elektrisch verstellbare Boxspringbetten mit leisen Motoren, geteiltem Topper und Notabsenkung. Geliefert, aufgebaut, 90 Tage Umtauschrecht.',
      en: 'Electric box spring beds with quiet motors, split toppers and battery lowering. Delivered, put together, and yours to try for 90 nights.',
    },
  },
  {
    name: 'memory-foam-toppers',
    lister: 'toppers',
    filters: [having('topper_kern', 'traagschuim')],
    modified: '2026-10-05',
    title: { nl: 'Traagschuimtoppers', de: 'Visco-Topper', en: 'Memory foam toppers' },
    text: {
      nl: 'Voor een bed dat te hard is bij schouder en heup. Traagschuim verdeelt de druk het best van alle toppers; slaap je snel warm, neem dan liever latex.',
      de: 'Für ein Bett, das an Schulter und Hüfte zu hart ist. Viscoschaum verteilt den Druck am besten; wird Ihnen schnell warm, nehmen Sie lieber Latex.',
      en: 'For a bed that is too hard on shoulder and hip. Memory foam spreads pressure best of all toppers; if you sleep hot, take latex instead.',
    },
    metaTitle: {
      nl: 'Topper van traagschuim | Sluimer',
      de: 'Topper aus Viscoschaum | Sluimer',
      en: 'Memory foam mattress toppers | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers van traagschuim van zes tot acht centimeter dik. Met een hoes die eraf kan en in de was mag, en 90 nachten proefslapen in je eigen bed.',
      de: 'Topper aus Viscoschaum in sechs bis acht Zentimetern Höhe, mit abnehmbarem, waschbarem Bezug und 90 Tagen Umtauschrecht zu Hause.',
      en: 'Memory foam toppers of six to eight centimeters (2.5 to 3 in), with a cover that comes off for washing and a 90-night trial in your own bed.',
    },
  },
  {
    name: 'electric-bed-bases',
    lister: 'bed-bases',
    filters: [having('bedbodem_verstelbaar', 'elektrisch')],
    modified: '2026-09-28',
    title: {
      nl: 'Elektrische bedbodems',
      'nl-be': 'Elektrische lattenbodems',
      de: 'Elektrische Lattenroste',
      en: 'Electric bed bases',
    },
    text: {
      nl: 'Passen in bijna elk ledikant, en maken van een gewoon bed een verstelbaar bed. Neem er in een tweepersoonsbed twee, en kies een matras dat knikken kan: latex of koudschuim.',
      'nl-be':
        'Passen in bijna elk bed, en maken van een gewoon bed een verstelbaar bed. Neem er in een tweepersoonsbed twee, en kies een matras die kan knikken: latex of koudschuim.',
      de: 'Sie passen in fast jedes Bettgestell und machen aus einem gewöhnlichen Bett ein verstellbares. Nehmen Sie im Doppelbett zwei und eine Matratze, die mitknickt: Latex oder Kaltschaum.',
      en: 'They fit almost any bed frame and turn an ordinary bed into an adjustable one. For a double bed take two, and choose a mattress that bends: latex or HR foam.',
    },
    metaTitle: {
      nl: 'Elektrisch verstelbare bedbodem | Sluimer',
      'nl-be': 'Elektrisch verstelbare lattenbodem | Sluimer',
      de: 'Elektrisch verstellbarer Lattenrost | Sluimer',
      en: 'Electric adjustable bed bases | Sluimer',
    },
    metaDescription: {
      nl: 'Elektrische bedbodems met stille motor, afstandsbediening en noodverlaging. In 80 en 90 breed, zodat je er twee naast elkaar in een bed legt.',
      'nl-be':
        'Elektrische lattenbodems met stille motor, afstandsbediening en noodverlaging. In 80 en 90 breed, zodat je er twee naast elkaar in een bed legt.',
      de: 'Lattenroste mit leisem Motor, Fernbedienung und Notabsenkung. In 80 und 90 Zentimetern Breite, damit zwei nebeneinander in ein Bett passen.',
      en: 'Bed bases with a quiet motor, remote control and battery lowering. In widths of 80 and 90 cm, so that two lie side by side in one bed.',
    },
  },
  {
    name: 'summer-duvets',
    lister: 'duvets',
    filters: [having('dekbed_warmteklasse', 'koel')],
    modified: '2026-10-26',
    title: {
      nl: 'Zomerdekbedden',
      'nl-be': 'Koele donsdekens voor de zomer',
      de: 'Sommerdecken',
      en: 'Summer duvets',
    },
    text: {
      nl: 'Voor warme nachten, en het hele jaar voor wie het snel warm heeft of ’s winters 19 graden op de slaapkamer houdt.',
      'nl-be':
        'Voor warme nachten, en heel het jaar voor wie het snel warm heeft of ’s winters 19 graden in de slaapkamer houdt.',
      de: 'Für warme Nächte, und das ganze Jahr für alle, denen schnell warm wird oder die im Winter 19 Grad im Schlafzimmer haben.',
      en: 'For warm nights, and all year for those who run hot or keep the bedroom at 19 °C (66 °F) in winter.',
    },
    metaTitle: {
      nl: 'Zomerdekbed van dons, linnen of vezel | Sluimer',
      'nl-be': 'Zomerdons en lichte donsdekens | Sluimer',
      de: 'Sommerdecke aus Daunen, Leinen und Faser | Sluimer',
      en: 'Summer duvets in down, linen or fiber | Sluimer',
    },
    metaDescription: {
      nl: `Lichte, koele dekbedden voor de zomer en voor wie altijd warm slaapt, van dons, linnen, lyocell of vezel. Vanaf ${FREE_DELIVERY_FROM} gratis in huis gebracht.`,
      'nl-be': `Lichte, koele donsdekens voor de zomer en voor wie altijd warm slaapt, van dons, linnen, lyocell of vezel. Vanaf ${FREE_DELIVERY_FROM} gratis geleverd.`,
      de: `Leichte, kühle Bettdecken für den Sommer und für alle, denen immer warm ist, aus Daunen, Leinen, Lyocell oder Faser. Ab ${FREE_DELIVERY_FROM} versandfrei.`,
      en: `Light, cool duvets for summer and for those who always sleep hot, in down, linen, lyocell or fiber. Free delivery from ${FREE_DELIVERY_FROM} upward.`,
    },
  },
  {
    name: 'side-sleeper-pillows',
    lister: 'pillows',
    filters: [having('hoofdkussen_slaaphouding', 'zij')],
    modified: '2026-11-02',
    title: {
      nl: 'Kussens voor zijslapers',
      de: 'Kissen für Seitenschläfer',
      'de-at': 'Polster für Seitenschläfer',
      en: 'Pillows for side sleepers',
    },
    text: {
      nl: 'Hoger en steviger, zodat het gat tussen schouder en hoofd gevuld is en je nek recht blijft. Meet eerst tegen de muur hoeveel je nodig hebt.',
      de: 'Höher und fester, damit die Lücke zwischen Schulter und Kopf gefüllt ist und der Nacken gerade bleibt. Messen Sie zuerst an der Wand, wie viel Sie brauchen.',
      en: 'Higher and firmer, so that the gap between shoulder and head is filled and your neck stays straight. Measure at the wall how much you need first.',
    },
    metaTitle: {
      nl: 'Hoofdkussen voor zijslapers | Sluimer',
      de: 'Kopfkissen für Seitenschläfer | Sluimer',
      'de-at': 'Kopfpolster für Seitenschläfer | Sluimer',
      en: 'Pillows for side sleepers | Sluimer',
    },
    metaDescription: {
      nl: 'Kussens van latex, traagschuim, wol en dons die hoog genoeg zijn voor wie op de zij slaapt. Met hoogte en hardheid bij elk kussen vermeld.',
      de: 'Kissen aus Latex, Viscoschaum, Wolle und Daunen, die hoch genug sind, wenn Sie auf der Seite schlafen. Mit Höhe und Festigkeit im Vergleich.',
      'de-at':
        'Polster aus Latex, Viscoschaum, Wolle und Daunen, die hoch genug sind, wenn Sie auf der Seite schlafen. Mit Höhe und Festigkeit im Vergleich.',
      en: 'Pillows in latex, memory foam, wool and down that are high enough for side sleepers. Each comes with its height and firmness stated.',
    },
  },
  ...brandLandingPages,
];
