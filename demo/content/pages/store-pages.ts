import type { LocalizedText } from '#src/shared/locale.ts';
import { STORE_NAMES, storeFacts, type StoreName } from '../store-facts.ts';
import type { StorePageName, WrittenArticle } from '../written-page.ts';

/** What only the page of one store says. */
type WrittenStorePage = {
  readonly metaTitle: LocalizedText;
  readonly metaDescription: LocalizedText;
  readonly heading: LocalizedText;
  readonly text: LocalizedText;
};

const TEXTS: Readonly<Record<StoreName, WrittenStorePage>> = {
  amersfoort: {
    metaTitle: {
      nl: 'Beddenwinkel in Amersfoort, naast het magazijn | Sluimer',
      de: 'Bettengeschäft in Amersfoort | Sluimer',
      en: 'Bed store in Amersfoort, next to the warehouse | Sluimer',
    },
    metaDescription: {
      nl: 'De grootste winkel van Sluimer, Dommelpad 12 in Amersfoort: alles wat we verkopen staat er om te proberen. Met openingstijden en gratis parkeren.',
      'nl-be':
        'De grootste winkel van Sluimer, Dommelpad 12 in Amersfoort: alles wat we verkopen staat er om te proberen. Met openingsuren en gratis parkeren.',
      de: 'Das größte Geschäft von Sluimer, Dommelpad 12 in Amersfoort: Alles, was wir verkaufen, steht dort zum Probeliegen. Mit Öffnungszeiten und Anfahrt.',
      en: 'The largest Sluimer store, at Dommelpad 12 in Amersfoort: everything we sell is there for you to try. With opening hours and free parking outside.',
    },
    heading: {
      nl: 'Waar het begon',
      de: 'Wo alles anfing',
      en: 'Where it began',
    },
    text: {
      nl: 'In dit pand zat de stoffeerderij, en de naaimachine staat er nog. Het is de enige winkel waar elk matras in elke hardheid ligt, en waar je ziet hoe een kern er vanbinnen uitziet: naast de kassa ligt een rij opengesneden matrassen. Kleine dingen uit het magazijn neem je meteen mee.',
      'nl-be':
        'In dit pand zat de stoffeerderij, en de naaimachine staat er nog. Het is de enige winkel waar elke matras in elke hardheid ligt, en waar je ziet hoe een kern er vanbinnen uitziet: naast de kassa ligt een rij opengesneden matrassen. Kleine dingen uit het magazijn neem je meteen mee.',
      de: 'In diesem Haus war die Polsterei, und die Nähmaschine steht noch da. Nur hier liegt jede Matratze in jedem Härtegrad, und nur hier sehen Sie, wie ein Kern von innen aussieht: Neben der Kasse liegt eine Reihe aufgeschnittener Matratzen. Kleines aus dem Lager nehmen Sie gleich mit.',
      en: 'This building housed the upholstery workshop, and the sewing machine is still here. It is the only store with every mattress in every firmness, and the only one where you can see a core from the inside: a row of mattresses cut open lies beside the counter. Small things go home with you at once.',
    },
  },
  zwolle: {
    metaTitle: {
      nl: 'Beddenwinkel in Zwolle: kussens uitproberen | Sluimer',
      de: 'Bettengeschäft in Zwolle | Sluimer',
      en: 'Bed store in Zwolle, with a wall of pillows | Sluimer',
    },
    metaDescription: {
      nl: 'Sluimer in Zwolle, Vechtkade 41: matrassen en toppers van alle merken, twaalf boxsprings en een wand met kussens. Open van dinsdag tot en met zaterdag.',
      de: 'Sluimer in Zwolle, Vechtkade 41: Matratzen und Topper aller Marken, zwölf Boxspringbetten und eine Wand mit Kissen. Dienstag bis Samstag geöffnet.',
      'de-at':
        'Sluimer in Zwolle, Vechtkade 41: Matratzen und Topper aller Marken, zwölf Boxspringbetten und eine Wand mit Pölstern. Dienstag bis Samstag geöffnet.',
      en: 'Sluimer in Zwolle, Vechtkade 41: mattresses and toppers of every brand, twelve box springs and a wall of pillows. Open from Tuesday to Saturday.',
    },
    heading: { nl: 'Kom voor je nek', de: 'Für den Nacken', en: 'Come for your neck' },
    text: {
      nl: 'De kussenwand is de reden waarom mensen naar Zwolle rijden. We meten aan de muur hoeveel ruimte er tussen je schouder en je hoofd zit, en leggen je daarna op het matras dat je thuis hebt, voor zover we het kennen. Een kussen dat op een hard bed goed is, is op een zacht bed te hoog.',
      'nl-be':
        'De kussenwand is de reden waarom mensen naar Zwolle rijden. We meten aan de muur hoeveel ruimte er tussen je schouder en je hoofd zit, en leggen je daarna op de matras die je thuis hebt, voor zover we ze kennen. Een kussen dat op een hard bed goed is, is op een zacht bed te hoog.',
      de: 'Die Kissenwand ist der Grund, warum Menschen nach Zwolle fahren. Wir messen an der Wand, wie viel Platz zwischen Schulter und Kopf ist, und legen Sie dann auf die Matratze, die Sie zu Hause haben, soweit wir sie kennen. Was auf einem harten Bett passt, ist auf einem weichen zu hoch.',
      'de-at':
        'Die Polsterwand ist der Grund, warum Menschen nach Zwolle fahren. Wir messen an der Wand, wie viel Platz zwischen Schulter und Kopf ist, und legen Sie dann auf die Matratze, die Sie zu Hause haben, soweit wir sie kennen. Was auf einem harten Bett passt, ist auf einem weichen zu hoch.',
      en: 'The wall of pillows is why people drive to Zwolle. We measure the gap between your shoulder and your head against the wall, then have you lie on the mattress you have at home, if we know it. A pillow that is right on a hard bed is too high on a soft one.',
    },
  },
  gent: {
    metaTitle: {
      nl: 'Beddenwinkel in Gent, bij tram 1 | Sluimer',
      de: 'Bettengeschäft in Gent | Sluimer',
      en: 'Bed store in Ghent, by tram 1 | Sluimer',
    },
    metaDescription: {
      nl: 'Sluimer in Gent, Leieboord 7: de matrassen van Lunaro, Veluwe en Halmstad, tien boxsprings en alle toppers. Net buiten de lage-emissiezone.',
      de: 'Sluimer in Gent, Leieboord 7: die Matratzen von Lunaro, Veluwe und Halmstad, zehn Boxspringbetten und alle Topper, knapp außerhalb der Umweltzone.',
      en: 'Sluimer in Ghent, Leieboord 7: the mattresses of Lunaro, Veluwe and Halmstad, ten box springs and all toppers, just outside the low-emission zone.',
    },
    heading: {
      nl: 'Onze winkel in Vlaanderen',
      de: 'Unser Geschäft in Flandern',
      en: 'Our store in Flanders',
    },
    text: {
      nl: 'Gent is onze enige winkel in België, en zaterdag de drukste dag. Op een doordeweekse ochtend heb je de bedden voor jezelf. De merken die hier niet staan, laten we je op stalen zien en voelen; een heel matras van Noorderlicht of Federhaus ligt in Amersfoort.',
      'nl-be':
        'Gent is onze enige winkel in België, en zaterdag de drukste dag. Op een weekdag in de voormiddag heb je de bedden voor jezelf. De merken die hier niet staan, laten we je op stalen zien en voelen; een hele matras van Noorderlicht of Federhaus ligt in Amersfoort.',
      de: 'Gent ist unser einziges Geschäft in Belgien, und der Samstag ist der vollste Tag. An einem Vormittag unter der Woche haben Sie die Betten für sich. Marken, die hier nicht stehen, zeigen wir an Mustern; eine ganze Matratze von Noorderlicht oder Federhaus liegt in Amersfoort.',
      en: 'Ghent is our only store in Belgium, and Saturday is its busiest day. On a weekday morning you have the beds to yourself. Brands that are not on display you can see and feel as samples; a whole mattress by Noorderlicht or Federhaus is in Amersfoort.',
    },
  },
  muenster: {
    metaTitle: {
      nl: 'Beddenwinkel in Münster | Sluimer',
      de: 'Bettengeschäft in Münster: Motorrahmen testen | Sluimer',
      en: 'Bed store in Münster, with electric bases | Sluimer',
    },
    metaDescription: {
      nl: 'Sluimer in Münster, Aabogen 18: de matrassen van Federhaus, Lunaro en Noorderlicht, veertien boxsprings en bodems met motor om zelf te bedienen.',
      'nl-be':
        'Sluimer in Münster, Aabogen 18: de matrassen van Federhaus, Lunaro en Noorderlicht, veertien boxsprings en lattenbodems met motor om te proberen.',
      de: 'Sluimer in Münster, Aabogen 18: die Matratzen von Federhaus, Lunaro und Noorderlicht, vierzehn Boxspringbetten und Motorrahmen zum Ausprobieren.',
      en: 'Sluimer in Münster, Aabogen 18: the mattresses of Federhaus, Lunaro and Noorderlicht, fourteen box springs and electric bases for you to try.',
    },
    heading: {
      nl: 'Bedden die bewegen',
      de: 'Betten, die sich bewegen',
      en: 'Beds that move',
    },
    text: {
      nl: 'Nergens staan zo veel verstelbare bedden bij elkaar als hier. Neem de afstandsbediening zelf in de hand: hoe stil een motor is en of je knieën goed liggen, merk je niet van een foto. De winkel ligt op vijf minuten fietsen van het station, en voor de deur is plaats voor dertig fietsen.',
      de: 'Nirgends stehen so viele verstellbare Betten beieinander wie hier. Nehmen Sie die Fernbedienung selbst in die Hand: Wie leise ein Motor ist und ob die Knie richtig liegen, sieht man auf keinem Foto. Vom Bahnhof sind es fünf Minuten mit dem Rad, und vor der Tür ist Platz für dreißig Räder.',
      en: 'Nowhere else are so many adjustable beds together. Take the remote control yourself: how quiet a motor is, and whether your knees are comfortable, no photo can tell. It is five minutes by bicycle from the station, and there is room for thirty bicycles at the door.',
    },
  },
  linz: {
    metaTitle: {
      nl: 'Beddenwinkel in Linz | Sluimer',
      de: 'Bettengeschäft in Linz: Decken aus Daunen | Sluimer',
      en: 'Bed store in Linz, with down and wool duvets | Sluimer',
    },
    metaDescription: {
      nl: 'Sluimer in Linz, Traunlände 5: de matrassen van Federhaus en Halmstad, acht boxsprings en dekbedden van dons en wol. Parkeren kan in de kelder.',
      'nl-be':
        'Sluimer in Linz, Traunlände 5: de matrassen van Federhaus en Halmstad, acht boxsprings en donsdekens van dons en wol. Parkeren kan in de kelder.',
      de: 'Sluimer in Linz, Traunlände 5: die Matratzen von Federhaus und Halmstad, acht Boxspringbetten und Decken aus Daunen und Wolle. Parken im Haus.',
      en: 'Sluimer in Linz, Traunlände 5: the mattresses of Federhaus and Halmstad, eight box springs, and duvets in down and wool. Parking in the building.',
    },
    heading: {
      nl: 'Klein, met warme dekens',
      de: 'Klein, mit warmen Decken',
      en: 'Small, with warm duvets',
    },
    text: {
      nl: 'Linz is onze kleinste winkel en de enige in Oostenrijk. Er liggen minder matrassen, maar nergens kun je zo veel dekbedden naast elkaar voelen, van een zomerdeken tot dons voor een onverwarmde kamer. Wil je een matras proberen dat er niet ligt, bel dan: we zeggen eerlijk of de rit loont.',
      'nl-be':
        'Linz is onze kleinste winkel en de enige in Oostenrijk. Er liggen minder matrassen, maar nergens kan je zo veel donsdekens naast elkaar voelen, van een zomerdeken tot dons voor een onverwarmde kamer. Wil je een matras proberen die er niet ligt, bel dan: we zeggen eerlijk of de rit loont.',
      de: 'Linz ist unser kleinstes Geschäft und das einzige in Österreich. Hier liegen weniger Matratzen, aber nirgends fühlen Sie so viele Decken nebeneinander, von der Sommerdecke bis zur Daune für ein ungeheiztes Zimmer. Möchten Sie eine Matratze probieren, die nicht da ist, rufen Sie an: Wir sagen ehrlich, ob sich die Fahrt lohnt.',
      en: 'Linz is our smallest store and the only one in Austria. It has fewer mattresses, but nowhere can you feel so many duvets side by side, from a summer duvet to down for an unheated room. If you want to try a mattress that is not there, call: we will tell you honestly whether the trip is worth it.',
    },
  },
};

/** A page per store: address, hours, directions, and what can be tried there. */
export const storePages = Object.fromEntries(
  STORE_NAMES.map((name) => [`store-${name}`, storePage(name)]),
) as Readonly<Record<StorePageName, WrittenArticle>>;

function storePage(name: StoreName): WrittenArticle {
  const { metaTitle, metaDescription, heading, text } = TEXTS[name];
  const store = storeFacts[name];
  return {
    type: 'Content',
    modified: '2026-11-24',
    title: inEveryLanguage((language) => `Sluimer in ${store.name[language]}`),
    parent: 'stores',
    metaTitle,
    metaDescription,
    blocks: [
      {
        type: 'stores',
        title: {
          nl: 'Adres en openingstijden',
          'nl-be': 'Adres en openingsuren',
          de: 'Adresse und Öffnungszeiten',
          en: 'Address and opening hours',
        },
        stores: [store],
      },
      { type: 'text', title: heading, paragraphs: [text] },
      {
        type: 'links',
        title: { nl: 'Voor je komt', de: 'Bevor Sie kommen', en: 'Before you come' },
        links: [{ page: 'stores' }, { page: 'firmness-advice' }, { page: 'contact' }],
      },
    ],
  };
}

function inEveryLanguage(words: (language: 'nl' | 'de' | 'en') => string): LocalizedText {
  return { nl: words('nl'), de: words('de'), en: words('en') };
}
