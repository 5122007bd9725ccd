import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { hashWords } from '#engine/kernel/values/hash.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import type { SnapshotRow } from '../../library/tables/games-table.ts'
import { place, type GameCodec } from './codec.ts'

/*
 * Packs the words of a state. Most words equal those of the first state, and most others are small, so the difference
 * (XOR) is written by byte planes, lowest bytes of all words first, and deflated: about a sixtieth of the size.
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
 * The words of a moment from its snapshot; undefined unless they have the hash that its act recorded. A snapshot only
 * saves time: without it the acts are replayed.
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
