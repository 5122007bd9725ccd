import { expect, it } from 'vitest'
import type { GoStudy } from '#engine/storm-over-belfort/window-types.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import type { Asked } from '../../../src-renderer/system-ui/system-ui.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { load } from '../../kernel/table.ts'
import { settingOf } from '../setting-of.ts'

const files = campaignFolder('belfort-1870')
const loaded = load(stormOverBelfort as RuleSystem, files)

/** The card of an order for a battalion in zone 19, as the process told it, aimed at a place. */
function aimedAt(place: string, language: Language) {
  const why = {
    ...{ rule: 'sb.map.stacking', reason: 'battalions', facts: {} },
    words: { en: 'It is full.', fr: 'Elle est pleine.' },
  }
  const study: GoStudy = {
    ...{ study: 'go', zone: 'zone-19', able: ['mri67-1'], units: ['mri67-1'], attacks: [], firstColumn: [1, 4] },
    marches: [{ zone: 'zone-17', room: 1, leaves: true, exposed: [] }],
    barred: [{ zone: 'zone-16', why }],
  }
  const { ordering } = systemWindow('storm-over-belfort').uiFor(settingOf(loaded, files), language)
  const draft = { from: 'zone-19', first: null, who: null, strikes: false, how: {} }
  const asked = { question: { kind: 'activations' } } as unknown as Asked
  return ordering!.show(study as unknown as JsonObject, draft, asked).forecastOf(place)
}

it('an order aimed at a zone that is not open says why, and by which rule, and cannot be given', () => {
  expect(aimedAt('zone-16', 'en')).toMatchObject({
    findings: [{ words: 'It is full.', tone: 'bad', rule: 'sb.map.stacking' }],
    order: null,
  })
  expect(aimedAt('zone-16', 'fr').findings[0]?.words).toBe('Elle est pleine.')
})

it('whoever leaves the enemy is told the column of the campaign’s own table', () => {
  expect(aimedAt('zone-17', 'en').findings[0]?.words).toContain('(column 1–4)')
  expect(aimedAt('zone-17', 'fr').findings[0]?.words).toContain('(colonne 1 à 4)')
})
