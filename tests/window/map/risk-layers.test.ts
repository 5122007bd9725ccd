import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import type { Layer, LayerShown, LayerRequest } from '../../../src-renderer/system-ui/system-ui.ts'
import { piecesOf } from '../../../src-renderer/systems/gaiter-button/counters/faces.ts'
import { readOrderOfBattle } from '../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import { layersFor } from '../../../src-renderer/systems/gaiter-button/layers/index.ts'
import { counterWords } from '../../../src-renderer/counters/words.ts'
import { impulseOf, march } from '../../rulebook/gaiter-button/marching.ts'
import { campaign, files, FR, GE, type Table } from '../../rulebook/gaiter-button/table.ts'
import { propsFor } from '../panels-at-table.ts'
import { frenchAndGerman } from '../sides.ts'

/** Layers about reach, attacks and the enemy, as they are shown of what the process works out. */

const board = boardOfZones(chalonsBoard())
if (board === undefined) throw new Error('the campaign has no sheet')
const index = indexBoard(board)
const names = Object.fromEntries(new Wording(campaign, files).names)
const book = readOrderOfBattle(files['order-of-battle.json'] as Json, files['map.json'] as Json) // as read from JSON
const layer = (id: string, language: 'en' | 'fr' = 'en'): Layer =>
  layersFor(language, index, book, names).find((one) => one.id === id)! // it is in the list

function wishAt(played: Table, side: number, picked: LayerRequest['picked']): LayerRequest {
  const { table } = propsFor(played, side, { odds: null })
  return { table, side, picked, pieces: piecesOf(table.views, book, counterWords(frenchAndGerman, 'en')), without: [] }
}
function shown(one: Layer, played: Table, request: LayerRequest): LayerShown | null {
  const requested = one.requestFor(request)
  if (requested === null) return null
  const answer = played.game.study(request.side, requested as JsonObject)
  if (!answer.ok) throw new Error(answer.error.message)
  return one.show(answer.value, request)
}
const zone = (id: string): LayerRequest['picked'] => ({ kind: 'zone', id })
const said = (layers: LayerShown | null): string => (layers?.findings ?? []).map(({ words }) => words).join('\n')

describe('the layer of reach', () => {
  it('shows the stack that is picked, or the one in hand: chances as tones, costs as labels', () => {
    const table = impulseOf({ counters: { rethel: ['fr-5-1', 'mac-mahon'], briey: ['ge-5-9'] } })
    const reach = layer('reach')
    expect(shown(reach, table, wishAt(table, FR, null))).toBeNull()
    expect(shown(reach, table, wishAt(table, FR, zone('briey')))).toBeNull()
    const one = shown(reach, table, wishAt(table, FR, { kind: 'piece', id: 'fr-5-1' }))!
    expect(said(one)).toContain('Rethel: 1re DI (Goze), 4 MP and 1 command point.')
    expect(one.overlay.zones.find(({ id }) => id === 'amagne')).toEqual({ id: 'amagne', tone: 'good', label: '1 MP' })
    expect(new Set(one.overlay.zones.map(({ tone }) => tone))).toEqual(new Set(['reach', 'good', 'target']))
    expect(said(one)).toMatch(/With 1 marker: 97(\.\d)?% to reach it\./)
    expect(said(one)).toContain('Amagne: 1 MP, 1 connection.')
    expect(said(shown(reach, table, wishAt(table, FR, zone('rethel'))))).toContain('Goze) and Mac-Mahon')
    const marching = march(['fr-5-1'], { counters: { suippes: ['fr-5-1'], briey: ['ge-5-9'] } })
    expect(said(shown(reach, marching, wishAt(marching, FR, null)))).toContain('on the march')
  })

  it('says why a stack does not march', () => {
    const acted = impulseOf({ counters: { rethel: ['fr-5-1'], briey: ['ge-5-9'] }, activated: ['fr-5-1'] })
    const told = shown(layer('reach'), acted, wishAt(acted, FR, zone('rethel')))!
    expect(said(told)).toContain('cannot march: it has acted today.')
    expect(told.findings[0]?.rule).toBe('gb.impulse.activated')
  })
})

describe('the layers of attack and of the enemy', () => {
  const table = impulseOf({ side: GE, counters: { suippes: ['fr-5-1'], auberive: ['ge-5-9', 'moltke'] } })

  it('tell who could attack a place, and between what and what the battle lies', () => {
    const attack = layer('attack')
    expect(shown(attack, table, wishAt(table, FR, zone('auberive')))).toBeNull()
    const told = shown(attack, table, wishAt(table, FR, zone('suippes')))!
    expect(told.overlay.ways).toEqual([{ from: 'auberive', to: 'suippes', tone: 'bad', arrow: true, dashed: true }])
    expect(said(told)).toContain('Auberive: 2 enemy counters, 2 unknown, could come by battle movement.')
    expect(said(told)).toMatch(/At worst, against the strongest that may be there: victory [\d.]+%/)
    expect(told.findings.every(({ words }) => !/undefined|NaN/.test(words))).toBe(true)
  })

  it('tell what is known of the enemy, and what he threatens', () => {
    const told = shown(layer('enemy'), table, wishAt(table, FR, null))!
    expect(said(told)).toContain('2 enemy counters in 1 place; 0 shown by name.')
    expect(said(told)).toContain('Suippes: he could come from Auberive.')
    expect(told.overlay.zones.find(({ id }) => id === 'auberive')).toMatchObject({ tone: 'grey', label: '2' })
  })
})
