import type { Wordings } from '../wording.ts';

/** Sentences of reviews on nightstands, wardrobes and dressers. */
export const cabinetWordings: Wordings = {
  nl: {
    praise: {
      look: [
        'Staat prachtig naast ons bed.',
        'Mooi strak, geen poespas.',
        'Past precies bij de rest van de kamer.',
      ],
      wood: ['Mooi hout met een eerlijke nerf.', 'Voelt massief en dat is het ook.'],
      assembly: [
        'Was al in elkaar gezet, alleen de poten eronder.',
        'Duidelijke handleiding en alles paste.',
      ],
      nightstand: [
        'Boek, bril, glas water: alles kwijt.',
        'Precies de hoogte van ons matras.',
        'Meteen twee genomen, links en rechts.',
      ],
      wardrobe: ['Er gaat verrassend veel in.', 'De deuren hangen recht en sluiten zacht.'],
      dresser: ['Zes laden vol en hij staat nog recht.', 'Diep genoeg voor truien.'],
      drawers: ['De laden lopen licht en sluiten zachtjes.', 'Laden gaan helemaal open, fijn.'],
      quality: ['Stevig, wiebelt niet.'],
    },
    but: {
      assembly: ['Het in elkaar zetten kostte meer tijd dan gedacht.'],
      look: ['De kleur valt wat geler uit.'],
      drawers: ['De onderste lade loopt iets stroever.'],
      wood: ['Op het blad zie je snel kringen, gebruik een onderzetter.'],
      smell: ['Rook de eerste week naar lak.'],
    },
    complaint: {
      quality: ['Het blad had een barst.', 'Staat scheef, ook op een vlakke vloer.'],
      drawers: ['De lade klemt sinds dag één.'],
      assembly: ['Er ontbraken vier schroeven en een rail.'],
    },
  },
  'nl-be': { praise: { look: ['Schoon kastje, mooi afgewerkt.'] } },
  de: {
    praise: {
      look: [
        'Sieht neben unserem Bett toll aus.',
        'Schlicht, ohne Schnickschnack.',
        'Passt genau zum Rest des Zimmers.',
      ],
      wood: ['Schönes Holz mit ehrlicher Maserung.', 'Fühlt sich massiv an und ist es auch.'],
      assembly: ['Kam fast fertig montiert.', 'Verständliche Anleitung, alles passte.'],
      nightstand: [
        'Buch, Brille, Wasserglas: alles findet Platz.',
        'Genau auf Matratzenhöhe.',
        'Gleich zwei genommen.',
      ],
      wardrobe: [
        'Da geht erstaunlich viel hinein.',
        'Die Türen hängen gerade und schließen sanft.',
      ],
      dresser: ['Tief genug für dicke Pullover.'],
      drawers: ['Läuft leicht und schließt sanft.', 'Lässt sich ganz ausziehen, sehr praktisch.'],
      quality: ['Stabil, wackelt nicht.'],
    },
    but: {
      assembly: ['Der Aufbau dauerte länger als gedacht.'],
      look: ['Der Farbton ist etwas gelblicher.'],
      wood: ['Ränder von Gläsern sieht man schnell.'],
      smell: ['Roch in der ersten Woche nach Lack.'],
    },
    complaint: {
      quality: ['Die Platte hatte einen Riss.', 'Steht schief, auch auf ebenem Boden.'],
      assembly: ['Es fehlten vier Schrauben und eine Schiene.'],
    },
  },
  'de-at': {
    praise: {
      nightstand: ['Das Nachtkästchen ist genau so hoch wie unsere Matratze.'],
      wardrobe: ['Der Kasten schluckt alles, was wir haben.'],
    },
  },
  en: {
    praise: {
      look: [
        'Looks beautiful next to our bed.',
        'Clean and simple.',
        'Matches the rest of the room.',
      ],
      wood: ['Lovely wood with honest grain.', 'Feels solid because it is.'],
      assembly: ['Came mostly assembled.', 'Clear instructions, everything fit.'],
      nightstand: [
        'Room for a book, glasses and a glass of water.',
        'Level with our mattress.',
        'Got two right away.',
      ],
      wardrobe: ['Holds a surprising amount.'],
      dresser: ['Deep enough for sweaters.'],
      drawers: ['The drawers glide and close softly.'],
      quality: ['Sturdy, no wobble.'],
    },
    but: {
      assembly: ['Assembly took longer than I thought.'],
      look: ['A bit more yellow than pictured.'],
      wood: ['Use a coaster, it shows rings.'],
    },
    complaint: {
      quality: ['The top had a crack.'],
      assembly: ['Four screws and a rail were missing.'],
    },
  },
};
