import { FREE_DELIVERY_FROM } from '../amount.ts';
import { ofBrand } from './filter-links.ts';
import type { WrittenLandingPage } from './written-page.ts';

/** Categories by brands that have several products in them (F11). */
export const brandLandingPages: readonly WrittenLandingPage[] = [
  {
    name: 'lunaro-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Lunaro')],
    modified: '2026-11-18',
    title: { nl: 'Lunaro-matrassen', de: 'Lunaro-Matratzen', en: 'Lunaro mattresses' },
    text: {
      nl: 'Lunaro uit Amersfoort maakt vooral pocketveermatrassen, van de vertrouwde Vita tot de zachte Aura. De Dueto heeft twee kernen in één hoes, voor wie samen slaapt en niet dezelfde hardheid wil.',
      de: 'Lunaro aus Amersfoort baut vor allem Taschenfederkernmatratzen, von der bewährten Vita bis zur weichen Aura. Die Dueto hat zwei Kerne in einem Bezug, für Paare, die nicht denselben Härtegrad brauchen.',
      en: 'Lunaro of Amersfoort mostly makes pocket spring mattresses, from the dependable Vita to the soft Aura. The Dueto has two cores in one cover, for couples who want different firmnesses.',
    },
    metaTitle: {
      nl: 'Lunaro-matras: Vita, Aura, Dueto en meer | Sluimer',
      de: 'Lunaro-Matratze: Vita, Aura und mehr | Sluimer',
      en: 'Lunaro mattresses: Vita, Aura and more | Sluimer',
    },
    metaDescription: {
      nl: 'De matrassen van Lunaro op een rij: pocketvering, hybride, latex en schuim, van zacht tot stevig. Slaap er thuis 90 nachten op proef op.',
      de: 'Alle Matratzen von Lunaro: Taschenfederkern, Hybrid, Latex und Schaum, von weich bis fest. Mit 90 Tagen Umtauschrecht und Lieferung frei Haus.',
      en: 'All mattresses by Lunaro: pocket springs, hybrids, latex and foam, from soft to firm. Compare them here and try one at home for 90 nights.',
    },
  },
  {
    name: 'federhaus-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Federhaus')],
    modified: '2026-11-18',
    title: { nl: 'Federhaus-matrassen', de: 'Federhaus-Matratzen', en: 'Federhaus mattresses' },
    text: {
      nl: 'Het Duitse Federhaus is het merk voor wie zwaarder is of graag stevig ligt: de Anker draagt 160 kilo per persoon, de Basalt 180. De Donau en de Lot zijn er in vier hardheden.',
      de: 'Federhaus aus Herford ist die Marke für schwerere Menschen und alle, die gern fest liegen: Die Anker trägt 160 Kilo je Person, die Basalt 180. Donau und Lot gibt es in vier Härtegraden.',
      en: 'Germany’s Federhaus is the brand for heavier people and those who like it firm: the Anker carries 160 kg (350 lb) per person, the Basalt 180 (400 lb). The Donau and the Lot come in four firmnesses.',
    },
    metaTitle: {
      nl: 'Federhaus-matras, ook extra stevig | Sluimer',
      de: 'Federhaus-Matratze in H1 bis H5 | Sluimer',
      en: 'Federhaus mattresses, extra firm too | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van Federhaus van zacht tot extra stevig, de sterkste tot 180 kilo per persoon. Alle acht zijn aan twee kanten te beslapen.',
      de: 'Matratzen von Federhaus von weich bis sehr fest, die stärkste bis 180 Kilo pro Person. Alle acht können Sie auf beiden Seiten benutzen.',
      en: 'Mattresses by Federhaus from soft to extra firm, the strongest for up to 180 kg (400 lb) per person. All eight can be slept on from either side.',
    },
  },
  {
    name: 'halmstad-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Halmstad')],
    modified: '2026-11-18',
    title: { nl: 'Halmstad-matrassen', de: 'Halmstad-Matratzen', en: 'Halmstad mattresses' },
    text: {
      nl: 'Zweedse eenvoud voor een kleine prijs: dunne hoezen, weinig franje, en een matras dat opgerold in een doos komt. Goed tot een kilo of 100; wie zwaarder is, ligt beter op een ander merk.',
      'nl-be':
        'Zweedse eenvoud voor een kleine prijs: dunne hoezen, weinig franje, en een matras die opgerold in een doos komt. Goed tot een kilo of 100; wie zwaarder is, ligt beter op een ander merk.',
      de: 'Schwedisch schlicht und günstig: dünne Bezüge, wenig Schnickschnack und eine Matratze, die gerollt im Karton kommt. Gut bis etwa 100 Kilo; wer mehr wiegt, liegt auf einer anderen Marke besser.',
      en: 'Swedish and simple, at a small price: thin covers, no frills, and a mattress that comes rolled up in a box. Good up to about 100 kg (220 lb); heavier people do better with another brand.',
    },
    metaTitle: {
      nl: 'Halmstad-matras: goed en goedkoop | Sluimer',
      de: 'Halmstad-Matratze: gut und günstig | Sluimer',
      en: 'Halmstad mattresses on a budget | Sluimer',
    },
    metaDescription: {
      nl: 'Voordelige matrassen van Halmstad voor elke dag, de logeerkamer en het stapelbed. Opgerold bezorgd in een doos, ook met 90 nachten proefslapen.',
      'nl-be':
        'Voordelige matrassen van Halmstad voor elke dag, de logeerkamer en het stapelbed. Opgerold geleverd in een doos, ook met 90 nachten proefslapen.',
      de: 'Günstige Matratzen von Halmstad für jede Nacht, fürs Gästezimmer und fürs Etagenbett. Gerollt im Karton geliefert, mit 90 Tagen Umtauschrecht.',
      en: 'Affordable mattresses by Halmstad for every night, the guest room and the bunk bed. Rolled up in a box, and on a 90-night trial like the rest.',
    },
  },
  {
    name: 'noorderlicht-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Noorderlicht')],
    modified: '2026-11-18',
    title: {
      nl: 'Noorderlicht-matrassen',
      de: 'Noorderlicht-Matratzen',
      en: 'Noorderlicht mattresses',
    },
    text: {
      nl: 'Uit Groningen, met traagschuim als specialiteit: de Fjord vormt zich naar je lichaam, de Rif heeft een winterkant en een zomerkant. Vijf van de zes zijn gemaakt zonder dierlijke materialen.',
      de: 'Aus Groningen, mit Viscoschaum als Spezialität: Die Fjord passt sich dem Körper an, die Rif hat eine Winter- und eine Sommerseite. Fünf der sechs kommen ohne tierische Materialien aus.',
      en: 'From Groningen in the north of the Netherlands, with memory foam as its specialty: the Fjord molds to your body, the Rif has a winter and a summer side. Five of the six are free of animal materials.',
    },
    metaTitle: {
      nl: 'Noorderlicht-matras: Fjord, Aurora, Rif | Sluimer',
      de: 'Noorderlicht-Matratze: Fjord, Aurora, Rif | Sluimer',
      en: 'Noorderlicht mattresses: Fjord, Aurora | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van Noorderlicht in traagschuim, koudschuim, latex en pocketvering, bijna alle zonder wol of ander dierlijk materiaal. 90 nachten op proef.',
      de: 'Matratzen von Noorderlicht aus Viscoschaum, Kaltschaum, Latex und Taschenfedern, fast alle ohne tierisches Material. 90 Tage Umtauschrecht.',
      en: 'Mattresses by Noorderlicht in memory foam, HR foam, latex and pocket springs, nearly all without wool or other animal materials. 90-night trial.',
    },
  },
  {
    name: 'veluwe-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Veluwe Slaapatelier')],
    modified: '2026-11-18',
    title: {
      nl: 'Matrassen van Veluwe Slaapatelier',
      de: 'Matratzen von Veluwe Slaapatelier',
      en: 'Veluwe Slaapatelier mattresses',
    },
    text: {
      nl: 'Een atelier in Ede dat werkt met natuurlatex, scheerwol, katoen en vlas. Zulke matrassen zijn zwaar en kosten meer dan schuim; daar staat tegenover dat wol vocht opneemt en weer loslaat, en dat je ze aan twee kanten beslaapt.',
      de: 'Eine Werkstatt in Ede, die mit Naturlatex, Schurwolle, Baumwolle und Flachs arbeitet. Solche Matratzen sind schwer und kosten mehr als Schaum; dafür nimmt Wolle Feuchtigkeit auf und gibt sie wieder ab, und Sie benutzen beide Seiten.',
      en: 'A workshop in Ede, the Netherlands, that uses natural latex, wool, cotton and flax. Such mattresses are heavy and cost more than foam; in return, wool takes up moisture and lets it go again, and you can use both sides.',
    },
    metaTitle: {
      nl: 'Veluwe Slaapatelier: natuurmatrassen | Sluimer',
      de: 'Veluwe Slaapatelier: Naturmatratzen | Sluimer',
      en: 'Veluwe Slaapatelier natural mattresses | Sluimer',
    },
    metaDescription: {
      nl: 'Natuurlijke matrassen uit Ede, van latex, kokos of veren onder scheerwol, vaak met de hand afgewerkt. Met 10 jaar garantie op de kern.',
      de: 'Naturmatratzen aus Ede, mit Latex, Kokos oder Federn unter Schurwolle, oft von Hand gefertigt. Mit 10 Jahren Garantie auf den Kern bei uns.',
      en: 'Natural mattresses from Ede: latex, coir or springs under pure wool, many of them finished by hand. With a 10-year warranty on the core.',
    },
  },
  {
    name: 'wiegeling-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Wiegeling')],
    modified: '2026-11-18',
    title: {
      nl: 'Wiegeling-kindermatrassen',
      de: 'Wiegeling-Kindermatratzen',
      en: 'Wiegeling mattresses for kids',
    },
    text: {
      nl: 'Matrassen van wieg tot tienerkamer. Voor een baby hoort een matras stevig en vlak te zijn, zonder kussen of topper; vanaf een jaar of twee mag het iets zachter. Meet de bodem van het bedje: een kier aan de rand is gevaarlijk.',
      'nl-be':
        'Matrassen van wieg tot tienerkamer. Voor een baby hoort een matras stevig en vlak te zijn, zonder kussen of topper; vanaf een jaar of twee mag hij iets zachter. Meet de binnenkant van het bedje: een kier aan de rand is gevaarlijk.',
      de: 'Matratzen von der Wiege bis zum Jugendzimmer. Ein Baby liegt fest und eben, ohne Kissen und Topper; ab etwa zwei Jahren darf es weicher sein. Messen Sie das Bett innen: Ein Spalt am Rand ist gefährlich.',
      'de-at':
        'Matratzen von der Wiege bis zum Jugendzimmer. Ein Baby liegt fest und eben, ohne Polster und Topper; ab etwa zwei Jahren darf es weicher sein. Messen Sie das Bett innen: Ein Spalt am Rand ist gefährlich.',
      en: 'Mattresses from crib to teenage room, in European sizes. A baby’s should be firm and flat, with no pillow or topper; from about two it may be softer. Measure the bed inside: a gap at the edge is dangerous.',
    },
    metaTitle: {
      nl: 'Wiegeling-matras voor baby, kind en tiener | Sluimer',
      de: 'Wiegeling-Matratze für Baby und Kind | Sluimer',
      en: 'Wiegeling crib and kids’ mattresses | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van Wiegeling voor ledikantje, peuterbed en tienerkamer, met hoezen die je wast. Lees tot welk gewicht en welke leeftijd ze goed zijn.',
      'nl-be':
        'Matrassen van Wiegeling voor babybed, peuterbed en tienerkamer, met hoezen die je wast. Lees tot welk gewicht en welke leeftijd ze goed zijn.',
      de: 'Matratzen von Wiegeling für Babybett, Kinderbett und Jugendzimmer, mit waschbaren Bezügen. Mit Angaben, bis zu welchem Gewicht sie tragen.',
      en: 'Mattresses by Wiegeling for cribs, toddler beds and teenage rooms, with covers that wash. Each says up to which weight it gives support.',
    },
  },
  {
    name: 'trekvogel-mattresses',
    lister: 'mattresses',
    filters: [ofBrand('Trekvogel')],
    modified: '2026-11-18',
    title: {
      nl: 'Trekvogel-matrassen voor camper en logee',
      de: 'Trekvogel-Matratzen für Camper und Gäste',
      en: 'Trekvogel camper and guest mattresses',
    },
    text: {
      nl: 'Dunne matrassen voor onderweg en voor één nacht: met schuine hoek voor het Franse bed, smal voor de buscamper, of in drieën gevouwen voor de logee. Thuis voor elke nacht zijn ze te laag.',
      de: 'Dünne Matratzen für unterwegs und für eine Nacht: mit schräger Ecke fürs französische Bett, schmal für den Kastenwagen oder dreifach gefaltet für Gäste. Für jede Nacht zu Hause sind sie zu niedrig.',
      en: 'Thin mattresses for the road and for a night: with a cut-off corner for a camper’s French bed, narrow for a van, or folding in three for guests. For every night at home they are too thin.',
    },
    metaTitle: {
      nl: 'Trekvogel-campermatras en logeermatras | Sluimer',
      de: 'Trekvogel: Matratze für Camper und Gäste | Sluimer',
      en: 'Trekvogel mattresses for campers | Sluimer',
    },
    metaDescription: {
      nl: 'Matrassen van Trekvogel voor camper, caravan en logeerbed: licht, tien tot veertien centimeter hoog en in maten die gewone merken niet maken.',
      de: 'Matratzen von Trekvogel für Wohnmobil, Wohnwagen und Gästebett: leicht, zehn bis vierzehn Zentimeter hoch und in Größen, die sonst fehlen.',
      en: 'Mattresses by Trekvogel for motorhome, trailer and guest bed: light, 10 to 14 cm (4 to 5.5 in) thick, in sizes that other brands don’t make.',
    },
  },
  {
    name: 'lunaro-box-springs',
    lister: 'box-springs',
    filters: [ofBrand('Lunaro')],
    modified: '2026-11-18',
    title: { nl: 'Lunaro-boxsprings', de: 'Lunaro-Boxspringbetten', en: 'Lunaro box springs' },
    text: {
      nl: 'Het hoofdbord maakt hier het verschil: hoog bij de Serena, van groen fluweel bij de Bosco, en bij de Muro een wand van bijna drie meter. Alle zijn vlak; verstelbaar maakt Lunaro ze niet.',
      de: 'Hier macht das Kopfteil den Unterschied: hoch bei der Serena, aus grünem Samt bei der Bosco, und bei der Muro eine Wand von fast drei Metern. Alle sind eben; verstellbar baut Lunaro sie nicht.',
      'de-at':
        'Hier macht das Kopfhaupt den Unterschied: hoch bei der Serena, aus grünem Samt bei der Bosco, und bei der Muro eine Wand von fast drei Metern. Alle sind eben; verstellbar baut Lunaro sie nicht.',
      en: 'Here the headboard makes the difference: tall on the Serena, green velvet on the Bosco, and on the Muro a wall of nearly 3 m (9 ft). All are flat; Lunaro makes none that adjust.',
    },
    metaTitle: {
      nl: 'Lunaro-boxspring: Serena, Cielo, Muro | Sluimer',
      de: 'Lunaro-Boxspringbett: Serena, Cielo, Muro | Sluimer',
      en: 'Lunaro box springs: Serena, Cielo, Muro | Sluimer',
    },
    metaDescription: {
      nl: 'Boxsprings van Lunaro met topper en gestoffeerd hoofdbord, in acht kleuren van grijs tot terracotta. Thuis opgebouwd en 90 nachten op proef.',
      de: 'Boxspringbetten von Lunaro mit Topper und Kopfteil, in acht Farben von Grau bis Terrakotta. Bei Ihnen aufgebaut, mit 90 Tagen Umtauschrecht.',
      'de-at':
        'Boxspringbetten von Lunaro mit Topper und Kopfhaupt, in acht Farben von Grau bis Terrakotta. Bei Ihnen aufgestellt, 90 Tage Umtauschrecht.',
      en: 'Box spring beds by Lunaro with topper and upholstered headboard, in eight colors from gray to terracotta. Set up for you, on a 90-night trial.',
    },
  },
  {
    name: 'noorderlicht-box-springs',
    lister: 'box-springs',
    filters: [ofBrand('Noorderlicht')],
    modified: '2026-11-18',
    title: {
      nl: 'Noorderlicht-boxsprings',
      de: 'Noorderlicht-Boxspringbetten',
      en: 'Noorderlicht box springs',
    },
    text: {
      nl: 'Techniek is hun vak: de Haven en de Skagen verstellen elektrisch per kant, en de eenpersoons Steiger komt ook als geheel omhoog om uit bed te helpen. De Kade heeft geen motor, maar 600 liter bergruimte.',
      de: 'Technik ist ihr Fach: Haven und Skagen verstellen sich elektrisch je Seite, und das Einzelbett Steiger hebt sich auch als Ganzes, um beim Aufstehen zu helfen. Die Kade hat keinen Motor, aber 600 Liter Stauraum.',
      en: 'Engineering is their trade: the Haven and the Skagen adjust electrically on each side, and the single Steiger also rises as a whole to help you out of bed. The Kade has no motor, but 600 liters of storage.',
    },
    metaTitle: {
      nl: 'Noorderlicht-boxspring, ook elektrisch | Sluimer',
      de: 'Noorderlicht-Boxspringbett, elektrisch | Sluimer',
      en: 'Noorderlicht box springs, electric too | Sluimer',
    },
    metaDescription: {
      nl: 'Boxsprings van Noorderlicht: drie elektrische, waarvan één in hoogte verstelbaar, en één met opbergruimte. We zetten het bed bij je in elkaar.',
      de: 'Boxspringbetten von Noorderlicht: drei elektrische, davon eines in der Höhe verstellbar, und eines mit Stauraum. Wir bauen bei Ihnen auf.',
      en: 'Box spring beds by Noorderlicht: three electric ones, one of which rises in height, and one with storage. We put the bed together for you.',
    },
  },
  {
    name: 'halmstad-box-springs',
    lister: 'box-springs',
    filters: [ofBrand('Halmstad')],
    modified: '2026-11-18',
    title: {
      nl: 'Halmstad-boxsprings',
      de: 'Halmstad-Boxspringbetten',
      en: 'Halmstad box springs',
    },
    text: {
      nl: 'Voor kleine kamers en wie niet lang wil wachten: de Sund ligt op voorraad, in de Vika en de Torp berg je het beddengoed onder je op. De keus in kleur en hardheid is klein, de prijs ook.',
      de: 'Für kleine Zimmer und alle, die nicht lange warten wollen: Die Sund liegt auf Lager, in Vika und Torp verstauen Sie das Bettzeug unter sich. Die Auswahl an Farben ist klein, der Preis auch.',
      en: 'For small rooms and for those who don’t want to wait: the Sund is in stock, and the Vika and the Torp store your bedding beneath you. The choice of colors is small, and so is the price.',
    },
    metaTitle: {
      nl: 'Halmstad-boxspring met opbergruimte | Sluimer',
      de: 'Halmstad-Boxspringbett mit Stauraum | Sluimer',
      en: 'Halmstad box springs with storage | Sluimer',
    },
    metaDescription: {
      nl: 'Voordelige boxsprings van Halmstad voor één of twee: twee met opbergruimte onder het matras, de grijze uit voorraad. Gratis bezorgd en geplaatst.',
      'nl-be':
        'Voordelige boxsprings van Halmstad voor één of twee: twee met opbergruimte onder de matras, de grijze uit voorraad. Gratis geleverd en geplaatst.',
      de: 'Günstige Boxspringbetten von Halmstad: zwei mit Stauraum unter der Matratze, die grauen ab Lager. Kostenlos geliefert und aufgebaut.',
      'de-at':
        'Günstige Boxspringbetten von Halmstad: zwei mit Stauraum unter der Matratze, die grauen ab Lager. Kostenlos geliefert und aufgestellt.',
      en: 'Affordable box spring beds by Halmstad: two with storage under the mattress, the gray ones in stock. Delivered and set up for free.',
    },
  },
  {
    name: 'lunaro-toppers',
    lister: 'toppers',
    filters: [ofBrand('Lunaro')],
    modified: '2026-11-18',
    title: { nl: 'Lunaro-toppers', de: 'Lunaro-Topper', en: 'Lunaro toppers' },
    text: {
      nl: 'Vier toppers met elk een eigen taak: de Nube maakt zachter, de Brisa blijft luchtig, de Onda veert sneller terug dan traagschuim, en de Gemela is gedeeld voor een elektrische boxspring.',
      de: 'Vier Topper, jeder mit eigener Aufgabe: Nube macht weicher, Brisa bleibt luftig, Onda kommt schneller zurück als Viscoschaum, und Gemela ist geteilt, für elektrische Boxspringbetten.',
      en: 'Four toppers, each with a job of its own: the Nube softens, the Brisa stays airy, the Onda springs back faster than memory foam, and the Gemela is split, for electric box springs.',
    },
    metaTitle: {
      nl: 'Lunaro-topper: Nube, Brisa, Onda, Gemela | Sluimer',
      de: 'Lunaro-Topper: Nube, Brisa, Onda, Gemela | Sluimer',
      en: 'Lunaro toppers: Nube, Brisa, Onda | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers van Lunaro van zes tot acht centimeter, in koudschuim, traagschuim en gelschuim. Lees welke bij je bed past en probeer hem 90 nachten.',
      de: 'Topper von Lunaro in sechs bis acht Zentimetern, aus Kaltschaum, Viscoschaum und Gelschaum. Lesen Sie, welcher zu Ihrem Bett passt.',
      en: 'Toppers by Lunaro, 6 to 8 cm (2.5 to 3 in) thick, in HR foam, memory foam and gel foam. Find out which suits your bed, and try it for 90 nights.',
    },
  },
  {
    name: 'veluwe-toppers',
    lister: 'toppers',
    filters: [ofBrand('Veluwe Slaapatelier')],
    modified: '2026-11-18',
    title: {
      nl: 'Toppers van Veluwe Slaapatelier',
      de: 'Topper von Veluwe Slaapatelier',
      en: 'Veluwe Slaapatelier toppers',
    },
    text: {
      nl: 'Geen schuim, maar latex en wol. De Vlier en de Klaver veren terug zodra je draait; de Vacht van scheerwol verandert de hardheid nauwelijks en is er voor warmte en om droog te liggen.',
      de: 'Kein Schaum, sondern Latex und Wolle. Vlier und Klaver federn zurück, sobald Sie sich drehen; die Vacht aus Schurwolle ändert den Härtegrad kaum und ist für Wärme und trockene Nächte da.',
      en: 'No foam, but latex and wool. The Vlier and the Klaver spring back as soon as you turn; the woolen Vacht hardly changes how firm a bed is, and is there for warmth and dry nights.',
    },
    metaTitle: {
      nl: 'Veluwe Slaapatelier: topper van latex of wol | Sluimer',
      de: 'Veluwe Slaapatelier: Topper aus Latex | Sluimer',
      en: 'Veluwe toppers in latex and wool | Sluimer',
    },
    metaDescription: {
      nl: 'Toppers uit het atelier in Ede: natuurlatex met wol, latex met een katoenen hoes, en een dunne van scheerwol. Voor wie geen schuim in bed wil.',
      de: 'Topper aus der Werkstatt in Ede: Naturlatex mit Wolle, Latex mit Baumwollbezug und ein dünner aus Schurwolle. Für alle, die keinen Schaum mögen.',
      en: 'Toppers from a workshop in Ede: natural latex with wool, latex in a cotton cover, and a thin one of wool. For those who want no foam in bed.',
    },
  },
  {
    name: 'donsgaard-duvets',
    lister: 'duvets',
    filters: [ofBrand('Donsgaard')],
    modified: '2026-11-18',
    title: {
      nl: 'Donsgaard-dekbedden',
      'nl-be': 'Donsgaard-donsdekens',
      de: 'Donsgaard-Daunendecken',
      en: 'Donsgaard duvets',
    },
    text: {
      nl: 'Het Deense Donsgaard vult al zijn dekbedden met dons: ganzendons in de Zefier, de Sneeuw en de Poolnacht, eendendons in de tweedelige Jaarrond. Licht op je lijf en warm, maar niet voor elke wasmachine.',
      'nl-be':
        'Het Deense Donsgaard vult al zijn donsdekens met echt dons: ganzendons in de Zefier, de Sneeuw en de Poolnacht, eendendons in de tweedelige Jaarrond. Licht op je lijf en warm, maar niet voor elke wasmachine.',
      de: 'Donsgaard aus Dänemark füllt alle Decken mit Daunen: von der Gans in Zefier, Sneeuw und Poolnacht, von der Ente in der zweiteiligen Jaarrond. Leicht auf dem Körper und warm, aber nicht für jede Waschmaschine.',
      en: 'Denmark’s Donsgaard fills all its duvets with down: goose in the Zefier, the Sneeuw and the Poolnacht, duck in the two-part Jaarrond. Light on your body and warm, but not for every washing machine.',
    },
    metaTitle: {
      nl: 'Donsgaard-dekbed van ganzendons | Sluimer',
      'nl-be': 'Donsgaard-donsdeken van ganzendons | Sluimer',
      de: 'Donsgaard-Daunendecke von Gans und Ente | Sluimer',
      en: 'Donsgaard down duvets from Denmark | Sluimer',
    },
    metaDescription: {
      nl: 'Donzen dekbedden van Donsgaard, van een zomerdekbed van 80 gram tot de warmste winter. Met vulgewicht en warmteklasse, en gratis bezorgd.',
      'nl-be':
        'Donsdekens van Donsgaard, van een zomerdons van 80 gram tot de warmste winter. Met vulgewicht en warmteklasse bij elk stuk, en gratis geleverd.',
      de: 'Daunendecken von Donsgaard, von der Sommerdecke mit 80 Gramm bis zum tiefsten Winter. Mit Füllgewicht und Wärmeklasse, kostenlos geliefert.',
      en: 'Down duvets by Donsgaard, from a summer one with 80 grams to the coldest winter. Each with fill weight and warmth class, and delivered free.',
    },
  },
  {
    name: 'halmstad-duvets',
    lister: 'duvets',
    filters: [ofBrand('Halmstad')],
    modified: '2026-11-18',
    title: {
      nl: 'Halmstad-dekbedden',
      'nl-be': 'Halmstad-donsdekens',
      de: 'Halmstad-Bettdecken',
      en: 'Halmstad duvets',
    },
    text: {
      nl: 'Gevuld met vezel: goedkoop, snel droog en vaak te wassen, ook voor een kind of bij een allergie. Vezel houdt vocht meer vast dan wol of dons; zweet je veel, kijk dan verder.',
      de: 'Mit Faser gefüllt: günstig, schnell trocken und oft waschbar, auch für Kinder und bei Allergie. Faser leitet Feuchtigkeit schlechter ab als Wolle oder Daunen; wer viel schwitzt, sieht sich besser anderswo um.',
      en: 'Filled with fiber: inexpensive, quick to dry and easy to wash often, for children and people with allergies too. Fiber holds more moisture than wool or down; if you sweat a lot, look further.',
    },
    metaTitle: {
      nl: 'Halmstad-dekbed, wasbaar en voordelig | Sluimer',
      'nl-be': 'Halmstad-donsdeken, wasbaar | Sluimer',
      de: 'Halmstad-Bettdecke, waschbar und günstig | Sluimer',
      en: 'Halmstad duvets, washable and cheap | Sluimer',
    },
    metaDescription: {
      nl: `Wasbare dekbedden van Halmstad met holle of gerecyclede vezel, voor zomer, winter, kind en het hele jaar. Vanaf ${FREE_DELIVERY_FROM} gratis bezorgd.`,
      'nl-be': `Wasbare donsdekens van Halmstad met holle of gerecyclede vezel, voor zomer, winter, kind en heel het jaar. Vanaf ${FREE_DELIVERY_FROM} gratis geleverd.`,
      de: `Waschbare Bettdecken von Halmstad mit Hohlfaser oder recycelter Faser, für Sommer, Winter, Kind und das ganze Jahr. Ab ${FREE_DELIVERY_FROM} versandfrei.`,
      en: `Washable duvets by Halmstad with hollow or recycled fiber, for summer, winter, children and the whole year. Delivered free from ${FREE_DELIVERY_FROM}.`,
    },
  },
];
