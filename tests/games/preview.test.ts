import { describe, expect, it } from 'vitest'
import { decodeStatus, encodePreview, previewOf } from '../../src-main/games/open/preview.ts'
import { place, plainCodec } from '../../src-main/games/rows/codec.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import { actAtRandom, begin, pickFrom } from '../kernel/table.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { played } from './workshop.ts'

const { files, loaded } = played(wissembourgSpicheren, campaignFolder('wissembourg-1870'))
const wording = new Wording(loaded, files)

describe('what the list of games shows of a game that is over', () => {
  it('is who has won, and how', () => {
    const game = begin(loaded, { scenario: 'geisberg', seed: 'over' })
    const pick = pickFrom(3)
    while (game.play.decider >= 0) actAtRandom(game, pick)
    const face = previewOf(game.play, loaded, { sides: ['person', 'person'], open: true }, 0, undefined)
    const { ending } = decodeStatus(encodePreview(face, plainCodec), plainCodec)!
    const { winner, level } = game.play.ending!
    expect(ending).toEqual({
      ending: winner < 0 ? 'draw' : 'victory',
      winner: loaded.layout.sides[winner] ?? null,
      level,
    })
    const told = wording.ending({ ending: 'victory', winner: 'german', level: 2 })
    expect(told.en).toBe('The German side has won: an operational victory.')
    expect(told.fr).toMatch(/^Le camp allemand l’emporte\s: victoire opérationnelle\.$/)
  })

  it('is no more than that it ended so, where an older program kept it', () => {
    const kept = plainCodec.text('{"when":null,"decider":null,"ending":"victory","side":0,"pieces":[]}', place.face)
    const { ending } = decodeStatus(kept, plainCodec)!
    expect(wording.ending(ending!)).toEqual({ en: 'A victory', fr: 'Une victoire' })
  })
})
