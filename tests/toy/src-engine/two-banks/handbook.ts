import { bindHandbook } from '../kernel/system/handbook.ts'

export const handbook = bindHandbook({
  crossing: {
    title: { en: 'The bridge', fr: 'Le pont' },
    rules: {
      'tb.crossing.who': {
        section: '1',
        en: {
          title: 'Who tries the bridge',
          text: `In its turn a side tries the bridge with one of its counters that is not yet across, or waits.`,
        },
        fr: {
          title: 'Qui tente le pont',
          text: `À son tour, un camp tente le pont avec un de ses pions qui n’a pas encore passé, ou attend.`,
        },
      },
      'tb.crossing.die': {
        section: '2',
        en: {
          title: 'The die at the bridge',
          text: `A die is rolled: with 4 or more the counter comes over and is turned up.`,
        },
        fr: {
          title: 'Le dé au pont',
          text: `On jette un dé : avec 4 ou plus, le pion passe et est retourné.`,
        },
      },
      'tb.counters.hidden': {
        section: '3',
        en: {
          title: 'Counters lie face down',
          text: `Until a counter has crossed ([tb.crossing.die]), the other side sees where it is and not which it is.`,
        },
        fr: {
          title: 'Les pions sont face cachée',
          text: `Tant qu’un pion n’a pas passé ([tb.crossing.die]), l’autre camp voit où il est et non lequel il est.`,
        },
      },
      'tb.victory': {
        section: '4',
        en: {
          title: 'Dusk',
          text: `After 6 turns the side wins that has brought more strength across; with equal strength nobody wins.`,
        },
        fr: {
          title: 'Le crépuscule',
          text: `Après 6 tours gagne le camp qui a fait passer la plus grande force ; à force égale, personne ne gagne.`,
        },
      },
    },
  },
})
