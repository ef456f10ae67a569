import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { duvetCover, fittedSheet, molton } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { duvetCoverPicture, fittedSheetPicture, moltonPicture } from '../pictures.ts';

/** Washable covers for duvets and mattresses. */
export const donsgaardLinen: readonly ProductData[] = [
  duvetCover({
    sku: 'DON-OCHTEND',
    brand: 'Donsgaard',
    model: 'Ochtend',
    kind: KIND.percaleDuvetCover,
    summary: {
      nl: 'Dekbedovertrek van koel, fris perkal met bijpassende kussenslopen.',
      'nl-be': 'Donsovertrek van koel, fris perkal met bijpassende kussenslopen.',
      de: 'Bettwäsche aus kühlem, glattem Perkal mit passenden Kissenbezügen.',
      'de-at': 'Bettwäsche aus kühlem, glattem Perkal mit passenden Polsterbezügen.',
      en: 'A duvet cover in cool, crisp percale with matching pillowcases.',
    },
    description: [
      {
        nl: 'Perkal is dicht en vlak geweven katoen. Het voelt koel en een beetje krakend aan, zoals in een goed hotel, en wordt met elke wasbeurt zachter. Wie het ’s nachts snel warm heeft, slaapt hier beter onder dan onder satijn.',
        de: 'Perkal ist dicht und glatt gewebte Baumwolle. Sie fühlt sich kühl und leicht knisternd an wie in einem guten Hotel und wird mit jeder Wäsche weicher. Wem nachts schnell warm wird, der schläft darunter besser als unter Satin.',
        en: 'Percale is cotton in a dense, plain weave. It feels cool and a little crisp, as in a good hotel, and softens with every wash. If you sleep warm, you will sleep better under this than under sateen.',
      },
      {
        nl: 'De overtrek sluit met een instopstrook van 45 cm, dus zonder knopen die je in de was kwijtraakt. Bij 140 breed zit één sloop, bij de bredere maten zitten er twee.',
        de: 'Der Bezug schließt mit einer 45 cm langen Einschlagklappe, also ohne Knöpfe, die in der Wäsche verloren gehen. Bei 140 cm Breite gehört ein Kissenbezug dazu, bei den breiteren Größen sind es zwei.',
        'de-at':
          'Der Bezug schließt mit einer 45 cm langen Einschlagklappe, also ohne Knöpfe, die in der Wäsche verloren gehen. Bei 140 cm Breite gehört ein Polsterbezug dazu, bei den breiteren Größen sind es zwei.',
        en: 'The cover closes with a 45 cm (18 in) tuck-in flap, so there are no buttons to lose in the wash. The 140 cm size comes with one pillowcase, wider sizes with two.',
      },
    ],
    colors: [
      { color: 'wit', pictures: [duvetCoverPicture('white')] },
      { color: 'salie', pictures: [duvetCoverPicture('sage')] },
      { color: 'blauw', pictures: [duvetCoverPicture('blue')], soldOut: ['260x220'] },
    ],
    attributes: {
      dekbedovertrek_materiaal: 'perkal',
      dekbedovertrek_weving: 'perkal',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'instopstrook',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 200,
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
    },
    offers: sizes(
      { '140x220': 69, '200x200': 95, '200x220': 99, '240x220': 109, '260x220': 119 },
      { was: { '240x220': 119 } },
    ),
    popularity: 143,
    since: '2025-03-10',
  }),
  fittedSheet({
    sku: 'DON-STRAK',
    brand: 'Donsgaard',
    model: 'Strak',
    kind: KIND.fittedSheet,
    summary: {
      nl: 'Rekbaar hoeslaken van jersey dat strak blijft zitten, ook op een verstelbare bodem.',
      de: 'Dehnbares Spannbettlaken aus Jersey, das auch auf verstellbaren Lattenrosten glatt bleibt.',
      'de-at':
        'Dehnbares Spannleintuch aus Jersey, das auch auf verstellbaren Lattenrosten glatt bleibt.',
      en: 'A stretchy jersey fitted sheet that stays smooth, even on an adjustable base.',
    },
    description: [
      {
        nl: 'Jersey is gebreid in plaats van geweven, net als een T-shirt. Het laken rekt daardoor mee over matrassen van 18 tot 30 cm en hoeft niet gestreken te worden: ophangen is genoeg.',
        de: 'Jersey ist gestrickt statt gewebt, wie ein T-Shirt. Deshalb dehnt sich das Laken über Matratzen von 18 bis 30 cm Höhe und muss nicht gebügelt werden: aufhängen genügt.',
        'de-at':
          'Jersey ist gestrickt statt gewebt, wie ein T-Shirt. Deshalb dehnt sich das Leintuch über Matratzen von 18 bis 30 cm Höhe und muss nicht gebügelt werden: aufhängen genügt.',
        en: 'Jersey is knitted rather than woven, like a T-shirt. It stretches over mattresses from 18 to 30 cm (7 to 12 in) high and needs no ironing: just hang it up.',
      },
      {
        nl: 'Het elastiek loopt rondom en zit in een tunnel, zodat het na jaren wassen nog trekt. Voor een topper is dit laken te diep; daar hebben we lage hoeslakens voor.',
        de: 'Der Gummizug läuft rundum in einem Tunnel und zieht auch nach Jahren noch. Für Topper ist dieses Laken zu hoch, dafür haben wir flache Spannbettlaken.',
        'de-at':
          'Der Gummizug läuft rundum in einem Tunnel und zieht auch nach Jahren noch. Für Topper ist dieses Leintuch zu hoch, dafür haben wir flache Spannleintücher.',
        en: 'The elastic runs all the way round in a channel, so it still pulls after years of washing. It is too deep for a topper; we have shallow sheets for those.',
      },
    ],
    colors: [
      { color: 'wit', pictures: [fittedSheetPicture('white')] },
      { color: 'zand', pictures: [fittedSheetPicture('sand')] },
      { color: 'grijs', pictures: [fittedSheetPicture('gray')] },
    ],
    attributes: {
      hoeslaken_materiaal: 'jersey',
      hoeslaken_hoekhoogte: 30,
      hoeslaken_matrashoogte_min: 18,
      hoeslaken_matrashoogte_max: 30,
      hoeslaken_elastiek: 'rondom',
      hoeslaken_wasbaar: 'graden_60',
      hoeslaken_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes({
      '90x200': 19.95,
      '90x220': 22.95,
      '140x200': 27.95,
      '160x200': 29.95,
      '180x200': 32.95,
      '180x220': 35.95,
    }),
    popularity: 312,
    since: '2024-02-05',
  }),
  molton({
    sku: 'DON-SCHILD',
    brand: 'Donsgaard',
    model: 'Schild',
    kind: KIND.waterproofMolton,
    summary: {
      nl: 'Waterdichte molton die niet kraakt en je niet laat zweten.',
      de: 'Wasserdichte Matratzenauflage, die nicht raschelt und nicht schwitzen lässt.',
      en: 'A waterproof mattress protector that does not rustle and does not make you sweat.',
    },
    description: [
      {
        nl: 'Onder het katoen zit een vlies dat wel damp doorlaat, maar geen vocht. Een omgevallen glas blijft dus boven het matras, en ’s nachts lig je niet op plastic.',
        'nl-be':
          'Onder het katoen zit een vlies dat wel damp doorlaat, maar geen vocht. Een omgevallen glas blijft dus boven de matras, en ’s nachts lig je niet op plastic.',
        de: 'Unter der Baumwolle liegt eine Membran, die Dampf durchlässt, Flüssigkeit aber nicht. Ein umgekipptes Glas erreicht die Matratze nicht, und Sie liegen trotzdem nicht auf Plastik.',
        en: 'Beneath the cotton lies a membrane that lets vapor through but no liquid. A spilled glass never reaches the mattress, and you are not lying on plastic.',
      },
      {
        nl: 'Hij gaat als een hoeslaken om het matras en mag op 60 graden in de was en op lage stand in de droger. Strijken niet: dat beschadigt het vlies.',
        'nl-be':
          'Hij gaat als een hoeslaken om de matras en mag op 60 graden in de was en op lage stand in de droogkast. Strijken niet: dat beschadigt het vlies.',
        de: 'Sie wird wie ein Spannbettlaken aufgezogen, darf bei 60 Grad in die Maschine und bei niedriger Stufe in den Trockner. Bitte nicht bügeln, das schadet der Membran.',
        'de-at':
          'Sie wird wie ein Spannleintuch aufgezogen, darf bei 60 Grad in die Maschine und bei niedriger Stufe in den Trockner. Bitte nicht bügeln, das schadet der Membran.',
        en: 'It goes on like a fitted sheet, washes hot and tumble dries on low. Do not iron it: that damages the membrane.',
      },
    ],
    pictures: [moltonPicture],
    attributes: {
      kleur: 'wit',
      molton_materiaal: 'katoen',
      molton_waterdicht: 'ja',
      molton_bevestiging: 'rok',
      molton_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt'],
    },
    offers: sizes(
      { '90x200': 29.95, '140x200': 39.95, '160x200': 44.95, '180x200': 49.95 },
      { lastOnes: ['140x200'] },
    ),
    popularity: 198,
    since: '2024-05-13',
  }),
];
