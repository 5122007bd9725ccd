import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const scenario: WrittenChapter = {
  title: { en: 'Options, scenarios and victory', fr: 'Options, scénarios et victoire' },
  rules: {
    'gb.options.permanent-losses': {
      section: 'GB 18.1',
      en: {
        title: 'Permanent and temporary losses',
        text: `With this option SP lost in combat, retreat, rout and pursuit are lost for good; those lost by fatigue and
          by night withdrawals may come back ([gb.recovery.test]). The first loss of a winner at 6 to 1 or better is
          temporary too. Without the option every loss is temporary.`,
      },
      fr: {
        title: 'Pertes permanentes et temporaires',
        text: `Avec cette option, les PF perdus au combat, en retraite, en déroute et en poursuite le sont pour de bon ;
          ceux perdus par fatigue et lors de replis nocturnes peuvent revenir ([gb.recovery.test]). La première perte
          d’un vainqueur à 6 contre 1 ou mieux est aussi temporaire. Sans l’option, toute perte est temporaire.`,
      },
    },
    'gb.options.commander': {
      section: 'GB 18.2',
      en: {
        title: 'You are the commander!',
        text: `With this option the French have a senior general of strategic value 2: the player. It is added to the die of
          the initiative ([gb.initiative.roll]), and Mac-Mahon’s value is 2 as well. Hesitation still makes Mac-Mahon’s
          value 0 for a day; the initiative it does not change.`,
      },
      fr: {
        title: 'C’est vous le chef !',
        text: `Avec cette option, les Français ont un généralissime de valeur stratégique 2 : le joueur. Elle s’ajoute au dé
          d’initiative ([gb.initiative.roll]), et la valeur de Mac-Mahon est aussi de 2. L’hésitation met toujours celle
          de Mac-Mahon à 0 pour un jour ; elle ne change pas l’initiative.`,
      },
    },
    'gb.options.doctrine': {
      section: 'GB 18.3',
      en: {
        title: 'French doctrine',
        text: `With this option the French have the command bonus of stacks of cavalry, no penalty in reconnaissance, and
          their leaders’ bonus in attack too. No surprise attack is made on them, and their corps cavalry goes where
          it likes.`,
      },
      fr: {
        title: 'Doctrine française',
        text: `Avec cette option, les Français ont le bonus de commandement des piles de cavalerie, aucun malus en
          reconnaissance et le bonus de leurs chefs aussi en attaque. On ne lance pas d’attaque surprise contre eux,
          et leur cavalerie de corps va où elle veut.`,
      },
    },
    'gb.scenario.set-up': {
      section: 'GB 19.1',
      en: {
        title: 'Set-up',
        text: `Forces, reductions, detachments, garrisons and destroyed bridges begin where the scenario has them. Decoys
          begin in their owners’ hands. In the campaign all units begin out of supply. No scenario begins with a
          contested zone.`,
      },
      fr: {
        title: 'Mise en place',
        text: `Forces, réductions, détachements, garnisons et ponts détruits commencent là où le scénario les place. Les
          leurres sont en main. Dans la campagne, toutes les unités commencent non ravitaillées. Aucun scénario ne
          commence avec une zone contestée.`,
      },
    },
    'gb.scenario.area': {
      section: 'GB 19.1',
      en: {
        title: 'The zones in play',
        text: `Where a scenario names the zones in play, no counter leaves them. Lines of supply and of communication still
          go over the whole map.`,
      },
      fr: {
        title: 'Les zones en jeu',
        text: `Quand un scénario nomme les zones en jeu, aucun pion n’en sort. Les lignes de ravitaillement et de
          communication vont toujours sur toute la carte.`,
      },
    },
    'gb.scenario.pontoon': {
      section: 'GB 19.1',
      en: {
        title: 'A permanent pontoon bridge',
        text: `A complete pontoon bridge lies between Dieue-sur-Meuse and Senoncourt when the game begins. It belongs to
          nobody: each side may repair it, even from level 0 and without pontoons of its own, and each may destroy it
          for good. Rain damages it as any other.`,
      },
      fr: {
        title: 'Un pont de bateaux permanent',
        text: `Un pont de bateaux achevé relie Dieue-sur-Meuse et Senoncourt au début de la partie. Il n’est à personne :
          chaque camp peut le réparer, même du niveau 0 et sans bateaux à soi, et chacun peut le détruire pour de bon.
          La pluie l’endommage comme tout autre.`,
      },
    },
    'gb.scenario.uncertainty': {
      section: 'GB 19.1',
      en: {
        title: 'German uncertainty',
        text: `Not knowing what the French are about, the Germans have 2 command points less for every activation of the
          first day and 1 less on the second.`,
      },
      fr: {
        title: 'Incertitude allemande',
        text: `Ignorant les intentions françaises, les Allemands ont 2 points de commandement de moins à chaque activation
          du premier jour et 1 de moins le deuxième.`,
      },
    },
    'gb.scenario.hesitation': {
      section: 'GB 19.1',
      en: {
        title: 'Mac-Mahon’s hesitation',
        text: `When the French die for the initiative itself shows 1, Mac-Mahon’s strategic value is 0 until the turn ends.`,
      },
      fr: {
        title: 'Hésitations de Mac-Mahon',
        text: `Quand le dé français d’initiative montre lui-même 1, la valeur stratégique de Mac-Mahon est 0 jusqu’à la fin
          du tour.`,
      },
    },
    'gb.scenario.supply-roll': {
      section: 'GB 19.1',
      en: {
        title: 'French supply',
        text: `As the night begins the French roll a die. On 5 or more neither their map edge nor Paris beyond it supplies
          them this night. Living off the land remains ([gb.supply.forage]).`,
      },
      fr: {
        title: 'Ravitaillement français',
        text: `Au début de la nuit, les Français lancent un dé. Sur 5 ou plus, ni leur bord de carte ni Paris au-delà ne
          les ravitaille cette nuit-là. Vivre sur le pays reste possible ([gb.supply.forage]).`,
      },
    },
    'gb.scenario.no-rail': {
      section: 'GB 19.1',
      en: {
        title: 'No German supply by railway',
        text: `The Germans have no line of supply at all, not even near their map edge: they live off the land and in
          fortresses they control.`,
      },
      fr: {
        title: 'Pas de ravitaillement allemand par voie ferrée',
        text: `Les Allemands n’ont aucune ligne de ravitaillement, pas même près de leur bord de carte : ils vivent sur le
          pays et dans les forteresses qu’ils contrôlent.`,
      },
    },
    'gb.victory.capture': {
      section: 'GB 19.2',
      en: {
        title: 'Automatic victory',
        text: `Taking Moltke, or Mac-Mahon and with him Napoleon, ends the game at once with the victory that the scenario
          gives for it, a strategic one in the campaign.`,
      },
      fr: {
        title: 'Victoire automatique',
        text: `La prise de Moltke, ou de Mac-Mahon et avec lui de Napoléon, met fin aussitôt à la partie par la victoire
          que le scénario y attache, stratégique dans la campagne.`,
      },
    },
    'gb.victory.exit': {
      section: 'GB 19.2',
      en: {
        title: 'Leaving the map',
        text: `A French stack leaves the map for victory from the zones of the eastern edge that the scenario names, as if
          by one more connection of the kind that leaves it there, and never returns. In a contested zone that way has
          to be an axis of retreat of its own. An infantry division counts if it leaves with at least 4 SP of
          infantry, artillery and mitrailleuses together.`,
      },
      fr: {
        title: 'Quitter la carte',
        text: `Une pile française quitte la carte pour la victoire par les zones du bord est que nomme le scénario, comme
          par une liaison de plus du genre qui en sort, et ne revient jamais. En zone contestée, cette voie doit être
          un de ses axes de retraite. Une division d’infanterie compte si elle part avec au moins 4 PF d’infanterie,
          d’artillerie et de mitrailleuses ensemble.`,
      },
    },
    'gb.victory.levels': {
      section: 'GB 19.2',
      en: {
        title: 'Levels of victory',
        text: `After the last turn each side has the highest level, tactical, operational or strategic, whose conditions it
          meets. The scenario gives them: French divisions off the map or at a goal; French divisions shown, lost or
          without a line of provision to the west; SP lost. The higher level wins; equal levels, or none, are a draw.
          A division blockaded in a fortress has no line; what left the map is not lost.`,
      },
      fr: {
        title: 'Niveaux de victoire',
        text: `Après le dernier tour, chaque camp a le plus haut niveau, tactique, opérationnel ou stratégique, dont il
          remplit les conditions. Le scénario les donne : divisions françaises sorties de la carte ou à un but ;
          divisions françaises montrées, perdues ou sans ligne d’approvisionnement vers l’ouest ; PF perdus. Le niveau
          le plus élevé l’emporte ; niveaux égaux, ou aucun, font partie nulle. Une division bloquée dans une
          forteresse n’a pas de ligne ; ce qui est sorti n’est pas perdu.`,
      },
    },
  },
}
