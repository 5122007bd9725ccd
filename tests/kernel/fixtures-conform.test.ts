import type { Play } from '#engine/kernel/play/play.ts'
import { conformance } from './conformance.ts'
import { ambush } from './fixtures/ambush.ts'
import { bids } from './fixtures/bids.ts'
import { field } from './fixtures/field.ts'
import { marchGame } from './fixtures/march.ts'
import { race } from './fixtures/race.ts'
import { stratagems } from './fixtures/stratagems.ts'
import { veils } from './fixtures/veils.ts'
import { load } from './table.ts'
import { hiddenCards, hiddenCounters } from './fixtures/secrets.ts'

conformance(load(race), { games: 20, bound: 200 })
conformance(load(ambush), { games: 10, bound: 2000 })
conformance(load(field), { games: 6, bound: 200, tried: 200 })
conformance(load(bids), { games: 20, bound: 5000, secrets: { fields: ['purse'], names: () => [] } })
conformance(load(marchGame), {
  games: 10,
  bound: 1000,
  secrets: { fields: ['top', 'rest'], names: (play: Play, side) => hiddenCards(play, side) },
})
conformance(load(stratagems), {
  games: 20,
  bound: 100,
  secrets: { fields: ['cup'], names: () => [] },
})
conformance(load(veils), {
  games: 10,
  bound: 2000,
  secrets: { fields: ['unit'], names: (play, side) => hiddenCounters(play, side) },
})
