import type { Passphrases } from '../../contract/library.ts'
import type { GameRow } from '../../library/tables/games-table.ts'
import { denial } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { type GameCodec, plainCodec } from '../rows/codec.ts'
import { openSeal } from '../rows/seal.ts'

/** The codec of a game's stored values; a sealed game needs the passphrases of all its sealed sides. */
export async function codecFor({ seal }: Pick<GameRow, 'seal'>, passphrases: Passphrases): Promise<GameCodec> {
  if (seal === null) return plainCodec
  const opened = await openSeal(seal, passphrases)
  if (opened.ok) return opened.codec
  const { side, damaged } = opened
  if (damaged) throw denial('SEALED', whyNot.sealDamaged)
  throw passphrases[side] === null ? denial('SEALED') : denial('WRONG_PASSPHRASE', { side })
}
