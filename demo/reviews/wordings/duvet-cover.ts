import type { Wordings } from '../wording.ts';

/** Sentences of reviews on duvet covers. */
export const duvetCoverWordings: Wordings = {
  nl: {
    praise: {
      feel: [
        'Voelt heerlijk op de huid.',
        'Het slaapt alsof er elke dag schoon beddengoed op ligt.',
        'Stevige stof, geen dun vodje.',
        'Al na één wasbeurt lekker soepel.',
      ],
      crisp: ['Fris en knisperend, zoals in een goed hotel.', 'Perkal is heerlijk in de zomer.'],
      smooth: ['Zo glad dat ik er bijna uitgleed.', 'Mooie zachte glans.'],
      flannel: ['Lekker warm, je stapt nooit meer in een koud bed.'],
      linen: ['Linnen wordt met elke was mooier, en die kreukels horen erbij.'],
      washing: ['Blijft mooi van kleur in de was.', 'Niet gekrompen, ook niet in de droger.'],
      look: [
        'De kleur is precies als op de foto.',
        'Maakt onze slaapkamer in één keer rustig.',
        'Mooi, zonder schreeuwerig te zijn.',
      ],
      size: ['Lang genoeg om goed in te stoppen.'],
      ironing: ['Strijken hoeft van mij niet, gewoon goed ophangen.'],
    },
    but: {
      ironing: ['Kreukt wel, wie glad wil moet strijken.'],
      feel: ['De eerste nacht nog wat stug, daarna zacht.'],
      look: ['De tint valt een fractie warmer uit.'],
      size: ['De sloop is wat ruim voor mijn kussen.'],
      washing: ['Droogt langzaam aan de lijn.'],
    },
    complaint: {
      washing: [
        'Vijf centimeter gekrompen, en ik had me aan het label gehouden.',
        'De kleur gaf af op de rest van de was.',
      ],
      feel: ['Dunner dan ik voor dit bedrag verwacht.'],
      quality: ['Na vier keer wassen liet de naad los.'],
    },
  },
  'nl-be': {
    praise: {
      look: ['Schoon overtrek, precies de kleur van de foto.'],
      feel: ['Zalig zacht om in te slapen.'],
    },
  },
  de: {
    praise: {
      feel: [
        'Fühlt sich auf der Haut wunderbar an.',
        'Fester Stoff, kein dünnes Fähnchen.',
        'Schon nach einer Wäsche schön weich.',
        'Man schläft wie frisch bezogen.',
      ],
      crisp: ['Frisch und glatt wie im guten Hotel.', 'Perkal ist im Sommer unschlagbar.'],
      smooth: ['So glatt, dass man fast hinausrutscht.', 'Schöner, dezenter Glanz.'],
      flannel: ['Kuschelig warm, nie wieder ein kaltes Bett.'],
      linen: ['Leinen wird mit jeder Wäsche schöner.'],
      washing: ['Behält in der Wäsche die Farbe.', 'Nicht eingelaufen, auch nicht im Trockner.'],
      look: ['Die Farbe ist genau wie auf dem Bild.', 'Bringt Ruhe ins Schlafzimmer.'],
      size: ['Lang genug, nichts rutscht heraus.'],
    },
    but: {
      ironing: ['Knittert, wer es glatt mag, muss bügeln.'],
      feel: ['In der ersten Nacht noch etwas steif.'],
      look: ['Der Ton ist eine Spur wärmer als gedacht.'],
      washing: ['Trocknet an der Leine langsam.'],
    },
    complaint: {
      washing: [
        'Fünf Zentimeter eingelaufen, trotz Pflegeetikett.',
        'Hat auf die übrige Wäsche abgefärbt.',
      ],
      feel: ['Dünner, als ich für das Geld erwartet habe.'],
      quality: ['Nach vier Wäschen ging die Naht auf.'],
    },
  },
  en: {
    praise: {
      feel: [
        'Feels wonderful on the skin.',
        'Substantial fabric, not flimsy at all.',
        'Soft after just one wash.',
      ],
      crisp: ['Crisp and cool, like a good hotel.'],
      smooth: ['So smooth I nearly slid out of bed.'],
      flannel: ['Warm and cozy, no more cold sheets.'],
      linen: ['Linen that gets better with every wash.'],
      washing: ['Keeps its color in the wash.', 'No shrinking, even in the dryer.'],
      look: ['The color is just like the picture.', 'Calms the whole room down.'],
      size: ['Long enough to stay put.'],
    },
    but: {
      ironing: ['It wrinkles, so iron it if you care.'],
      feel: ['A bit stiff the first night.'],
      washing: ['Slow to line-dry.'],
    },
    complaint: {
      washing: [
        'Shrank two inches even though I followed the label.',
        'The color bled onto the rest of the wash.',
      ],
      quality: ['A seam opened after four washes.'],
    },
  },
};
