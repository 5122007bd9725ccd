/*
 * Checks the content policy source by source. Rejects every source not known to be harmless, so that new keywords are
 * reviewed before they are used.
 */

const directive =
  /^(default-src|(?:[a-z]+-)+src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|sandbox|webrtc)(?: (.*))?$/

/** The sources allowed for each directive; directives not listed allow only 'self' and 'none'. */
const harmless = new Map([['img-src', ["'self'", "'none'", 'data:', 'blob:']]])

/** The directives that the policy must contain; the first is the default of those not given. */
const required = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** @param {string} source @returns {string} */
function why(source) {
  if (/^'unsafe-|^'wasm-unsafe-/.test(source)) return `${source} lets what somebody slips into the page run`
  if (source.includes('*')) return `${source} lets everything in`
  if (/^([a-z]+:)?\/\/|^[a-z]+:\/?$|\.[a-z]+/.test(source)) return `${source} lets in what is not the app’s own`
  return `${source} is not known to be harmless`
}

/**
 * Finds faults in the directives that the texts contain.
 * @param {{ text: string, line: number }[]} texts
 * @returns {{ line: number, sentence: string, remedy: string }[]}
 */
export function policyFaults(texts) {
  const directives = texts.flatMap(({ text, line }) =>
    text
      .split(';')
      .map((part) => directive.exec(part.trim()))
      .flatMap((found) => (found ? [{ name: found[1] ?? '', sources: found[2] ?? '', line }] : [])),
  )
  const faults = directives.flatMap(({ name, sources, line }) =>
    sources
      .split(' ')
      .filter((source) => source !== '' && !(harmless.get(name) ?? ["'self'", "'none'"]).includes(source))
      .map((source) => ({
        line,
        sentence: `the content policy allows ${source} for ${name}: ${why(source)}`,
        remedy: "Serve it with the app, and allow only 'self'",
      })),
  )
  const said = directives.map(({ name, sources }) => `${name} ${sources}`)
  const missing = required
    .filter((one) => !said.includes(one))
    .map((one) => ({ line: 1, sentence: `the content policy lacks ${one}`, remedy: 'Put it back' }))
  return [...faults, ...missing]
}
