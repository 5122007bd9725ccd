import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const map: WrittenChapter = {
  title: { en: 'The map and the counters', fr: 'La carte et les pions' },
  rules: {
    'gb.map.stacking': {
      section: 'GB 1.1',
      en: {
        title: 'One unit of each camp in a mountainous zone',
        text: `A zone holds any number of counters. A mountainous zone takes one unit of each side and no more. Leaders are
          not units, and a decoy never takes the room of one nor needs any.`,
      },
      fr: {
        title: 'Une seule unité par camp en zone montagneuse',
        text: `Une zone admet autant de pions que l’on veut. Une zone montagneuse n’admet qu’une unité de chaque camp. Les
          chefs ne sont pas des unités ; un leurre n’y prend jamais la place d’une unité et n’a lui-même besoin
          d’aucune place.`,
      },
    },
    'gb.map.sectors': {
      section: 'GB 1.1',
      en: {
        title: 'Off-map sectors',
        text: `The sectors off the map are zones like others, reached by the connections drawn to them at their usual cost.
          Only the side that owns a sector enters it, and lines of the other side do not pass through it.`,
      },
      fr: {
        title: 'Secteurs hors carte',
        text: `Les secteurs hors carte sont des zones comme les autres : on y va par les liaisons tracées, au coût
          ordinaire. Seul le camp qui possède un secteur y entre, et les lignes de l’adversaire n’y passent pas.`,
      },
    },
    'gb.map.contested': {
      section: 'GB 1.1',
      en: {
        title: 'Contested zones',
        text: `A zone is contested while both sides have counters in the field there. Leaders count, and decoys too until
          they are unmasked. Garrisons and counters inside a fortress contest nothing.`,
      },
      fr: {
        title: 'Zones contestées',
        text: `Une zone est contestée tant que les deux camps y ont des pions en campagne. Les chefs comptent, et les
          leurres aussi jusqu’à ce qu’ils soient démasqués. Les garnisons et les pions dans une forteresse ne
          contestent rien.`,
      },
    },
    'gb.map.blockade': {
      section: 'GB 1.1',
      en: {
        title: 'Blockade',
        text: `A side that has nothing in a zone but counters or garrison SP inside the fortress is blockaded while the
          enemy has at least 1 SP in the field there. Decoys and leaders alone shut up nobody. Everybody is told when
          real troops decide who is blockaded.`,
      },
      fr: {
        title: 'Blocus',
        text: `Un camp qui n’a dans une zone que des pions ou des PF de garnison dans la forteresse est bloqué tant que
          l’ennemi y a au moins 1 PF en campagne. Des leurres ou des chefs seuls ne bloquent personne. Chacun apprend
          quand de vraies troupes décident d’un blocus.`,
      },
    },
    'gb.counters.fog': {
      section: 'GB 1.2.1',
      en: {
        title: 'The front of a counter',
        text: `The enemy sees of a counter its side and the markers on it, not what it is. What he has learnt of a counter
          he knows until it mixes with others that look the same in its zone: when some of them leave, join them, or
          are marked. A stack that moves as a whole is followed. Only the whole stack is watched, never a counter
          within it.`,
      },
      fr: {
        title: 'La face visible d’un pion',
        text: `L’ennemi voit d’un pion son camp et ses marqueurs, non ce qu’il est. Ce qu’il en a appris vaut jusqu’à ce
          que le pion se mêle à d’autres d’apparence égale dans sa zone : quand certains partent, arrivent ou
          reçoivent un marqueur. Une pile qui bouge tout entière est suivie des yeux ; un pion dans la pile ne l’est
          pas.`,
      },
    },
    'gb.counters.allowance': {
      section: 'GB 1.2.1',
      en: {
        title: 'Movement points of a counter',
        text: `The MP on a counter are what it may spend in its activation; the table gives them for infantry, cavalry and
          leaders, dry and in rain. A decoy has those of what its owner plays. A stack has as many MP as the slowest
          of its counters ([gb.weather.movement]).`,
      },
      fr: {
        title: 'Points de mouvement d’un pion',
        text: `Les PM d’un pion sont ce qu’il peut dépenser dans son activation ; le tableau les donne pour l’infanterie,
          la cavalerie et les chefs, par temps sec et sous la pluie. Un leurre a ceux de ce que joue son propriétaire.
          Une pile a autant de PM que le plus lent de ses pions ([gb.weather.movement]).`,
      },
    },
    'gb.counters.value': {
      section: 'GB 1.2.2',
      en: {
        title: 'Strategic value',
        text: `A leader’s strategic value, from 0 to 2, counts for command points, battle movements, rally and retreat, and
          the senior general’s for the initiative. Hesitation can make Mac-Mahon’s 0 for a day
          ([gb.scenario.hesitation]); an optional rule raises it ([gb.options.commander]).`,
      },
      fr: {
        title: 'Valeur stratégique',
        text: `La valeur stratégique d’un chef, de 0 à 2, compte pour les points de commandement, les mouvements de
          bataille, le ralliement et la retraite ; celle du généralissime, pour l’initiative. L’hésitation peut mettre
          à 0 celle de Mac-Mahon pour un jour ([gb.scenario.hesitation]) ; une règle optionnelle l’élève
          ([gb.options.commander]).`,
      },
    },
    'gb.counters.hierarchy': {
      section: 'GB 1.2.2',
      en: {
        title: 'Hierarchy of command',
        text: `The senior general commands everybody of his side. An army commander commands the units of his army,
          independent units and decoys. A detachment belongs to the army of the unit it came from; one formed from a
          garrison belongs to none, and anybody commands it.`,
      },
      fr: {
        title: 'Hiérarchie du commandement',
        text: `Le généralissime commande tout son camp. Un commandant d’armée commande les unités de son armée, les unités
          indépendantes et les leurres. Un détachement est de l’armée de l’unité dont il vient ; celui d’une garnison
          n’est d’aucune, et tout chef le commande.`,
      },
    },
    'gb.counters.losses': {
      section: 'GB 1.2',
      en: {
        title: 'Losses cross off boxes from right to left',
        text: `Each SP lost crosses off a box of its arm. In the row that bears the morale, boxes go from right to left, so
          that losses lower the morale. SP of the arms beside the row are crossed off without touching it.`,
      },
      fr: {
        title: 'Les pertes rayent les cases de droite à gauche',
        text: `Chaque PF perdu raye une case de son arme. Dans la rangée qui porte le moral, on raye de droite à gauche :
          les pertes font baisser le moral. Les PF des armes placées à côté de la rangée se rayent sans y toucher.`,
      },
    },
    'gb.counters.morale': {
      section: 'GB 1.2',
      en: {
        title: 'Morale',
        text: `A unit’s morale is the number over the last box of its row that is not crossed off. A unit with no box left
          in its row has the morale of artillery alone, which is 4.`,
      },
      fr: {
        title: 'Moral',
        text: `Le moral d’une unité est le nombre au-dessus de la dernière case non rayée de sa rangée. Une unité qui n’a
          plus de case dans sa rangée a le moral de l’artillerie seule, qui est de 4.`,
      },
    },
    'gb.counters.detaching': {
      section: 'GB 1.2',
      en: {
        title: 'Detaching crosses off boxes from left to right',
        text: `SP given to a detachment or a garrison cross off boxes from left to right: the unit is smaller, its morale
          stays. Reductions of a set-up are crossed off in the same way, and never come back.`,
      },
      fr: {
        title: 'Les détachements rayent les cases de gauche à droite',
        text: `Les PF donnés à un détachement ou à une garnison se rayent de gauche à droite : l’unité diminue, son moral
          reste. Les réductions de la mise en place se rayent de même et ne reviennent jamais.`,
      },
    },
    'gb.counters.removed': {
      section: 'GB 1.2',
      en: {
        title: 'Units without boxes are removed',
        text: `A unit that has lost its last SP is removed from the game, and everybody learns which it was. Mitrailleuses
          do not keep a unit in being: they go with its last other SP.`,
      },
      fr: {
        title: 'Retrait des unités sans case',
        text: `Une unité qui a perdu son dernier PF est retirée du jeu, et chacun apprend laquelle. Les mitrailleuses ne
          font pas subsister une unité : elles disparaissent avec son dernier autre PF.`,
      },
    },
    'gb.fortress.both-banks': {
      section: 'GB 1.2',
      en: {
        title: 'Towns on both banks',
        text: `A fortress on both banks of a waterway has one garrison and one capacity for its two zones together. The
          defensive value is that of each bank, and each bank is blockaded by itself.`,
      },
      fr: {
        title: 'Villes sur les deux rives',
        text: `Une forteresse assise sur les deux rives d’un cours d’eau a une seule garnison et une seule capacité pour
          ses deux zones. La valeur défensive est propre à chaque rive, et chaque rive est bloquée pour elle-même.`,
      },
    },
  },
}
