import { defineSystem } from '../kernel/system/system.ts'
import { board, load, type Campaign } from './campaign.ts'
import { scenarioTitles } from '../campaigns/scenario-titles.ts'
import { campaignFiles, sides } from './campaign-files.ts'
import { crossing, draws, endings, entries, setUp, turns } from './crossing.ts'
import { calendar, pieces, tally, when } from './glance.ts'
import { handbook } from './handbook.ts'
import { imagine, view } from './view.ts'
import { rulebook } from './rulebook.ts'
import { shape } from './shape.ts'
import { english, french } from './words.ts'

/** Two banks, a bridge, and counters face down: as little as a rule system can be. */
export const twoBanks = defineSystem<Campaign, ReturnType<typeof shape>>({
  id: 'two-banks',
  version: 1,
  title: 'Two Banks',
  sides,
  dress: ['grey', 'blue'],
  endings,
  book: { rulebook, handbook, words: { en: english, fr: french } },
  rules: {
    kinds: [turns, crossing],
    entries,
    draws,
    invariants: [
      {
        rule: 'tb.crossing.die',
        broken: (g) =>
          g.campaign.counters.some(
            ({ side }, counter) =>
              g.counter.shown.of(counter) === (g.counter.zone.of(counter) === g.campaign.homes[side]),
          )
            ? {
                en: 'a counter is turned up and not across, or the other way round',
                fr: 'un pion est retourné sans avoir passé, ou l’inverse',
              }
            : undefined,
      },
    ],
    shape,
    setUp,
  },
  campaign: {
    files: campaignFiles,
    board,
    load,
    shownFiles: ['order-of-battle.json', 'map.json'],
    titles: scenarioTitles,
    scenarios: ({ scenarios }) => scenarios,
    nouns: ({ zones, counters }) => ({
      zone: zones,
      counter: counters.map(({ id }) => id),
      token: counters.map(({ side }, index) => `${sides[side]}-token-${index + 1}`),
    }),
    names: ({ counters }) => Object.fromEntries(counters.map(({ id, name }) => [id, name])),
  },
  knowledge: { view, imagine },
  glance: { when, calendar, pieces, tally },
})
