import type { Wordings } from '../wording.ts';

/** Sentences of reviews on mattresses. */
export const mattressWordings: Wordings = {
  nl: {
    praise: {
      comfort: [
        'Slaapt heerlijk.',
        'Sinds dit matras slaap ik gewoon door.',
        'Ik dacht dat ik een slechte slaper was, maar het lag dus aan mijn oude matras.',
        'Na twee weken wennen wil ik niet anders meer.',
        'Je ligt erop en je denkt: ja, dit is het.',
      ],
      ache: [
        'Na jaren wakker worden met een stijve rug is dat nu over.',
        'Mijn huisarts zei dat ik eens naar mijn matras moest kijken, en ze had gelijk.',
        'De pijn in mijn heup is na drie weken zo goed als weg.',
        'Ik sta ’s ochtends op zonder eerst tien minuten krom te lopen.',
      ],
      firm: [
        'Lekker stevig, zoals ik het graag heb.',
        'Stevig zonder dat het een plank is.',
        'Ik weeg 95 kilo en zak er niet in weg.',
      ],
      soft: [
        'Heerlijk zacht en toch zak je er niet doorheen.',
        'Eindelijk een zacht matras dat na een paar weken niet doorligt.',
      ],
      medium: [
        'Niet te hard en niet te zacht, en dat had ik na vier matrassen niet meer verwacht.',
        'Medium is hier ook echt medium.',
      ],
      sideSleeper: [
        'Ik slaap op mijn zij en mijn schouder zakt nu precies genoeg weg.',
        'Als zijslaper had ik altijd een slapende arm, dat is voorbij.',
      ],
      backSleeper: [
        'Ik slaap op mijn rug en mijn onderrug ligt nu eindelijk ergens op.',
        'Als rugslaper lig ik hier mooi recht.',
      ],
      couple: [
        'Mijn man draait veel en ik merk er bijna niets meer van.',
        'We rollen niet meer samen naar het midden.',
        'Zij licht, ik een stuk zwaarder, en we liggen allebei goed. Dat was met het vorige wel anders.',
      ],
      alone: [
        'Gekocht voor onze dochter van veertien, die nu helemaal niet meer uit bed te krijgen is.',
        'Ligt op de logeerkamer, en de gasten blijven een nacht langer.',
        'Voor mijn studentenkamer, ligt honderd keer beter dan het matras dat er lag.',
      ],
      springs: [
        'De veren hoor je niet, ook niet als je omdraait.',
        'Je voelt dat de veren los van elkaar werken.',
      ],
      coldFoam: ['Het koudschuim veert meteen terug, je ligt niet in een kuil.'],
      memoryFoam: [
        'Het schuim vormt zich echt naar je lijf, alsof je even wordt opgevangen.',
        'Geen drukpunten meer, dat traagschuim doet zijn werk.',
      ],
      latex: ['Latex veert zo mooi mee, je draait je bijna vanzelf om.'],
      cool: [
        'Ik heb het altijd warm, maar hierop lig ik ’s nachts niet meer te plakken.',
        'Blijft verrassend koel, ook in de hitte van augustus.',
      ],
      zip: ['De hoes rits je in tweeën, dus hij past ook in een gewone wasmachine.'],
      washing: ['De hoes is al een keer in de was geweest en zat er zo weer om.'],
      rolled: [
        'Kwam opgerold in een doos en lag na een paar uur op volle dikte.',
        'Opgerold kreeg ik hem in mijn eentje de trap op.',
      ],
      turning: ['We keren hem om de paar maanden en er is nog geen kuil te zien.'],
      trial: ['Dat je rustig kunt proefslapen haalde de twijfel weg. Hij blijft.'],
    },
    but: {
      smell: [
        'De eerste dagen rook hij wel naar nieuw schuim, raam open en het was na een week weg.',
        'Wel even laten luchten, de geur hing de eerste drie nachten in de kamer.',
      ],
      comfort: [
        'De eerste twee weken was het wennen, ik werd zelfs met spierpijn wakker.',
        'De rand is wat slapper dan het midden, op de kant zitten doe je liever niet.',
      ],
      firm: ['Wel steviger dan ik in de winkel dacht.'],
      soft: ['Voor mijn man van 90 kilo is hij eigenlijk iets te zacht.'],
      heavy: ['Keren doe je niet alleen, hij weegt als lood.'],
      warm: ['In de zomer vind ik hem aan de warme kant.'],
      cover: ['De hoes had van mij wat dikker gemogen.', 'Een gewoon hoeslaken zit wat krap.'],
      turning: ['Omkeren is een klus voor twee.'],
      rolled: ['De hoeken hadden anderhalve dag nodig om helemaal omhoog te komen.'],
    },
    complaint: {
      wear: ['Na vier maanden zit er al een kuil op mijn plek.'],
      firm: [
        'Veel te hard, na drie weken had ik pijn aan mijn heupen.',
        'Een plank. Ik heb het echt een maand geprobeerd.',
      ],
      soft: ['Ik zak erin weg en kom er ’s ochtends met rugpijn uit.'],
      medium: ['Noem dit geen medium, mijn onderrug denkt daar anders over.'],
      comfort: [
        'Het lag in de winkel heel anders dan thuis.',
        'Ik slaap er slechter op dan op mijn oude van veertien jaar.',
      ],
      smell: ['De chemische lucht was na drie weken nog niet weg.'],
      warm: ['Ik lig te zweten, elke nacht opnieuw.'],
      couple: ['Als mijn vrouw omdraait, lig ik wakker. Dat was juist de reden om te kopen.'],
      ache: ['Mijn schouder doet meer pijn dan voorheen.'],
    },
  },
  'nl-nl': { praise: { comfort: ['Ik slaap als een roos, en dat zeg ik na tien jaar gedoe.'] } },
  'nl-be': {
    praise: {
      comfort: ['Zalig matras, ik slaap weer gelijk een blok.'],
      ache: ['Mijn kinesist had het aangeraden en ’t is juist: minder last van mijn rug.'],
      firm: ['Goed hard, zoals wij het graag hebben.'],
    },
    but: { heavy: ['Amai, dat weegt. Met twee man de trap op en nog zweten.'] },
    complaint: {
      wear: ['Na een half jaar al een put in het midden.'],
    },
  },
  de: {
    praise: {
      comfort: [
        'Ich schlafe endlich wieder durch.',
        'Liegt sich wunderbar.',
        'Schon nach der ersten Nacht wusste ich: Die bleibt.',
        'Kein Vergleich zu unserer alten Matratze.',
        'Zwei Wochen Eingewöhnung, seitdem möchte ich keine andere mehr.',
      ],
      ache: [
        'Meine Rückenschmerzen am Morgen sind nach drei Wochen verschwunden.',
        'Mein Orthopäde hat mir zu einer neuen Matratze geraten, er hatte recht.',
        'Die Hüfte tut nicht mehr weh, allein dafür hat es sich gelohnt.',
      ],
      firm: [
        'Angenehm fest, ohne hart zu sein.',
        'Bei 98 Kilo brauche ich etwas Festes, und das ist sie.',
      ],
      soft: ['Schön weich, und trotzdem sinkt man nicht ein wie in Watte.'],
      medium: ['Genau die richtige Mitte zwischen weich und fest.'],
      sideSleeper: [
        'Als Seitenschläferin sinkt die Schulter genau so weit ein, wie sie soll.',
        'Mir schläft auf der Seite kein Arm mehr ein.',
      ],
      backSleeper: ['Ich bin Rückenschläfer und liege endlich gerade.'],
      couple: [
        'Wenn mein Mann sich umdreht, merke ich fast nichts mehr davon.',
        'Keiner rollt mehr in die Mitte.',
      ],
      alone: [
        'Für das Zimmer unserer Tochter gekauft, sie will gar nicht mehr aufstehen.',
        'Liegt im Gästezimmer, und alle loben sie.',
      ],
      springs: ['Von den Federn hört man nichts, auch beim Umdrehen nicht.'],
      coldFoam: ['Der Kaltschaum federt sofort zurück, da bleibt keine Kuhle.'],
      memoryFoam: ['Der Schaum passt sich langsam an, man fühlt sich richtig getragen.'],
      latex: ['Latex ist herrlich punktelastisch, das merkt man bei jeder Drehung.'],
      cool: ['Ich schwitze schnell, auf dieser Matratze deutlich weniger.'],
      zip: ['Der Bezug lässt sich teilen und passt so in jede Waschmaschine.'],
      washing: ['Bezug gewaschen, wieder aufgezogen, nichts eingelaufen.'],
      rolled: ['Kam gerollt im Karton, nach ein paar Stunden war sie auf voller Höhe.'],
      turning: ['Wir wenden sie alle paar Monate, bisher keine Kuhle.'],
      trial: ['Das Probeschlafen hat uns die Entscheidung leicht gemacht.'],
    },
    but: {
      smell: [
        'In den ersten Tagen roch sie nach neuem Schaum, nach einer Woche war das weg.',
        'Erst einmal zwei Tage bei offenem Fenster auslüften.',
      ],
      comfort: [
        'Die ersten Nächte waren ungewohnt.',
        'Am Rand gibt sie für meinen Geschmack etwas viel nach.',
      ],
      firm: ['Etwas fester, als ich gedacht hatte.'],
      soft: ['Für meinen Mann dürfte sie eine Spur fester sein.'],
      heavy: ['Zum Wenden braucht man zwei Leute, sie ist wirklich schwer.'],
      warm: ['Im Hochsommer ist sie mir etwas zu warm.'],
      cover: ['Der Bezug dürfte etwas dicker sein.'],
      rolled: ['Die Ecken brauchten fast zwei Tage, bis sie ganz oben waren.'],
    },
    complaint: {
      wear: ['Nach vier Monaten liege ich schon in einer Kuhle.'],
      firm: ['Bretthart. Nach drei Wochen taten mir die Hüften weh.'],
      soft: ['Viel zu weich, ich wache mit Rückenschmerzen auf.'],
      comfort: [
        'Im Laden lag sie sich ganz anders.',
        'Ich schlafe darauf schlechter als auf der alten.',
      ],
      smell: ['Der chemische Geruch war nach drei Wochen immer noch da.'],
      warm: ['Ich schwitze jede Nacht.'],
      couple: ['Jede Bewegung meiner Frau kommt bei mir an, genau das sollte nicht sein.'],
      ache: ['Meine Schulter schmerzt mehr als vorher.'],
    },
  },
  'de-at': {
    praise: {
      comfort: ['Man liegt herrlich, ich mag in der Früh gar nicht mehr aufstehen.'],
      ache: ['Das Kreuz tut in der Früh nicht mehr weh, mehr wollte ich nicht.'],
    },
    but: { heavy: ['Zum Umdrehen braucht’s zwei, die ist ganz schön schwer.'] },
  },
  en: {
    praise: {
      comfort: [
        'I finally sleep through the night.',
        'Knew it was a keeper after the first night.',
        'Took two weeks to get used to, and now I would not go back.',
        'I thought I was a bad sleeper. Turns out I had a bad mattress.',
      ],
      ache: [
        'My lower back pain is gone after about three weeks.',
        'My hip no longer wakes me at four in the morning.',
      ],
      firm: [
        'Firm the way I like it, without feeling like a board.',
        'I weigh 215 lb and it holds me up nicely.',
      ],
      soft: ['Soft and cozy, yet you do not sink through.'],
      medium: ['Right in the middle, neither hard nor soft.'],
      sideSleeper: ['I sleep on my side and my shoulder finally has somewhere to go.'],
      backSleeper: ['As a back sleeper I feel supported all the way down.'],
      couple: [
        'My wife tosses and turns and I barely notice anymore.',
        'No more rolling toward the middle.',
      ],
      alone: [
        'Bought it for our teenager, who now refuses to get up.',
        'Guests keep asking where we got it.',
      ],
      springs: ['Springs are dead quiet.'],
      coldFoam: ['The foam bounces right back, no dip where I lie.'],
      memoryFoam: ['The foam hugs you slowly and the pressure points are gone.'],
      latex: ['Latex has that lively bounce; turning over takes no effort.'],
      cool: ['I run hot, and this one stays cool.'],
      zip: ['The cover unzips in two halves, so it fits a normal washer.'],
      washing: ['Washed the cover once already and it went right back on.'],
      rolled: ['Came rolled in a box and was full height by the evening.'],
      turning: ['We flip it every few months and there is no dip yet.'],
      trial: ['The trial period took the risk out of it. We are keeping it.'],
    },
    but: {
      smell: ['There was a new-foam smell for the first few days.'],
      comfort: [
        'The first nights felt strange.',
        'The edge gives way a little when you sit on it.',
      ],
      firm: ['A bit firmer than I expected.'],
      soft: ['My husband would like it a touch firmer.'],
      heavy: ['You need two people to turn it.'],
      warm: ['A little warm in summer.'],
      rolled: ['The corners took a day and a half to come up.'],
    },
    complaint: {
      wear: ['There is a dip on my side after four months.'],
      firm: ['Way too hard, my hips hurt after three weeks.'],
      soft: ['Far too soft, I wake up with a sore back.'],
      comfort: ['Felt completely different in the store.'],
      smell: ['The chemical smell was still there after three weeks.'],
      warm: ['I wake up sweating every night.'],
      ache: ['My shoulder hurts more than before.'],
    },
  },
};
