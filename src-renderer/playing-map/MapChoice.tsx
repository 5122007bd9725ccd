import { useEffect, useState } from 'react'
import type { Refusal } from '../../src-main/contract/games.ts'
import { openIntelligence } from '../at-table/open-intelligence.ts'
import type { Spot } from '../map/board/board.ts'
import type { Thing } from '../state/known/thing.ts'
import { cited } from '../rule-links/cited.ts'
import { openRule } from '../rule-links/open-rule.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { QuickOrder } from '../system-ui/ordering.ts'
import type { Answer, Asked } from '../system-ui/system-ui.ts'
import { groupAnswers } from '../at-table/answer-groups.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useAnswerNotes } from '../at-table/use-answer-notes.ts'
import { Popover } from './Popover.tsx'
import { PopoverMenu } from './PopoverMenu.tsx'
import { highlightAnswer } from '../at-table/highlights.ts'
import { usePlay, useShownTable, wordsIn } from '../at-table/use-play.ts'

/** A thing chosen on the map: its spot in the window, whether it was chosen by keys, and the question at that time. */
export type MapChoice = {
  readonly thing: Thing
  readonly at: Spot
  readonly byKey: boolean
  readonly asked: Asked
}

type MenuProps = {
  readonly chosen: MapChoice
  readonly name: string
  readonly answers: readonly Answer[]
  /** Other orders that can be given about it. */
  readonly orders: readonly QuickOrder[]
  readonly onClose: (byKey: boolean) => void
}

/** Lets the player choose among several answers and orders about the chosen thing. */
export function AnswerMenu({ chosen, name, answers, orders, onClose }: MenuProps) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const { give, barred, order } = useAtTable()
  const notes = useAnswerNotes()
  const sentences = usePlay((play) => play.words?.words, undefined)
  const startOf = (action: string) => order.starts.find(({ answer }) => answer === action)
  const label = text.table.beside.choose(name)
  const groups = groupAnswers(answers, '', language, sentences ?? {})
  // If all answers are those of one unit, its name is not repeated before each.
  const [only] = groups
  const isOfOne = groups.length === 1 && only !== undefined && only.prefix !== '' && only.title !== null
  useEffect(() => () => highlightAnswer(null), [])
  return (
    <PopoverMenu
      at={chosen.at}
      label={label}
      heading={isOfOne ? only.title : label}
      groups={[
        ...groups.map(({ prefix, answers: all }) => ({
          prefix: isOfOne ? prefix : '',
          choices: all.map(({ action, title }) => ({
            key: action,
            words: startOf(action)?.words ?? title,
            note: notes.get(action),
            isBarred: barred.has(action),
          })),
        })),
        { choices: orders.map(({ words }) => ({ key: orderKey(words), words })) },
      ].filter(({ choices }) => choices.length > 0)}
      onPoint={(key) => highlightAnswer(answers.some(({ action }) => action === key) ? key : null)}
      onChoose={(action) => {
        onClose(chosen.byKey)
        const ordered = orders.find(({ words }) => orderKey(words) === action)
        if (ordered !== undefined) {
          app.play.order({ order: ordered.order, keep: ordered.keep ?? [] })
          return
        }
        const start = startOf(action)
        if (start === undefined) give(action)
        else order.begin(start.place, null)
      }}
      onClose={onClose}
    />
  )
}

const orderKey = (words: string): string => `order: ${words}`

type WhyNotProps = {
  readonly chosen: MapChoice
  readonly name: string
  /** The actions the player may have meant by choosing the thing. */
  readonly actions: readonly string[]
  readonly onClose: (byKey: boolean) => void
}

/** Explains by the rules why the chosen thing is no answer. */
export function WhyNot({ chosen, name, actions, onClose }: WhyNotProps) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const [reply, setReply] = useState<{ readonly refusal: Refusal | null } | null>(null)
  const { ui, pieces } = useAtTable()
  const { book } = useRules()
  const table = useShownTable()
  const piece = chosen.thing.kind === 'piece' ? pieces.find(({ id }) => id === chosen.thing.id) : undefined
  const isHidden = piece !== undefined && table !== null && ui?.intelligence?.isAbout(piece, table) === true
  const actionList = actions.join('\n')
  useEffect(() => {
    app.play.whyNot(actionList === '' ? [] : actionList.split('\n'), (refusal) => setReply({ refusal }))
  }, [app, actionList])
  if (reply === null) return null
  const { beside: words } = text.table
  const { refusal } = reply
  const rule = refusal?.rule ?? null
  const article = rule === null ? undefined : book.get(rule)?.article
  const printed = article === undefined ? '' : cited(article.section, article[language].title, ' · ')
  return (
    <Popover at={chosen.at} label={words.notPossible(name)} takesFocus={chosen.byKey} onClose={onClose}>
      <p className="popover-heading">{words.notPossible(name)}</p>
      <output>{refusal === null ? words.noRule : wordsIn(refusal.sentence, language)}</output>
      {printed !== '' && <p className="popover-rule">{printed}</p>}
      <p className="buttons">
        {rule !== null && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              onClose(false)
              openRule(rule)
            }}
          >
            {words.readRule}
          </button>
        )}
        {isHidden && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              onClose(false)
              openIntelligence(chosen.thing.id)
            }}
          >
            {text.intelligence.what}
          </button>
        )}
        <button type="button" className="plain" onClick={() => onClose(true)}>
          {words.close}
        </button>
      </p>
    </Popover>
  )
}
