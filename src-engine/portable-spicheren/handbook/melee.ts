import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const melee: WrittenChapter = {
  title: { en: 'Melee', fr: 'La mêlée' },
  rules: {
    'ps.melee.declare': {
      section: 'Meleeing',
      en: {
        title: 'Declaring a melee',
        text: `An active unit with movement left declares a melee by trying to enter a neighbouring hex that an enemy holds
          and in which it could stop itself ([ps.terrain.towns]). Its move ends there.`,
      },
      fr: {
        title: 'Déclarer une mêlée',
        text: `Une unité active à qui il reste du mouvement déclare une mêlée en tentant d’entrer dans un hexagone voisin
          tenu par l’ennemi et où elle-même pourrait s’arrêter ([ps.terrain.towns]). Son mouvement s’arrête là.`,
      },
    },
    'ps.melee.link': {
      section: 'Meleeing',
      en: {
        title: 'Attacker and defender',
        text: `The attacker stays in its own hex and faces the enemy, and attacks it until one of the two is destroyed,
          withdraws or breaks off. A unit attacks one enemy at a time; several may attack the same.`,
      },
      fr: {
        title: 'Attaquant et défenseur',
        text: `L’attaquant reste dans son hexagone, face à l’ennemi, et l’attaque jusqu’à ce que l’un des deux soit
          détruit, recule ou rompe. Une unité attaque un ennemi à la fois ; plusieurs peuvent attaquer le même.`,
      },
    },
    'ps.melee.rounds': {
      section: 'Meleeing',
      en: {
        title: 'When rounds are fought',
        text: `Each half-turn of either side begins with one round of every melee that goes on and ends with one of every
          new melee, in the order the active player likes. With the order as printed ([ps.turn.half-turn]) all melees have
          their round at its end.`,
      },
      fr: {
        title: 'Quand se livrent les passes',
        text: `Chaque tour de joueur de l’un ou l’autre camp commence par une passe de chaque mêlée en cours et finit par
          une passe de chaque nouvelle mêlée, dans l’ordre que veut le joueur actif. Dans l’ordre imprimé
          ([ps.turn.half-turn]), toutes les mêlées ont leur passe à la fin.`,
      },
    },
    'ps.melee.round': {
      section: 'Meleeing',
      en: {
        title: 'A round',
        text: `In a round both units roll; then each hit is judged by itself, those on the defender first
          ([ps.hits.quality]). If the defender’s hex is empty afterwards it may be entered ([ps.melee.advance]), and
          defeat is looked at last.`,
      },
      fr: {
        title: 'Une passe',
        text: `Dans une passe, les deux unités jettent le dé ; puis chaque coup est jugé à part, d’abord ceux que reçoit le défenseur
          ([ps.hits.quality]). Si l’hexagone du défenseur est alors vide, on peut y entrer ([ps.melee.advance]) ; la
          défaite s’examine en dernier.`,
      },
    },
    'ps.melee.roll': {
      section: 'Meleeing',
      en: {
        title: 'The rolls',
        text: `Attacker and defender each roll a die with their modifiers, at the same time: 4 or more is a hit on the
          other, 8 or more two hits. A defender with several attackers rolls against each of them.`,
      },
      fr: {
        title: 'Les jets',
        text: `Attaquant et défenseur jettent chacun un dé avec leurs modificateurs, en même temps : 4 ou plus touche
          l’autre, 8 ou plus le touche deux fois. Un défenseur attaqué par plusieurs jette un dé contre chacun.`,
      },
    },
    'ps.melee.modifiers': {
      section: 'Meleeing',
      en: {
        title: 'Modifiers of a melee',
        text: `An attack on flank or rear adds 1 to the attacker and takes 1 from the defender. An enemy uphill takes 1, an
          enemy in cover 1. Infantry and artillery with more than 3 strength points add 1, with fewer than 3 subtract
          1; cavalry with fewer than 2 subtracts 1. The arms count against each other too: see the table.`,
      },
      fr: {
        title: 'Modificateurs d’une mêlée',
        text: `Une attaque de flanc ou par l’arrière ajoute 1 à l’attaquant et ôte 1 au défenseur. Un ennemi plus haut ôte
          1, un ennemi à couvert 1. Infanterie et artillerie de plus de 3 points de force ajoutent 1, de moins de 3
          retranchent 1 ; la cavalerie de moins de 2 retranche 1. Les armes comptent aussi l’une contre l’autre : voir
          le tableau.`,
      },
    },
    'ps.melee.advance': {
      section: 'Meleeing',
      en: {
        title: 'Entering the loser’s hex',
        text: `When the defender is gone, the attacker whose round it was must enter the hex, if it still stands where it
          attacked from, may go there and is not attacked itself. Otherwise the strongest other attacker that can
          does. A defender that wins stays.`,
      },
      fr: {
        title: 'Entrer dans l’hexagone du vaincu',
        text: `Quand le défenseur n’est plus là, l’attaquant dont c’était la passe doit entrer dans l’hexagone, s’il est
          toujours d’où il attaquait, peut y aller et n’est pas attaqué lui-même. Sinon le plus fort des autres
          attaquants qui le peut y entre. Un défenseur vainqueur reste.`,
      },
    },
    'ps.melee.break-off': {
      section: 'Meleeing',
      en: {
        title: 'Breaking off',
        text: `An active unit in a melee may break off: in a straight line directly away from any one of its opponents, at
          least one hex and no more than it may move, ending with its back to that opponent. All its melees end, and
          nobody strikes at it or follows. If it does not break off it stands as it is.`,
      },
      fr: {
        title: 'Rompre le combat',
        text: `Une unité active en mêlée peut rompre : en ligne droite, directement à l’opposé d’un de ses adversaires,
          d’au moins un hexagone et d’au plus son mouvement, en finissant dos à lui. Toutes ses mêlées cessent ; nul
          ne la frappe ni ne la suit. Si elle ne rompt pas, elle tient comme elle est.`,
      },
    },
  },
}
