import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import type { Thing } from '../../state/known/thing.ts'
import type { Spot } from '../board/board.ts'
import { Following } from '../camera/following.ts'
import { coveredIn } from './covered.ts'
import type { Stage } from './stage.ts'

/** The subject of a question: the things in hand, and the possible answers. */
export type Question = { readonly inHand: readonly Thing[]; readonly answers: readonly Thing[] }

/** Makes the map follow the questions. Each question object is followed once. */
export function useFollowing(
  stage: Stage | null,
  question: Question | null,
  spotOf: (thing: Thing) => Spot | undefined,
  frame: RefObject<HTMLElement | null>,
): void {
  const following = useMemo(() => (stage === null ? null : new Following(stage.camera)), [stage])
  const follow = useEffectEvent(({ inHand, answers }: Question) => {
    const spots = (things: readonly Thing[]) => things.flatMap((thing) => spotOf(thing) ?? [])
    following?.ask({ subject: spots(inHand), around: spots(answers) }, coveredIn(frame.current))
  })
  useEffect(() => {
    if (question !== null) follow(question)
  }, [following, question])
}
