import { z } from 'zod'
import type { Choice, Player } from '#engine/opponents/opponent.ts'
import { canPlay } from '#engine/opponents/opponent.ts'
import { textIn, type JsonObject } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Advice, WeighedThought } from '../contract/advice.ts'
import { Json } from '../contract/games.ts'
import type { Words } from '../contract/words.ts'
import { plain, type Wording } from '../wording/wording.ts'

/** The reason that an opponent of the shared search gives with its choice; other opponents can give any reason. */
const Named = z.object({
  intent: z.string(),
  facts: z.record(z.string(), Json),
  does: z.union([z.object({ act: z.string() }), z.object({ order: z.record(z.string(), Json) })]),
})
const Judged = Named.extend({ score: z.number(), error: z.number(), samples: z.int() })
const ChoiceFacts = z.object({
  chosen: Judged,
  others: z.array(Judged),
  vetoed: z.array(Named.extend({ veto: z.string() })),
})

type InWords = { readonly wording: Wording; readonly loaded: LoadedCampaign }

/** Maximum absolute value of a score. */
const MOST = 10_000

/** A choice with its reasons, in words. */
export function adviceOf(choice: Choice, by: Player, deeper: Player | undefined, inWords: InWords): Advice {
  const told = ChoiceFacts.safeParse(choice.reason?.facts)
  const does = { act: choice.action }
  const named = { by: { id: by.id, name: by.name }, deeper: deeper?.id ?? null }
  if (!told.success) {
    const best = { does, title: titleOf(does, inWords), purpose: null, worth: null, error: 0, samples: 0 }
    return { ...named, best, others: [], ruledOut: [] }
  }
  const { chosen, others, vetoed } = told.data
  // What was done at once was weighed against nothing: its figure would tell nothing, least of all how its side stands.
  const isWeighed = chosen.samples > 0 || others.length > 0
  return {
    ...named,
    best: { ...weighed(chosen, inWords), ...(!isWeighed && { worth: null }) },
    others: others.map((one) => weighed(one, inWords)),
    ruledOut: vetoed.map((one) => ({
      ...thought(one, inWords),
      why: inWords.wording.sentence(`reason.veto.${one.veto}`),
    })),
  }
}

const thought = ({ does, intent, facts }: z.infer<typeof Named>, inWords: InWords) => ({
  does,
  title: titleOf(does, inWords),
  purpose: inWords.wording.sentence(`reason.${intent}`, facts as JsonObject), // JSON by its schema
})

/** Compresses a score without samples, which is unbounded, to the range of the others; the order is preserved. */
const onScale = (worth: number, samples: number): number => (samples === 0 ? Math.tanh(worth) : worth)

const weighed = (one: z.infer<typeof Judged>, inWords: InWords): WeighedThought => ({
  ...thought(one, inWords),
  worth: 100 * onScale(one.score / MOST, one.samples),
  error: (100 * one.error) / MOST,
  samples: one.samples,
})

function titleOf(does: WeighedThought['does'], { wording, loaded }: InWords): Words {
  if ('order' in does) {
    const { order } = does
    const kind = textIn(order['order'])
    return wording.sentence(`order.${kind}`, order as JsonObject) ?? plain(kind) // JSON by its schema
  }
  const code = loaded.layout.language.parseText(does.act)
  return code.ok ? wording.action(loaded, code.value) : plain(does.act)
}

/** The default adviser of a side, or the one requested; and one that thinks longer. */
export function advisersOf(
  opponents: readonly Player[],
  system: string,
  side: number,
  requested: string | undefined,
): { readonly by: Player | undefined; readonly deeper: Player | undefined } {
  const able = (id: string): Player | undefined => opponents.find((one) => one.id === id && canPlay(one, system, side))
  const by = requested === undefined ? (able('officer') ?? able('recruit')) : able(requested)
  return { by, deeper: by?.id === 'officer' ? able('general') : undefined }
}
