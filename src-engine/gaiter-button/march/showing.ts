import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { endOf, firstOf, isUnit } from '../state/counters.ts'
import { unmask } from '../ground/decoys.ts'
import { counterName, frame, sideOf, zoneName, type G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'

/** Chapter 10: reconnaissance. Counters that are shown to the enemy. */

export const showCounter = verb('show', 'counter')
export const shown = entry(
  { name: 'shown', category: 'march', rule: 'gb.recon.reveal' },
  { counter: 'counter', zone: 'zone' },
)
export const strengthShown = entry(
  { name: 'strength-shown', category: 'march', rule: 'gb.recon.reveal' },
  {
    counter: 'counter',
    zone: 'zone',
    infantry: 'number',
    cavalry: 'number',
    heavyCavalry: 'number',
    artillery: 'number',
    heavyArtillery: 'number',
    mitrailleuses: 'number',
  },
)

const wantedLevel = (composition: boolean): number => (composition ? SEEN.composition : SEEN.identity)

/** Which side shows counters, and where. */
interface Showing {
  readonly side: number
  readonly zone: number
  readonly inside: boolean
}

/**
 * @rule gb.recon.reveal
 * The owner chooses which counters he shows, each once, even if the enemy knows them already. They stay known until
 * they mix with others.
 */
function mayShow(g: G, { side, zone, inside }: Showing, counter: number, why?: Why): boolean {
  const facts = () => ({ counter: counterName(g, counter), zone: zoneName(g, zone) })
  const here = g.counter.zone.of(counter) === zone && g.counter.inside.of(counter) === inside
  if (sideOf(g, counter) !== side || !here) return why?.because('gb.recon.reveal', 'elsewhere', facts()) ?? false
  return !g.turnedOver.has(counter) || (why?.because('gb.recon.reveal', 'shown', facts()) ?? false)
}

/** Shows a counter to the enemy. A decoy is removed instead. */
function show(g: G, counter: number, composition: boolean): void {
  g.reveal()
  if (unmask(g, [counter]) > 0) return
  const zone = g.counter.zone.of(counter)
  g.turnedOver.add(counter)
  g.counter.shown.set(counter, true)
  g.counter.seen.set(counter, Math.max(g.counter.seen.of(counter), wantedLevel(composition)))
  if (!composition || !isUnit(g, counter)) return g.tell(shown, { counter, zone })
  const { infantry, cavalry, heavyCavalry, artillery, heavyArtillery, mitrailleuses } = g.counter
  g.tell(strengthShown, {
    counter,
    zone,
    infantry: infantry.of(counter),
    cavalry: cavalry.of(counter),
    heavyCavalry: heavyCavalry.of(counter),
    artillery: artillery.of(counter),
    heavyArtillery: heavyArtillery.of(counter),
    mitrailleuses: mitrailleuses.of(counter),
  })
}

/**
 * @rule gb.recon.decoys
 * Decoys need not be shown first. Decoys that are shown leave the map and are placed again with reinforcements.
 */
function showable(g: G, f: Showing): number[] {
  const found: number[] = []
  for (let counter = firstOf(g, f.side); counter < endOf(g, f.side); counter++)
    if (mayShow(g, f, counter)) found.push(counter)
  return found
}

/** A side shows a number of its counters in a zone: in the field, or inside a fortress. */
export const showing = frame(
  'showing',
  {
    side: word({ noun: 'side' }),
    zone: word({ start: NONE, noun: 'zone' }),
    left: word(),
    inside: flag(),
    composition: flag(),
  },
  {
    next(g, f) {
      const all = f.left > 0 ? showable(g, f) : []
      if (all.length > f.left) return g.ask(f.side)
      for (const counter of all) show(g, counter, f.composition)
      g.turnedOver.clear()
      return g.done()
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone), left: f.left }),
    prompt: (_g, f) => (f.composition ? 'showing.strength' : 'showing'),
    offer(g, f, offer) {
      for (const counter of showable(g, f)) offer.add(showCounter, counter)
    },
    answers: [
      {
        verb: showCounter,
        may: (g, f, why, counter) => mayShow(g, f, counter, why),
        act(g, f, counter) {
          f.left -= 1
          show(g, counter, f.composition)
        },
      },
    ],
  },
)
