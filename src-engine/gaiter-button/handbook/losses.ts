import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const losses: WrittenChapter = {
  title: { en: 'Losses in battle', fr: 'Les pertes au combat' },
  rules: {
    'gb.losses.table': {
      section: 'GB 15.5',
      en: {
        title: 'The combat result table',
        text: `The difference of the combat factors gives the row and the amplitude the column: SP lost by winner and
          loser, and the number for the rout. Rain shifts one column to the left, never further than the first; an
          assault one to the right. Above the last column the losses of the last column and of one for the rest are
          added.`,
      },
      fr: {
        title: 'Le tableau des résultats',
        text: `La différence des facteurs donne la ligne, l’amplitude la colonne : PF perdus par le vainqueur et le vaincu,
          et le nombre pour la déroute. La pluie décale d’une colonne à gauche, jamais au-delà de la première ; un
          assaut, d’une à droite. Au-delà de la dernière colonne, on ajoute à ses pertes celles de la colonne du
          reste.`,
      },
    },
    'gb.losses.order': {
      section: 'GB 15.5',
      en: {
        title: 'The lead unit first',
        text: `Losses fall on engaged units as their owner likes, but the first one on the lead unit. When the limits leave
          nothing to choose they are waived one by one: most numerous type, divisional cavalry, cavalry, artillery,
          lead unit.`,
      },
      fr: {
        title: 'L’unité de tête d’abord',
        text: `Les pertes frappent les unités engagées au gré de leur propriétaire, mais la première frappe l’unité de
          tête. Quand les limites ne laissent aucun choix, elles cèdent l’une après l’autre : arme la plus nombreuse,
          cavalerie divisionnaire, cavalerie, artillerie, unité de tête.`,
      },
    },
    'gb.losses.numerous': {
      section: 'GB 15.5',
      en: {
        title: 'The most numerous type first',
        text: `In battle the first loss of a unit that has lost nothing in the game so far, by whatever cause, falls on the
          kind of SP it has most of. Heavy kinds are kinds of their own, mitrailleuses never count, and of equals the
          owner chooses.`,
      },
      fr: {
        title: 'L’arme la plus nombreuse d’abord',
        text: `Au combat, la première perte d’une unité qui n’a encore rien perdu dans la partie, par quelque cause que ce
          soit, frappe l’arme dont elle a le plus de PF. Les armes lourdes comptent à part, les mitrailleuses jamais ;
          à égalité, le propriétaire choisit.`,
      },
    },
    'gb.losses.artillery': {
      section: 'GB 15.5',
      en: {
        title: 'Losses of artillery',
        text: `While a side has artillery engaged, at least one in every so many of its losses is artillery, oftener for
          the French than for the Germans: see the table. The last loss of each such group is artillery if none before
          it was.`,
      },
      fr: {
        title: 'Pertes d’artillerie',
        text: `Tant qu’un camp a de l’artillerie engagée, au moins une perte sur tant est d’artillerie, plus souvent chez
          les Français que chez les Allemands : voir le tableau. La dernière perte de chaque groupe l’est si aucune ne
          l’a été avant elle.`,
      },
    },
    'gb.losses.cavalry': {
      section: 'GB 15.5',
      en: {
        title: 'Losses of cavalry',
        text: `Engaged cavalry bears at most one loss for each whole group of so many that its side has to lose in the
          battle: see the table. The loss of a charge does not count.`,
      },
      fr: {
        title: 'Pertes de cavalerie',
        text: `La cavalerie engagée subit au plus une perte par groupe entier de tant que son camp doit perdre au combat :
          voir le tableau. La perte d’une charge ne compte pas.`,
      },
    },
    'gb.losses.charge': {
      section: 'GB 15.4',
      en: {
        title: 'A lost charge',
        text: `A side that charged and did not win first loses 1 SP of engaged heavy cavalry, beside the losses of the
          table and counted in none of their limits. If none is engaged any more there is no such loss.`,
      },
      fr: {
        title: 'Une charge manquée',
        text: `Un camp qui a chargé sans vaincre perd d’abord 1 PF de cavalerie lourde engagée, en plus des pertes du
          tableau et hors de leurs limites. S’il n’y en a plus d’engagée, cette perte tombe.`,
      },
    },
    'gb.losses.divisional-cavalry': {
      section: 'GB 15.5',
      en: {
        title: 'German divisional cavalry',
        text: `The cavalry of a German infantry unit bears a loss only after the infantry of that unit has borne one in the
          same battle.`,
      },
      fr: {
        title: 'Cavalerie divisionnaire allemande',
        text: `La cavalerie d’une unité d’infanterie allemande ne subit de perte qu’après l’infanterie de cette unité dans
          le même combat.`,
      },
    },
    'gb.losses.mitrailleuses': {
      section: 'GB 15.5',
      en: {
        title: 'Mitrailleuses',
        text: `No loss is ever put on mitrailleuses. They may be spent in a rout test ([gb.rout.test]), and disappear when
          their unit has no other SP left.`,
      },
      fr: {
        title: 'Mitrailleuses',
        text: `Aucune perte n’est jamais imputée aux mitrailleuses. On peut les sacrifier à un test de déroute
          ([gb.rout.test]) ; elles disparaissent quand leur unité n’a plus d’autre PF.`,
      },
    },
    'gb.losses.rallied': {
      section: 'GB 15.5',
      en: {
        title: 'The winner rallies',
        text: `The winner’s demoralised units that fought are rallied at once, without a test or a leader.`,
      },
      fr: {
        title: 'Le vainqueur se rallie',
        text: `Les unités démoralisées du vainqueur qui ont combattu se rallient aussitôt, sans test ni chef.`,
      },
    },
    'gb.losses.guns-only': {
      section: 'GB 15.5',
      en: {
        title: 'Artillery that defended alone',
        text: `A defender who had engaged nothing but artillery and is beaten loses all the artillery that was engaged.`,
      },
      fr: {
        title: 'L’artillerie qui défendait seule',
        text: `Un défenseur qui n’avait engagé que de l’artillerie et qui est battu perd toute l’artillerie engagée.`,
      },
    },
  },
}
