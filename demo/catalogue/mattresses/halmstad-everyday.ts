import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { amount } from '../../amount.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Halmstad mattresses for every night, still for a smaller budget. */
export const halmstadEverydayMattresses: readonly ProductData[] = [
  mattress({
    sku: 'HAL-BACKE',
    brand: 'Halmstad',
    model: 'Backe',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: `Koudschuimmatras van 19 cm voor elke nacht, in medium en stevig, vanaf ${amount(199)}.`,
      de: `19 cm hohe Kaltschaummatratze für jede Nacht, in H2 und H3, ab ${amount(199)}.`,
      en: `A 7½-inch (19 cm) HR foam mattress for every night, in medium and firm, from ${amount(199)}.`,
    },
    description: [
      {
        nl: `Waar wordt op bespaard als een matras ${amount(199)} kost? Bij de Backe op de hoes, die eenvoudig en dun is, en op de zones: drie in plaats van zeven. Niet op het schuim. Dat weegt 42 kilo per kubieke meter, en dat is wat hem na jaren nog recht houdt.`,
        'nl-be': `Waar wordt op bespaard als een matras ${amount(199)} kost? Bij de Backe op de hoes, die eenvoudig en dun is, en op de zones: drie in plaats van zeven. Niet op het schuim. Dat weegt 42 kilo per kubieke meter, en dat houdt ze na jaren nog in vorm.`,
        de: `Woran wird gespart, wenn eine Matratze ${amount(199)} kostet? Bei der Backe am Bezug, der schlicht und dünn ist, und an den Zonen: drei statt sieben. Nicht am Schaum. Er wiegt 42 kg pro Kubikmeter, und das hält sie auch nach Jahren in Form.`,
        en: `What has been saved on when a mattress costs ${amount(199)}? On the Backe, the cover, which is plain and thin, and the zones: three instead of seven. Not the foam. It weighs 42 kg per cubic meter (2.6 lb/ft³), and that is what keeps it in shape for years.`,
      },
      {
        nl: 'Medium is er voor 60 tot 90 kilo, stevig tot 110. Ben je zwaarder of zweet je veel, leg dan wat geld bij voor veren. Een molton is hier geen luxe: de dunne hoes is op 60 graden te wassen, maar slijt sneller dan een gestikte.',
        de: 'Mittel eignet sich für 60 bis 90 Kilo, fest bis 110. Wer mehr wiegt oder nachts schwitzt, legt besser etwas für Federn drauf. Eine Moltonauflage lohnt sich hier: Der dünne Bezug ist bei 60 Grad waschbar, nutzt sich aber schneller ab als ein gesteppter.',
        en: 'Medium is for 60 to 90 kg (130 to 200 lb), firm for up to 110 kg (240 lb). If you are heavier or sweat a lot, spend a little more on springs. A mattress protector is worth having: the thin cover can be washed hot, but wears faster than a quilted one.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hoogte: 19,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'drie_zijden',
      matras_comfortzones: 3,
      matras_maximale_belasting: 105,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'oeko_tex',
      bijzonderheden: ['opgerold', 'omkeerbaar', 'verstelbare_bodem', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 3,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 2,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x200': 199,
        '90x200': 199,
        '90x210': 219,
        '120x200': 275,
        '140x200': 309,
        '160x200': 349,
        '180x200': 389,
      },
      { slower: { '90x210': 6 } },
    ),
    popularity: 402,
    since: '2025-06-02',
  }),
  mattress({
    sku: 'HAL-KOJ',
    brand: 'Halmstad',
    model: 'Koj',
    kind: KIND.comfortFoamMattress,
    summary: {
      nl: 'Schuimmatras van 12 cm voor stapelbed, kajuitbed of slaaplade: zo licht dat je het in je eentje verschoont.',
      'nl-be':
        'Schuimmatras van 12 cm voor stapelbed of zetelbed: licht genoeg om er zonder hulp een hoeslaken om te leggen.',
      de: '12 cm hohe Schaummatratze für Etagenbett, Koje oder Ausziehbett: so leicht, dass sich das Laken allein aufziehen lässt.',
      'de-at':
        '12 cm hohe Schaummatratze für Stockbett, Koje oder Ausziehbett: so leicht, dass sich das Leintuch allein aufziehen lässt.',
      en: 'A 5-inch (12 cm) foam mattress for a bunk, cabin or trundle bed: light enough to change the sheets single-handed.',
    },
    description: [
      {
        nl: 'Wie ooit een laken om het bovenste bed heeft getrokken, weet waarom een matras van 8 kilo bestaat. De Koj is van comfortschuim van 28 kilo per kubieke meter en geeft onder een kind tot 45 kilo genoeg steun. Voor een volwassene is het een logeerplek, geen bed.',
        'nl-be':
          'Wie ooit een hoeslaken om het bovenste bed heeft getrokken, weet waarom een matras van 8 kilo bestaat. De Koj is van comfortschuim van 28 kilo per kubieke meter en geeft onder een kind tot 45 kilo genoeg steun. Voor een volwassene is het een logeerplek, geen bed.',
        de: 'Wer je das obere Bett bezogen hat, weiß, warum es eine Matratze mit 8 Kilo gibt. Die Koj ist aus Komfortschaum mit 28 kg pro Kubikmeter und stützt ein Kind bis 45 Kilo gut genug. Für Erwachsene ist sie ein Schlafplatz für Gäste, kein Bett.',
        en: 'If you have ever made up the top bunk, you know why a mattress of 8 kg (18 lb) exists. The Koj is made of comfort foam of 28 kg per cubic meter, enough support for a child of up to 45 kg (100 lb). For an adult it is a place to stay over, not a bed.',
      },
      {
        nl: 'Met 12 cm blijft bij de meeste stapelbedden de reling hoog genoeg. De hoes is wit, heeft een rits aan één zijde en mag op 40 graden. Ligt hij in een slaaplade, schuif die dan ’s ochtends een uur open.',
        'nl-be':
          'Met 12 cm blijft de rand bij de meeste stapelbedden hoog genoeg. De hoes is wit, heeft een rits aan één zijde en mag op 40 graden. Ligt ze in een bedlade, schuif die dan ’s ochtends een uur open.',
        de: 'Bei 12 cm bleibt die Absturzsicherung der meisten Etagenbetten hoch genug. Der weiße Bezug hat an einer Seite einen Reißverschluss und ist bei 40 Grad waschbar. Im Bettkasten braucht sie Luft: morgens eine Stunde offen lassen.',
        'de-at':
          'Bei 12 cm bleibt die Absturzsicherung der meisten Stockbetten hoch genug. Der weiße Bezug hat an einer Seite einen Reißverschluss und ist bei 40 Grad waschbar. In der Bettlade braucht sie Luft: in der Früh eine Stunde offen lassen.',
        en: 'At 12 cm (5 in), the guard rail of most bunk beds stays high enough. The white cover unzips on one side and is machine washable. In a trundle, leave the drawer open for an hour in the morning.',
      },
    ],
    attributes: {
      kleur: 'wit',
      matras_kern: 'comfortschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 12,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_40',
      matras_rits: 'een_zijde',
      matras_comfortzones: 1,
      matras_maximale_belasting: 70,
      matras_slaaphouding: ['rug', 'zij'],
      bijzonderheden: ['opgerold', 'omkeerbaar', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 2,
      stabiliteit: 3,
      veerkracht: 2,
      ventilatie: 2,
      vochtregulatie: 2,
      aanpassingsvermogen: 2,
    },
    offers: sizes(
      {
        '70x190': 74.95,
        '70x200': 74.95,
        '75x200': 79.95,
        '80x190': 79.95,
        '80x200': 84.95,
        '90x190': 89.95,
        '90x200': 89.95,
      },
      { was: { '90x190': 109.95, '90x200': 109.95 }, soldOut: ['75x200'] },
    ),
    popularity: 219,
    since: '2024-04-22',
  }),
  mattress({
    sku: 'HAL-STRAND',
    brand: 'Halmstad',
    model: 'Strand',
    kind: KIND.memoryFoamMattress,
    summary: {
      nl: `Traagschuim voor beginners: 18 cm hoog, 4 cm daarvan traag, en voor een bed van 160 onder de ${amount(400)}.`,
      de: `Viscoschaum für den Einstieg: 18 cm hoch, davon 4 cm Visco, in 160 cm Breite unter ${amount(400)}.`,
      en: `Memory foam to start with: 7 inches (18 cm) high, an inch and a half of it slow, and under ${amount(400)} at 160 wide.`,
    },
    description: [
      {
        nl: 'Traagschuim vinden mensen heerlijk of benauwd, weinig ertussenin. Op de Strand kom je er voor een klein bedrag achter. De laag is dun genoeg om je makkelijk om te draaien en dik genoeg om het verschil bij schouder en heup te voelen.',
        de: 'Viscoschaum liebt man oder man fühlt sich eingeengt, dazwischen liegt wenig. Auf der Strand finden Sie es für kleines Geld heraus. Die Schicht ist dünn genug, um sich leicht umzudrehen, und dick genug, dass man den Unterschied an Schulter und Hüfte merkt.',
        en: 'People find memory foam either wonderful or stifling, with little in between. The Strand lets you find out for a small sum. The layer is thin enough to turn over easily and thick enough to feel the difference at shoulder and hip.',
      },
      {
        nl: 'Je slaapt op één kant. In een kamer onder de 16 graden duurt het een kwartier voor het schuim meegeeft; een kruik helpt, een elektrische deken niet, want die mag er niet op. Voor wie boven de 95 kilo weegt, is de laag daaronder te licht.',
        'nl-be':
          'Je slaapt op één kant. In een kamer onder de 16 graden duurt het een kwartier voor het schuim meegeeft; een warmwaterkruik helpt, een elektrisch deken niet, want dat mag er niet op. Voor wie boven de 95 kilo weegt, is de laag daaronder te licht.',
        de: 'Geschlafen wird auf einer Seite. Unter 16 Grad Raumtemperatur dauert es eine Viertelstunde, bis der Schaum nachgibt; eine Wärmflasche hilft, eine Heizdecke nicht, die darf nicht darauf. Wer über 95 Kilo wiegt, für den ist die Trägerschicht zu leicht.',
        'de-at':
          'Geschlafen wird auf einer Seite. Unter 16 Grad Raumtemperatur dauert es eine Viertelstunde, bis der Schaum nachgibt; ein Thermophor hilft, eine Heizdecke nicht, die darf nicht darauf. Wer über 95 Kilo wiegt, für den ist die Trägerschicht zu leicht.',
        en: 'It has one sleeping side. In a room below 60 °F it takes the foam a quarter of an hour to give; a hot water bottle helps, but an electric blanket must not go on it. Over 95 kg (210 lb), the layer underneath is too light for you.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }],
    attributes: {
      matras_kern: 'traagschuim',
      matras_hoogte: 18,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 1,
      matras_maximale_belasting: 95,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['opgerold', 'verstelbare_bodem', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 3,
      stabiliteit: 4,
      veerkracht: 2,
      ventilatie: 2,
      vochtregulatie: 2,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 219,
        '90x200': 219,
        '120x200': 299,
        '140x200': 339,
        '160x200': 389,
        '180x200': 429,
      },
      { was: { '140x200': 379 }, lastOnes: ['180x200'] },
    ),
    popularity: 258,
    since: '2025-10-13',
  }),
];
