import { describe, expect, it } from 'vitest'
import { begin, garrison, position, type Position, type Table } from './table.ts'

const calm = { ...garrison, 45: 'plr1421-1' }

/** A counter played in the reorganisation. */
const intrigue = (side: Position['side'], counter: string, wanted: Partial<Position> = {}): Table =>
  position({ ask: 'intrigue', side, at: calm, hands: { [side]: [counter] }, ...wanted })

/** Goes on with answers that do nothing until turn 4 begins. */
function toNextTurn(t: Table): Table {
  for (let step = 0; step < 50 && t.g.turn < 4; step++) {
    const quiet = ['end-stratagems', 'end-works', 'keep-none'].find((one) => t.can(one))
    t.act(quiet ?? t.game.decision()?.actions[0] ?? '')
  }
  return t
}

describe('stratagem counters', () => {
  it('sb.stratagems.draw: each side draws one of six, free and unseen', () => {
    const t = begin('siege', { historicalSetUp: true })
    expect([t.hand('french').length, t.hand('prussian').length]).toEqual([1, 1])
    expect(t.game.view(1).known['frenchHand']).toBe(1)
    expect(t.game.view(0).known['frenchHand']).toEqual(t.hand('french'))
    expect(t.game.view(0).known['prussianCup']).toBe(5)
  })

  it('sb.stratagems.buy: the French choose for 1; the Prussians draw for 1 or choose for 3; who kept one buys none', () => {
    const t = position({ ask: 'purchase', side: 'french', at: calm, hands: { french: ['scouts-icy-cold'] } })
    expect(t.why('draw-another')).toBe('sb.stratagems.buy chosen-only')
    expect(t.why('choose scouts-icy-cold')).toBe('sb.stratagems.buy not-in-cup')
    t.act('choose illness-bourbaki')
    expect([t.points('french'), t.hand('french')]).toEqual([4, ['scouts-icy-cold', 'illness-bourbaki']])
    const prussian = position({
      ask: 'purchase',
      side: 'prussian',
      at: calm,
      hands: { prussian: ['bad-shell-desertion'] },
    })
    prussian.act('draw-another', { draw: 'stratagem', value: 'illness-envoys' })
    expect([prussian.points('prussian'), prussian.hand('prussian').length]).toEqual([4, 2])
    const choosing = position({ ask: 'purchase', side: 'prussian', at: calm, points: { french: 5, prussian: 2 } })
    expect(choosing.why('choose illness-envoys')).toBe('sb.points.use too-few')
    const full = position({
      ask: 'purchase',
      side: 'french',
      at: calm,
      hands: { french: ['scouts-icy-cold', 'scouts-again'] },
    })
    expect(full.asks).not.toBe('french purchase')
  })

  it('sb.stratagems.hand: two counters at most, which only their owner sees', () => {
    const t = position({
      ask: 'intrigue',
      side: 'french',
      at: calm,
      hands: { french: ['scouts-again'], prussian: ['illness-envoys'] },
    })
    expect(t.why('play illness-bourbaki black')).toBe('sb.stratagems.hand not-in-hand')
    expect(JSON.stringify(t.game.view(0).known)).not.toContain('illness-envoys')
    expect(JSON.stringify(t.game.view(1).known)).not.toContain('scouts-again')
  })

  it('sb.stratagems.faces: black returns to the cup, red leaves the game with its black side', () => {
    const black = intrigue('french', 'supply-denfert')
    black.act('play supply-denfert black')
    expect([black.hand('french'), black.g.frenchCup.length, black.g.spent.count]).toEqual([[], 6, 0])
    const red = intrigue('french', 'supply-denfert')
    red.act('play supply-denfert red')
    expect([red.g.frenchCup.length, red.g.spent.count]).toEqual([5, 1])
    expect(intrigue('french', 'scouts-again').why('play scouts-again red')).toBe('sb.stratagems.faces blank')
  })

  it('sb.stratagems.moment: each in its phase', () => {
    const t = intrigue('french', 'firefighters-catherine', {
      hands: { french: ['firefighters-catherine', 'supply-denfert'] },
    })
    expect(t.why('play firefighters-catherine red')).toBe('sb.stratagems.moment not-now')
    expect(t.can('play supply-denfert black')).toBe(true)
  })

  it('sb.stratagems.keep: one is kept, the others go back into the cup', () => {
    const t = position({
      ask: 'keeping',
      side: 'french',
      at: calm,
      hands: { french: ['scouts-again', 'illness-bourbaki'] },
    })
    t.act('keep scouts-again')
    expect([t.hand('french').length, t.g.frenchCup.has(3)]).toEqual([2, expect.any(Boolean)])
    expect(t.hand('french')).toContain('scouts-again')
  })
})

describe('what stratagems do', () => {
  it('sb.stratagem.scouts: a company comes into zone 1, 2, 3 or 8; there are two in all', () => {
    const t = intrigue('french', 'scouts-again', { at: { ...calm, 1: 'art-fort 84rl', 2: 'mri67-1', 8: '65rp-1' } })
    t.act('play scouts-again black')
    expect(t.answers('post')).toEqual(['post @1', 'post @3', 'post @8'])
    t.act('post @3')
    expect(t.where('scouts-1')).toBe('@3')
    const none = intrigue('french', 'scouts-again', {
      state: { unit: { 'scouts-1': { fate: 2 }, 'scouts-2': { fate: 2 } } },
    })
    expect(none.why('play scouts-again black')).toBe('sb.stratagem.scouts none-left')
  })

  it('sb.stratagem.firefighters: one hit less in zone 1', () => {
    const t = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { ...garrison, 31: 'plr1421-1 mfar4-1' },
      forts: [31],
      hands: { french: ['firefighters-catherine'] },
    })
    t.act('bombard mfar4-1 @1').act('decline', 6)
    expect([t.asks, t.told('bombarded')]).toEqual(['french answer', expect.objectContaining({ hits: 4 })])
    t.game.undo()
    const hit = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { ...garrison, 31: 'plr1421-1 mfar4-1' },
      forts: [31],
      damage: { 1: 1 },
      hands: { french: ['firefighters-catherine'] },
    })
    hit.act('bombard mfar4-1 @1').act('decline', 6).act('play firefighters-catherine black')
    expect(hit.told('fort-damaged')).toBeUndefined()
    expect(hit.unit('84rl').status).toBe(0)
  })

  it('sb.stratagem.proclamation: one point more, cancelled by disinformation', () => {
    const t = intrigue('french', 'proclamation-swiss', {
      hands: { french: ['proclamation-swiss'], prussian: ['disinformation-ruse'] },
    })
    t.act('play proclamation-swiss black')
    expect(t.g.account.next.of(0)).toBe(1)
    t.act('play disinformation-ruse black')
    expect(t.g.account.next.of(0)).toBe(0)
  })

  it('sb.stratagem.disinformation: the French receive one point less', () => {
    const t = intrigue('prussian', 'disinformation-ruse', { points: { french: 0, prussian: 0 } })
    t.act('play disinformation-ruse black')
    expect(toNextTurn(t).points('french')).toBe(4 + 1 - 1)
  })

  it('sb.stratagem.illness: three battalions in three zones, an exhausted one is out of action, and none rests in this phase', () => {
    const at = { ...calm, 43: 'mri67-1/2 mri67-2', 40: 'plr2154-1', 36: 'plr2661-1' }
    const t = intrigue('french', 'illness-bourbaki', { at })
    t.act('play illness-bourbaki black').act('sicken mri67-1')
    expect(t.unit('mri67-1')).toMatchObject({ zone: '-', fate: 1 })
    expect(t.why('sicken mri67-2')).toBe('sb.stratagem.illness same-zone')
    t.act('sicken plr2154-1').act('sicken plr2661-1')
    expect(t.asks).not.toBe('french illness')
    while (!t.asks.endsWith('spending')) t.act('end-stratagems')
    while (t.asks === 'french spending') t.act('end-works')
    expect(t.why('rally plr2154-1', 1)).toBe('sb.works.rally once')
  })

  it('sb.stratagem.supply: the Prussians receive one point less', () => {
    const t = intrigue('french', 'supply-denfert', { points: { french: 0, prussian: 0 } })
    t.act('play supply-denfert black')
    expect(toNextTurn(t).points('prussian')).toBe(7)
  })

  it('sb.stratagem.cold: the Prussians four points less, the French two', () => {
    const t = intrigue('french', 'scouts-icy-cold', { points: { french: 0, prussian: 0 } })
    t.act('play scouts-icy-cold red')
    expect([toNextTurn(t).points('french'), t.points('prussian')]).toEqual([4 + 1 - 2, 4])
  })

  it('sb.stratagem.swiss: in the next turn two guns of each side', () => {
    const t = intrigue('french', 'proclamation-swiss')
    t.act('play proclamation-swiss red')
    expect(toNextTurn(t).g.swiss).toBe(true)
    const fire = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { ...garrison, 31: 'plr1421-1 mfar4-1', 32: 'plr1421-2 mfar4-2', 24: 'plr1421-3 mfar4-3' },
      forts: [31, 32, 24],
      state: { swiss: true, unit: { 'mfar4-1': { opened: true, used: true }, 'mfar4-2': { opened: true } } },
    })
    expect(fire.can('bombard mfar4-2 @1')).toBe(true)
    expect(fire.why('bombard mfar4-3 @1')).toBe('sb.stratagem.swiss enough')
  })

  it('sb.stratagem.bourbaki: from turn 4 the IV. division leaves; it returns with four battalions in good order', () => {
    const at = {
      ...calm,
      43: 'olr13-1/2 olr13-3/1 olr13-4 3rur/1',
      40: 'olr4345-1/1 olr4345-2 olr4345-3 caa-fourth',
      0: 'olr4345-4',
    }
    expect(intrigue('french', 'illness-bourbaki', { at }).why('play illness-bourbaki red')).toBe(
      'sb.stratagem.bourbaki too-early',
    )
    const t = intrigue('french', 'illness-bourbaki', { at, turn: 4 })
    t.act('play illness-bourbaki red')
    expect(t.unit('olr13-1')).toMatchObject({ zone: '-', fate: 3 })
    for (let step = 0; step < 60 && t.where('olr13-1') === '-'; step++) {
      const quiet = ['decline', 'end-operations', 'stop', 'pass', 'end-works', 'keep-none', 'end-stratagems'].find(
        (one) => t.can(one),
      )
      t.act(quiet ?? t.game.decision()?.actions[0] ?? '')
    }
    const statuses = ['olr13-4', 'olr4345-2', 'olr4345-3', 'olr4345-4', 'olr13-3', 'olr4345-1', 'olr13-1', '3rur'].map(
      (id) => t.unit(id).status,
    )
    expect(statuses).toEqual([0, 0, 0, 0, 1, 1, 1, 0])
    expect(t.where('caa-fourth')).toBe('@0')
  })

  it('sb.stratagem.denfert: the initiative and one point more', () => {
    const t = intrigue('french', 'supply-denfert', { points: { french: 0, prussian: 0 } })
    t.act('play supply-denfert red')
    expect([toNextTurn(t).points('french'), t.g.initiative]).toEqual([4 + 1 + 1, 0])
  })

  it('sb.stratagem.discipline: in an activation an unreliable battalion stays; attacked alone it gives the zone up', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      at: { ...garrison, 10: 'gmsl 57rp-3', 45: 'plr1421-1' },
      hands: { prussian: ['discipline-tresckow'] },
    })
    t.act('activate @10').act('join-all')
    expect(t.asks).toBe('prussian discipline')
    t.act('play discipline-tresckow black')
    expect(t.answers('balk')).toEqual(['balk 57rp-3', 'balk gmsl'])
    t.act('balk gmsl')
    expect(t.why('march gmsl')).toBe('sb.movement.once not-offensive')
    expect(t.can('march 57rp-3')).toBe(true)
    const attack = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 10: 'gmsl flying-battery', 20: 'plr1421-1 plr1421-2' },
      hands: { prussian: ['discipline-tresckow'] },
    })
    attack.act('activate @20').act('join-all').act('remain').act('attack @20 @10').act('hold-fire').act('assault')
    attack.act('play discipline-tresckow black')
    while (attack.asks === 'french retreat') attack.act('retire @1')
    expect(attack.told('assaulted')).toBeUndefined()
    expect([attack.where('gmsl'), attack.where('plr1421-1'), attack.unit('flying-battery').fate]).toEqual([
      '@1',
      '@10',
      2,
    ])
  })

  it('sb.stratagem.bad-shell: cancels a French shot but not one of the fortress artillery', () => {
    const t = position({
      ask: 'bombardment',
      side: 'french',
      at: { ...garrison, 10: 'plr1421-1', 9: '35rm-1 12ra-2' },
      forts: [9],
      hands: { prussian: ['bad-shell-desertion'] },
    })
    t.act('bombard 12ra-2 @10')
    expect(t.asks).toBe('prussian answer')
    t.act('play bad-shell-desertion black')
    expect([t.told('bombarded'), t.unit('12ra-2').used, t.g.zone.bombarded.of(9)]).toEqual([undefined, true, false])
    t.act('bombard art-fort @10')
    expect(t.told('bombarded')).toMatchObject({ unit: 'art-fort' })
  })

  it('sb.stratagem.envoys: all Prussian bombardments at +1', () => {
    const t = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { ...garrison, 31: 'plr1421-1 mfar4-3' },
      forts: [31],
      hands: { prussian: ['illness-envoys'] },
    })
    t.act('play illness-envoys red').act('bombard mfar4-3 @8').act('decline', 1)
    expect(t.told('bombarded')).toMatchObject({
      ledger: [{ label: 'heavy' }, { label: 'near' }, { label: 'envoys', value: 1 }, { label: 'die' }],
    })
  })

  it('sb.stratagem.more-shells: from turn 5, French artillery at -1 until the end', () => {
    const hands = { prussian: ['discipline-more-shells'] }
    const at = { ...garrison, 10: 'plr1421-1' }
    const early = position({ ask: 'bombardment', side: 'prussian', turn: 4, at, hands })
    expect(early.why('play discipline-more-shells red', 1)).toContain('more-shells too-early')
    const t = position({ ask: 'bombardment', side: 'prussian', turn: 5, at, hands })
    t.act('play discipline-more-shells red')
    if (t.can('stop') && t.asks === 'prussian bombardment') t.act('stop')
    t.act('bombard art-fort @10', 3)
    expect(t.told('bombarded')).toMatchObject({
      ledger: [{ label: 'heavy' }, { label: 'more-shells', value: -1 }, { label: 'die' }],
    })
  })

  it('sb.stratagem.ruse: every Prussian battalion defends with one more', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      at: { ...garrison, 9: '35rm-1 3bm', 24: 'olr13-1 olr13-3' },
      forts: [9],
      hands: { prussian: ['disinformation-ruse'] },
    })
    t.act('activate @9').act('join-all').act('remain').act('attack @9 @24')
    t.act('play disinformation-ruse red').act('hold-fire')
    // 3 + 3 attack 3 + 3 with 2 more.
    expect(t.game.decision()?.about).toMatchObject({ magnitude: 4, modifier: -2 })
  })

  it('sb.stratagem.desertion: a battalion of the 57th is lost for good', () => {
    const t = intrigue('prussian', 'bad-shell-desertion', { at: { ...calm, 9: '35rm-1' } })
    t.act('play bad-shell-desertion red')
    expect(t.answers('desert')).toEqual(['desert 57rp-1', 'desert 57rp-2'])
    expect(t.why('desert 35rm-1')).toBe('sb.stratagem.desertion other-regiment')
    t.act('desert 57rp-1')
    expect(t.unit('57rp-1')).toMatchObject({ zone: '-', fate: 2 })
  })

  it('sb.stratagem.incendiary: a hit more on a fort, before it is compared with the bonus; a dash stays a dash', () => {
    const burning = (): Table =>
      position({
        ask: 'bombardment',
        side: 'prussian',
        at: { ...garrison, 31: 'plr1421-1 mfar4-6' },
        forts: [31],
        hands: { prussian: ['bad-shell-incendiary'] },
      }).act('play bad-shell-incendiary red')
    const t = burning().act('bombard mfar4-6 @8').act('decline', 1)
    // Value 3 at the next zone: 1 + 1 + 1 is row 3: one hit, and one more is the bonus of the fort.
    expect(t.told('bombarded')).toMatchObject({ hits: 2 })
    expect(t.told('fort-damaged')).toMatchObject({ zone: 'zone-8' })
  })

  it('sb.stratagem.tresckow: the French two points less, and no Swiss delegation after it', () => {
    const t = intrigue('prussian', 'discipline-tresckow', {
      points: { french: 0, prussian: 0 },
      hands: { prussian: ['discipline-tresckow'], french: ['proclamation-swiss'] },
    })
    t.act('play discipline-tresckow red')
    expect(t.why('play proclamation-swiss red', 0)).toBe('sb.stratagem.tresckow refused')
    expect(toNextTurn(t).points('french')).toBe(4 + 1 - 2)
  })
})
