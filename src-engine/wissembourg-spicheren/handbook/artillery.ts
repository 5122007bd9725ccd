import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const artillery: WrittenChapter = {
  title: { en: 'Artillery', fr: 'L’artillerie' },
  rules: {
    'ws.artillery.once': {
      section: 'WS 10.1',
      en: {
        title: 'One fire',
        text: `A gun fires once in an activation, as a barrage or in support of a defence; guns of the active formation on the
          map may fire a barrage, in command or not.`,
      },
      fr: {
        title: 'Un seul tir',
        text: `Une artillerie tire une fois par activation, en barrage ou en appui d’une défense ; celles de la formation
          active qui sont sur la carte peuvent tirer un barrage, en commandement ou non.`,
      },
    },
    'ws.artillery.range': {
      section: 'WS 10.2.1',
      en: {
        title: 'Range',
        text: `A gun reaches as many hexes as its counter says, half of them rounded up when it supports a defence, and at
          night one.`,
      },
      fr: {
        title: 'La portée',
        text: `Une artillerie porte à autant d’hexagones que dit son pion, à la moitié, arrondie à l’unité supérieure, en appui d’une
          défense, et la nuit à un.`,
      },
    },
    'ws.artillery.arc': {
      section: 'WS 10.2.1',
      en: {
        title: 'Fire zone',
        text: `Guns fire at what lies within sixty degrees to either side of their facing; where their front goes all round,
          they fire all round.`,
      },
      fr: {
        title: 'Le champ de tir',
        text: `L’artillerie tire sur ce qui est à soixante degrés au plus de part et d’autre de son orientation ; là où son front va tout
          autour, elle tire tout autour.`,
      },
    },
    'ws.artillery.sight': {
      section: 'WS 10.2.2',
      en: {
        title: 'Line of sight',
        text: `Sight goes straight from centre to centre. Ground higher than the guns blocks it, ground as high only where the
          target is lower; units, woods and houses block it where they are as high as the guns, and lower ones only next
          to the target. Along a hexside one open hex is enough, and neighbours are always seen.`,
      },
      fr: {
        title: 'La ligne de vue',
        text: `La vue va tout droit de centre à centre. Un sol plus haut que l’artillerie la bloque, un sol aussi haut
          seulement si la cible est plus bas ; unités, bois et maisons la bloquent s’ils sont aussi hauts que
          l’artillerie, et plus bas seulement à côté de la cible. Le long d’un côté d’hexagone un seul hexagone ouvert
          suffit, et les voisins se voient toujours.`,
      },
    },
    'ws.artillery.barrage': {
      section: 'WS 10.1.1',
      en: {
        title: 'Barrage',
        text: `Before anybody of its formation moves, a gun may turn by one hexside and fire at one enemy unit in range and
          sight. The result counts for this unit alone, and nobody retreats.`,
      },
      fr: {
        title: 'Le barrage',
        text: `Avant que personne de sa formation ne bouge, une artillerie peut tourner d’un côté d’hexagone et tirer sur une
          unité ennemie à portée et en vue. Le résultat vaut pour cette unité seule, et personne ne se retire.`,
      },
    },
    'ws.artillery.together': {
      section: 'WS 13.2.6',
      en: {
        title: 'Guns together',
        text: `Two German guns of one formation in one hex may fire together, their values added: always at Wissembourg, at
          Spicheren where two divisions act as one.`,
      },
      fr: {
        title: 'Les canons réunis',
        text: `Deux artilleries allemandes d’une formation dans un même hexagone peuvent tirer ensemble, leurs valeurs ajoutées
          : toujours à Wissembourg, à Spicheren quand deux divisions agissent comme une seule.`,
      },
    },
    'ws.artillery.narrow': {
      section: 'WS 13.1.6',
      en: {
        title: 'The Rotherberg spur',
        text: `On the Rotherberg guns that share the hex with another unit fire with half their value: the spur is too narrow.`,
      },
      fr: {
        title: 'L’éperon du Rotherberg',
        text: `Sur le Rotherberg, l’artillerie qui partage l’hexagone avec une autre unité tire avec la moitié de sa valeur :
          l’éperon est trop étroit.`,
      },
    },
    'ws.artillery.canister': {
      section: 'WS 10.2.1',
      en: {
        title: 'Close range',
        text: `Guns add 1 to the die against an adjacent target; German ones at two hexes as well.`,
      },
      fr: {
        title: 'À courte distance',
        text: `L’artillerie ajoute 1 au dé contre une cible adjacente ; l’allemande à deux hexagones aussi.`,
      },
    },
    'ws.artillery.support': {
      section: 'WS 10.1.2',
      en: {
        title: 'Defensive support',
        text: `A gun supports a defence of its own formation, once in an activation, against attackers within half its range,
          in its arc and in sight; its own hex it supports whosever it is. At Wissembourg French guns support any French
          unit, once in a turn.`,
      },
      fr: {
        title: 'L’appui défensif',
        text: `Une artillerie appuie une défense de sa propre formation, une fois par activation, contre les attaquants à la
          moitié de sa portée, dans son champ de tir et en vue ; elle appuie toujours son propre hexagone, quelle que soit
          la formation attaquée. À Wissembourg, l’artillerie française appuie toute unité française, une fois par tour.`,
      },
    },
    'ws.artillery.alone': {
      section: 'WS 10.1.2',
      en: {
        title: 'Guns attacked alone',
        text: `Guns that are attacked alone do not turn; they fire, and are lost if an attacker is still in his place after it.`,
      },
      fr: {
        title: 'L’artillerie attaquée seule',
        text: `L’artillerie attaquée seule ne tourne pas ; elle tire, et elle est perdue si un attaquant est encore à sa place
          ensuite.`,
      },
    },
  },
}
