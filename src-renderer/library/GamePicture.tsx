import { useEffect, useRef } from 'react'
import type { GameEntry } from '../../src-main/contract/library.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { ThumbnailPicture } from './ThumbnailPicture.tsx'

/** The picture of a game; loaded when it scrolls into sight. */
export function GamePicture({ entry }: { readonly entry: GameEntry }) {
  const app = useApp()
  const text = useText()
  const known = useView((view) => view.games.thumbnails[entry.id])
  const place = useRef<HTMLSpanElement>(null)
  const { id, played } = entry

  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) app.games.wantPicture(id)
      },
      { rootMargin: '200px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [app, id, played])

  return (
    <span ref={place} className="picture-place">
      <ThumbnailPicture picture={known?.picture ?? null} dress={entry.dress} label={text.games.pictureOf(entry.name)} />
    </span>
  )
}
