import type { Answers } from '../wording.ts';

/** Answers on bedding: used bedding is not taken back, but a fault is repaired. */
export const pillowAnswers: Answers = {
  nl: {
    comfort: [
      'jammer. Welke hoogte past, hangt af van je schouders, je houding en hoe zacht je bed is. Mail ons die drie dingen, dan zoeken we uit wat beter bij je past.',
    ],
    ache: [
      'drie ochtenden zijn een duidelijk teken: de hoogte klopt niet. Bel ons en vertel hoe je ligt, dan zeggen we welke wel past. Houdt het aan, ga dan langs bij je huisarts.',
    ],
    smell: [
      'zo lang hoort dat niet te duren. Haal de hoes eraf en hang de kern een dag bij een open raam; helpt dat niet, dan krijg je een nieuw.',
    ],
    firm: [
      'stevig is bij ons echt stevig, dat hadden we duidelijker mogen zeggen. Mail ons hoe je slaapt, dan noemen we je er een die meer meegeeft.',
    ],
    soft: [
      'dan draagt dit te weinig voor jouw schouders. Mail ons hoe je slaapt, dan noemen we je een hoger of steviger model.',
    ],
    washing: [
      'dat is niet de bedoeling. Op lage stand drogen met twee tennisballen brengt de vulling meestal terug; lukt dat niet, stuur ons dan een foto en je krijgt een nieuw.',
    ],
    warm: [
      'traagschuim en vezel worden nu eenmaal warmer dan wol of latex. Een sloop van perkal of linnen scheelt veel; vraag ons gerust om advies.',
    ],
  },
  de: {
    comfort: [
      'schade. Welche Höhe passt, hängt von Schultern, Schlaflage und Matratze ab. Schreiben Sie uns diese drei Dinge, dann finden wir heraus, was besser zu Ihnen passt.',
    ],
    ache: [
      'drei Morgen sind ein klares Zeichen: Die Höhe stimmt nicht. Rufen Sie uns an und erzählen Sie, wie Sie liegen, dann nennen wir Ihnen eine, die passt. Bleibt es dabei, fragen Sie bitte in der Arztpraxis.',
    ],
    smell: [
      'so lange darf das nicht dauern. Lüften Sie den Kern ohne Bezug einen Tag am offenen Fenster; hilft das nicht, bekommen Sie Ersatz.',
    ],
    firm: [
      'fest heißt bei uns wirklich fest, das hätten wir deutlicher sagen dürfen. Schreiben Sie uns, wie Sie schlafen, dann nennen wir Ihnen ein Modell, das mehr nachgibt.',
    ],
    soft: [
      'dann ist es für Ihre Schultern zu wenig. Schreiben Sie uns, wie Sie schlafen, dann nennen wir Ihnen ein höheres oder festeres Modell.',
    ],
    washing: [
      'so ist das nicht gedacht. Bei niedriger Stufe mit zwei Tennisbällen getrocknet, verteilt sich die Füllung meist wieder; gelingt das nicht, schicken Sie uns ein Foto, und Sie bekommen Ersatz.',
    ],
  },
  en: {
    comfort: [
      'we are sorry. The right height depends on your shoulders, your position and how soft your bed is. Write us those three things and we will find out what suits you better.',
    ],
    ache: [
      'three mornings are a clear sign that the height is wrong. Call us and tell us how you sleep, and we will name one that fits. If it lasts, do see your doctor.',
    ],
    firm: [
      'our firm really is firm, and we could have said so more clearly. Tell us how you sleep and we will name one that gives more.',
    ],
    soft: [
      'then it is too low for your shoulders. Tell us how you sleep and we will name a higher or firmer one.',
    ],
    washing: [
      'it should not do that. Tumble drying it on low with two tennis balls usually brings the filling back; if not, send us a photo and you will get a new one.',
    ],
  },
};

export const duvetAnswers: Answers = {
  nl: {
    comfort: [
      'hou het eens tegen het licht en stuur ons een foto. Zijn er lege vakken, dan krijg je een nieuw; zijn ze gevuld, dan heb je een warmteklasse hoger nodig en helpen we je kiezen.',
    ],
    down: [
      'een veertje in de eerste weken kan, elke ochtend niet: dan is de tijk niet dicht genoeg. Stuur ons een foto en je ordernummer, dan krijg je een nieuw.',
    ],
    wool: [
      'dat is wolvet, en bij vochtig weer ruik je het langer. Een middag buiten in de wind helpt het best; is het over een maand niet weg, bel ons dan.',
    ],
    fiber: [
      'holle vezel ademt minder dan dons, wol of lyocell. Slaap je warm, neem dan een dunnere of een andere vulling; vraag ons gerust welke.',
    ],
    washing: [
      'dat hoort niet. Op lage stand drogen met een paar tennisballen haalt de klonten er meestal uit; lukt dat niet, stuur ons dan een foto en je krijgt een nieuw.',
    ],
    winter: [
      'dan is deze voor jouw slaapkamer niet warm genoeg. Mail ons hoe koud het bij je is; soms is er ook een vak leeg, en dan krijg je een nieuw.',
    ],
    summer: [
      'dat is het omgekeerde van de bedoeling. Voor warme nachten zijn onze dunste van dons of lyocell geschikter; mail ons, dan rekenen we het met je uit.',
    ],
    quality: [
      'een naad hoort jaren te houden. Stuur ons een foto en je ordernummer; dit valt onder de garantie en je krijgt een nieuw.',
    ],
    sound: [
      'nieuwe, dicht geweven tijk ritselt. Na twee keer wassen is dat een stuk minder; blijft het je wakker houden, laat het ons dan weten.',
    ],
  },
  de: {
    comfort: [
      'halten Sie die Decke bitte gegen das Licht und schicken Sie uns ein Foto. Sind Karos leer, bekommen Sie eine neue; sind sie gefüllt, brauchen Sie eine wärmere Klasse, und wir helfen bei der Wahl.',
    ],
    down: [
      'eine Feder in den ersten Wochen kommt vor, jeden Morgen darf das nicht sein: Dann ist die Hülle nicht dicht. Schicken Sie uns ein Foto und die Bestellnummer, dann bekommen Sie eine neue.',
    ],
    wool: [
      'das ist Wollfett, bei feuchtem Wetter riecht man es länger. Ein Nachmittag im Wind hilft am besten; ist es in einem Monat nicht weg, rufen Sie uns an.',
    ],
    fiber: [
      'Hohlfaser atmet weniger als Daunen, Wolle oder Lyocell. Wem leicht warm wird, der nimmt besser eine dünnere oder eine andere Füllung; fragen Sie uns gern, welche.',
    ],
    washing: [
      'das darf nicht sein. Bei niedriger Stufe mit ein paar Tennisbällen getrocknet, lösen sich die Klumpen meist; gelingt das nicht, schicken Sie uns ein Foto, und Sie bekommen eine neue.',
    ],
    winter: [
      'dann ist sie für Ihr Schlafzimmer nicht warm genug. Schreiben Sie uns, wie kühl es bei Ihnen ist; manchmal ist auch ein Karo leer, dann bekommen Sie eine neue.',
    ],
    summer: [
      'das ist das Gegenteil dessen, was sie soll. Für warme Nächte eignen sich unsere dünnsten aus Daunen oder Lyocell besser; schreiben Sie uns, wir beraten Sie.',
    ],
    quality: [
      'eine Naht muss Jahre halten. Schicken Sie uns ein Foto und die Bestellnummer; das ist ein Garantiefall, und Sie bekommen eine neue.',
    ],
  },
  en: {
    comfort: [
      'please hold it up to the light and send us a photo. If any boxes are empty, you get a new one; if they are full, you need one class warmer, and we will help you choose.',
    ],
    down: [
      'a feather in the first weeks can happen, but not every morning: the shell is not tight enough. Send us a photo and your order number and we will replace it.',
    ],
    wool: [
      'that is lanolin, and you smell it longer in damp weather. An afternoon in the wind helps best; if it is still there in a month, call us.',
    ],
    fiber: [
      'hollow fiber breathes less than down, wool or lyocell. If you sleep warm, choose a thinner one or another filling; ask us which.',
    ],
    washing: [
      'it should not do that. Tumble drying on low with a few tennis balls usually breaks up the lumps; if not, send us a photo and you will get a new one.',
    ],
    winter: [
      'then it is not warm enough for your bedroom. Tell us how cold it gets; sometimes a box is empty too, and then you get a new one.',
    ],
    quality: [
      'a seam should last for years. Send us a photo and your order number; the warranty covers it and you will get a new one.',
    ],
  },
};

/** Answers on covers, sheets and cushions. */
export const linenAnswers: Answers = {
  nl: {
    washing: [
      'dat mag niet gebeuren als je het label volgt. Stuur ons een foto en je ordernummer, dan krijg je een nieuw exemplaar; kosten heb je er niet aan.',
    ],
    quality: [
      'dat hoort na zo’n korte tijd niet. Het valt onder de garantie: stuur ons een foto en je krijgt een nieuw exemplaar.',
    ],
    feel: [
      'dun en licht is niet wat iedereen zoekt, en dat voel je op een foto niet. Twijfel je een volgende keer, bel dan: we zeggen eerlijk hoe zwaar een stof is.',
    ],
    size: [
      'meet eens hoe hoog je matras is, met de topper erbij, en mail ons het getal. Dan sturen we de maat die wel blijft zitten, en ruilen we deze om.',
    ],
    waterproof: [
      'dan is het vlies lek, en daar is het nu net voor. Je krijgt een nieuwe; mail ons een foto van de vlek, dan kijken we ook daarnaar.',
    ],
    look: [
      'kleuren verschillen per scherm, maar zover mag het niet uit elkaar liggen. Ongebruikt stuur je het binnen 30 dagen gratis terug; we vergelijken de foto met de stof.',
    ],
    comfort: [
      'een nieuwe vulling moet even op adem komen: klop het kussen een week elke dag op. Blijft het plat, stuur ons dan een foto en je krijgt een ander.',
    ],
  },
  de: {
    washing: [
      'das darf bei Wäsche nach Etikett nicht passieren. Schicken Sie uns ein Foto und die Bestellnummer, dann bekommen Sie kostenlos Ersatz.',
    ],
    quality: [
      'das darf nach so kurzer Zeit nicht sein. Es ist ein Garantiefall: Schicken Sie uns ein Foto, und Sie bekommen Ersatz.',
    ],
    feel: [
      'dünn und leicht sucht nicht jeder, und auf einem Foto fühlt man es nicht. Rufen Sie uns beim nächsten Mal gern vorher an: Wir sagen ehrlich, wie schwer ein Stoff ist.',
    ],
    size: [
      'messen Sie bitte die Höhe der Matratze samt Topper und schreiben Sie uns die Zahl. Dann schicken wir eine Größe, die hält, und tauschen diese um.',
    ],
    waterproof: [
      'dann ist die Membran undicht, und genau dafür ist sie da. Sie bekommen Ersatz; schicken Sie uns ein Foto des Flecks, dann sehen wir auch da, was sich machen lässt.',
    ],
    look: [
      'Farben weichen je nach Bildschirm ab, aber so weit darf es nicht sein. Unbenutzt schicken Sie es innerhalb von 30 Tagen kostenlos zurück; wir vergleichen das Bild mit dem Stoff.',
    ],
    comfort: [
      'eine neue Füllung braucht ein paar Tage: Klopfen Sie sie eine Woche lang täglich auf. Bleibt sie flach, schicken Sie uns ein Foto, und Sie bekommen Ersatz.',
    ],
  },
  en: {
    washing: [
      'that should not happen if you follow the label. Send us a photo and your order number, and you will get a new one free of charge.',
    ],
    quality: [
      'that should not happen so soon. The warranty covers it: send us a photo and you will get a new one.',
    ],
    feel: [
      'light and thin is not for everyone, and you cannot feel a photo. Call us before you order next time: we will tell you honestly how heavy a fabric is.',
    ],
    size: [
      'please measure how high your mattress is, topper included, and write us the number. We will send the size that stays on and exchange this one.',
    ],
    waterproof: [
      'then the membrane leaks, and that is the one thing it is for. You will get a new one; send us a photo of the stain and we will look into that as well.',
    ],
    look: [
      'colors differ from screen to screen, but not by that much. Unused, you can return it free of charge within 30 days; we will compare the picture with the fabric.',
    ],
  },
};

/** Crackling and sweating come from other kinds of protectors, so there are no answers on these. */
export const moltonAnswers: Answers = {
  nl: { ...linenAnswers.nl, feel: [] },
  de: { ...linenAnswers.de, feel: [] },
  en: { ...linenAnswers.en, feel: [] },
};
