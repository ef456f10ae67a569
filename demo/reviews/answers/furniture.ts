import type { Answers } from '../wording.ts';

/** Answers on frames, bases, cabinets and stools: products to assemble, which may have a fault. */
export const furnitureAnswers: Answers = {
  nl: {
    sound: [
      'meestal is er een verbinding gaan werken. Zet alles na een week nog eens vast, met niemand op het bed; blijft het geluid, bel ons dan, want het valt onder de garantie.',
    ],
    assembly: [
      'dat is vervelend als je net begonnen bent. Stuur ons een foto met je ordernummer: de juiste onderdelen zijn binnen twee werkdagen onderweg.',
    ],
    quality: [
      'zo hoort het niet aan te komen en ook niet te slijten. Stuur ons twee foto’s en je ordernummer; het onderdeel krijg je nieuw, zonder kosten.',
    ],
    look: [
      'jammer dat het in het echt tegenvalt. In onze toonzaal in Amersfoort staat het ook; wil je het niet houden, bel ons dan, dan zoeken we een oplossing.',
    ],
    electric: [
      'dat is vaak met opnieuw koppelen verholpen: hou de zijknop vijf seconden ingedrukt. Helpt het niet, dan sturen we een nieuwe; er zit vijf jaar garantie op.',
    ],
    comfort: [
      'dat hoort niet. Stuur ons een foto van de zijkant en vertel wat je weegt, dan zien we of er iets stuk is of dat een steviger model beter past.',
    ],
    drawers: [
      'dan loopt een geleider scheef. Haal de lade eruit en klik de rail opnieuw vast; lukt het niet, dan sturen we een nieuwe geleider.',
    ],
  },
  de: {
    sound: [
      'meist hat sich eine Verbindung gelockert. Ziehen Sie nach einer Woche alles noch einmal fest, ohne dass jemand im Bett liegt; bleibt das Geräusch, rufen Sie uns an, das ist ein Garantiefall.',
    ],
    assembly: [
      'das ärgert mitten im Aufbau. Schicken Sie uns ein Foto mit der Bestellnummer: Die richtigen Teile sind binnen zwei Werktagen unterwegs.',
    ],
    quality: [
      'so darf es weder ankommen noch altern. Schicken Sie uns zwei Fotos und die Bestellnummer; das Teil bekommen Sie kostenlos neu.',
    ],
    electric: [
      'oft hilft neues Koppeln: Halten Sie die Seitentaste fünf Sekunden gedrückt. Wenn nicht, schicken wir eine neue; wir geben fünf Jahre Garantie darauf.',
    ],
    comfort: [
      'das darf nicht sein. Schicken Sie uns ein Foto von der Seite und sagen Sie uns, was Sie wiegen, dann sehen wir, ob etwas defekt ist oder ein stärkeres Modell besser passt.',
    ],
  },
  en: {
    sound: [
      'a joint has usually worked loose. Tighten everything again after a week, with nobody on the bed; if the noise stays, call us, as the warranty covers it.',
    ],
    assembly: [
      'how annoying when you are halfway through. Send us a photo with your order number: the right parts will be on their way within two working days.',
    ],
    quality: [
      'it should neither arrive nor wear like that. Send us two photos and your order number, and we will send you the part free of charge.',
    ],
    comfort: [
      'that is not right. Send us a photo from the side and tell us what you weigh, and we will see whether something is broken or a stronger model would suit you better.',
    ],
  },
};

export const lampAnswers: Answers = {
  nl: {
    light: [
      'flikkert het, dan is er iets stuk en krijg je een nieuwe. Is het gewoon te weinig, kijk dan naar de lumen bij elke lamp: om bij te lezen heb je er 400 of meer nodig.',
    ],
    switch: [
      'een schakelaar hoort jaren mee te gaan. Stuur ons je ordernummer, dan ligt er morgen een nieuwe lamp klaar; de oude nemen we terug.',
    ],
    quality: [
      'dat is een montagefout. Stuur ons een foto en je ordernummer, dan ruilen we hem om.',
    ],
  },
  de: {
    light: [
      'flackert es, ist etwas defekt, und Sie bekommen Ersatz. Ist es nur zu wenig, hilft ein Blick auf die Lumen: Zum Lesen sollten es 400 oder mehr sein.',
    ],
    switch: [
      'ein Schalter muss Jahre halten. Schicken Sie uns die Bestellnummer, dann geht morgen eine neue Lampe hinaus; die alte nehmen wir zurück.',
    ],
    quality: [
      'das ist ein Montagefehler. Schicken Sie uns ein Foto und die Bestellnummer, dann tauschen wir die Lampe um.',
    ],
  },
  en: {
    light: [
      'a flicker means a fault, and we will send you a new one. If the light is too weak, look at the lumens: to read by, you need 400 or more.',
    ],
    switch: [
      'a switch should last for years. Send us your order number and a new lamp will leave tomorrow; we take the old one back.',
    ],
    quality: [
      'that is a fault in assembly. Send us a photo and your order number and we will exchange it.',
    ],
  },
};
