import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const troops: WrittenChapter = {
  title: { en: 'Rally, decoys, detachments, garrisons', fr: 'Ralliement, leurres, détachements, garnisons' },
  rules: {
    'gb.rally.day': {
      section: 'GB 12',
      en: {
        title: 'Rally by day',
        text: `In an uncontested zone, demoralised units of a stack whose army commander or the senior general is in the
          zone may try to rally. It takes all MP of a stack that has spent none, and each such unit tests with its own
          die ([gb.rally.test]). A unit that wins a battle needs no test ([gb.losses.rallied]).`,
      },
      fr: {
        title: 'Ralliement de jour',
        text: `En zone non contestée, les unités démoralisées d’une pile dont le commandant d’armée ou le généralissime est
          dans la zone peuvent tenter de se rallier. Il y faut tous les PM d’une pile qui n’en a dépensé aucun ;
          chaque unité a son propre dé ([gb.rally.test]). Une unité qui gagne un combat n’a pas à tester
          ([gb.losses.rallied]).`,
      },
    },
    'gb.rally.test': {
      section: 'GB 12',
      en: {
        title: 'The rally test',
        text: `A demoralised unit is rallied if one die comes to its morale or less. The strategic value of a leader in its
          zone who can command it is taken off the die; rain and want of supply add to it. The enemy sees whether it
          rallied, not the die.`,
      },
      fr: {
        title: 'Le test de ralliement',
        text: `Une unité démoralisée est ralliée si un dé donne son moral ou moins. On retranche du dé la valeur
          stratégique d’un chef présent dans la zone qui peut la commander ; pluie et manque de ravitaillement y
          ajoutent. L’ennemi voit si elle s’est ralliée, non le dé.`,
      },
    },
    'gb.decoys.act': {
      section: 'GB 13',
      en: {
        title: 'Decoys act as their owner says',
        text: `A decoy’s owner plays it as infantry, as cavalry or as a leader when its activation begins, and may say anew
          before each action, once. The MP of its stack change with it. What it has counted for among the units of the
          operation it has counted for. Wherever units are counted it counts as one unless it is played as a leader. Anybody of its side may
          command it ([gb.command.decoys]).`,
      },
      fr: {
        title: 'Les leurres sont ce que dit leur propriétaire',
        text: `Le propriétaire joue un leurre comme infanterie, cavalerie ou chef quand son activation commence, et peut en
          décider à nouveau avant chaque action, une fois. Les PM de sa pile changent avec lui. Ce pour quoi il a
          compté parmi les unités de l’opération reste compté. Partout où l’on compte des unités, il en est une, sauf joué comme chef. Tout chef de son camp
          peut le commander ([gb.command.decoys]).`,
      },
    },
    'gb.decoys.removed': {
      section: 'GB 13',
      en: {
        title: 'Decoys removed',
        text: `A decoy that is shown by reconnaissance or engaged in a battle leaves the map and goes back into its owner’s
          hand, to be placed on a later day ([gb.reinforcements.decoys]).`,
      },
      fr: {
        title: 'Retrait des leurres',
        text: `Un leurre montré lors d’une reconnaissance ou engagé dans un combat quitte la carte et revient en main à son
          propriétaire, qui le replacera un autre jour ([gb.reinforcements.decoys]).`,
      },
    },
    'gb.detachments.form': {
      section: 'GB 14.1',
      en: {
        title: 'Forming a detachment',
        text: `A unit that is not demoralised forms a detachment while its stack still has MP and has not been stopped, or
          by night, if its side has a counter to spare: an infantry detachment from infantry, a cavalry one from
          cavalry. It stands beside its unit with the same markers, but is not activated. A detachment forms no other.`,
      },
      fr: {
        title: 'Former un détachement',
        text: `Une unité non démoralisée forme un détachement tant que sa pile a des PM et n’est pas arrêtée, ou de nuit,
          si son camp a un pion disponible : d’infanterie avec de l’infanterie, de cavalerie avec de la cavalerie. Il
          se tient près de son unité avec les mêmes marqueurs, mais n’est pas activé. Un détachement n’en forme pas
          d’autre.`,
      },
    },
    'gb.detachments.limits': {
      section: 'GB 14.1',
      en: {
        title: 'What a unit may give',
        text: `A unit gives at most half its SP at a time, all arms together and rounded down, and keeps at least 1 of its
          own type. A detachment takes as many as its line has boxes, one of them for artillery of either calibre,
          which needs at least 1 infantry or cavalry SP with it. Boxes it does not fill are crossed off from the
          right, and lower its morale. Mitrailleuses are not detached.`,
      },
      fr: {
        title: 'Ce qu’une unité peut donner',
        text: `Une unité donne au plus la moitié de ses PF à la fois, toutes armes réunies, arrondie à l’unité inférieure, et en
          garde au moins 1 de son propre type. Un détachement prend autant de PF qu’il a de cases, dont une pour
          l’artillerie, de tout calibre, qui veut au moins 1 PF d’infanterie ou de cavalerie avec elle. Les cases
          qu’il ne remplit pas se rayent par la droite et abaissent son moral. Les mitrailleuses ne se détachent pas.`,
      },
    },
    'gb.detachments.join': {
      section: 'GB 14.1',
      en: {
        title: 'Joining a unit',
        text: `A detachment joins a unit in its zone, wholly or not at all; neither may be demoralised, and by day the unit
          belongs to the acting stack. The SP go into boxes the unit has given away, to whatever detachment or
          garrison, and never replace losses. The counter may be used again with all its boxes; a detachment that was
          destroyed may not.`,
      },
      fr: {
        title: 'Rejoindre une unité',
        text: `Un détachement rejoint une unité de sa zone, en entier ou pas du tout ; ni l’un ni l’autre n’est démoralisé,
          et de jour l’unité fait partie de la pile qui agit. Les PF vont dans des cases que l’unité a données, à
          quelque détachement ou garnison que ce soit, et ne remplacent jamais des pertes. Le pion peut resservir avec
          toutes ses cases ; un détachement détruit, non.`,
      },
    },
    'gb.garrisons.fill': {
      section: 'GB 14.2',
      en: {
        title: 'Strength points for a garrison',
        text: `A garrison is SP of a fortress without a counter, and never moves. A unit at a fortress of its side hands
          infantry SP to it, into boxes that are empty but not lost, and as far as the capacity goes: at most half its
          own SP, keeping 1 of its type. It may not be demoralised; detachments cannot. In the enemy’s country no
          enemy counter or garrison may be on either bank.`,
      },
      fr: {
        title: 'Compléter une garnison',
        text: `Une garnison, ce sont des PF d’une forteresse sans pion, et elle ne se déplace jamais. Une unité près d’une
          forteresse de son camp lui donne des PF d’infanterie, dans des cases vides mais non perdues et dans la
          limite de la capacité : au plus la moitié des siens, en gardant 1 de son type. Elle n’est ni démoralisée ni
          un détachement. En pays ennemi, aucun pion ni garnison adverse ne doit être sur l’une ou l’autre rive.`,
      },
    },
    'gb.garrisons.give': {
      section: 'GB 14.2',
      en: {
        title: 'Strength points from a garrison',
        text: `A garrison hands some or all of its SP to a unit at its fortress that has given such SP away. By night it
          may also form an infantry detachment, which stands inside the fortress and is of no army.`,
      },
      fr: {
        title: 'Ce que donne une garnison',
        text: `Une garnison donne tout ou partie de ses PF à une unité près de sa forteresse qui a donné de tels PF. De
          nuit, elle peut aussi former un détachement d’infanterie, qui se tient dans la forteresse et n’est d’aucune
          armée.`,
      },
    },
  },
}
