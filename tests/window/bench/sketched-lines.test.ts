import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wayLooks } from '#engine/campaigns/editing/maps/columns.ts'

it.each([...new Set(Object.values(wayLooks))])('a drawn way that is a %s is not sketched as water', (look) => {
  const css = readFileSync('src-renderer/bench/maps/maps.css', 'utf8')
  const [, rule = ''] = new RegExp(`\\.sketch-line\\.is-${look} \\{([^}]*)\\}`).exec(css) ?? []
  expect(rule).toContain('stroke: var(--')
  expect(rule).not.toContain('--sketch-water')
})
