import { useEffect, useState } from 'react'
import type { Refusal } from '../../src-main/contract/games.ts'
import { openIntelligence } from '../at-table/open-intelligence.ts'
import type { Spot } from '../map/board/board.ts'
import type { Thing } from '../state/thing.ts'
import { cited } from '../rule-links/cited.ts'
import { openRule } from '../rule-links/open-rule.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { Answer, Asked } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { Beside } from './Popover.tsx'
import { BesideMenu } from './PopoverMenu.tsx'
import { lightAnswer } from '../at-table/lights.ts'
import { useShownTable, wordsIn } from '../at-table/use-play.ts'

/** Something on the map was chosen: where in the window, whether by keys, and when what was asked. */
export type Chosen = {
  readonly thing: Thing
  readonly at: Spot
  readonly byKey: boolean
  readonly asked: Asked
}

type MenuProps = {
  readonly chosen: Chosen
  readonly name: string
  readonly answers: readonly Answer[]
  readonly onClose: (byKey: boolean) => void
}

/** Several answers are about what was chosen: which? */
export function AnswerMenu({ chosen, name, answers, onClose }: MenuProps) {
  const text = useText()
  const language = useView((view) => view.language)
  const { give } = useAtTable()
  const label = text.table.beside.choose(name)
  useEffect(() => () => lightAnswer(null), [])
  return (
    <BesideMenu
      at={chosen.at}
      label={label}
      choices={answers.map(({ action, title }) => ({ key: action, words: title[language] }))}
      onPoint={lightAnswer}
      onChoose={(action) => {
        onClose(chosen.byKey)
        give(action)
      }}
      onClose={onClose}
    />
  )
}

type WhyNotProps = {
  readonly chosen: Chosen
  readonly name: string
  readonly wishes: readonly string[]
  readonly onClose: (byKey: boolean) => void
}

/** What was chosen answers nothing: the rules say why. */
export function WhyNot({ chosen, name, wishes, onClose }: WhyNotProps) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const [told, setTold] = useState<{ readonly refusal: Refusal | null } | null>(null)
  const { ui, pieces } = useAtTable()
  const { book } = useRules()
  const table = useShownTable()
  const piece = chosen.thing.kind === 'piece' ? pieces.find(({ id }) => id === chosen.thing.id) : undefined
  const isHidden = piece !== undefined && table !== null && ui?.intelligence?.isAbout(piece, table) === true
  const asked = wishes.join('\n')
  useEffect(() => {
    app.play.whyNot(asked === '' ? [] : asked.split('\n'), (refusal) => setTold({ refusal }))
  }, [app, asked])
  if (told === null) return null
  const { beside } = text.table
  const { refusal } = told
  const rule = refusal?.rule ?? null
  const article = rule === null ? undefined : book.get(rule)?.article
  const printed = article === undefined ? '' : cited(article.section, article[language].title, ' · ')
  return (
    <Beside at={chosen.at} label={beside.notPossible(name)} takesFocus={chosen.byKey} onClose={onClose}>
      <p className="beside-heading">{beside.notPossible(name)}</p>
      <output>{refusal === null ? beside.noRule : wordsIn(refusal.sentence, language)}</output>
      {printed !== '' && <p className="beside-rule">{printed}</p>}
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
            {beside.readRule}
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
          {beside.close}
        </button>
      </p>
    </Beside>
  )
}
