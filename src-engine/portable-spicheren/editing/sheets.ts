import { inWords } from '../../campaigns/editing/edited-things.ts'
import { listAt, objectAt, textsAt } from '../../campaigns/editing/loose.ts'
import { fieldAt, type NewLine, row, sheet } from '../../campaigns/editing/sheets.ts'
import { hexNames } from '../../campaigns/hex-names.ts'
import { both } from '../../campaigns/problems.ts'
import { rulesOf } from '../../kernel/system/handbook.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Sheet } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { type JsonObject, textIn } from '../../kernel/values/result.ts'
import { type SwitchId, sides, switchIds } from '../campaign/files.ts'
import { handbook } from '../handbook/handbook.ts'
import { rollOf, wordsFor } from './roll.ts'
import { ruleOf } from '../campaign/switches.ts'

const sideChoices: readonly Choice[] = sides.map((id) => ({ id, title: wordsFor(`side.${id}`) }))

const sectionOf = (one: SwitchId): string | null =>
  rulesOf(handbook).find(({ id }) => id === ruleOf[one])?.section ?? null

/** All settings of a scenario except the placement of units. */
export function sheets(files: CampaignFiles, document: JsonObject): readonly Sheet[] {
  const { entries, map } = rollOf(files)
  const nameOf = hexNames(map?.places ?? [])
  const gates = entries.map(({ id, name }) => ({ id, title: name }))
  const field = (...parts: Parameters<typeof fieldAt> extends [unknown, ...infer Rest] ? Rest : never): Field =>
    fieldAt(document, ...parts)
  return [
    sheet('words', both('What it is called', 'Comment il s’appelle'), {
      fields: [
        field('title', both('Title', 'Titre'), 'words'),
        field('description', both('What is fought out', 'De quoi il s’agit'), 'words', null, { optional: true }),
      ],
    }),
    sheet('days', both('Turns', 'Tours'), {
      fields: [
        field('turns', both('Number of turns', 'Nombre de tours'), 'number', 12, { least: 1, most: 99 }),
        field('firstPlayer', both('Who begins', 'Qui commence'), 'choice', 'prussian', { choices: sideChoices }),
      ],
    }),
    sheet('forces', both('Who comes later', 'Qui vient plus tard'), {
      fields: [
        field('pool.side', both('Whose units come in', 'À qui sont les unités qui arrivent'), 'choice', 'prussian', {
          choices: sideChoices,
        }),
        field('reserve.side', both('Whose reserve it is', 'À qui est la réserve'), 'choice', 'french', {
          choices: sideChoices,
        }),
        field('reserve.entry', both('Where the reserve comes in', 'Par où vient la réserve'), 'choice', '', {
          choices: gates,
        }),
        field(
          'reserve.cleared',
          both('Called when one of these is lost', 'Appelée quand l’un de ces lieux est perdu'),
          'places',
          [],
        ),
        field(
          'reserve.attacked',
          both('Called when one of these is attacked', 'Appelée quand l’un de ces lieux est attaqué'),
          'places',
          [],
        ),
      ],
    }),
    sheet('ground', both('Placement by the player', 'Placement par le joueur'), {
      rows: placementRows(document, nameOf),
      kinds: Object.hasOwn(document, 'placement')
        ? []
        : [{ id: 'placement', title: both('Let a side place its units', 'Laisser un camp placer ses unités') }],
    }),
    sheet('switches', both('Options', 'Options'), {
      fields: switchIds.map((one) =>
        field(`switches.${one}`, wordsFor(`option.${one}`), 'switch', false, { section: sectionOf(one) }),
      ),
    }),
    sheet('victory', both('Who wins at dark', 'Qui gagne à la nuit'), {
      fields: [
        field(
          'dark.heldAtStart',
          both('Who holds the places at first', 'Qui tient d’abord les lieux'),
          'choice',
          'french',
          {
            choices: sideChoices,
          },
        ),
      ],
      rows: sides.map((side) => {
        const { en, fr } = wordsFor(`side.${side}`)
        const held = textsAt(objectAt(objectAt(document, 'dark'), 'holds'), side)
        const names = held.map(nameOf)
        const none = held.length === 0
        return row(
          `dark.holds.${side}`,
          both(
            `The ${en} win by holding ${
              none
                ? 'nothing yet'
                : inWords(
                    names.map((one) => one.en),
                    'and',
                  )
            } when the last turn ends.`,
            `Les ${fr} gagnent en tenant, à la fin du dernier tour : ${
              none
                ? 'rien encore'
                : inWords(
                    names.map((one) => one.fr),
                    'et',
                  )
            }.`,
          ),
          {
            fields: [field(`dark.holds.${side}`, both('Places to hold', 'Lieux à tenir'), 'places', [])],
            mayDrop: false,
            places: held,
          },
        )
      }),
    }),
  ]
}

function placementRows(document: JsonObject, nameOf: (hex: string) => Title): Sheet['rows'] {
  if (!Object.hasOwn(document, 'placement')) return []
  const placement = objectAt(document, 'placement')
  const line = textsAt(placement, 'line')
  const ends = line.map(nameOf)
  const side = wordsFor(`side.${textIn(placement['side'])}`)
  const south = placement['keep'] === 'south'
  return [
    row(
      'placement',
      both(
        `The ${side.en} place their units on the line ${ends.map((one) => one.en).join(' – ')} or ${south ? 'south' : 'north'} of it.`,
        `Les ${side.fr} placent leurs unités sur la ligne ${ends.map((one) => one.fr).join(' – ')} ou au ${south ? 'sud' : 'nord'} de celle-ci.`,
      ),
      {
        fields: [
          fieldAt(document, 'placement.side', both('Who places', 'Qui place'), 'choice', null, {
            choices: sideChoices,
          }),
          fieldAt(
            document,
            'placement.line',
            both('Two hexes of the line', 'Deux hexagones de la ligne'),
            'places',
            [],
          ),
          fieldAt(document, 'placement.keep', both('On which side of it', 'De quel côté'), 'choice', null, {
            choices: ['north', 'south'].map((id) => ({
              id,
              title: wordsFor(`direction.${id === 'north' ? 'N' : 'S'}`),
            })),
          }),
        ],
        places: line,
      },
    ),
  ]
}

/** The line on which a side places its units, across the middle of the map. */
export function added(files: CampaignFiles, document: JsonObject): NewLine {
  const zones = rollOf(files).hexes?.zoneIds ?? []
  const column = (hex: string): string => hex.slice(0, 2)
  const middle = zones.filter((hex) => hex.endsWith(zones[Math.floor(zones.length / 2)]?.slice(2) ?? ''))
  const line = [middle[0] ?? '0101', middle.findLast((hex) => column(hex) !== column(middle[0] ?? '')) ?? '0201']
  const side = listAt(document, 'start').length > 0 ? 'french' : 'prussian'
  return { place: 'placement', value: { side, line, keep: 'south' } }
}
