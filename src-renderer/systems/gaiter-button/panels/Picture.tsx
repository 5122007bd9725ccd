import type { CSSProperties, ReactNode } from 'react'

/** A drawing with a title that describes it; without a title if the text beside it does. */
export function Picture({
  title,
  viewBox,
  className,
  style,
  children,
}: {
  readonly title: string
  readonly viewBox: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}) {
  if (title === '')
    return (
      <svg className={className} style={style} viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not loaded from a file
    <svg className={className} style={style} viewBox={viewBox} role="img" aria-label={title}>
      {children}
    </svg>
  )
}
