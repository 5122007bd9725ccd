import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const attack: WrittenChapter = {
  title: { en: 'Attack and retreat', fr: 'L’attaque et la retraite' },
  rules: {
    'sb.attack.objective': {
      section: '9.3.1',
      en: {
        title: 'The objective',
        text: `The offensive units of one zone may attack one zone next to it that the enemy holds, also out of a zone without
        a bonus. There is one attack in an activation, and it is never a duty.`,
      },
      fr: {
        title: 'L’objectif',
        text: `Les unités à l’offensive d’une zone peuvent attaquer une zone voisine que tient l’ennemi, même depuis une zone
        sans bonus. Il y a une attaque par activation, et ce n’est jamais une obligation.`,
      },
    },
    'sb.attack.exposed': {
      section: '9.1.2',
      en: {
        title: 'Passive units in the open',
        text: `Enemy battalions in a zone without a bonus that find themselves next to offensive infantry, the objective
        excepted, fire in the first column and retreat at once, artillery with them.`,
      },
      fr: {
        title: 'Unités passives à découvert',
        text: `Les bataillons ennemis d’une zone sans bonus qui se trouvent à côté d’infanterie à l’offensive, l’objectif
        excepté, tirent dans la première colonne et se replient aussitôt, leur artillerie avec eux.`,
      },
    },
    'sb.fire.defence': {
      section: '9.2',
      en: {
        title: 'Defensive fire',
        text: `Before the assault the battalions of the objective may fire at the offensive units of the zone they are
        attacked from. Who is exhausted by it takes no part in the assault; who is put out of action is removed.`,
      },
      fr: {
        title: 'Tir défensif',
        text: `Avant l’assaut, les bataillons de l’objectif peuvent tirer sur les unités à l’offensive de la zone
          d’où ils sont attaqués. Les unités qu’il épuise ne participent pas à l’assaut ; celles qu’il met
          hors de combat sont retirées.`,
      },
    },
    'sb.fire.barrage': {
      section: '9.2.1',
      en: {
        title: 'Barrage',
        text: `Unused field artillery and the flying battery that reach the zone of the attackers may add their value; they
        are then used. Heavy artillery does not.`,
      },
      fr: {
        title: 'Tir de barrage',
        text: `L’artillerie de campagne non utilisée et la batterie volante à portée de la zone des assaillants peuvent
        ajouter leur valeur ; elles sont alors utilisées. L’artillerie lourde ne le fait pas.`,
      },
    },
    'sb.fire.roll': {
      section: '9.2.1',
      en: {
        title: 'The fire roll',
        text: `A die on the fire table in the column of the firepower. Bonuses do not protect those who come on. Without any
        firepower nobody fires.`,
      },
      fr: {
        title: 'Le jet de tir',
        text: `Un dé sur la table de tir dans la colonne de la puissance de feu. Les bonus ne protègent pas ceux qui
        avancent. Sans puissance de feu, personne ne tire.`,
      },
    },
    'sb.attack.sequence': {
      section: '9.3',
      en: {
        title: 'The attack',
        text: `After the defensive fire the attacker goes on with those in good order or diminished, or calls the attack off.
        The assault is rolled, both sides take their hits, the loser retreats, and a victorious attacker advances.`,
      },
      fr: {
        title: 'L’attaque',
        text: `Après le tir défensif, l’assaillant continue avec ceux qui sont en bon ordre ou diminués, ou
          renonce. On lance le dé de l’assaut, les deux camps prennent leurs pertes, le perdant recule, et
          l’assaillant victorieux avance.`,
      },
    },
    'sb.attack.magnitude': {
      section: '9.3.2',
      en: {
        title: 'Magnitude',
        text: `The battalions of both sides that are engaged, exhausted defenders and Uhlans too; scouts and artillery do not
        count. At most 6.`,
      },
      fr: {
        title: 'Importance',
        text: `Les bataillons des deux camps engagés, défenseurs épuisés et uhlans compris ; les éclaireurs et l’artillerie
        ne comptent pas. Au plus 6.`,
      },
    },
    'sb.attack.modifier': {
      section: '9.3.2',
      en: {
        title: 'Modifier',
        text: `The attack values of those who attack less the defence values of those attacked, at most 4 either way.`,
      },
      fr: {
        title: 'Modificateur',
        text: `Les valeurs d’attaque des assaillants moins les valeurs de défense des attaqués, au plus 4 dans un sens ou
        l’autre.`,
      },
    },
    'sb.attack.roll': {
      section: '9.3.2',
      en: {
        title: 'The assault roll',
        text: `A die with the modifier on the assault table, in the column of the magnitude: first the hits on the defender,
        then those on the attacker. With 6 or more the attacker wins, else the defender.`,
      },
      fr: {
        title: 'Le jet d’assaut',
        text: `Un dé avec le modificateur sur la table d’assaut, dans la colonne de l’importance : d’abord les pertes du
        défenseur, puis celles de l’assaillant. Avec 6 ou plus l’assaillant gagne, sinon le défenseur.`,
      },
    },
    'sb.attack.smoothed': {
      section: '9.3.3',
      en: {
        title: 'Smoothed table (option)',
        text: `With the option the assault table has losses that follow the die without leaps.`,
      },
      fr: {
        title: 'Table lissée (option)',
        text: `Avec l’option, la table d’assaut a des pertes qui suivent le dé sans sauts.`,
      },
    },
    'sb.attack.losses': {
      section: '9.3.3',
      en: {
        title: 'Losses and shelter',
        text: `The defender takes the first hit. Then a present bonus of 1, 2 or 3 takes as many hits off; a marker takes 1
        and is removed. With a bonus of 4 or 5 nobody there is hit, though the zone may be lost.`,
      },
      fr: {
        title: 'Pertes et abri',
        text: `Le défenseur prend la première perte. Puis un bonus actuel de 1, 2 ou 3 retire autant de pertes ; un
          marqueur en prend 1 et est retiré. Avec un bonus de 4 ou 5, personne n’y subit de perte, mais la
          zone peut être perdue.`,
      },
    },
    'sb.attack.guns': {
      section: '9.6',
      en: {
        title: 'Artillery alone',
        text: `Artillery that is alone in an attacked zone is destroyed without a die, and the attackers advance.`,
      },
      fr: {
        title: 'Artillerie seule',
        text: `L’artillerie seule dans une zone attaquée est détruite sans dé, et les assaillants avancent.`,
      },
    },
    'sb.attack.taken': {
      section: '9.3.3',
      en: {
        title: 'A zone is taken',
        text: `A beaten defender leaves the zone with all its battalions; its markers are destroyed, and artillery there is
        lost for good.`,
      },
      fr: {
        title: 'Une zone est prise',
        text: `Le défenseur battu quitte la zone avec tous ses bataillons ; ses marqueurs sont détruits, et l’artillerie qui
        s’y trouve est perdue définitivement.`,
      },
    },
    'sb.attack.advance': {
      section: '9.3.3',
      en: {
        title: 'Advance',
        text: `Those who attacked occupy the zone, as many as have room, and stop in it. They do not where the zone has no
        bonus and lies next to enemy infantry in a zone with one.`,
      },
      fr: {
        title: 'Avance',
        text: `Ceux qui ont attaqué occupent la zone, autant qu’il y a de place, et s’y arrêtent. Ils ne le font pas si la
        zone n’a pas de bonus et touche de l’infanterie ennemie dans une zone qui en a un.`,
      },
    },
    'sb.retreat.way': {
      section: '9.3.3, 9.4.2',
      en: {
        title: 'Retreat',
        text: `The loser retreats at least 1 zone and as far as he likes, never into a zone with enemies, each unit its own
        way, until it is not next to enemies or both zones have a bonus. A beaten attack takes everybody in its zone
        along. Defenders pass full zones and go on until there is room.`,
      },
      fr: {
        title: 'Retraite',
        text: `Le perdant recule d’au moins 1 zone et aussi loin qu’il veut, jamais dans une zone ennemie, chaque unité par
        son chemin, jusqu’à n’être plus voisin de l’ennemi ou jusqu’à ce que les deux zones aient un bonus. Une
        attaque repoussée entraîne tous ceux de sa zone. Les défenseurs passent par des zones pleines et vont jusqu’à
        trouver de la place.`,
      },
    },
    'sb.retreat.off-map': {
      section: '9.3.3',
      en: {
        title: 'Off the map',
        text: `A retreat may lead off the map by its edge: a Prussian unit is then out of action, a French one lost for good.`,
      },
      fr: {
        title: 'Hors de la carte',
        text: `Une retraite peut mener hors de la carte par son bord : une unité prussienne est alors hors de combat, une
        française perdue définitivement.`,
      },
    },
    'sb.retreat.none': {
      section: '9.3.3',
      en: {
        title: 'No retreat',
        text: `A unit that cannot retreat is lost for good.`,
      },
      fr: {
        title: 'Pas de retraite',
        text: `Une unité qui ne peut pas reculer est perdue définitivement.`,
      },
    },
    'sb.retreat.settle': {
      section: '9.3.3',
      en: {
        title: 'Setting things right',
        text: `When something has changed who stands next to whom, units in a zone without a bonus next to enemies retreat
        without fire, first those of the side that did not act.`,
      },
      fr: {
        title: 'Remise en ordre',
        text: `Quand quelque chose a changé les voisinages, les unités d’une zone sans bonus voisine d’ennemis reculent sans
        tir, d’abord celles du camp qui n’agissait pas.`,
      },
    },
  },
}
