import { describe, expect, it } from 'vitest'
import { decoyPlacement } from '#engine/gaiter-button/day/arrivals.ts'
import { battle } from '#engine/gaiter-button/combat/battle.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { night } from '#engine/gaiter-button/night/night.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { fill } from '#engine/kernel/system/words.ts'
import { actionsToTry } from '../../kernel/conformance/walk.ts'
import { pickFrom, type Pick } from '../../kernel/table.ts'
import { impulseOf } from './marching.ts'
import { campaign, FR, GE, scene, type Names, type Standing, type Table } from './table.ts'

/** Both armies along the Meuse: a blockade at Montmédy, a contested zone at Stenay, a broken bridge and railway. */
const alongTheMeuse: Standing = {
  mouzon: ['fr-5-1', 'fr-5-c', 'mac-mahon', 'french-decoy-1'],
  carignan: ['fr-12-1'],
  montherme: ['fr-12-2'],
  renwez: ['fr-12-3'],
  sedan: ['fr-7-2'],
  margut: ['fr-13-1'],
  raucourt: ['ge-5-10', 'ge-5-9'],
  nouart: ['ge-12-24', 'albert-of-saxony'],
  stenay: ['fr-1-1', 'ge-12-23'],
  montmedy: ['french-decoy-2', 'ge-b-1-1'],
}
function arrange(g: G, { counter, connection, zone }: Names): void {
  g.counter.activated.set(counter('fr-12-1'), true)
  g.counter.inside.set(counter('french-decoy-2'), true)
  g.connection.destroyed.set(connection('beaumont-en-argonne', 'mouzon'), true)
  g.connection.railDestroyed.set(connection('montmedy', 'margut'), true)
  g.zone.intruder.set(zone('stenay'), GE + 1)
  setAxis(g, connection('stenay', 'nouart'), zone('stenay'), GE)
}
const impulseFor = (side: number): Table => impulseOf({ side, counters: alongTheMeuse, arrange })
const asked = (begin: (g: G, names: Names) => void): Table =>
  scene({
    counters: alongTheMeuse,
    arrange,
    begin(g, names) {
      g.call(days, {})
      begin(g, names)
    },
  })

/** A question, and what somebody at the map tries instead. */
type Refusals = Readonly<Record<string, string>>
function expectRefused(table: Table, refusals: Refusals): void {
  for (const [text, because] of Object.entries(refusals)) {
    expect(table.can(text), `${text} is legal`).toBe(false)
    expect(`${text}: ${table.why(text)}`).toBe(`${text}: ${because}`)
  }
}

describe('actions on the map before any activation', () => {
  const table = impulseFor(FR)

  it('gb.activation.whole: marches are refused by what bars the way, else by the want of a stack', () => {
    expectRefused(table, {
      'move mouzon-raucourt': 'gb.activation.whole no-stack',
      'move carignan-margut': 'gb.activation.whole no-stack',
      'move renwez-montherme': 'gb.activation.whole no-stack',
      'move-inside sedan-torcy': 'gb.activation.whole no-stack',
      'move carignan-florenville': 'gb.impulse.activated nobody',
      'move rethel-le-chatelet-sur-retourne': 'gb.march.connection nobody-there',
      'move mouzon-beaumont-en-argonne': 'gb.water.bridge no-bridge',
      'move douzy-raucourt': 'gb.water.bridge no-bridge',
      'move margut-montmedy': 'gb.railway.effect tunnel',
      'move stenay-nouart': 'gb.leave.axes enemy-axis',
      'move sedan-bouillon': 'gb.entry.neutral belgium',
      'move montmedy-virton': 'gb.leave.shut-in blockaded',
      'move-inside mouzon-raucourt': 'gb.leave.other-bank no-bank',
      'force-bridge sedan-torcy': 'gb.forced-passage.attempt open-bridge',
    })
  })
  it('gb.activation.whole: the other things that a stack does', () => {
    expectRefused(table, {
      draw: 'gb.activation.whole no-stack',
      'end-activation': 'gb.activation.whole no-stack',
      'go-inside': 'gb.activation.whole no-stack',
      reconnoitre: 'gb.activation.whole no-stack',
      detachments: 'gb.activation.whole no-stack',
      'drop-off fr-5-1': 'gb.activation.whole no-stack',
      'drop-off ge-5-9': 'gb.march.drop-off not-in-stack',
      keep: 'gb.fatigue.return no-marker',
      'surprise-attack': 'gb.entry.surprise not-this-side',
      'leave-map': 'gb.victory.exit nowhere',
      rally: 'gb.rally.day none-demoralised',
    })
  })
  it('gb.engineering.marker: works at bridges and railways', () => {
    expectRefused(table, {
      'destroy-bridge mouzon-raucourt': 'gb.activation.whole no-stack',
      'repair-bridge mouzon-beaumont-en-argonne': 'gb.activation.whole no-stack',
      'destroy-bridge donchery-torcy': 'gb.activation.whole nobody-there',
      'destroy-bridge mouzon-inor': 'gb.bridge.destroy no-bridge',
      'destroy-bridge mouzon-beaumont-en-argonne': 'gb.bridge.destroy destroyed',
      'destroy-bridge stenay-nouart': 'gb.bridge.destroy contested',
      'repair-bridge mouzon-raucourt': 'gb.bridge.repair intact',
      'build-pontoon mouzon-inor': 'gb.pontoon.build no-site',
      'build-pontoon mouzon-raucourt': 'gb.pontoon.build no-pontoons',
      'recover-pontoon mouzon-raucourt': 'gb.pontoon.recover no-pontoon',
      'destroy-railway mouzon-raucourt': 'gb.railway.destroy no-railway',
      'repair-railway carignan-margut': 'gb.railway.repair intact',
      'announce-guns': 'gb.bridge.artillery no-work',
    })
  })
  it('gb.impulse.choice: this stack, this battle, this fortress', () => {
    expectRefused(table, {
      'activate raucourt': 'gb.impulse.activated enemy',
      'attack sedan': 'gb.combat.launch not-contested',
      'assault raucourt': 'gb.assault.launch no-fortress',
      'assault sedan': 'gb.assault.launch nobody-inside',
      'sally sedan': 'gb.sally.launch not-blockaded',
      'battle-movement': 'gb.battle-move.stack nobody',
      'end-impulse': 'gb.impulse.pass not-begun',
      'take fr-5-1': 'gb.activation.whole no-zone',
      'take ge-5-9': 'gb.impulse.activated not-yours',
      'take fr-12-1': 'gb.impulse.activated activated',
      'take fr-1-2': 'gb.impulse.activated not-on-map',
      'take-as-leader fr-5-1': 'gb.decoys.act no-decoy',
      'join-battle-move mac-mahon': 'gb.battle-move.ways nowhere',
      'battle-move mouzon-raucourt': 'gb.battle-move.ways major-river',
      'battle-move mouzon-inor': 'gb.battle-move.ways no-enemy',
      'battle-move carignan-margut': 'gb.battle-move.ways no-commander',
    })
  })
  it('gb.combat.engage: steps of a battle while there is none', () => {
    expectRefused(table, {
      'engage fr-5-1': 'gb.combat.engage no-battle',
      'engage mac-mahon': 'gb.combat.engage leader',
      'engage ge-5-9': 'gb.combat.engage not-yours',
      'fall-back': 'gb.combat.cavalry-retreat no-battle',
      'lead-with fr-5-1': 'gb.combat.lead no-battle',
      charge: 'gb.combat.charge no-battle',
      'lose fr-5-1 infantry': 'gb.losses.table no-losses',
      'lose fr-5-1 mitrailleuses': 'gb.losses.mitrailleuses never',
      'lose ge-5-9 infantry': 'gb.losses.order not-yours',
      'lose-garrison german-sedan': 'gb.losses.order not-your-garrison',
      'face-rout': 'gb.rout.test no-battle',
      'try-retreat': 'gb.retreat.voluntary no-battle',
      'retreat-by fr-5-1 mouzon-inor': 'gb.retreat.ways no-battle',
      'retreat-by fr-5-1 mouzon-raucourt': 'gb.retreat.ways enemy-only',
      'retreat-by fr-5-1 carignan-margut': 'gb.retreat.ways elsewhere',
      'retreat-inside fr-5-1': 'gb.retreat.fortress none',
      'take-axis mouzon-inor': 'gb.axes.lost not-now',
      'sally-out': 'gb.sally.reconnaissance no-sally',
      'commit 3': 'gb.recon.bids not-now',
      'show ge-5-9': 'gb.recon.reveal not-yours',
      'take-shelter fr-7-2': 'gb.fortress.take-shelter not-now',
      'take-shelter french-decoy-2': 'gb.fortress.shelter inside',
    })
  })
  it('gb.night.order: what belongs to the night, or to the morning', () => {
    expectRefused(table, {
      'withdraw stenay': 'gb.night.order not-night',
      'withdraw mouzon': 'gb.withdrawal.order not-contested',
      'march-by-night mouzon-beaumont-en-argonne': 'gb.water.bridge no-bridge',
      'abandon sedan 1': 'gb.night.order not-night',
      'abandon vitry-le-francois 1': 'gb.garrisons.abandon no-garrison',
      'detach-at-night mouzon': 'gb.night.order not-night',
      'detach-at-night raucourt': 'gb.detachments.form nothing',
      'regain fr-5-1 infantry': 'gb.recovery.test none-regained',
      'place-decoy mouzon': 'gb.reinforcements.decoys not-now',
      'place-decoy raucourt': 'gb.reinforcements.decoys no-unit',
    })
  })
  it('gb.detachments.form: detachments and garrisons outside an activation', () => {
    expectRefused(table, {
      'detach fr-5-1 fr-d-5': 'gb.detachments.form not-now',
      'detach fr-5-1 fr-d-c': 'gb.detachments.limits nothing-to-give',
      'detach mac-mahon fr-d-5': 'gb.detachments.form no-unit',
      'detach ge-5-9 ge-d-5': 'gb.detachments.form no-unit',
      'join fr-d-5 fr-5-1': 'gb.detachments.join not-here',
      'fill-garrison fr-7-2 1': 'gb.garrisons.fill full',
      'fill-garrison fr-5-1 1': 'gb.garrisons.fill no-boxes',
      'take-garrison fr-7-2 9': 'gb.garrisons.give no-garrison',
      'detach-garrison fr-1-1 1': 'gb.garrisons.give no-spare',
      'detach-one infantry': 'gb.detachments.form no-detachment',
    })
  })
  it('gb.activation.whole: the other side has its own reasons', () => {
    expectRefused(impulseFor(GE), {
      'surprise-attack': 'gb.activation.whole no-stack',
      'leave-map': 'gb.victory.exit not-this-side',
      'spend-mitrailleuse ge-5-9': 'gb.rout.test no-such-arm',
      'sally montmedy': 'gb.sally.launch not-blockaded',
      'move montmedy-virton': 'gb.entry.neutral belgium',
      'repair-bridge mouzon-beaumont-en-argonne': 'gb.activation.whole nobody-there',
    })
  })
})

describe('actions while something else is asked', () => {
  it('gb.activation.whole: a stack that is being made up has to march off first', () => {
    expectRefused(impulseFor(FR).do('activate mouzon').do('take fr-5-1'), {
      'move mouzon-raucourt': 'gb.activation.whole not-gathered',
      'move vouziers-boult-aux-bois': 'gb.activation.whole not-gathered',
      'attack stenay': 'gb.activation.whole not-gathered',
      'take fr-5-1': 'gb.activation.whole taken',
      'take fr-7-2': 'gb.impulse.activated elsewhere',
    })
  })
  it('gb.activation.whole: an acting stack finishes before anything else begins', () => {
    expectRefused(impulseFor(FR).do('activate mouzon').do('take fr-5-1').do('march-off'), {
      'move mouzon-raucourt': 'gb.fatigue.draw draw-first',
      'activate sedan': 'gb.activation.whole unfinished',
      'attack stenay': 'gb.activation.whole unfinished',
      pass: 'gb.activation.whole unfinished',
      'leave-map': 'gb.victory.exit no-exit',
      'detach fr-5-1 fr-d-5': 'gb.detachments.form choose-first',
    })
  })
  it('gb.activation.whole: the stack waits while a marker is in hand, and goes nowhere but from its zone', () => {
    const marker = impulseFor(FR).do('activate mouzon').do('take mac-mahon').do('march-off').do('draw', 'fatigue-1')
    expectRefused(marker, {
      'move mouzon-inor': 'gb.activation.whole waits',
      'move carignan-margut': 'gb.march.connection apart',
      draw: 'gb.fatigue.draw drawn',
      'drop-off fr-5-c': 'gb.march.drop-off not-in-stack',
      reconnoitre: 'gb.recon.test not-contested',
    })
  })
  it('gb.combat.engage: in a battle each step has its time', () => {
    const engaging = asked((g, { zone }) => g.call(battle, { zone: zone('stenay'), attacker: FR, kind: BATTLE.field }))
    expectRefused(engaging, {
      'engage fr-5-1': 'gb.combat.engage not-here',
      'engage ge-12-23': 'gb.combat.engage not-yours',
      'give-battle': 'gb.combat.engage nobody',
      charge: 'gb.combat.charge not-now',
      'retreat-by fr-1-1 inor-stenay': 'gb.retreat.ways not-now',
      'move stenay-nouart': 'gb.leave.axes enemy-axis',
      pass: 'gb.impulse.choice not-your-impulse',
    })
  })
  it('gb.night.order: by night no counter is activated, and all steps come in their order', () => {
    expectRefused(
      asked((g) => g.call(night, {})),
      {
        'move raucourt-beaumont-en-argonne': 'gb.night.order night',
        'attack stenay': 'gb.night.order night',
        pass: 'gb.night.order night',
        'withdraw stenay': 'gb.night.order not-now',
        'detach ge-5-9 ge-d-5': 'gb.detachments.form choose-first',
      },
    )
  })
  it('gb.sequence.turn: in the morning the operations of the day have not begun', () => {
    expectRefused(
      asked((g) => g.call(decoyPlacement, { side: FR })),
      {
        'activate mouzon': 'gb.sequence.turn not-yet-day',
        'move mouzon-inor': 'gb.sequence.turn not-yet-day',
        'attack stenay': 'gb.sequence.turn not-yet-day',
      },
    )
  })
  it('gb.activation.whole: refusals give names and numbers', () => {
    const table = impulseFor(FR)
    const { language } = campaign.layout
    const said = (text: string): unknown => {
      const parsed = language.parseText(text)
      return parsed.ok ? table.game.explain(FR, parsed.value)?.facts : parsed
    }
    expect(said('move mouzon-raucourt')).toEqual({ connection: 'mouzon-raucourt' })
    expect(said('move sedan-bouillon')).toEqual({ zone: 'bouillon' })
    expect(said('take-garrison fr-7-2 9')).toMatchObject({ zone: 'sedan', count: 9 })
  })
})

const ACTS = 2_500
const rules = new Set(campaign.system.book.rulebook.map(({ id }) => id))

/** Plays on, but not by passing whenever there is something to do. */
function actInEarnest(game: Game, pick: Pick): void {
  const { language } = campaign.layout
  const all = [...game.play.actions]
  const brave = all.filter((code) => !/^(pass|end-|keep-decoys|detaching-done)/.test(language.textOf(code)))
  const from = pick(4) > 0 && brave.length > 0 ? brave : all
  expect(game.act(from[pick(from.length)]!).ok).toBe(true)
}

/** What is wrong with how one action is answered, if anything. */
function faultOf(game: Game, code: number): string | undefined {
  const { play } = game
  const refusal = game.explain(play.decider, code)
  const legal = play.actions.has(code)
  if (refusal === undefined) return legal ? undefined : 'is illegal without a reason'
  const { rule, reason, facts } = refusal
  if (legal) return `is legal but refused by ${rule} ${reason}`
  if (!rules.has(rule)) return `is refused by ${rule} ${reason}, no rule of the book`
  for (const language of ['en', 'fr'] as const) {
    const sentence = fill(campaign.system.book.words[language][`refusal.${rule}.${reason}`] ?? '{}', facts)
    if (/[{}]/.test(sentence)) return `is refused by ${rule} ${reason}, in ${language}: ${sentence}`
  }
  return undefined
}

describe('actions at random', () => {
  it.each(campaign.scenarios.map(({ id }, number) => [id, number] as const))(
    'gb.sequence.turn: in %s every action is legal, or refused by a rule and in sentences',
    { timeout: 60_000 },
    (scenario, number) => {
      const pick = pickFrom(number + 5)
      const begun = Game.begin(campaign, { scenario, switches: {}, seed: `wishes ${scenario}` })
      if (!begun.ok) throw new Error(begun.error.message)
      const game = begun.value
      const { play } = game
      const { language } = play.layout
      const faults = new Set<string>()
      const asked = new Map<string, number>()
      let tried = 0
      for (let act = 0; act < ACTS && play.decider >= 0; act++) {
        const { prompt = '' } = game.decision() ?? {}
        const times = asked.get(prompt) ?? 0
        asked.set(prompt, times + 1)
        if (times < 2 || times % 150 === 0)
          for (const code of actionsToTry(play, { games: 1, bound: 1, tried: 200 }, pick)) {
            const fault = faultOf(game, code)
            if (fault !== undefined) faults.add(`"${language.textOf(code)}" at ${prompt} ${fault}`)
            tried += 1
          }
        const other = game.explain(1 - play.decider, play.actions.at(0))
        expect(other?.rule).toBe('kernel.turn')
        actInEarnest(game, pick)
      }
      expect([...faults]).toEqual([])
      expect(tried).toBeGreaterThan(5_000)
      if (play.decider < 0) expect(game.explain(FR, 0)?.rule).toBe('kernel.over')
    },
  )
})
