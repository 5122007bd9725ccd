import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import { table as english } from '../../../src-renderer/text/table.en.ts'
import { pickFrom } from '../../kernel/table.ts'
import { allEngaged, armies, beaten } from '../panels-at-table.ts'
import { fight } from '../../rulebook/gaiter-button/battles.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { campaign, files, type Table, wholeGame } from '../../rulebook/gaiter-button/table.ts'

const names = new Wording(campaign, files).names

/** Everything in odds that has to be called something: keys, and texts. */
function callsIn(odds: Json, found: Set<string>): void {
  if (typeof odds === 'string') found.add(odds)
  if (typeof odds !== 'object' || odds === null) return
  if (Array.isArray(odds)) for (const one of odds as readonly Json[]) callsIn(one, found)
  else
    for (const [key, value] of Object.entries(odds)) {
      if (!['rule', 'label', 'value'].includes(key) && !/^\d+\*?$/.test(key)) found.add(key)
      if (key !== 'rule') callsIn(value ?? null, found)
    }
}

describe('odds in words', () => {
  it('have a word for everything, in both languages', () => {
    const found = new Set<string>()
    const look = ({ game }: Table): void => {
      for (const { odds } of game.odds()) callsIn(odds, found)
    }
    const table = wholeGame('beaumont-sedan', 'words of odds')
    const pick = pickFrom(8)
    for (let act = 0; act < 260 && table.game.play.decider >= 0; act++) {
      actKeenly(table.game, pick)
      if (act % 4 === 0) look(table)
    }
    const routed = beaten()
    while (routed.question !== 'rout-test') routed.do(routed.options[0]!) // something is asked
    for (const one of [fight(armies).do('engage-all'), allEngaged(), routed]) look(one)
    const general = english.odds.words
    for (const language of ['en', 'fr'] as const) {
      const own = gaiterButton.book.words[language]
      const isCalled = (key: string): boolean =>
        names.has(key) ||
        [`odds.${key}`, `ledger.${key}`].some((one) => own[one] !== undefined) ||
        general[key] !== undefined
      expect([language, [...found].filter((key) => !isCalled(key))]).toEqual([language, []])
    }
  })
})
