import type { MapEdit, MapList, MapPlan } from '../../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { bad, good } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { sheetBesideMap } from '../../sheet-words.ts'
import { sheetSchema } from '../../sheet-schema.ts'
import { joinNeighbours, whyNoOutline } from './areas.ts'
import { NOTHING_THERE, type Outcome } from './outcome.ts'
import { featuresFor, readGeoJson } from './geojson.ts'
import type { OpenFiles } from './dependents.ts'
import { importOwn } from './import-own.ts'
import { addRow, freshRow, rounded, slugFor, whyNoMore, widenFrame } from './rows.ts'

/** The file with the attribution printed beside the map. */
const SHEET = 'sheet.json'
const MOST_ATTRIBUTION = 500

/**
 * Imports points, lines or outlines of a GeoJSON text into a list, or an exported map into all lists, and records whose
 * data they are. `does` applies further changes of the map.
 */
export function importInto(
  plan: MapPlan,
  open: OpenFiles,
  list: MapList,
  { text, attribution }: Extract<MapEdit, { do: 'map-import' }>,
  does: (edit: MapEdit) => Outcome,
): Outcome {
  if (plan.ground !== 'degrees') return bad(NOT_HERE)
  const whose = attribution.trim().slice(0, MOST_ATTRIBUTION)
  if (whose === '')
    return bad(
      both(
        'Say whose data this is: it stands beside the map.',
        'Indiquez à qui sont ces données : cela figure à côté de la carte.',
      ),
    )
  const read = readGeoJson(text)
  if (!read.ok) return read
  if ('own' in read.value) {
    const taken = importOwn(plan, open, read.value.own, does)
    if (taken.ok) attribute(open, whose)
    return taken
  }
  const kind = list.fresh[0]
  const { is } = list.shape
  if (kind === undefined || is === 'way' || is === 'none') return bad(NOT_HERE)
  const found = featuresFor(read.value.features, is)
  if (!found.ok) return found
  const files = open as CampaignFiles
  for (const { name, points } of found.value) {
    const at = points.map((point) => rounded(plan, point))
    const refusal = is === 'area' && list.key !== null ? whyNoOutline(files, list, at) : undefined
    if (refusal !== undefined) return bad(both(`${name}: ${refusal.en}`, `${name} : ${refusal.fr}`))
    const id = list.key === null ? undefined : slugFor(files, plan, name, list.one)
    const called = name === '' ? list.one.en : name
    const full = whyNoMore(files, list)
    if (full !== undefined) return bad(full)
    if (!addRow(plan, open, list, freshRow(list, kind.content, { id, name: called, points: at, ends: [] })))
      return bad(NOTHING_THERE)
    widenFrame(plan, open, list, at)
    if (is === 'area' && id !== undefined) joinNeighbours(plan, open, list, id)
  }
  attribute(open, whose)
  const count = found.value.length
  return good({
    title: both(`${count} taken in: ${list.title.en}`, `${count} importés : ${list.title.fr}`),
    things: [],
    struck: [],
  })
}

const NOT_HERE = both('Nothing can be taken in here.', 'Rien ne peut être importé ici.')

/** Adds an owner of data to the attribution. */
function attribute(open: OpenFiles, whose: string): void {
  const files = open as CampaignFiles
  const sheet = sheetSchema.safeParse(files[SHEET]).data
  const { title, attribution } = sheetBesideMap(files, sheet)
  if ([attribution.en, attribution.fr].some((said) => said.includes(whose))) return
  const more = (said: string): string => [said, whose].filter(Boolean).join(' · ')
  open[SHEET] ??= { format: 2, title: title.en === '' ? '–' : { ...title } }
  open[SHEET]['attribution'] = { en: more(attribution.en), fr: more(attribution.fr) }
}
