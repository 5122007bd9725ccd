import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const victory: WrittenChapter = {
  title: { en: 'Victory', fr: 'La victoire' },
  rules: {
    'ps.victory.losses': {
      section: 'Victory',
      en: {
        title: 'Counting losses',
        text: `A side’s losses are counted against all it could bring to the battle of the scenario: units still to come and
          the reserve are part of the whole. A unit that left the board is lost with all its strength.`,
      },
      fr: {
        title: 'Le compte des pertes',
        text: `Les pertes d’un camp se comptent sur tout ce qu’il pouvait amener au combat du scénario : les unités à venir
          et la réserve font partie du total. Une unité sortie de la carte est perdue avec toute sa force.`,
      },
    },
    'ps.victory.broken': {
      section: 'Victory',
      en: {
        title: 'A side is beaten',
        text: `A side is beaten as soon as it has lost more than half of its strength points or more than half of its
          units. That is looked at after every loss; of simultaneous losses, after the last.`,
      },
      fr: {
        title: 'Un camp est battu',
        text: `Un camp est battu dès qu’il a perdu plus de la moitié de ses points de force ou plus de la moitié de ses
          unités. On le vérifie après chaque perte ; de pertes simultanées, après la dernière.`,
      },
    },
    'ps.victory.both-broken': {
      section: 'Victory',
      en: {
        title: 'Both sides are beaten at once',
        text: `If simultaneous losses break both sides, the one that has lost the greater part of its strength loses the
          battle. With equal parts nobody wins.`,
      },
      fr: {
        title: 'Les deux camps battus à la fois',
        text: `Si des pertes simultanées brisent les deux camps, celui qui a perdu la plus grande part de sa force perd la
          bataille. À parts égales, personne ne gagne.`,
      },
    },
    'ps.victory.holding': {
      section: 'Victory',
      en: {
        title: 'Holding a place',
        text: `Where places decide ([ps.victory.places]), a place is held by the side that was last to have a unit stand
          there; no guard has to stay. The French hold all of them at the start.`,
      },
      fr: {
        title: 'Tenir un lieu',
        text: `Quand les lieux décident ([ps.victory.places]), un lieu est tenu par le dernier camp dont une unité s’y est
          trouvée ; aucune garde n’a à y rester. Les Français les tiennent tous au départ.`,
      },
    },
    'ps.victory.dark': {
      section: 'Victory',
      en: {
        title: 'Dark falls',
        text: `When the last turn ends, the side that has lost the smaller share of its strength wins ([ps.victory.losses]).
          If the shares lie within 2 points in a hundred of each other the battle is drawn. By an option the places
          decide ([ps.victory.places]).`,
      },
      fr: {
        title: 'La nuit tombe',
        text: `À la fin du dernier tour, le camp qui a perdu la plus faible part de sa force gagne ([ps.victory.losses]). Si
          les parts ne diffèrent pas de plus de 2 points de pourcentage, la bataille est indécise. Par une option, les lieux
          décident ([ps.victory.places]).`,
      },
    },
    'ps.victory.places': {
      section: 'Victory',
      en: {
        title: 'Places at dark',
        text: `By an option places decide at dark: the Prussians win if they hold Spicheren and the ironworks, the French if
          they hold both and Forbach. Otherwise the battle is drawn.`,
      },
      fr: {
        title: 'Les lieux à la nuit',
        text: `Par une option, les lieux décident à la nuit : les Prussiens gagnent s’ils tiennent Spicheren et les forges,
          les Français s’ils tiennent les deux et Forbach. Sinon la bataille est indécise.`,
      },
    },
  },
}
