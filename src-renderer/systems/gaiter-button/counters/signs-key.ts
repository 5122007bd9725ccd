import type { Language } from '../../../../src-main/contract/settings.ts'
import { spacedFrench } from '../../../text/language/french.ts'
import type { KeyLine, SignsKey } from '../../../system-ui/system-ui.ts'
import { marks } from './marks.ts'

type Line = Omit<KeyLine, 'words'> & { readonly en: string; readonly fr: string }

/** Every sign that the markers put on the map. */
const onMap: readonly Line[] = [
  {
    tone: 'blue',
    as: 'axis',
    en: 'Axis of retreat, in the colour of its side',
    fr: 'Axe de retraite, aux couleurs de son camp',
  },
  { tone: 'blue', as: 'edge', en: 'Axis of retreat off the map', fr: 'Axe de retraite hors de la carte' },
  { tone: 'bad', as: 'destroyed', en: 'Destroyed bridge', fr: 'Pont détruit' },
  {
    tone: 'bad',
    as: 'repair',
    en: 'Bridge under repair, with the level reached',
    fr: 'Pont en réparation, avec le niveau atteint',
  },
  { tone: 'bad', as: 'broken-rail', en: 'Destroyed railway', fr: 'Voie ferrée détruite' },
  { tone: 'good', as: 'pontoon', en: 'Pontoon bridge, complete', fr: 'Pont de bateaux achevé' },
  {
    tone: 'quiet',
    as: 'pontoon',
    en: 'Pontoon bridge being built or damaged, with its level',
    fr: 'Pont de bateaux en construction ou endommagé, avec son niveau',
  },
  { tone: 'bad', as: 'contested', en: 'Contested zone', fr: 'Zone contestée' },
  { tone: 'bad', as: 'encircled', en: 'Encircled', fr: 'Encerclé' },
  {
    tone: 'grey',
    as: 'taken',
    en: 'Source of supply taken by this side',
    fr: 'Source de ravitaillement prise par ce camp',
  },
  {
    tone: 'grey',
    as: 'stormed',
    en: 'Bank of a fortress stormed by this side',
    fr: 'Rive d’une forteresse prise d’assaut par ce camp',
  },
]

export const signsIn = (language: Language): SignsKey => ({
  map: onMap.map(({ en, fr, ...sample }) => ({ ...sample, words: language === 'en' ? en : spacedFrench(fr) })),
  counters: marks[language],
})
