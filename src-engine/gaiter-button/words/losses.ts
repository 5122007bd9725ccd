import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'prompt.unit-losses': '{unit} has to lose {count} SP (it has {left}). Which?',
  'arm.infantry': 'infantry',
  'arm.cavalry': 'cavalry',
  'arm.heavy-cavalry': 'heavy cavalry',
  'arm.artillery': 'artillery',
  'arm.heavy-artillery': 'heavy artillery',
  'arm.mitrailleuses': 'mitrailleuses',
  'verb.lose': '{counter} loses 1 SP of {arm}',
  'journal.point-lost': '{counter} loses 1 SP of {arm}; {left} left.',
  'journal.unit-destroyed': '{counter} is destroyed in {zone}.',
  'refusal.gb.losses.mitrailleuses.never': 'No loss is put on the mitrailleuses of {unit}.',
  'refusal.gb.counters.losses.none-left': '{unit} has no {arm} left.',
  'refusal.gb.counters.losses.other-unit': '{loser} has to bear this loss, not {unit}.',
}

export const fr: Words = {
  'prompt.unit-losses': '{unit} doit perdre {count} PF (il lui en reste {left}). {count|Lequel|Lesquels} ?',
  'arm.infantry': 'infanterie',
  'arm.cavalry': 'cavalerie',
  'arm.heavy-cavalry': 'cavalerie lourde',
  'arm.artillery': 'artillerie',
  'arm.heavy-artillery': 'artillerie lourde',
  'arm.mitrailleuses': 'mitrailleuses',
  'verb.lose': '{counter} perd 1 PF de {arm}',
  'journal.point-lost': '{counter} perd 1 PF de {arm} ; il en reste {left}.',
  'journal.unit-destroyed': '{counter} est détruit{counter.e} à {zone}.',
  'refusal.gb.losses.mitrailleuses.never': 'Aucune perte n’est imputée aux mitrailleuses de {unit}.',
  'refusal.gb.counters.losses.none-left': '{unit} n’a plus de {arm}.',
  'refusal.gb.counters.losses.other-unit': 'C’est {loser} qui doit subir cette perte, non {unit}.',
}
