import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { Passphrases } from '../../contract/library.ts'
import type { GameCodec } from './codec.ts'

// The reasons for this design: docs/decisions/8-sealed-games.md.

const FORMAT = 1
const KEY = 32
const SALT = 16
const NONCE = 12
const TAG = 16
const HEAD = 1 + NONCE
const CIPHER = 'aes-256-gcm'

/** OWASP's recommendation for scrypt: a third of a second and 128 MiB per attempt. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const
/** Costs a seal can ask for. Seals also come with imported files, so a seal that asks for more is refused. */
const COSTS_RUN = [2 ** 17, 2 ** 18, 2 ** 19]
const LONGEST_SEAL = 4000
const LONGEST_PASSPHRASE = 1000

/** Smallest padded lengths. Every act fits in the first, so that its length reveals nothing. */
const LEAST_TEXT = 128
const LEAST_BYTES = 1024

/** An encrypting codec whose key can be wiped. */
export type Sealed = Required<GameCodec>

export type OpenedSeal =
  | { readonly ok: true; readonly codec: Sealed }
  | {
      readonly ok: false
      /** The first side whose passphrase is wrong or missing. */
      readonly side: number
      /** No passphrase can open it: the seal is damaged, or a newer version wrote it. */
      readonly damaged: boolean
    }

/** Whether a text is accepted as a passphrase; its strength is not checked. */
export const isPassphrase = (text: string | null): text is string =>
  text !== null && text.length <= LONGEST_PASSPHRASE && text.trim() !== ''

/** Makes the seal of a new game: each side with a passphrase holds a share of the key, and all shares are needed. */
export async function newSeal(uid: string, passphrases: Passphrases): Promise<{ seal: string; codec: Sealed }> {
  const sealed = passphrases.flatMap((passphrase, side) => (passphrase === null ? [] : [{ side, passphrase }]))
  if (sealed.length === 0) throw new Error('a seal needs at least one passphrase')
  const wrong = sealed.find(({ passphrase }) => !isPassphrase(passphrase))
  if (wrong !== undefined) throw new Error(`the passphrase of side ${wrong.side} is empty or too long`)
  const shares = await Promise.all(
    sealed.map(async ({ side, passphrase }) => {
      const [share, salt] = [randomBytes(KEY), randomBytes(SALT)]
      const key = await keyFrom(passphrase, salt, COST)
      const kept = encrypt(key, share, shareData(uid, side)).toString('hex')
      key.fill(0)
      return { side, share, row: { ...COST, salt: salt.toString('hex'), share: kept } }
    }),
  )
  const key = gameKey(uid, shares)
  const rowOf = (wanted: number): Row | null => shares.find(({ side }) => side === wanted)?.row ?? null
  const check = encrypt(key, NOTHING, checkData(uid)).toString('hex')
  const seal = asText({ format: FORMAT, game: uid, sides: [rowOf(0), rowOf(1)], check })
  return { seal, codec: sealedUnder(key, uid) }
}

/**
 * Opens a seal, or returns the side whose passphrase is wrong. Every sealed side is tried, also after a wrong one. The
 * seal names the game it was made for, so that copies of the game under new uids open too.
 */
export async function openSeal(seal: string, passphrases: Passphrases): Promise<OpenedSeal> {
  const body = readSeal(seal)
  if (body === undefined) return { ok: false, side: 0, damaged: true }
  const { game, sides, check } = body
  const rows = sides.flatMap((row, side) => (row === null ? [] : [{ side, row }]))
  const tried = await Promise.all(
    rows.map(async ({ side, row }) => ({ side, share: await openShare(game, side, row, passphrases[side] ?? null) })),
  )
  const opened = tried.flatMap(({ side, share }) => (share === undefined ? [] : [{ side, share }]))
  const wrong = tried.find(({ share }) => share === undefined)
  if (wrong !== undefined) {
    for (const { share } of opened) share.fill(0)
    return { ok: false, side: wrong.side, damaged: false }
  }
  const key = gameKey(game, opened)
  if (decrypt(key, Buffer.from(check, 'hex'), checkData(game))) return { ok: true, codec: sealedUnder(key, game) }
  key.fill(0)
  return { ok: false, side: opened[0]!.side, damaged: true }
}

/** Checks the passphrase of one side that sits down at a game already open. */
export async function checkPassphrase(seal: string, side: number, passphrase: string): Promise<boolean> {
  const body = readSeal(seal)
  const row = body?.sides[side]
  if (body === undefined || !row) return false
  const share = await openShare(body.game, side, row, passphrase)
  share?.fill(0)
  return share !== undefined
}

/** Which sides have a passphrase; both when the seal cannot be read. */
export function sealedSides(seal: string | null): [boolean, boolean] {
  if (seal === null) return [false, false]
  const sides = readSeal(seal)?.sides
  return sides === undefined ? [true, true] : [sides[0] !== null, sides[1] !== null]
}

// --- The seal as text -------------------------------------------------------------------------------------------------

// Hexadecimal, because several base 64 texts can stand for the same bytes.
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`))

/** A side's share of the key, encrypted under its passphrase. */
const Row = z.strictObject({
  N: z.literal(COSTS_RUN),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  salt: hex(SALT),
  share: hex(HEAD + KEY + TAG),
})
type Row = z.infer<typeof Row>

const Body = z.strictObject({
  format: z.literal(FORMAT),
  /** Uid of the game the seal was made for. */
  game: z.string(),
  sides: z.tuple([Row.nullable(), Row.nullable()]).refine((sides) => sides.some((row) => row !== null)),
  /** Decrypts with the game's key, which proves that the shares belong together. */
  check: hex(HEAD + TAG),
  /** Checksum that distinguishes damage from a wrong passphrase; it gives no protection. */
  sum: z.int(),
})
type Body = z.infer<typeof Body>

const sumOfSeal = ({ format, game, sides, check }: Omit<Body, 'sum'>): number =>
  crc32(JSON.stringify([format, game, sides, check]))

const asText = (body: Omit<Body, 'sum'>): string => JSON.stringify({ ...body, sum: sumOfSeal(body) })

function readSeal(seal: string): Body | undefined {
  if (seal.length > LONGEST_SEAL) return undefined
  let json: unknown
  try {
    json = JSON.parse(seal)
  } catch {
    return undefined
  }
  const read = Body.safeParse(json)
  return read.success && read.data.sum === sumOfSeal(read.data) ? read.data : undefined
}

// --- Keys -------------------------------------------------------------------------------------------------------------

const NOTHING = Buffer.alloc(0)

// The purpose of a ciphertext is authenticated with it, so it cannot be decrypted for another purpose.
const dataOf = (...what: (string | number)[]): Buffer => Buffer.from(JSON.stringify(['gaiter-button', FORMAT, ...what]))
const shareData = (game: string, side: number): Buffer => dataOf(game, 'share', side)
const checkData = (game: string): Buffer => dataOf(game, 'check')

type Share = { readonly side: number; readonly share: Buffer }

async function openShare(game: string, side: number, row: Row, passphrase: string | null): Promise<Buffer | undefined> {
  if (!isPassphrase(passphrase)) return undefined
  const key = await keyFrom(passphrase, Buffer.from(row.salt, 'hex'), row)
  const share = decrypt(key, Buffer.from(row.share, 'hex'), shareData(game, side))
  key.fill(0)
  return share
}

/** Derives a key from a passphrase, normalized so that differently composed letters compare equal. */
function keyFrom(passphrase: string, salt: Buffer, { N, r, p }: Pick<Row, 'N' | 'r' | 'p'>): Promise<Buffer> {
  const maxmem = 128 * r * (N + p + 2)
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY, { N, r, p, maxmem }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}

/** Derives the key of a game from the shares of all its sealed sides, and wipes the shares. */
function gameKey(game: string, shares: readonly Share[]): Buffer {
  const all = Buffer.concat(shares.map(({ share }) => share))
  const sides = shares.map(({ side }) => side)
  const key = Buffer.from(hkdfSync('sha256', all, NOTHING, dataOf(game, 'key', ...sides), KEY))
  for (const spent of [all, ...shares.map(({ share }) => share)]) spent.fill(0)
  return key
}

// --- Words ------------------------------------------------------------------------------------------------------------

function sealedUnder(key: Buffer, game: string): Sealed {
  let open = true
  const wordsData = (place: string): Buffer => dataOf(game, 'words', place)
  const seal = (plain: Buffer, place: string, least: number): Buffer => {
    // A wiped key is all zeros, under which anybody could decrypt.
    if (!open) throw new Error('the key of this game has been forgotten')
    return encrypt(key, padded(plain, least), wordsData(place))
  }
  const read = (kept: Buffer, place: string): Buffer | undefined => {
    const plain = open ? decrypt(key, kept, wordsData(place)) : undefined
    return plain && unpadded(plain)
  }
  return {
    text: (plain, place) => seal(Buffer.from(plain), place, LEAST_TEXT),
    readText: (kept, place) => (typeof kept === 'string' ? undefined : read(kept, place)?.toString()),
    bytes: (plain, place) => seal(plain, place, LEAST_BYTES),
    readBytes: read,
    forget() {
      open = false
      key.fill(0)
    },
  }
}

/** Returns version, nonce, ciphertext, tag. Random nonces are safe for 2^32 messages per key; a game has some thousands. */
function encrypt(key: Buffer, plain: Buffer, data: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(data)
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, kept: Buffer, data: Buffer): Buffer | undefined {
  if (kept.length < HEAD + TAG || kept[0] !== FORMAT) return undefined
  const decipher = createDecipheriv(CIPHER, key, kept.subarray(1, HEAD), { authTagLength: TAG })
    .setAAD(data)
    .setAuthTag(kept.subarray(-TAG))
  const plain = decipher.update(kept.subarray(HEAD, -TAG))
  try {
    decipher.final()
  } catch {
    // Wrong key, wrong place, or changed bytes.
    return undefined
  }
  return plain
}

/** Pads to the next power of two by ISO/IEC 7816-4: one set bit, then zeros. */
function padded(plain: Buffer, least: number): Buffer {
  const length = Math.max(least, 2 ** Math.ceil(Math.log2(plain.length + 1)))
  const whole = Buffer.alloc(length)
  plain.copy(whole)
  whole[plain.length] = END
  return whole
}

function unpadded(whole: Buffer): Buffer | undefined {
  let end = whole.length - 1
  while (end > 0 && whole[end] === 0) end -= 1
  return whole[end] === END ? whole.subarray(0, end) : undefined
}
const END = 0x80
