import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const turn: WrittenChapter = {
  title: { en: 'The turn', fr: 'Le tour' },
  rules: {
    'ws.turn.length': {
      section: 'WS 13',
      en: {
        title: 'Length of the battles',
        text: `Spicheren lasts twelve turns of an hour from eleven in the morning, Wissembourg seven from nine, ten with
          Wolff’s brigade.`,
      },
      fr: {
        title: 'La durée des batailles',
        text: `Spicheren dure douze tours d’une heure à partir de onze heures du matin, Wissembourg sept à partir de neuf
          heures, dix avec la brigade Wolff.`,
      },
    },
    'ws.turn.sequence': {
      section: 'WS 4',
      en: {
        title: 'Sequence of play',
        text: `A turn: commanders in chief arrive and move, command is verified, the formations of both sides are activated one
          by one, disorganised units rally.`,
      },
      fr: {
        title: 'La séquence de jeu',
        text: `Un tour : les commandants en chef arrivent et se déplacent, le commandement est vérifié, les formations des deux
          camps sont activées une à une, les unités désorganisées se rallient.`,
      },
    },
    'ws.turn.night': {
      section: 'WS 13.1.6',
      en: {
        title: 'Night',
        text: `The last two turns at Spicheren are night: guns reach one hex, commanders command two points less far, and dice
          for initiative, activation, morale and combat have 1 less.`,
      },
      fr: {
        title: 'La nuit',
        text: `Les deux derniers tours de Spicheren sont de nuit : l’artillerie porte à un hexagone, le rayon de commandement
          perd deux points, et les dés d’initiative, d’activation, de moral et de combat ont 1 de moins.`,
      },
    },
    'ws.turn.initiative': {
      section: 'WS 4 B',
      en: {
        title: 'Initiative',
        text: `Each side rolls a die and adds the bonus of its commander in chief, less 1 at night; the higher has the
          initiative, in a tie the Germans. With one commander in chief on the map his side has it, with none nobody has.
          At Wissembourg the Germans have it in the first turn. The side that has it chooses the formation that acts
          first.`,
      },
      fr: {
        title: 'L’initiative',
        text: `Chaque camp lance un dé et ajoute le bonus de son commandant en chef, moins 1 la nuit ; le plus haut a
          l’initiative, à égalité les Allemands. Avec un seul commandant en chef sur la carte, son camp l’a ; sans aucun,
          personne. À Wissembourg les Allemands l’ont au premier tour. Le camp qui l’a choisit la formation qui agit la
          première.`,
      },
    },
    'ws.turn.cup': {
      section: 'WS 4 B',
      en: {
        title: 'The cup',
        text: `The markers of all formations that are on the map or due go into the cup, and are drawn one by one until it is
          empty. A formation is active once in a turn.`,
      },
      fr: {
        title: 'Le gobelet',
        text: `Les marqueurs de toutes les formations qui sont sur la carte ou attendues vont dans le gobelet, et on les tire
          un à un jusqu’à ce qu’il soit vide. Une formation est active une fois par tour.`,
      },
    },
    'ws.turn.shared-marker': {
      section: 'WS 13.2.6',
      en: {
        title: 'The shared cavalry marker',
        text: `The marker of the two cavalry commands at Spicheren serves both. When it is drawn and both are in play, an even
          die activates the German one, an odd die the French one; it goes back for the other. Chosen by initiative it
          activates the chooser’s own.`,
      },
      fr: {
        title: 'Le marqueur commun de la cavalerie',
        text: `Le marqueur des deux commandements de cavalerie de Spicheren sert aux deux. Quand on le tire et que les deux
          sont en jeu, un dé pair active l’allemand, un dé impair le français ; il retourne pour l’autre. Choisi par
          l’initiative, il active celui du camp qui choisit.`,
      },
    },
    'ws.activation.formation': {
      section: 'WS 5',
      en: {
        title: 'Activation',
        text: `When its marker is played a formation may act: its guns fire, then its counters move, then they attack. Its
          owner may also let it do nothing; then it is over for this turn.`,
      },
      fr: {
        title: 'L’activation',
        text: `Quand son marqueur est joué, une formation peut agir : son artillerie tire, puis ses pions se déplacent, puis
          ils attaquent. Son propriétaire peut aussi ne rien lui faire faire ; c’est alors fini pour ce tour.`,
      },
    },
    'ws.activation.test': {
      section: 'WS 8.3',
      en: {
        title: 'Activation test',
        text: `A commander out of command acts with his formation if a die and his command value come to 6 or more; the French
          have 2 less in the first two turns at Spicheren, both sides 1 less at night. If he fails he stays where he is
          and all his units are out of command; their guns may fire all the same.`,
      },
      fr: {
        title: 'Le test d’activation',
        text: `Un commandant hors de commandement agit avec sa formation si un dé et sa valeur de commandement font 6 ou plus ;
          les Français ont 2 de moins aux deux premiers tours de Spicheren, les deux camps 1 de moins la nuit. S’il
          échoue, il reste où il est et toutes ses unités sont hors de commandement ; leur artillerie peut tirer quand
          même.`,
      },
    },
    'ws.activation.joint': {
      section: 'WS 13.1.6',
      en: {
        title: 'Two divisions as one',
        text: `The marker of the 13th or the 16th Division may be kept, one at a time, and played with that of the next German
          infantry division whose commander is in command and in radius of the other’s, each of the other. The two then
          act as one formation. A marker that is still kept when the cup is empty is played alone; one that was chosen by
          initiative is not kept.`,
      },
      fr: {
        title: 'Deux divisions comme une seule',
        text: `Le marqueur de la 13e ou de la 16e division peut être gardé, un seul à la fois, et joué avec celui de la
          prochaine division d’infanterie allemande dont le commandant est en commandement et dans le rayon de l’autre,
          chacun dans celui de l’autre. Les deux agissent alors comme une seule formation. Un marqueur encore gardé quand
          le gobelet est vide est joué seul ; celui que l’initiative a fait choisir ne se garde pas.`,
      },
    },
  },
}
