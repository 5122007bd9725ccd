import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import { beginPlay } from '#engine/kernel/game/start.ts'
import type { StandardQuestion } from '#engine/kernel/system/editing.ts'
import { loadCampaign, type CampaignFiles } from '#engine/kernel/system/system.ts'
import type { StandardOdds } from '../contract/draft-desks.ts'
import { withSpaces } from '../wording/bilingual.ts'
import type { EditedSystem, OpenDraft } from './open-draft.ts'

/**
 * The answers to a system's standard questions with the rulebook's tables and with a draft's. Both use the armies and
 * map of the rulebook, so that only the tables make a difference. `after` is null while the tables have faults.
 */
export function standardOf({ system, ground, grounded }: OpenDraft, rulebook: CampaignFiles): StandardOdds {
  const before = askedOnce(system, rulebook)
  const tables = ground[TABLES]
  const after = tables === rulebook[TABLES] ? before : asked(system, { ...rulebook, [TABLES]: tables })
  return {
    ground: grounded,
    questions: before.map(({ id, title, answers }) => {
      const now = new Map(after.find((one) => one.id === id)?.answers.map((one) => [one.id, atMost1(one.chance)]))
      return {
        id,
        title: withSpaces(title),
        answers: answers.map((answer) => ({
          id: answer.id,
          title: withSpaces(answer.title),
          before: atMost1(answer.chance),
          after: now.get(answer.id) ?? null,
        })),
      }
    }),
  }
}

/** Chances are sums, which rounding errors can bring slightly above 1. */
const atMost1 = (chance: number): number => Math.min(1, chance)

const known = new WeakMap<CampaignFiles, readonly StandardQuestion[]>()

/** Caches the answers of the rulebook. */
function askedOnce(system: EditedSystem, rulebook: CampaignFiles): readonly StandardQuestion[] {
  const found = known.get(rulebook) ?? asked(system, rulebook)
  known.set(rulebook, found)
  return found
}

function asked(system: EditedSystem, files: CampaignFiles): readonly StandardQuestion[] {
  const withoutLessons = Object.entries(files).filter(([file]) => !file.startsWith('lessons/'))
  const loaded = loadCampaign(system, Object.fromEntries(withoutLessons))
  const scenario = loaded.ok ? loaded.value.scenarios[0]?.id : undefined
  if (!loaded.ok || scenario === undefined) return []
  const begun = beginPlay(loaded.value, { scenario, switches: {}, seed: scenario })
  return begun.ok ? system.editing.standard(begun.value.play) : []
}
