import type { Branch } from '../../src-main/contract/games.ts'
import type { Text } from '../text/en.ts'

/** The name that the player gave a branch, or its number. */
export function branchName(branches: readonly Branch[], tip: number, { table }: Text): string {
  const index = branches.findIndex((one) => one.tip === tip)
  return branches[index]?.name ?? (index === 0 ? table.lines.main : table.lines.line(index + 1))
}
