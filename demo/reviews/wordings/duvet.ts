import type { Wordings } from '../wording.ts';

/** Sentences of reviews on duvets, which have a name of their own in Flanders. */
export const duvetWordings: Wordings = {
  nl: {
    praise: {
      comfort: [
        'Heerlijk om onder te kruipen.',
        'Precies de warmte die ik zocht.',
        'Licht en toch warm, dat had ik niet verwacht.',
        'Valt soepel om je heen, geen kou langs de randen.',
        'Ik wil er ’s ochtends niet onderuit.',
        'Ik heb het nooit meer te warm of te koud, en dat is knap.',
      ],
      down: [
        'Zo licht als een zucht, je voelt hem nauwelijks liggen.',
        'Het dons zit mooi verdeeld, nergens een koude plek.',
        'Je ruikt niets en je voelt geen enkel pennetje.',
      ],
      wool: [
        'Wol ademt echt, ik word niet meer klam wakker.',
        'Ligt iets zwaarder dan dons en dat vind ik juist fijn.',
        'Mijn vrouw heeft het warm, ik koud, en onder wol gaat dat samen.',
      ],
      fiber: [
        'Kan zo in de wasmachine, met kinderen en een kat wel zo handig.',
        'Voor onze allergische zoon een uitkomst.',
      ],
      winter: [
        'De slaapkamer is hier twaalf graden in januari, en ik lig lekker.',
        'Geen kruik meer nodig.',
      ],
      summer: [
        'Eindelijk iets voor warme nachten dat meer is dan een laken.',
        'Dun en luchtig, ideaal van mei tot september.',
      ],
      allSeasons: [
        'Het hele jaar door goed: niet klam in mei en niet koud in januari.',
        'Eindelijk niet meer twee keer per jaar wisselen.',
      ],
      washing: ['Gewassen, gedroogd en weer helemaal donzig.'],
      hotWash: ['Kan op zestig graden en komt er goed uit.'],
      size: ['De lengte is fijn, mijn voeten steken er niet meer uit.'],
      forTwo: ['Groot genoeg voor twee, zonder gevecht om de rand.'],
      forOne: ['Voor de kamer van onze zoon, hij slaapt er als een marmot onder.'],
      sound: ['Ritselt niet, daar ben ik gevoelig voor.'],
      look: ['Netjes gestikt, de vulling blijft waar hij hoort.'],
      quality: ['De tijk voelt fijn en dicht aan.'],
    },
    but: {
      comfort: [
        'Duurt even voor het is opgewarmd.',
        'Iets minder dik dan ik dacht, maar warm is het wel.',
      ],
      down: ['In de eerste week kwamen er een paar veertjes uit de naad.'],
      wool: [
        'Rook de eerste dagen een beetje naar schaap, buiten gehangen en weg.',
        'Mag niet in de machine, dat moet je weten.',
      ],
      fiber: ['Kraakt een klein beetje als je draait.'],
      winter: ['Voor onze goed geïsoleerde slaapkamer bijna te warm.'],
      summer: ['In een koele juninacht net te dun.'],
      allSeasons: [
        'In een strenge winter leg ik er nog een plaid over.',
        'Op de warmste nachten van het jaar gaat het toch van bed.',
      ],
      washing: ['Paste niet in onze machine, het moest naar de wasserette.'],
      sound: ['Ritselt wat, de eerste weken hoorde ik het.'],
      forTwo: ['Met z’n tweeën had het van mij tien centimeter breder gemogen.'],
    },
    complaint: {
      comfort: [
        'Ik heb het er koud onder, en het was nog geen vorst.',
        'De vulling zakt naar de hoeken, middenin lig je onder niets.',
      ],
      down: ['Overal veertjes, elke ochtend stofzuigen.'],
      wool: ['De schapenlucht ging er niet uit.'],
      fiber: ['Je zweet je kapot, het ademt totaal niet.'],
      washing: ['Na één keer wassen vol klonten.'],
      winter: ['Extra warm? Ik lag met een trui aan.'],
      summer: ['Voor de zomer veel te warm.'],
      quality: ['De naad liet na een maand los.'],
      sound: ['Het knispert zo dat ik er wakker van lig.'],
    },
  },
  'nl-nl': {
    praise: {
      comfort: ['Het fijnste dekbed dat ik heb gehad.'],
      quality: ['Je voelt meteen dat dit een goed dekbed is.'],
    },
  },
  'nl-be': {
    praise: {
      comfort: ['Zalig onder te kruipen, ge moet mij er ’s morgens onderuit sleuren.'],
      quality: ['Degelijk gemaakt en mooi gestikt.'],
    },
    but: {
      washing: ['Ik moest ermee naar het wassalon, thuis paste het niet in de trommel.'],
    },
  },
  de: {
    praise: {
      comfort: [
        'Herrlich kuschelig.',
        'Genau die Wärme, die ich gesucht habe.',
        'Leicht und trotzdem warm.',
        'Legt sich weich um den Körper, nirgends zieht es hinein.',
        'Morgens will ich gar nicht darunter hervor.',
        'Ich friere nicht und schwitze nicht, ein kleines Wunder.',
      ],
      down: [
        'Federleicht, man spürt sie kaum.',
        'Die Daunen sind gleichmäßig verteilt, keine kalte Stelle.',
        'Riecht nach nichts, und es piekt nichts.',
      ],
      wool: [
        'Wolle atmet wirklich, ich wache nicht mehr klamm auf.',
        'Etwas schwerer als Daune, und gerade das mag ich.',
      ],
      fiber: [
        'Kommt einfach in die Maschine, mit Kindern und Katze ideal.',
        'Für unseren Allergiker die richtige Wahl.',
      ],
      winter: [
        'Im Schlafzimmer hat es im Januar zwölf Grad, und ich liege warm.',
        'Die Wärmflasche bleibt jetzt im Schrank.',
      ],
      summer: [
        'Endlich etwas für warme Nächte.',
        'Dünn und luftig, von Mai bis September genau richtig.',
      ],
      allSeasons: [
        'Das ganze Jahr über gut: im Mai nicht zu warm, im Januar nicht zu kalt.',
        'Endlich kein Wechseln mehr zweimal im Jahr.',
      ],
      washing: ['Gewaschen, getrocknet, wieder schön bauschig.'],
      hotWash: ['Verträgt 60 Grad ohne Probleme.'],
      size: ['Die Länge ist angenehm, keine kalten Füße mehr.'],
      forTwo: ['Groß genug für zwei, ohne Streit.'],
      forOne: ['Für das Zimmer unseres Sohnes, er schläft darunter wie ein Murmeltier.'],
      sound: ['Raschelt nicht, da bin ich empfindlich.'],
      look: ['Sauber abgesteppt, die Füllung bleibt, wo sie hingehört.'],
    },
    but: {
      comfort: [
        'Es dauert ein wenig, bis man warm wird.',
        'Dünner als gedacht, warm hält sie trotzdem.',
      ],
      down: ['Anfangs kamen ein paar Federchen aus der Naht.'],
      wool: [
        'Roch zuerst etwas nach Schaf, nach einem Tag auf dem Balkon war das weg.',
        'Darf nicht in die Maschine, das muss man wissen.',
      ],
      fiber: ['Knistert beim Umdrehen ein wenig.'],
      winter: ['Für ein beheiztes Schlafzimmer fast zu warm.'],
      summer: ['In einer kühlen Juninacht etwas dünn.'],
      allSeasons: ['In sehr kalten Nächten lege ich noch eine Wolldecke darüber.'],
      washing: ['Passte nicht in unsere Trommel.'],
      forTwo: ['Für zwei dürfte sie breiter sein.'],
    },
    complaint: {
      comfort: [
        'Mir ist darunter kalt, dabei war noch gar kein Frost.',
        'Die Füllung rutscht in die Ecken.',
      ],
      down: ['Überall Federn, jeden Morgen saugen.'],
      wool: ['Der Schafgeruch ging nicht raus.'],
      fiber: ['Man schwitzt, sie atmet überhaupt nicht.'],
      washing: ['Nach einer Wäsche voller Klumpen.'],
      winter: ['Von wegen warm, ich lag mit Pullover im Bett.'],
      summer: ['Für den Sommer viel zu warm.'],
      quality: ['Nach einem Monat ging die Naht auf.'],
    },
  },
  'de-at': {
    praise: {
      comfort: [
        'So eine gute Tuchent hab ich noch nie gehabt.',
        'Kuschelig warm, genau das Richtige für unser altes Haus in den Bergen.',
      ],
    },
  },
  en: {
    praise: {
      quality: ['The shell feels soft and tightly woven.'],
      hotWash: ['Takes a hot wash without trouble.'],
      comfort: [
        'I am never too hot or too cold, a small miracle.',
        'So cozy.',
        'Exactly the warmth I wanted.',
        'Light and warm at the same time.',
        'Drapes nicely, no drafts at the sides.',
        'I do not want to get out from under it.',
      ],
      down: [
        'No quills, no smell.',
        'Light as a feather, you hardly feel it.',
        'The down is spread evenly, no cold spots.',
      ],
      wool: [
        'A little heavier than down, and I like that.',
        'Wool really breathes; I no longer wake up clammy.',
      ],
      fiber: [
        'A relief for our son with allergies.',
        'Goes straight in the washer, great with kids and a cat.',
      ],
      winter: ['Our bedroom drops to 55 in January and I am still warm.'],
      summer: [
        'Thin and airy, just right from May to September.',
        'Finally something light for warm nights.',
      ],
      allSeasons: ['Good all year round, no more swapping in spring and fall.'],
      washing: ['Washed, dried and fluffy again.'],
      size: ['Long enough that my feet stay in.'],
      forTwo: ['Big enough for two without a fight.'],
      forOne: ['For our son’s room; he sleeps like a log.'],
      sound: ['Does not rustle, which matters to me.'],
      look: ['Neatly stitched, so the filling stays put.'],
    },
    but: {
      forTwo: ['Could be a little wider for two.'],
      summer: ['A bit thin on a cool June night.'],
      comfort: ['Takes a while to warm up.', 'Thinner than I thought, though warm enough.'],
      down: ['A few feathers came out of the seam at first.'],
      wool: ['Smelled faintly of sheep for a day.'],
      fiber: ['Crackles a little when you turn.'],
      winter: ['Almost too warm for a heated bedroom.'],
      allSeasons: ['On the coldest nights I add a throw.'],
      washing: ['Did not fit in our washer.'],
    },
    complaint: {
      winter: ['Warm? I slept in a sweater.'],
      wool: ['The sheep smell never went away.'],
      comfort: [
        'I am cold under it, and it is not even freezing out.',
        'The filling slides into the corners.',
      ],
      down: ['Feathers everywhere.'],
      fiber: ['It does not breathe at all.'],
      washing: ['Lumpy after one wash.'],
      quality: ['A seam opened after a month.'],
    },
  },
};
