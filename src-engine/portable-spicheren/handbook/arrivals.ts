import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const arrivals: WrittenChapter = {
  title: { en: 'Arrivals', fr: 'Les arrivées' },
  rules: {
    'ps.arrivals.roll': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'A die for each entry',
        text: `At the start of every turn a die is rolled for each Prussian entry while units are still to come: on 4 or
          more one arrives there. The roll is made even while others wait at that entry.`,
      },
      fr: {
        title: 'Un dé pour chaque entrée',
        text: `Au début de chaque tour, on lance un dé pour chaque entrée prussienne tant qu’il reste des unités à venir :
          sur 4 ou plus, une unité y arrive. On lance le dé même si d’autres attendent à cette entrée.`,
      },
    },
    'ps.arrivals.pool': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'Which unit arrives',
        text: `The unit that arrives is drawn at random from those still to come. It faces as its entry says.`,
      },
      fr: {
        title: 'Quelle unité arrive',
        text: `L’unité qui arrive est tirée au sort parmi celles à venir. Elle a l’orientation que dit son entrée.`,
      },
    },
    'ps.arrivals.blocked': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'Occupied entries',
        text: `If its entry is occupied a unit waits there. It comes on without a roll of its own in the first turn that
          finds the hex free, the one that came first before the others.`,
      },
      fr: {
        title: 'Entrées occupées',
        text: `Si son entrée est occupée, une unité y attend. Elle entre sans nouveau dé au premier tour où l’hexagone est
          libre, la première venue avant les autres.`,
      },
    },
    'ps.arrivals.activation': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'Activation after arrival',
        text: `A unit that has arrived may fire at once, but be activated only from the next turn on. By an option it may
          be activated in the turn of its arrival.`,
      },
      fr: {
        title: 'Activation après l’arrivée',
        text: `Une unité arrivée peut tirer aussitôt, mais n’être activée qu’à partir du tour suivant. Par une option, elle
          peut l’être dès le tour de son arrivée.`,
      },
    },
    'ps.arrivals.call-condition': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'When the reserve may be called for',
        text: `The French may call for their reserve once the Prussians have taken the Rotherberg’s unit out of it by a hit
          or in a melee, or entered it, or have fired at, attacked or entered the ironworks or Spicheren; a shot that
          misses is enough. A French unit that marches off changes nothing. From then on the condition stays met.`,
      },
      fr: {
        title: 'Quand la réserve peut être appelée',
        text: `Les Français peuvent appeler leur réserve dès que les Prussiens ont délogé l’unité du Rotherberg par un coup
          ou dans une mêlée, ou y sont entrés, ou ont tiré sur les forges ou Spicheren, les ont attaqués ou y sont
          entrés ; un tir manqué suffit. Une unité française qui s’en va d’elle-même ne change rien. La condition
          reste ensuite acquise.`,
      },
    },
    'ps.arrivals.call': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'Calling for the reserve',
        text: `Once the reserve may be called for, a die is rolled each turn until it is called: on 6 it is.`,
      },
      fr: {
        title: 'L’appel de la réserve',
        text: `Dès que la réserve peut être appelée, on lance un dé à chaque tour jusqu’à ce qu’elle le soit : sur 6, elle
          l’est.`,
      },
    },
    'ps.arrivals.reserve': {
      section: 'Reinforcements at Spicheren',
      en: {
        title: 'The reserve enters',
        text: `The first unit of the reserve enters in the turn after the call between Forbach and Saarbrücken Wood, the
          second two turns after the first has entered, without a die. Which of them is the first is drawn when it enters.
          While the hex is occupied it waits.`,
      },
      fr: {
        title: 'L’entrée de la réserve',
        text: `La première unité de la réserve entre au tour qui suit l’appel, entre Forbach et le bois de Sarrebruck, la
          seconde deux tours après l’entrée de la première, sans dé. Laquelle est la première se tire au sort à son
          entrée. Tant que l’hexagone est occupé, elle attend.`,
      },
    },
  },
}
