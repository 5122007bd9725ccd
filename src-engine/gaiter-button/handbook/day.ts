import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const day: WrittenChapter = {
  title: { en: 'The day begins', fr: 'Le début du jour' },
  rules: {
    'gb.sequence.turn': {
      section: 'GB 2',
      en: {
        title: 'Five phases',
        text: `A turn has five phases: reinforcements and decoys, events with the weather, initiative, the operations of
          the day, the night ([gb.night.order]).`,
      },
      fr: {
        title: 'Cinq phases',
        text: `Un tour a cinq phases : renforts et leurres, événements et météo, initiative, opérations du jour, nuit
          ([gb.night.order]).`,
      },
    },
    'gb.sequence.length': {
      section: 'GB 2',
      en: {
        title: 'Turns of a day',
        text: `Each turn is a day. The game lasts as many as the scenario says; the campaign of the Army of Châlons goes
          from 25 August to 3 September. Taking a decisive leader ends it sooner ([gb.victory.capture]).`,
      },
      fr: {
        title: 'Les tours d’un jour',
        text: `Chaque tour est un jour. La partie en compte autant que le dit le scénario ; la campagne de l’armée de
          Châlons va du 25 août au 3 septembre. La prise d’un chef décisif y met fin plus tôt ([gb.victory.capture]).`,
      },
    },
    'gb.reinforcements.entry': {
      section: 'GB 3',
      en: {
        title: 'Reinforcements',
        text: `On their day reinforcements are put into the zone that the scenario names, whoever else is there; an enemy
          does not stop them. They are told by name, and are known until a counter like them is with them.`,
      },
      fr: {
        title: 'Renforts',
        text: `À leur date, les renforts sont placés dans la zone que nomme le scénario, quels qu’en soient les occupants ;
          l’ennemi ne les arrête pas. On les annonce par leur nom, et ils restent connus tant qu’aucun pion semblable
          n’est avec eux.`,
      },
    },
    'gb.reinforcements.axis': {
      section: 'GB 3',
      en: {
        title: 'Reinforcements in an occupied zone',
        text: `Reinforcements that arrive where enemies are in the field put their axis of retreat on the connection that
          goes off the map, even if none is drawn there. As with any entry, they put none where the enemy is the one
          with markers, or is encircled ([gb.entry.axis]).`,
      },
      fr: {
        title: 'Renforts en zone occupée',
        text: `Les renforts qui arrivent là où l’ennemi est en campagne placent leur axe de retraite sur la liaison qui
          sort de la carte, même si aucune n’y est tracée. Comme à toute entrée, ils n’en placent pas là où c’est
          l’ennemi qui a des marqueurs, ni là où il est encerclé ([gb.entry.axis]).`,
      },
    },
    'gb.reinforcements.decoys': {
      section: 'GB 3',
      en: {
        title: 'Decoys return',
        text: `At the start of each day the French, then the Germans, may put decoys they have in hand face down into zones
          with a unit of theirs, one by one, or keep them for another day. Where all these units are inside a fortress
          the decoy goes inside too. A decoy is turned as most counters there are.`,
      },
      fr: {
        title: 'Retour des leurres',
        text: `Au début de chaque jour, les Français puis les Allemands peuvent poser leurs leurres en main, face cachée,
          dans des zones où est une de leurs unités, un à un, ou les garder pour un autre jour. Là où toutes ces unités
          sont dans une forteresse, le leurre y entre aussi. Un leurre est tourné comme la plupart des pions qui s’y
          trouvent.`,
      },
    },
    'gb.weather.roll': {
      section: 'GB 4.1',
      en: {
        title: 'Weather',
        text: `One die decides for the whole day between dry weather and rain; see the table. A scenario may tell the
          weather of a day without a die.`,
      },
      fr: {
        title: 'Météo',
        text: `Un dé décide pour tout le jour entre temps sec et pluie ; voir le tableau. Un scénario peut donner le temps
          d’un jour sans dé.`,
      },
    },
    'gb.weather.movement': {
      section: 'GB 4.1',
      en: {
        title: 'Movement points in rain',
        text: `In rain every counter has three quarters of its MP: 3 instead of 4, 6 instead of 8. It counts as fast or
          slow by what is printed on it all the same ([gb.fatigue.fast]).`,
      },
      fr: {
        title: 'Points de mouvement sous la pluie',
        text: `Sous la pluie, tout pion a les trois quarts de ses PM : 3 au lieu de 4, 6 au lieu de 8. Il compte néanmoins
          comme rapide ou lent d’après ce qui y est imprimé ([gb.fatigue.fast]).`,
      },
    },
    'gb.weather.fatigue': {
      section: 'GB 4.1',
      en: {
        title: 'A marker more in rain',
        text: `In rain a stack draws one fatigue marker as its activation begins, before anything else. It counts for
          fatigue and allows nothing; if it is a STOP that is kept, the activation is over.`,
      },
      fr: {
        title: 'Un marqueur de plus sous la pluie',
        text: `Sous la pluie, une pile tire un marqueur de fatigue dès le début de son activation, avant toute chose. Il
          compte pour la fatigue et ne permet rien ; si c’est un STOP que l’on garde, l’activation est finie.`,
      },
    },
    'gb.weather.pontoons': {
      section: 'GB 4.1',
      en: {
        title: 'Pontoon bridges in rain',
        text: `In rain two dice are rolled for each pontoon bridge, complete or being built: see the table for the levels
          it loses. On the worst result it is destroyed and out of the game. At level 0 or less it comes off the map
          and stays with its owner. A complete bridge that loses a level is closed until it is whole again.`,
      },
      fr: {
        title: 'Ponts de bateaux sous la pluie',
        text: `Sous la pluie, on lance deux dés pour chaque pont de bateaux, achevé ou en construction : le tableau donne
          les niveaux perdus. Au pire résultat, il est détruit et retiré du jeu. Au niveau 0 ou moins, il quitte la
          carte et reste à son propriétaire. Un pont achevé qui perd un niveau est fermé jusqu’à ce qu’il soit de
          nouveau complet.`,
      },
    },
    'gb.initiative.roll': {
      section: 'GB 5',
      en: {
        title: 'Initiative',
        text: `Each side rolls a die and adds the strategic value of its senior general, or nothing if it has none on the
          map: Mac-Mahon is an army commander and adds nothing. With an optional rule the French player is the senior
          general of his side ([gb.options.commander]). The higher sum has the first operation of the day;
          with equal sums the Germans have it.`,
      },
      fr: {
        title: 'Initiative',
        text: `Chaque camp lance un dé et ajoute la valeur stratégique de son généralissime, ou rien s’il n’en a pas sur la
          carte : Mac-Mahon est commandant d’armée et n’ajoute rien. Avec une règle optionnelle, le joueur français est
          le généralissime de son camp ([gb.options.commander]). Le total le plus élevé a la première opération du
          jour ; à égalité, ce sont les Allemands.`,
      },
    },
  },
}
