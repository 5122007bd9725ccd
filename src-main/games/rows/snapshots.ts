import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { hashWords } from '#engine/kernel/hash.ts'
import { HEAD } from '#engine/kernel/head.ts'
import type { SnapshotRow } from '../../library/tables/games-table.ts'
import { place, type GameCodec } from './codec.ts'

/*
 * The words of a state as they are kept. Most are what they were when the game began, and most others are small: what
 * differs from the beginning, the lowest bytes of all words first, then the next, packs to a sixtieth.
 */
const BYTES = Int32Array.BYTES_PER_ELEMENT

export function packWords(words: Int32Array, first: Int32Array): Buffer {
  const { length } = words
  const planes = Buffer.alloc(length * BYTES)
  for (let index = 0; index < length; index++) {
    const word = words[index]! ^ first[index]!
    for (let plane = 0; plane < BYTES; plane++) planes[plane * length + index] = word >>> (8 * plane)
  }
  return deflateRawSync(planes)
}

function unpackWords(packed: Buffer, first: Int32Array): Int32Array | undefined {
  const { length } = first
  let planes: Buffer
  try {
    planes = inflateRawSync(packed, { maxOutputLength: length * BYTES })
  } catch {
    return undefined
  }
  if (planes.length !== length * BYTES) return undefined
  const words = first.slice()
  for (let plane = 0; plane < BYTES; plane++)
    for (let index = 0; index < length; index++) words[index]! ^= planes[plane * length + index]! << (8 * plane)
  const end = words[HEAD.end]!
  return end >= HEAD.length && end <= length ? words : undefined
}

/**
 * The words of a moment from its snapshot. A snapshot is believed only if it has the hash that the deed of its moment
 * wrote down; any other counts as not there, since everything can be played again without it.
 */
export function wordsOf(
  { moment, words: kept }: SnapshotRow,
  first: Int32Array,
  hash: string | undefined,
  codec: GameCodec,
): Int32Array | undefined {
  const packed = codec.readBytes(kept, place.snapshot(moment))
  const words = packed && unpackWords(packed, first)
  return words && hashWords(words, words[HEAD.end]) === hash ? words : undefined
}
