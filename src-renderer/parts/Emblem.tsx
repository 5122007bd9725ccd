/** A gaiter button, as engraved. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" className="rim" />
      <circle cx="32" cy="32" r="25" />
      <circle cx="32" cy="32" r="16" />
      <path d="M14 32a18 18 0 0 1 18-18M50 32a18 18 0 0 1-18 18" />
      <circle cx="27" cy="27" r="2.6" className="hole" />
      <circle cx="37" cy="27" r="2.6" className="hole" />
      <circle cx="27" cy="37" r="2.6" className="hole" />
      <circle cx="37" cy="37" r="2.6" className="hole" />
      <path d="M27 27l10 10M37 27L27 37" />
    </svg>
  )
}
