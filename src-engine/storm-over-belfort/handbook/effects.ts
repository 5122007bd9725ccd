import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const effects: WrittenChapter = {
  title: { en: 'What stratagems do', fr: 'L’effet des stratagèmes' },
  rules: {
    'sb.stratagem.scouts': {
      section: '6.1.2',
      en: {
        title: 'Scouts',
        text: `A company of scouts that has not been in the game comes into zone 1, 2, 3 or 8, if no Prussian stands there.
        There are 2 companies in all.`,
      },
      fr: {
        title: 'Éclaireurs',
        text: `Une compagnie d’éclaireurs qui n’a pas encore servi vient en zone 1, 2, 3 ou 8, si aucun Prussien n’y est. Il
        y a 2 compagnies en tout.`,
      },
    },
    'sb.stratagem.firefighters': {
      section: '6.1.2',
      en: {
        title: 'Firefighters',
        text: `When the result of a bombardment of zone 1 is known, it is reduced by 1.`,
      },
      fr: {
        title: 'Pompiers',
        text: `Quand le résultat d’un bombardement de la zone 1 est connu, il est réduit de 1.`,
      },
    },
    'sb.stratagem.proclamation': {
      section: '6.1.2',
      en: {
        title: 'Proclamation',
        text: `The French receive 1 point more in the next turn. With disinformation ([sb.stratagem.disinformation]) the two
        cancel each other.`,
      },
      fr: {
        title: 'Proclamation',
        text: `Les Français reçoivent 1 point de plus au tour suivant. Avec la désinformation
        ([sb.stratagem.disinformation]), les deux s’annulent.`,
      },
    },
    'sb.stratagem.illness': {
      section: '6.1.2',
      en: {
        title: 'Illness',
        text: `3 enemy battalions in different zones of the map, as the player chooses, lose a level and do not recover one
        in this phase. An exhausted one is out of action. Where there are fewer such zones, as many as there are.`,
      },
      fr: {
        title: 'Maladie',
        text: `3 bataillons ennemis dans des zones différentes de la carte, au choix du joueur, perdent un niveau et n’en
        récupèrent pas dans cette phase. Un bataillon épuisé est mis hors de combat. S’il y a moins de zones, autant
        qu’il y en a.`,
      },
    },
    'sb.stratagem.supply': {
      section: '6.1.2',
      en: {
        title: 'Supply problem',
        text: `The Prussians receive 1 point less in the next turn.`,
      },
      fr: {
        title: 'Problème de ravitaillement',
        text: `Les Prussiens reçoivent 1 point de moins au tour suivant.`,
      },
    },
    'sb.stratagem.cold': {
      section: '6.1.2',
      en: {
        title: 'Icy cold',
        text: `The Prussians receive 4 points less in the next turn, the French 2.`,
      },
      fr: {
        title: 'Froid glacial',
        text: `Les Prussiens reçoivent 4 points de moins au tour suivant, les Français 2.`,
      },
    },
    'sb.stratagem.swiss': {
      section: '6.1.2',
      en: {
        title: 'Swiss delegation',
        text: `In the next turn only 2 artillery units of each side bombard or counter. Guns are counted, not shots, and
        defensive fire is free.`,
      },
      fr: {
        title: 'Délégation suisse',
        text: `Au tour suivant, seules 2 unités d’artillerie de chaque camp bombardent ou contrebattent. On compte les
        pièces, non les tirs, et le tir défensif est libre.`,
      },
    },
    'sb.stratagem.bourbaki': {
      section: '6.1.2',
      en: {
        title: 'Bourbaki',
        text: `From turn 4 on: all units of the IV. division leave map and headquarters. In the next reorganisation they come
        back to the headquarters, Uhlans, artillery and 4 battalions in good order, the other battalions diminished.`,
      },
      fr: {
        title: 'Bourbaki',
        text: `À partir du tour 4 : toutes les unités de la IVᵉ division quittent la carte et le quartier général. À la
        réorganisation suivante, elles reviennent au quartier général, les uhlans, l’artillerie et 4 bataillons en bon
        ordre, les autres bataillons diminués.`,
      },
    },
    'sb.stratagem.denfert': {
      section: '6.1.2',
      en: {
        title: 'Intransigent Denfert',
        text: `In the next turn the French have the initiative and receive 1 point more.`,
      },
      fr: {
        title: 'Denfert intransigeant',
        text: `Au tour suivant, les Français ont l’initiative et reçoivent 1 point de plus.`,
      },
    },
    'sb.stratagem.discipline': {
      section: '6.1.2',
      en: {
        title: 'Lack of discipline',
        text: `In a French activation an unreliable battalion (marked ?) counts as activated but does nothing. In a Prussian
        attack an unreliable battalion of the objective retreats after the defensive fire; if it was alone, the attack
        succeeds without a die. Of several the French choose.`,
      },
      fr: {
        title: 'Manque de discipline',
        text: `Dans une activation française, un bataillon peu sûr (marqué ?) compte comme activé mais ne fait rien. Dans une
        attaque prussienne, un bataillon peu sûr de l’objectif recule après le tir défensif ; s’il était seul,
        l’attaque réussit sans dé. S’il y en a plusieurs, les Français choisissent.`,
      },
    },
    'sb.stratagem.disinformation': {
      section: '6.1.2',
      en: {
        title: 'Disinformation',
        text: `The French receive 1 point less in the next turn.`,
      },
      fr: {
        title: 'Désinformation',
        text: `Les Français reçoivent 1 point de moins au tour suivant.`,
      },
    },
    'sb.stratagem.bad-shell': {
      section: '6.1.2',
      en: {
        title: 'Bad quality shell',
        text: `Before the die is rolled the Prussian may cancel a French bombardment or counter-battery, but not one of the
        fortress artillery. The unit counts as used, and the zone as not bombarded.`,
      },
      fr: {
        title: 'Obus de mauvaise qualité',
        text: `Avant le jet du dé, le Prussien peut annuler un bombardement ou une contrebatterie française, mais non celle
        de l’artillerie de forteresse. L’unité compte comme utilisée, et la zone comme non bombardée.`,
      },
    },
    'sb.stratagem.envoys': {
      section: '6.1.2',
      en: {
        title: 'Envoys',
        text: `All Prussian bombardments of this turn add 1 to the die, counter-batteries do not.`,
      },
      fr: {
        title: 'Parlementaires',
        text: `Tous les bombardements prussiens de ce tour ajoutent 1 au dé, les contrebatteries non.`,
      },
    },
    'sb.stratagem.more-shells': {
      section: '6.1.2',
      en: {
        title: 'More shells',
        text: `From turn 5 on: French artillery takes 1 off the die when it bombards or counters, until the end of the game.`,
      },
      fr: {
        title: 'Plus d’obus',
        text: `À partir du tour 5 : l’artillerie française retire 1 au dé quand elle bombarde ou contrebat, jusqu’à la fin de
        la partie.`,
      },
    },
    'sb.stratagem.ruse': {
      section: '6.1.2',
      en: {
        title: 'Ruse of war',
        text: `In this turn every Prussian battalion defends with 1 more.`,
      },
      fr: {
        title: 'Ruse de guerre',
        text: `Pendant ce tour, la valeur de défense de tous les bataillons prussiens augmente de 1.`,
      },
    },
    'sb.stratagem.desertion': {
      section: '6.1.2',
      en: {
        title: 'Desertion',
        text: `A battalion of the 57th provisional regiment on the map, as the Prussian chooses, is lost for good.`,
      },
      fr: {
        title: 'Désertion',
        text: `Un bataillon du 57ᵉ régiment provisoire sur la carte, au choix du Prussien, est perdu définitivement.`,
      },
    },
    'sb.stratagem.incendiary': {
      section: '6.1.2',
      en: {
        title: 'Incendiary shells',
        text: `In this turn a bombardment of zone 1, 2, 3 or 8 by heavy Prussian artillery that hits at all makes 1 hit more,
        before it is compared with the bonus.`,
      },
      fr: {
        title: 'Obus incendiaires',
        text: `Pendant ce tour, un bombardement de la zone 1, 2, 3 ou 8 par l’artillerie lourde prussienne qui
          touche fait 1 coup au but de plus, avant la comparaison avec le bonus.`,
      },
    },
    'sb.stratagem.tresckow': {
      section: '6.1.2',
      en: {
        title: 'Intransigent Von Tresckow',
        text: `The French receive 2 points less in the next turn, and the Swiss delegation ([sb.stratagem.swiss]) is not
        played any more in this one.`,
      },
      fr: {
        title: 'Von Tresckow intransigeant',
        text: `Les Français reçoivent 2 points de moins au tour suivant, et la délégation suisse ([sb.stratagem.swiss]) ne se
        joue plus dans celui-ci.`,
      },
    },
  },
}
