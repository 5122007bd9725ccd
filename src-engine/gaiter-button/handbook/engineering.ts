import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const engineering: WrittenChapter = {
  title: { en: 'Bridges, pontoons and railways', fr: 'Ponts, bateaux et voies ferrées' },
  rules: {
    'gb.engineering.marker': {
      section: 'GB 11',
      en: {
        title: 'A marker before each operation',
        text: `Each work on a bridge, a pontoon bridge or a railway needs a fatigue marker of its own, drawn before it. Who
          works stands in the field of an uncontested zone, not in a fortress. MP and marker are spent even if enemy
          guns stop the work.`,
      },
      fr: {
        title: 'Un marqueur avant chaque travail',
        text: `Chaque travail à un pont, un pont de bateaux ou une voie ferrée demande son propre marqueur de fatigue, tiré
          auparavant. Qui travaille est en campagne dans une zone non contestée, non dans une forteresse. PM et
          marqueur sont dépensés même si l’artillerie ennemie arrête le travail.`,
      },
    },
    'gb.bridge.destroy': {
      section: 'GB 11.1.1',
      en: {
        title: 'Destroying a bridge',
        text: `An infantry unit, detachments included, with at least 1 SP of infantry spends 1 MP to destroy the bridges of
          a connection over a major river that leads out of its uncontested zone, all of them at once. A complete
          pontoon bridge beside them goes with them: to its own side it is recovered, to the other lost
          ([gb.pontoon.recover], [gb.pontoon.destroy]).`,
      },
      fr: {
        title: 'Détruire un pont',
        text: `Une unité d’infanterie, détachements compris, d’au moins 1 PF d’infanterie dépense 1 PM pour détruire les
          ponts d’une liaison sur une grande rivière qui part de sa zone non contestée, tous à la fois. Un pont de bateaux
          achevé à côté d’eux disparaît avec eux : récupéré par son propre camp, perdu sinon ([gb.pontoon.recover],
          [gb.pontoon.destroy]).`,
      },
    },
    'gb.bridge.effect': {
      section: 'GB 11.1.2',
      en: {
        title: 'A destroyed bridge',
        text: `Nothing passes a destroyed bridge over a major river: no march, no supply, no line of any kind, by road or
          by railway. Rivers and canals have no bridges that matter.`,
      },
      fr: {
        title: 'Un pont détruit',
        text: `Rien ne passe un pont de grande rivière détruit : ni marche, ni ravitaillement, ni ligne d’aucune sorte, par route
          ou par voie ferrée. Rivières et canaux n’ont pas de pont qui compte.`,
      },
    },
    'gb.bridge.repair': {
      section: 'GB 11.1.3',
      en: {
        title: 'Repairing a bridge',
        text: `An infantry division, not a detachment, with at least 3 SP of infantry repairs a destroyed bridge that leads
          out of its uncontested zone: 2 MP for each level, at most two levels a day. At level 4 the bridge is whole,
          and so are all the others of that connection. Enemy guns across the river may stop it
          ([gb.bridge.artillery]).`,
      },
      fr: {
        title: 'Réparer un pont',
        text: `Une division d’infanterie, non un détachement, d’au moins 3 PF d’infanterie répare un pont détruit qui part
          de sa zone non contestée : 2 PM par niveau, deux niveaux par jour au plus. Au niveau 4, le pont est rétabli,
          et tous ceux de la liaison avec lui. L’artillerie ennemie sur l’autre rive peut l’arrêter
          ([gb.bridge.artillery]).`,
      },
    },
    'gb.bridge.artillery': {
      section: 'GB 11.1.3',
      en: {
        title: 'Repair under artillery',
        text: `With enemy counters across the river, work on a bridge or a pontoon bridge succeeds only with more artillery
          SP in one’s zone than he has in his; the French need at least a quarter more, and some in any case. Heavy
          artillery counts double, and all guns of the zone count, in a fortress too. Both numbers are told for each
          level; an enemy who keeps his guns hidden does not stop the work.`,
      },
      fr: {
        title: 'Réparer sous l’artillerie',
        text: `Avec des pions ennemis sur l’autre rive, un travail à un pont ou à un pont de bateaux ne réussit qu’avec
          plus de PF d’artillerie dans sa zone que lui dans la sienne ; aux Français il en faut au moins un quart de
          plus, et toujours quelques-uns. L’artillerie lourde compte double ; tous les canons de la zone comptent,
          même en forteresse. On annonce les deux nombres à chaque niveau ; un ennemi qui tait le sien n’arrête pas le
          travail.`,
      },
    },
    'gb.bridge.destroy-repair': {
      section: 'GB 11.1.3',
      en: {
        title: 'Destroying a repair',
        text: `What the enemy has repaired of a bridge is destroyed as a bridge is, but under his eyes only with more
          artillery, as for a repair; the French again with a quarter more. The levels of that day are not given back.
          The repair belongs to the side that worked on it last; the other may also go on with it.`,
      },
      fr: {
        title: 'Détruire une réparation',
        text: `Ce que l’ennemi a réparé d’un pont se détruit comme un pont, mais sous ses yeux seulement avec plus
          d’artillerie, comme pour réparer ; aux Français, encore un quart de plus. Les niveaux du jour ne sont pas
          rendus. La réparation est au camp qui y a travaillé en dernier ; l’autre peut aussi la poursuivre.`,
      },
    },
    'gb.pontoon.build': {
      section: 'GB 11.2',
      en: {
        title: 'Building a pontoon bridge',
        text: `An infantry division with at least 3 SP of infantry in an uncontested zone builds a pontoon bridge over a
          major river, beside a bridge of the map, destroyed or not, or at a site the map shows: 1 MP for each level,
          2 in rain, as many levels a day as there are MP and markers. At level 5 it may be used. One for each
          crossing, from its side’s pontoons; enemy guns as for a repair ([gb.bridge.artillery]).`,
      },
      fr: {
        title: 'Construire un pont de bateaux',
        text: `Une division d’infanterie d’au moins 3 PF d’infanterie en zone non contestée construit un pont de bateaux
          sur une grande rivière, à côté d’un pont de la carte, détruit ou non, ou à un site de pont de bateaux de la carte : 1
          PM par niveau, 2 sous la pluie, autant de niveaux par jour que le permettent PM et marqueurs. Au niveau 5,
          il est praticable. Un seul par passage, avec les bateaux de son camp ; l’artillerie ennemie agit comme pour
          réparer ([gb.bridge.artillery]).`,
      },
    },
    'gb.pontoon.use': {
      section: 'GB 11.2',
      en: {
        title: 'More than one bridge',
        text: `A complete pontoon bridge beside a bridge makes two: to go between two zones joined by more than one
          bridge costs 1 MP only, by a path or along a railway too. A pontoon bridge bears no railway.`,
      },
      fr: {
        title: 'Plus d’un pont',
        text: `Un pont de bateaux achevé à côté d’un pont en fait deux : passer entre deux zones reliées par plus d’un pont
          ne coûte que 1 PM, par un chemin ou le long d’une voie ferrée aussi. Un pont de bateaux ne porte pas de voie ferrée.`,
      },
    },
    'gb.pontoon.destroy': {
      section: 'GB 11.2',
      en: {
        title: 'Destroying a pontoon bridge',
        text: `A complete pontoon bridge is destroyed by the enemy of its owner as a bridge is, and is lost for the rest of
          the game; one that belongs to nobody, by either side. Beside an intact bridge it is destroyed with that
          bridge only ([gb.bridge.destroy]). One below level 5 is destroyed as a repair is, and its
          owner keeps the pontoons.`,
      },
      fr: {
        title: 'Détruire un pont de bateaux',
        text: `Un pont de bateaux achevé est détruit par l’ennemi de son propriétaire comme un pont, et perdu pour le reste
          de la partie ; s’il n’est à personne, par l’un ou l’autre camp. À côté d’un pont intact, il n’est détruit
          qu’avec lui ([gb.bridge.destroy]). Au-dessous du niveau 5, il se détruit comme
          une réparation, et son propriétaire garde les bateaux.`,
      },
    },
    'gb.pontoon.recover': {
      section: 'GB 11.2',
      en: {
        title: 'Recovering a pontoon bridge',
        text: `The side that built a pontoon bridge takes it down at the price of destroying a bridge and has it to build
          with again.`,
      },
      fr: {
        title: 'Replier un pont de bateaux',
        text: `Le camp qui a construit un pont de bateaux le replie au prix d’une destruction de pont et peut le construire
          de nouveau.`,
      },
    },
    'gb.railway.destroy': {
      section: 'GB 11.3',
      en: {
        title: 'Destroying a railway',
        text: `An infantry or cavalry unit, detachments included, with at least 1 SP of these arms in an uncontested zone
          spends 1 MP to destroy a railway that leads out of it, its tunnels with it, but not its bridge.`,
      },
      fr: {
        title: 'Détruire une voie ferrée',
        text: `Une unité d’infanterie ou de cavalerie, détachements compris, d’au moins 1 PF de ces armes en zone non
          contestée dépense 1 PM pour détruire une voie ferrée qui en part, tunnels compris, mais non son pont.`,
      },
    },
    'gb.railway.effect': {
      section: 'GB 11.3',
      en: {
        title: 'A destroyed railway',
        text: `A destroyed railway carries neither supply nor telegraph. One may still march along it; but where it goes
          through a tunnel nobody and no line passes any more, even by a road beside it.`,
      },
      fr: {
        title: 'Une voie ferrée détruite',
        text: `Une voie ferrée détruite ne porte ni ravitaillement ni télégraphe. On peut encore marcher le long ; mais là
          où elle passe sous un tunnel, plus personne ni aucune ligne ne passe, pas même par une route voisine.`,
      },
    },
    'gb.railway.repair': {
      section: 'GB 11.3',
      en: {
        title: 'Repairing a railway',
        text: `An infantry unit with at least 2 SP of infantry in an uncontested zone spends 2 MP to repair a destroyed
          railway that leads out of it, all at once. A bridge on it is repaired by itself ([gb.bridge.repair]).`,
      },
      fr: {
        title: 'Réparer une voie ferrée',
        text: `Une unité d’infanterie d’au moins 2 PF d’infanterie en zone non contestée dépense 2 PM pour réparer une voie
          ferrée détruite qui en part, d’un seul coup. Un pont sur la voie se répare à part ([gb.bridge.repair]).`,
      },
    },
  },
}
