import type { FireStudy, FireRequest, NoShot, Shot } from '#engine/escape-from-sedan/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Piece } from '../../../counters/piles.ts'
import type { TableNote } from '../../../map/board/overlay.ts'
import type { Finding, Layer, LayerRequest } from '../../../system-ui/system-ui.ts'
import { idleNotes, rangeNotes } from '../on-table/notes.ts'
import { againstIn, idleBecauseIn, idleIn, neededIn, neededShort } from '../on-table/words.ts'
import { layerNames, layerWords } from './words.ts'

/** Which units could fire at which; for a picked unit its range, the effect of its volleys, and what hides other units from it. */
export function fireLayer(language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language)
  const whyHidden = ({ reason, other }: NoShot): string =>
    other === null ? (words.reasons[reason] ?? reason) : words.behind(named(other))
  const shotFinding = (shot: Shot, isExact: boolean): Finding => {
    const { unit, target, gap, dice } = shot
    const needed = `${neededIn(language)(shot.needed)}${againstIn(language)(shot)}`
    const not = idleIn(language, named)(shot.idle)
    return {
      words: isExact
        ? words.shot(named(unit), named(target), gap, dice, needed, tenth(shot.loss), Math.round(shot.chit * 100), not)
        : words.pair(named(unit), named(target), gap, needed),
      tone: 'target',
      at: { kind: 'piece', id: isExact ? target : unit },
    }
  }
  return {
    id: 'fire',
    ...layerNames.fire,
    requestFor: ({ picked }) =>
      (picked?.kind === 'piece' ? { study: 'fire', unit: picked.id } : { study: 'fire' }) satisfies FireRequest,
    show: (answer, { pieces }) => {
      const study = answer as unknown as FireStudy // the request determines the type
      const { unit, shots, hidden, range } = study
      const isExact = unit !== null
      const base = unit === null ? undefined : baseOf(unit, pieces)
      const near = hidden.filter(({ reason }) => reason !== 'too-far')
      const findings: Finding[] = [
        ...shots.toSorted((a, b) => b.loss - a.loss).map((shot) => shotFinding(shot, isExact)),
        ...near.map((one): Finding => ({
          words: words.hidden(named(one.target), one.gap, whyHidden(one)),
          tone: 'quiet',
          at: { kind: 'piece', id: one.target },
          rule: one.rule,
        })),
      ]
      const notes: TableNote[] = [
        ...(base === undefined ? [] : rangeNotes(base, range)),
        ...shots.map(({ line, needed, loss }): TableNote => ({
          ...lineOf(line),
          tone: 'good',
          ...(isExact ? { words: `${neededShort(needed)} · −${tenth(loss)}` } : {}),
        })),
        ...shots.flatMap((shot) => idleNotes(shot.idle, idleBecauseIn(language, named))),
        ...near.flatMap((one): TableNote[] =>
          one.line === null ? [] : [{ ...lineOf(one.line), tone: 'bad', dashed: true, words: whyHidden(one) }],
        ),
      ]
      return {
        overlay: { zones: [], ways: [], marks: [], notes },
        key: [
          { tone: 'good', words: words.key.shot },
          ...(unit === null
            ? []
            : ([
                { tone: 'bad', dashed: true, words: words.key.hidden },
                { tone: 'reach', words: words.key.range },
              ] as const)),
        ],
        findings:
          findings.length > 0
            ? findings
            : [{ words: unit === null ? words.none : words.noneOf(named(unit)), tone: 'quiet' }],
        removable: [],
      }
    },
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

export const baseOf = (id: string, pieces: LayerRequest['pieces']): Piece['base'] =>
  pieces.find((piece) => piece.id === id)?.base

const lineOf = ([ax, ay, bx, by]: Shot['line']) => ({ is: 'line', from: [ax, ay], to: [bx, by] }) as const
