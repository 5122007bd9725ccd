import type { Thumbnail } from '../../src-main/contract/library.ts'
import type { Dresses } from '../../src-main/contract/words.ts'

type Props = {
  readonly picture: Thumbnail | null
  readonly dress: Dresses
  readonly label: string
}

/** A small map of the counters, each side in its own colour and shape. */
export function ThumbnailPicture({ picture, dress, label }: Props) {
  if (picture === null) return <span className="picture picture-none" aria-hidden="true" />
  const { width, height, lines, pieces } = picture
  const unit = Math.max(width, height) / 44
  return (
    <svg
      className="picture"
      viewBox={`${-unit} ${-unit} ${width + 2 * unit} ${height + 2 * unit}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file
      role="img"
      aria-label={label}
    >
      <path className="picture-lines" d={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')} />
      {pieces.map(({ x, y, side, count }) => (
        <path
          key={`${x} ${y} ${side}`}
          className={`piece-${dress[side === 0 ? 0 : 1]}`}
          d={shape(dress[side === 0 ? 0 : 1], x, y, unit * Math.min(1.5, 0.8 + count * 0.12))}
        />
      ))}
    </svg>
  )
}

/** The sides are offset, one up and the other down, so that both are visible in the same place. */
function shape(dress: Dresses[number], x: number, y: number, half: number): string {
  const [dx, dy] = dress === 'blue' ? [-half / 3, -half / 3] : [half / 3, half / 3]
  const [left, top] = [x + dx, y + dy]
  if (dress === 'blue') return `M${left - half} ${top - half}h${2 * half}v${2 * half}h${-2 * half}z`
  const reach = half * 1.35
  return `M${left} ${top - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`
}
