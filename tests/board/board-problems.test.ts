import { describe, expect, it } from 'vitest'
import { whole } from '#engine/board/attributes.ts'
import { BoardFault, type BoardProblem } from '#engine/board/board-problems.ts'
import { compileBoard, type ConnectionRow } from '#engine/board/board.ts'

interface Data {
  readonly zones: readonly { readonly id: string; readonly value?: number }[]
  readonly connections: readonly (ConnectionRow & { readonly cost?: number })[]
}

function faultOf(data: Data): BoardFault | undefined {
  try {
    compileBoard(data, { zone: { value: whole(0) }, connection: { cost: whole(1) } })
  } catch (fault) {
    if (fault instanceof BoardFault) return fault
    throw fault
  }
  return undefined
}

const zones = [{ id: 'Sedan' }, { id: 'Douzy' }]
const alone: [string, Data, BoardProblem][] = [
  [
    'an empty id',
    { zones: [...zones, { id: '' }], connections: [] },
    { code: 'empty-id', where: 'zones[2].id', message: 'Zone number 3 has an empty id; give it one.' },
  ],
  [
    'a zone twice',
    { zones: [...zones, { id: 'Sedan' }], connections: [] },
    {
      code: 'duplicate-zone',
      where: 'zones[2].id',
      message: 'Zone id “Sedan” is used twice, by zones 1 and 3; rename one.',
    },
  ],
  [
    'a connection twice',
    {
      zones,
      connections: [
        { id: 'road', from: 'Sedan', to: 'Douzy' },
        { id: 'road', from: 'Douzy', to: 'Sedan' },
      ],
    },
    {
      code: 'duplicate-connection',
      where: 'connections[1].id',
      message: 'Connection id “road” is used twice, by connections 1 and 2 (Douzy–Sedan); rename one.',
    },
  ],
  [
    'a connection to nowhere',
    { zones, connections: [{ from: 'Sedan', to: 'Bouillon' }] },
    {
      code: 'unknown-zone',
      where: 'connections[0].to',
      message: 'Connection Sedan–Bouillon: there is no zone “Bouillon”; correct the id or add the zone.',
    },
  ],
  [
    'a connection back to where it leaves',
    { zones, connections: [{ from: 'Sedan', to: 'Sedan' }] },
    {
      code: 'self-loop',
      where: 'connections[0]',
      message: 'Connection Sedan–Sedan leads back to the zone it leaves; remove it or correct one end.',
    },
  ],
  [
    'a zone’s attribute',
    { zones: [{ id: 'Sedan', value: 0.5 }], connections: [] },
    { code: 'attribute', where: 'zones[0].value', message: 'Zone “Sedan”: value is 0.5, not a whole number.' },
  ],
  [
    'a connection’s attribute',
    { zones, connections: [{ from: 'Sedan', to: 'Douzy', cost: 1.5 }] },
    {
      code: 'attribute',
      where: 'connections[0].cost',
      message: 'Connection Sedan–Douzy: cost is 1.5, not a whole number.',
    },
  ],
]

describe('a board is refused', () => {
  for (const [what, data, problem] of alone) {
    it(`for ${what} alone`, () => {
      expect(faultOf(data)?.problems).toEqual([problem])
    })
  }

  it('with one message, a line for each problem and its place', () => {
    const fault = faultOf({ zones: [{ id: '' }], connections: [{ from: 'Sedan', to: 'Sedan' }] })
    expect(fault?.message.split('\n').map((line) => line.split(': ')[0])).toEqual([
      'zones[0].id',
      'connections[0].from',
      'connections[0].to',
      'connections[0]',
    ])
  })
})

describe('a board is not refused', () => {
  it('for two connections between the same zones, nor for one-way ones', () => {
    const road = { from: 'Sedan', to: 'Douzy' }
    expect(faultOf({ zones, connections: [road, road, { ...road, oneWay: true }] })).toBeUndefined()
  })
})
