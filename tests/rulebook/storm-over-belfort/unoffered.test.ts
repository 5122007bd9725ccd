import { describe, expect, it } from 'vitest'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'
import { answerOf } from './record.ts'
import { begin } from './table.ts'

const verbs =
  'place choose draw-another decline keep keep-none play transfer to stay end-operations bombard stop counter-fire strike give-up retire leave-map activate exchange with move-guns end-guns pass join join-all ready balk depart depart-all remain march attack end-march assault call-off barrage fire hold-fire end-stratagems post sicken desert rally rebuild fortify dig end-works'.split(
    ' ',
  )

describe('every action that is refused', () => {
  it('is refused with a sentence in both languages, in which every fact has its place', () => {
    const table = begin('january-1871')
    const { game } = table
    const { language } = game.play.layout
    const { words } = stormOverBelfort.book
    const { campaign } = table.g
    const units = campaign.units.map(({ id }) => id)
    const zones = campaign.zones.map(({ id }) => id)
    const counters = campaign.counters.map(({ id }) => id)
    const pick = pickFrom(11)
    const one = (of: readonly string[]): string => of[pick(of.length)] ?? ''
    const said = new Set<string>()
    const count = tries(2_000)
    for (let tried = 0; tried < count && game.play.ending === undefined; tried++) {
      const verb = one(verbs)
      for (const noun of ['', one(units), one(zones), one(counters), 'fortification', 'headquarters'])
        for (const second of ['', one(zones), one(units), 'red', 'black']) {
          const parsed = language.parseText([verb, noun, second].filter((word) => word !== '').join(' '))
          if (!parsed.ok) continue
          for (const side of [0, 1]) {
            const refusal = game.explain(side, parsed.value)
            if (refusal === undefined || refusal.rule.startsWith('kernel.')) continue
            const key = `refusal.${refusal.rule}.${refusal.reason}`
            said.add(key)
            for (const sentences of [words.en, words.fr]) {
              const named = [...(sentences[key] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
              expect([key, sentences[key]?.length ?? 0]).not.toEqual([key, 0])
              expect([key, named.filter((name) => refusal.facts[name] === undefined)]).toEqual([key, []])
            }
          }
        }
      const answer = language.parseText(answerOf(game, pick))
      if (answer.ok) game.act(answer.value)
    }
    expect(said.size).toBeGreaterThan(40)
  })
})
