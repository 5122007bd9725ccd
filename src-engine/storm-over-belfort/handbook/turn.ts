import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const turn: WrittenChapter = {
  title: { en: 'The turn', fr: 'Le tour' },
  rules: {
    'sb.turn.sequence': {
      section: '3',
      en: {
        title: 'Sequence of play',
        text: `A turn has the phases initiative (A), resource points (B), stratagems (C), operational movement (D),
        bombardment (E), activations (F) and reorganisation (G).`,
      },
      fr: {
        title: 'Séquence de jeu',
        text: `Un tour a les phases initiative (A), points de ressources (B), stratagèmes (C), mouvement opérationnel (D),
        bombardement (E), activations (F) et réorganisation (G).`,
      },
    },
    'sb.turn.initiative': {
      section: '4',
      en: {
        title: 'Initiative',
        text: `The French have the initiative on the first 2 turns, then the Prussians; a stratagem may give it to the French
        for a turn ([sb.stratagem.denfert]).`,
      },
      fr: {
        title: 'Initiative',
        text: `Les Français ont l’initiative les 2 premiers tours, puis les Prussiens ; un stratagème peut la donner aux
        Français pour un tour ([sb.stratagem.denfert]).`,
      },
    },
    'sb.turn.length': {
      section: '1.2',
      en: {
        title: 'Length of the game',
        text: `The siege lasts 7 turns of two weeks. A scenario may begin later and end earlier.`,
      },
      fr: {
        title: 'Durée de la partie',
        text: `Le siège dure 7 tours de deux semaines. Un scénario peut commencer plus tard et finir plus tôt.`,
      },
    },
    'sb.points.income': {
      section: '5.1',
      en: {
        title: 'Income',
        text: `At the beginning of a turn the French receive 5 points, the Prussians 8. What was kept is added, and what
        stratagems add or take. Nobody has more than 10 points then, nor fewer than 0.`,
      },
      fr: {
        title: 'Revenu',
        text: `Au début du tour, les Français reçoivent 5 points, les Prussiens 8. On y ajoute ce qui a été gardé et ce que
        des stratagèmes ajoutent ou retirent. Personne n’a alors plus de 10 points, ni moins de 0.`,
      },
    },
    'sb.points.poor': {
      section: '5.1',
      en: {
        title: 'Nothing but the forts',
        text: `Once the French occupy no zone but 1, 2, 3 and 8 at the beginning of a turn, they receive 4 points instead of
        5 until the end of the game, whatever they retake.`,
      },
      fr: {
        title: 'Rien que les forts',
        text: `Dès que les Français n’occupent plus, au début d’un tour, que les zones 1, 2, 3 et 8, ils reçoivent
          4 points au lieu de 5 jusqu’à la fin de la partie, quoi qu’ils reprennent.`,
      },
    },
    'sb.points.ring': {
      section: '5.1',
      en: {
        title: 'The ring',
        text: `The French receive 1 point more unless Prussian zones that form one line of adjacent zones cut all French
        units off from the edge of the map. Zones that touch by an angle do not continue a line; a unit of any kind
        holds a zone.`,
      },
      fr: {
        title: 'L’investissement',
        text: `Les Français reçoivent 1 point de plus, sauf si des zones prussiennes formant une ligne de zones adjacentes
        séparent toutes les unités françaises du bord de la carte. Un contact par un angle ne continue pas la ligne ;
        n’importe quelle unité tient une zone.`,
      },
    },
    'sb.points.use': {
      section: '5.2',
      en: {
        title: 'Spending',
        text: `Points pay for a second counter ([sb.stratagems.buy]), activations ([sb.activation.cost]), rest, rebuilding
        and works. Nothing is done on credit.`,
      },
      fr: {
        title: 'Dépenses',
        text: `Les points paient un second pion ([sb.stratagems.buy]), les activations ([sb.activation.cost]), le repos, la
        reconstitution et les travaux. Rien ne se fait à crédit.`,
      },
    },
    'sb.points.kept': {
      section: '5.1',
      en: {
        title: 'Points that are kept',
        text: `Up to 2 points that were not spent are kept for the next turn; all others are lost.`,
      },
      fr: {
        title: 'Points gardés',
        text: `On garde jusqu’à 2 points non dépensés pour le tour suivant ; les autres sont perdus.`,
      },
    },
  },
}
