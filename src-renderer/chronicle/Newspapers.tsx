import { useEffect, useState } from 'react'
import type { Chronicle, FrontPage } from '../../src-main/contract/chronicle.ts'
import { useApp, useText } from '../state/use-app.ts'
import { DayChoice, useChosenDay } from './DayChoice.tsx'
import type { ChronicleData } from './use-chronicle.ts'
import './newspapers.css'

/** The newspapers of the finished days: a front page for each side in view. They can be printed. */
export function Newspapers({ data }: { readonly data: ChronicleData }) {
  const { chronicle: text } = useText()
  const count = data.chronicle.days.filter(({ over }) => over).length
  const at = useChosenDay(data, count)
  const pages = usePages(data.chronicle, data.chronicle.days[at]?.turn ?? null)
  if (count === 0) return <p className="hint">{text.noNewspaper}</p>
  return (
    <>
      <DayChoice data={data} at={at} count={count} part="newspapers">
        <button type="button" className="plain" onClick={() => window.print()}>
          {text.print}
        </button>
      </DayChoice>
      <p className="hint no-print">{text.newspaperWhat}</p>
      {pages === null ? (
        <p className="hint">{text.reading}</p>
      ) : (
        pages.map((page) => <Page key={page.side} page={page} language={data.naming.language} />)
      )}
    </>
  )
}

/** The front pages of a day for the sides of this chronicle; null until they are loaded. */
function usePages(chronicle: Chronicle, turn: number | null): readonly FrontPage[] | null {
  const app = useApp()
  const [loaded, setLoaded] = useState<{
    readonly of: Chronicle
    readonly turn: number
    readonly pages: readonly FrontPage[]
  } | null>(null)
  useEffect(() => {
    if (turn === null) return undefined
    let isWanted = true
    app.play.newspapers(turn, (pages) => {
      if (isWanted) setLoaded({ of: chronicle, turn, pages: pages ?? [] })
    })
    return () => {
      isWanted = false
    }
  }, [app, chronicle, turn])
  return loaded?.of === chronicle && loaded.turn === turn ? loaded.pages : null
}

type PageProps = { readonly page: FrontPage; readonly language: 'en' | 'fr' }

function Page({ page, language }: PageProps) {
  const [headline, ...others] = page.headlines
  const heading = `newspaper-${page.side}`
  return (
    <article className="newspaper" aria-labelledby={heading}>
      <header>
        <p className="newspaper-ears">
          <span>{page.issue[language]}</span>
          <span>{page.price[language]}</span>
        </p>
        <h3 id={heading}>{page.name[language]}</h3>
        <p className="newspaper-motto">{page.motto[language]}</p>
        <p className="newspaper-date">
          {page.place[language]}, {page.date[language]}
        </p>
      </header>
      <div className="newspaper-headlines">
        {headline !== undefined && <h4>{headline[language]}</h4>}
        {others.map((one) => (
          <p key={one.en}>{one[language]}</p>
        ))}
      </div>
      <div className="newspaper-columns">
        {page.articles.map(({ heading: title, lines }, at) => (
          <section key={`${at} ${title.en}`}>
            <h5>{title[language]}</h5>
            {lines.map((line, index) => (
              <p key={`${index} ${line.en}`}>{line[language]}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}
