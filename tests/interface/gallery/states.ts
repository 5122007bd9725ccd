import type { Page } from 'playwright/test'
import type { Calls } from '../../main/socket.ts'
import { answers, command, goTo, openGame, openRecord, stops, untilMoved } from '../tools/at-table.ts'
import { mapAtRest, nextFrames } from '../tools/house.ts'
import type { GameName, PreparedGames } from './games.ts'

/*
 * The states of the window worth looking at, as data. Add the states of every new part of the window here: the gallery
 * (npm run gallery) shows them, and the accessibility test checks them.
 */

/** Where to find a state: on a screen, behind a curtain, in a film, or in a prepared game at the nth time it asks a question. */
type Where =
  | { readonly at: 'campaign' | 'games' | 'new-game' | 'basket' | 'backups' }
  | { readonly game: GameName; readonly asks: string; readonly nth?: number }
  | { readonly curtain: true }
  | { readonly film: true }

export type State = {
  readonly name: string
  /** What it shows, for the contact sheet. */
  readonly title: string
  readonly where: Where
  readonly language?: 'en' | 'fr'
  /** The size of the text, in hundredths. */
  readonly text?: 100 | 150 | 200
  /** The selector of the part to check; by default the whole window. */
  readonly part?: string
  /** Outside a game, too, it shows a map with a drawn sheet. */
  readonly hasSheet?: true
  /** Brings about the state after the window has opened. */
  readonly doing?: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function layer(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('application').focus()
  await page.keyboard.press('l')
  await page.getByRole('radio', { name }).first().check()
}

/** Waits for the drawn sheet of the map; the first drawing in a language takes long. */
const printed = (page: Page) => page.locator('.game-map[data-sheet="printed"]').waitFor({ timeout: 90_000 })

/** The same for the map of a campaign on the opening screen. */
async function drawn(page: Page): Promise<void> {
  await page.getByRole('application').waitFor()
  await page.locator('.map-waiting').waitFor({ state: 'hidden', timeout: 90_000 })
}

async function near(page: Page, place: string): Promise<void> {
  await goTo(page, place)
  await mapAtRest(page)
}

/** The film of the recorded game, paused at the step with this note. */
async function asItWas(page: Page, heading: RegExp): Promise<void> {
  await press(page, /Sedan 1870/)
  await press(page, /^Film/)
  await press(page, 'Pause')
  await page.locator('.film-steps li').filter({ hasText: heading }).getByRole('button').click()
  await page.locator('.moment-notes').getByText(heading).waitFor()
  await printed(page)
}

async function readNewspaper(page: Page): Promise<void> {
  await press(page, /^(Debriefing|Le bilan)$/)
  await press(page, /^(Newspapers|Journaux)$/)
  await page.locator('.newspaper').first().waitFor()
}

/** The report of the last turn that is over. */
async function readReport(page: Page): Promise<void> {
  await press(page, /^(Debriefing|Le bilan)$/)
  await page.locator('.chronicle-parts button').nth(1).click()
  await page.locator('.day-report').waitFor()
}

/** Gives first answers until there is a card of what came of them. */
async function answerUntilCard(page: Page): Promise<void> {
  const card = page.locator('.result-card')
  for (let acts = 0; acts < 30 && !(await card.isVisible()); acts += 1) {
    const before = await stops(page).textContent()
    await answers(page).first().click()
    await untilMoved(page, before)
    await nextFrames(page)
  }
  await card.waitFor()
}

/** A draft of a campaign’s first scenario on the designer’s bench, or of another. */
async function design(page: Page, campaign: string, scenario?: RegExp): Promise<void> {
  await press(page, /^(Design…|Composer…)$/)
  await page.getByRole('combobox', { name: /^(Campaign|Campagne)$/ }).selectOption(campaign)
  if (scenario !== undefined) await page.getByRole('radio', { name: scenario }).check()
  await press(page, /^(Begin the draft|Commencer l’ébauche)$/)
  await page.locator('.bench-verdict[aria-busy="false"]').waitFor()
}

async function designTables(page: Page, campaign: string): Promise<void> {
  await design(page, campaign)
  await press(page, 'Tables')
  await page.locator('.aid[aria-busy="false"] .aid-chart').first().waitFor()
}

async function designArmies(page: Page, campaign: string): Promise<void> {
  await design(page, campaign)
  await page.locator('.bench-desks button').nth(1).click()
  await page.locator('.army[aria-busy="false"] .army-sheet').waitFor()
}

async function designMap(page: Page, campaign: string, place: RegExp): Promise<void> {
  await design(page, campaign)
  await press(page, /^(Map|Carte)$/)
  await page.locator('.maps[aria-busy="false"] .map-sketch').waitFor()
  await press(page, place)
  await page.locator('.map-card h2').waitFor()
}

/** Another list of the map that is edited, with what is chosen in it. */
async function listOnMap(page: Page, list: string, item: RegExp): Promise<void> {
  await page.locator('.map-lists select').selectOption(list)
  await page.locator('.map-lists').getByRole('button', { name: item }).first().click()
  await page.locator('.map-card h2').waitFor()
}

/** The sketch of the map, seen from nearer: what is chosen stays where it is. */
async function closerOnMap(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await press(page, /^(Closer|Plus près)$/)
}

async function setValue(page: Page, address: string, value: string): Promise<void> {
  const input = page.locator(`[id="value-${address}"]`)
  await input.fill(value)
  await input.press('Enter')
  await page.locator(`.aid[aria-busy="false"] .is-changed [id="value-${address}"]`).waitFor()
  await page.locator('.bench-verdict[aria-busy="false"]').waitFor()
}

/** Has chance play a small scenario against itself, and waits for what comes of it. */
async function playSimulation(page: Page): Promise<void> {
  const fields = page.locator('.simulation-fields')
  for (const side of [0, 1]) await fields.locator('select').nth(side).selectOption('chance')
  await fields.locator('input').first().fill('2')
  await page.locator('.simulation-form button[type="submit"]').click()
  await page.locator('.simulation-result').waitFor()
  await page.locator('.simulation-progress').waitFor({ state: 'detached' })
}

async function simulateScenario(page: Page): Promise<void> {
  await press(page, /Storm over Belfort|Tempête sur Belfort/)
  await press(page, /^(Simulate…|Simuler…)$/)
  await page.locator('.simulation-sheet > .field select').selectOption('danjoutin')
  await playSimulation(page)
}

async function balanceDraft(page: Page): Promise<void> {
  await design(page, 'belfort-1870', /Danjoutin/)
  const tab = page.getByRole('tab', { name: /^(Balance|Équilibre)$/ })
  // With large text the tabs are a list to choose from.
  if (await tab.isVisible()) await tab.click()
  else await page.locator('.bench-tab-choice').selectOption('balance')
  await playSimulation(page)
}

/** The opening screen with the campaign whose button says this, and its drawn map. */
const openingOf = (name: string, title: string, campaign: RegExp): State => ({
  ...{ name, title, part: 'main', where: { at: 'campaign' } },
  doing: (page) => press(page, campaign),
  hasSheet: true,
})

export const states: readonly State[] = [
  {
    name: 'bench',
    title: 'A draft on the designer’s bench',
    where: { at: 'campaign' },
    doing: (page) => design(page, 'chalons-1870'),
  },
  {
    name: 'bench-map',
    title: 'The map of a campaign as it is edited, with the card of a place',
    where: { at: 'campaign' },
    doing: (page) => designMap(page, 'chalons-1870', /^Sedan$/),
  },
  {
    name: 'bench-map-areas',
    title: 'A map of areas as it is edited, with the card of one',
    where: { at: 'campaign' },
    doing: (page) => designMap(page, 'belfort-1870', /^Danjoutin$/),
  },
  {
    name: 'bench-map-houses',
    title: 'Houses of the villages about a fortress, as they are edited',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designMap(page, 'belfort-1870', /^Danjoutin$/)
      await closerOnMap(page, 6)
      await listOnMap(page, 'houses', /^(House|Maison) 3, Danjoutin$/)
    },
  },
  {
    name: 'bench-map-station',
    title: 'The one railway station of a map, as it is edited: no other can be added',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designMap(page, 'belfort-1870', /^Danjoutin$/)
      await listOnMap(page, 'station', /Gare de Belfort/)
      await closerOnMap(page, 5)
    },
  },
  {
    name: 'bench-map-names',
    title: 'Names that are written along lines, as they are edited',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designMap(page, 'portable-spicheren', /^0101$/)
      await listOnMap(page, 'lines-of-names', /^(Saarbrücken Wood|Bois de Sarrebruck)$/)
    },
  },
  {
    name: 'bench-map-heights',
    title: 'What is drawn for the eye alone, as it is edited: the card of a height',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designMap(page, 'chalons-1870', /^Sedan$/)
      await listOnMap(page, 'heights', /Rocroi plateau/)
    },
  },
  {
    name: 'bench-map-hexes',
    title: 'A map of hexes as it is edited, with a village of its drawing',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designMap(page, 'portable-spicheren', /^0101$/)
      await listOnMap(page, 'villages', /St Johann/)
    },
  },
  {
    name: 'bench-map-table',
    title: 'A measured table as it is edited, with one of its woods',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designMap(page, 'escape-from-sedan-1870', /Garenne/)
    },
  },
  {
    name: 'bench-hexes',
    title: 'A set-up of hexes on the bench, with a unit that is chosen',
    where: { at: 'campaign' },
    doing: async (page) => {
      await design(page, 'wissembourg-1870', /Geisberg/)
      await press(page, /^(All|Toutes) \d/)
      await page.getByRole('option').first().click()
      await printed(page)
    },
  },
  {
    name: 'bench-measured',
    title: 'A set-up on a measured table, with two units that are drawn up in line',
    where: { at: 'campaign' },
    doing: async (page) => {
      await design(page, 'escape-from-sedan-1870')
      await press(page, /^(All|Toutes) \d/)
      const placed = page.getByRole('option').filter({ hasText: /″/ })
      await placed.nth(1).click()
      await placed.nth(2).click({ modifiers: ['Control'] })
      await placed.nth(4).click({ modifiers: ['Control'] })
      await page.keyboard.press('l')
      await page.locator('.bench-verdict[aria-busy="false"]').waitFor()
      await printed(page)
    },
  },
  {
    name: 'bench-armies',
    title: 'The order of battle on the bench, with boxes and morale rows',
    where: { at: 'campaign' },
    doing: (page) => designArmies(page, 'chalons-1870'),
  },
  {
    name: 'bench-armies-changed',
    title: 'An order of battle of hexes with a copy, and a unit of another formation',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designArmies(page, 'wissembourg-1870')
      await press(page, /^(Copy|Copier) /)
      await page.locator('.army[aria-busy="false"] .is-new').first().waitFor()
      await page.getByRole('spinbutton').first().fill('5')
      await page.keyboard.press('Enter')
      await page.locator('.army[aria-busy="false"] .is-changed').first().waitFor()
      await page.locator('.bench-verdict[aria-busy="false"]').waitFor()
    },
  },
  {
    name: 'bench-tables',
    title: 'The tables of a campaign on the bench, as they are shipped',
    where: { at: 'campaign' },
    doing: (page) => designTables(page, 'belfort-1870'),
  },
  {
    name: 'bench-tables-changed',
    title: 'Tables with values that differ from the rulebook, one of them at fault',
    where: { at: 'campaign' },
    doing: async (page) => {
      await designTables(page, 'chalons-1870')
      await setValue(page, 'march.road', '3')
      await setValue(page, 'combatResults.rows.3.losses.2.1', '9')
    },
  },
  {
    name: 'opening',
    title: 'The opening screen, with the map of a campaign',
    where: { at: 'campaign' },
    doing: (page) => press(page, /Sedan 1870/),
    hasSheet: true,
  },
  {
    name: 'opening-what-ifs',
    title: 'The what-ifs unfolded, with one of them',
    where: { at: 'campaign' },
    doing: async (page) => {
      // It stays unfolded while one of them is chosen.
      await page.locator('.what-ifs').evaluate((list) => list.setAttribute('open', ''))
      await press(page, /Mac-Mahon (?:toward|vers) Paris/)
    },
  },
  openingOf('opening-hexes', 'A campaign on hexes', /Portable Spicheren|Spicheren portatif/),
  openingOf('opening-areas', 'A campaign on areas', /^(?:Storm over|Tempête sur) Belfort/),
  openingOf('opening-measured', 'A campaign on a measured table', /^(?:Escape from|S’échapper de) Sedan/),
  openingOf('opening-facing', 'A campaign on hexes with facing', /^Wissembourg/),
  {
    name: 'broken-campaign',
    title: 'A campaign of which little can be read',
    part: 'main',
    where: { at: 'campaign' },
    doing: (page) => press(page, /torn/),
  },
  { name: 'library', title: 'The library with games', where: { at: 'games' } },
  { name: 'basket', title: 'The trash, with nothing in it', part: 'main', where: { at: 'basket' } },
  {
    name: 'backups',
    title: 'The backups, with what the last one holds',
    part: 'main',
    where: { at: 'backups' },
    doing: (page) => press(page, /^(Back up now|Sauvegarder maintenant)$/),
  },
  { name: 'new-game', title: 'A new game', where: { at: 'new-game' } },
  {
    name: 'own-programs',
    title: 'How a program of the user’s own becomes a player',
    where: { at: 'new-game' },
    part: 'dialog[open]',
    doing: (page) => press(page, /program of your own|programme à vous/),
  },
  {
    name: 'appearance',
    title: 'How the window looks is chosen',
    part: '.appearance',
    where: { at: 'campaign' },
    doing: (page) => press(page, /^(Appearance|Apparence)$/),
  },
  { name: 'first-question', title: 'The first question of a game', where: { game: 'august', asks: 'decoys' } },
  {
    name: 'first-question-fr',
    title: 'The same in French',
    part: '.table-header',
    where: { game: 'august', asks: 'decoys' },
    language: 'fr',
  },
  {
    name: 'large-text',
    title: 'The table with text half as large again',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    text: 150,
  },
  {
    name: 'large-text-activation',
    title: 'A group is activated, with text half as large again',
    where: { game: 'sedan', asks: 'activation', nth: 1 },
    text: 150,
  },
  {
    name: 'order-card',
    title: 'A march is ordered',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: async (page) => {
      await near(page, 'Monthois')
      await page.keyboard.press('Enter')
      await page.locator('.order-card').waitFor()
    },
  },
  {
    name: 'map-near',
    title: 'The map from near',
    part: '.table-map',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: (page) => near(page, 'Sedan'),
  },
  {
    name: 'stack',
    title: 'A stack laid out',
    part: '.stack-viewer',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: async (page) => {
      await near(page, 'Stonne')
      await page.keyboard.press('s')
    },
  },
  { name: 'muster', title: 'The bowl is filled', part: '.question', where: { game: 'sedan', asks: 'muster' } },
  {
    name: 'muster-fr',
    title: 'The same in French',
    part: '.question',
    where: { game: 'sedan', asks: 'muster' },
    language: 'fr',
  },
  {
    name: 'activation',
    title: 'A group is activated',
    part: '.question',
    where: { game: 'sedan', asks: 'activation', nth: 1 },
  },
  { name: 'marker', title: 'A marker is drawn', part: '.question', where: { game: 'sedan', asks: 'marker', nth: 2 } },
  {
    name: 'detaching',
    title: 'Who goes along',
    part: '.question',
    where: { game: 'sedan', asks: 'detaching', nth: 1 },
  },
  { name: 'reconnaissance', title: 'Reconnaissance', part: '.question', where: { game: 'sedan', asks: 'declaring' } },
  {
    name: 'engagement',
    title: 'A battle is engaged',
    part: '.question',
    where: { game: 'sedan', asks: 'engage.defence', nth: 1 },
  },
  { name: 'resolution', title: 'A battle is resolved', part: '.question', where: { game: 'sedan', asks: 'rout-test' } },
  {
    name: 'kept-orders',
    title: 'A march of several days has begun, and waits to be carried on',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: async (page) => {
      await near(page, 'Monthois')
      await page.keyboard.press('Enter')
      await page.locator('.order-card').waitFor()
      await near(page, 'Sedan')
      await page.keyboard.press('Enter')
      await page.locator('.order-buttons .strong:not([aria-disabled="true"])').click()
      await page.locator('.kept-orders').waitFor()
    },
  },
  { name: 'losses', title: 'Losses of a battle', part: '.question', where: { game: 'sedan', asks: 'combat-losses' } },
  { name: 'fatigue', title: 'Losses of a march', part: '.question', where: { game: 'sedan', asks: 'unit-losses' } },
  { name: 'retreat', title: 'A retreat', part: '.question', where: { game: 'august', asks: 'retreat.by' } },
  { name: 'night', title: 'The night', part: '.table-parts', where: { game: 'sedan', asks: 'night-works' } },
  {
    name: 'night-fr',
    title: 'The same in French',
    part: '.question',
    where: { game: 'sedan', asks: 'night-works' },
    language: 'fr',
  },
  {
    name: 'sheets',
    title: 'The order of battle',
    part: '.sheets-dialog',
    where: { game: 'sedan', asks: 'night-works' },
    doing: (page) => press(page, /^(Sheets|Ordre de bataille)$/),
  },
  {
    name: 'rules',
    title: 'The rules at hand',
    part: '.rules-sheet',
    where: { game: 'sedan', asks: 'muster' },
    doing: async (page) => {
      await page.keyboard.press('F1')
      await page.locator('.rules-contents summary').nth(3).click()
    },
  },
  {
    name: 'chart',
    title: 'A chart with the numbers of the campaign',
    part: '.rules-sheet',
    where: { game: 'sedan', asks: 'rout-test' },
    doing: async (page) => {
      await page.keyboard.press('F1')
      await page.locator('.rules-search input').fill('combat result')
      await page.locator('.rules-search input').press('Enter')
    },
  },
  {
    name: 'record',
    title: 'The line of play, the journal and the account of luck',
    part: '.table-record',
    where: { game: 'sedan', asks: 'rout-test' },
    doing: async (page) => {
      await openRecord(page)
      await page.locator('.luck summary').click()
    },
  },
  {
    name: 'past',
    title: 'The table as it was',
    part: 'main',
    where: { game: 'sedan', asks: 'muster', nth: 3 },
    doing: async (page) => {
      await openRecord(page)
      await page.locator('.slider button').first().click()
    },
  },
  {
    name: 'layer-command',
    title: 'A layer over the map: command',
    part: '.table-map',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: (page) => layer(page, /^(Command|Commandement)$/),
  },
  {
    name: 'layer-supply',
    title: 'A layer over the map: supply, with its findings',
    part: '.table-map',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: (page) => layer(page, /^(Supply|Ravitaillement)$/),
  },
  {
    name: 'intelligence',
    title: 'What the enemy’s counters can still be',
    part: 'dialog[open]',
    where: { game: 'sedan', asks: 'impulse', nth: 2 },
    doing: (page) => press(page, /^(Intelligence|Renseignements)$/),
  },
  {
    name: 'course',
    title: 'How it stands, in charts',
    part: 'dialog[open]',
    where: { game: 'sedan', asks: 'night-works' },
    doing: (page) => press(page, /^(How it stands|La situation)$/),
  },
  {
    name: 'debriefing',
    title: 'A campaign that is over is gone through',
    part: 'dialog[open]',
    where: { game: 'march', asks: 'over' },
    doing: (page) => press(page, /^(Debriefing|Le bilan)$/),
  },
  {
    name: 'debriefing-fr',
    title: 'The same in French',
    part: 'dialog[open]',
    where: { game: 'march', asks: 'over' },
    language: 'fr',
    doing: (page) => press(page, 'Le bilan'),
  },
  {
    name: 'newspaper',
    title: 'The newspapers of a day that is over',
    part: 'dialog[open]',
    where: { game: 'march', asks: 'over' },
    doing: readNewspaper,
  },
  {
    name: 'newspaper-fr',
    title: 'The same in French',
    part: 'dialog[open]',
    where: { game: 'march', asks: 'over' },
    language: 'fr',
    doing: readNewspaper,
  },
  {
    name: 'marches',
    title: 'The marches of the day on the map, and in words',
    part: '.table-parts',
    where: { game: 'sedan', asks: 'night-works' },
    doing: async (page) => {
      await page.getByRole('application').focus()
      await page.keyboard.press('l')
      await page.locator('.layers-marches summary').click()
    },
  },
  {
    name: 'lesson',
    title: 'A lesson begins',
    part: '.table-parts',
    where: { at: 'new-game' },
    doing: async (page) => {
      await press(page, /^(Learn the game|Apprendre le jeu)/)
      await printed(page)
    },
  },
  {
    name: 'film',
    title: 'What happened while one was away',
    part: '.table-parts',
    where: { film: true },
  },
  {
    name: 'as-it-was',
    title: 'The campaign as it was, at one of its notes',
    where: { at: 'campaign' },
    doing: (page) => asItWas(page, /Bar-le-Duc, 25 (?:August|août)/),
  },
  {
    name: 'as-it-was-fr',
    title: 'The same in French, on an evening that was otherwise',
    part: '.film',
    where: { at: 'campaign' },
    language: 'fr',
    doing: (page) => asItWas(page, /Le soir du 26 août|The evening of 26 August/),
  },
  { name: 'curtain', title: 'The curtain between two players', where: { curtain: true } },
  {
    name: 'palette',
    title: 'Places, counters and commands by typing',
    part: '.palette',
    where: { game: 'sedan', asks: 'muster' },
    doing: (page) => command(page, 'se'),
  },
  {
    name: 'keys',
    title: 'The keys of the table',
    part: '.keys-dialog',
    where: { game: 'sedan', asks: 'muster' },
    async doing(page) {
      await command(page, 'keys')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'spicheren-set-up',
    title: 'Portable Spicheren: the units are set up',
    where: { game: 'spicheren', asks: 'set-up' },
  },
  { name: 'spicheren', title: 'Portable Spicheren', where: { game: 'spicheren', asks: 'movement', nth: 3 } },
  { name: 'siege', title: 'A siege on numbered zones', where: { game: 'belfort', asks: 'bombardment' } },
  {
    name: 'siege-counter',
    title: 'A gun may counter',
    where: { game: 'belfort', asks: 'counter-battery' },
    language: 'fr',
  },
  { name: 'siege-assault', title: 'An assault on a zone', where: { game: 'belfort', asks: 'attack' }, language: 'fr' },
  {
    name: 'siege-ring',
    title: 'The ring about the fortress',
    where: { game: 'belfort', asks: 'activations' },
    doing: (page) => layer(page, /ring|investissement/),
  },
  {
    name: 'siege-debriefing',
    title: 'A siege that is over, in charts by fortnights',
    part: 'dialog[open]',
    where: { game: 'winter', asks: 'over' },
    doing: (page) => press(page, /^(Debriefing|Le bilan)$/),
  },
  {
    name: 'fortnight',
    title: 'The report of a fortnight of a siege',
    part: 'dialog[open]',
    where: { game: 'winter', asks: 'over' },
    doing: readReport,
  },
  {
    name: 'miniatures',
    title: 'Miniatures on a measured table',
    where: { game: 'floing', asks: 'free-phase', nth: 4 },
  },
  {
    name: 'miniatures-march',
    title: 'A unit on its way, inch by inch: what each step leaves of the dice',
    where: { game: 'floing', asks: 'march', nth: 13 },
    language: 'fr',
  },
  { name: 'miniatures-volley', title: 'At whom a unit fires', where: { game: 'floing', asks: 'volley' } },
  {
    name: 'miniatures-reactions',
    title: 'The reactions of a phase on one card',
    where: { game: 'floing', asks: 'reactions', nth: 4 },
  },
  {
    name: 'miniatures-reactions-fr',
    title: 'The same in French',
    where: { game: 'floing', asks: 'reactions', nth: 6 },
    language: 'fr',
  },
  {
    name: 'miniatures-form',
    title: 'A unit takes another formation',
    where: { game: 'floing', asks: 'form' },
  },
  {
    name: 'miniatures-charged',
    title: 'A unit is charged',
    where: { game: 'floing', asks: 'charge-morale' },
    language: 'fr',
  },
  {
    name: 'miniatures-fire',
    title: 'Who could fire at whom',
    where: { game: 'floing', asks: 'free-phase', nth: 8 },
    doing: (page) => layer(page, /Fire|Tir/),
  },
  { name: 'miniatures-over', title: 'The end on the crest', where: { game: 'floing', asks: 'over' } },
  {
    name: 'miniatures-debriefing',
    title: 'The course of a battle on the table: losses by cause and by arm, cards spent',
    where: { game: 'floing', asks: 'over' },
    doing: (page) => press(page, /^(Debriefing|Le bilan)$/),
  },
  {
    name: 'miniatures-report',
    title: 'The report of a turn on the table',
    where: { game: 'floing', asks: 'over' },
    language: 'fr',
    doing: readReport,
  },
  {
    name: 'miniatures-result',
    title: 'What combined fire or a close combat came to',
    where: { game: 'floing', asks: 'reactions', nth: 12 },
    async doing(page) {
      await page.locator('.order-card .order-buttons .strong').click()
      await page.locator('.result-card').waitFor()
    },
  },
  {
    name: 'miniatures-orders',
    title: 'What the units of a commander can be ordered to do',
    where: { game: 'floing', asks: 'free-phase', nth: 4 },
    async doing(page) {
      await near(page, 'Liebert')
      await page.keyboard.press('Enter')
      await page.locator('.popover').waitFor()
    },
  },
  {
    name: 'formations-set-up',
    title: 'Counters are set up on hexes with facing',
    where: { game: 'red-hill', asks: 'set-up' },
  },
  {
    name: 'formations-moves',
    title: 'A formation moves on hexes with facing',
    where: { game: 'red-hill', asks: 'moves', nth: 2 },
  },
  {
    name: 'formations-attack',
    title: 'Who attacks whom, on hexes with facing',
    where: { game: 'wissembourg', asks: 'declaration' },
  },
  {
    name: 'formations-barrage',
    title: 'Guns fire, on hexes with facing',
    where: { game: 'red-hill', asks: 'barrages' },
  },
  {
    name: 'formations-barrage-card',
    title: 'What a barrage did, on its card',
    where: { game: 'lauter', asks: 'barrages' },
    doing: answerUntilCard,
  },
  {
    name: 'formations-combat-card',
    title: 'What an attack came to, on its card',
    where: { game: 'lauter', asks: 'attacks' },
    language: 'fr',
    doing: answerUntilCard,
  },
  {
    name: 'card-beside-record',
    title: 'What an attack came to, with the record open',
    where: { game: 'lauter', asks: 'attacks' },
    async doing(page) {
      await answerUntilCard(page)
      await openRecord(page)
    },
  },
  {
    name: 'formations-course',
    title: 'The debriefing of a battle on hexes with facing, with the losses of each formation',
    where: { game: 'lauter', asks: 'over' },
    doing: (page) => press(page, /^(Debriefing|Le bilan)$/),
  },
  {
    name: 'formations-losses',
    title: 'What each formation lost to what',
    where: { game: 'lauter', asks: 'over' },
    language: 'fr',
    async doing(page) {
      await press(page, /^(Debriefing|Le bilan)$/)
      await page.locator('.course-formations').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'formations-report',
    title: 'The report of an hour of battle',
    where: { game: 'lauter', asks: 'over' },
    doing: readReport,
  },
  {
    name: 'spicheren-report',
    title: 'The report of a turn of the small battle',
    where: { game: 'spicheren', asks: 'over' },
    language: 'fr',
    doing: readReport,
  },
  { name: 'spicheren-volley', title: 'A unit fires', where: { game: 'spicheren', asks: 'rifle-fire' } },
  { name: 'over', title: 'A game that is over', part: '.question', where: { game: 'spicheren', asks: 'over' } },
  {
    name: 'simulations',
    title: 'What opponents make of a scenario, and where it was fought',
    part: 'main',
    where: { at: 'campaign' },
    doing: simulateScenario,
  },
  {
    name: 'simulations-french',
    title: 'The same in French, with large text',
    part: 'main',
    language: 'fr',
    text: 150,
    where: { at: 'campaign' },
    doing: simulateScenario,
  },
  {
    name: 'balance',
    title: 'A draft is balanced at the bench',
    where: { at: 'games' },
    doing: balanceDraft,
  },
  {
    name: 'balance-french',
    title: 'The same in French',
    language: 'fr',
    where: { at: 'games' },
    doing: balanceDraft,
  },
  {
    name: 'lost',
    title: 'The host does not answer',
    where: { at: 'campaign' },
    // The page asks again and again for a socket; this one is never given any.
    doing: async (page) => {
      await page.routeWebSocket(/\/calls$/, (route) => void route.close())
      await page.reload()
    },
  },
]

/** The games that states are shown in. */
export const gamesOf = (shown: readonly State[]): ReadonlySet<GameName> =>
  new Set(shown.flatMap(({ where }) => ('game' in where ? [where.game] : [])))

/** Brings the window to a state. `toLookAt` also waits for the drawn map; texts are there sooner. */
export async function bring(
  page: Page,
  url: string,
  calls: Calls,
  prepared: PreparedGames,
  state: State,
  toLookAt = true,
): Promise<void> {
  const { where, language = 'en', text = 100 } = state
  await calls.settings.write({ language, textSize: text })
  if (page.url() === 'about:blank') await page.goto(url)
  if ('at' in where) {
    await page.evaluate((at) => window.history.replaceState({ at }, ''), where.at)
    await page.reload()
    await page.locator('.sheet').first().waitFor()
  } else if ('curtain' in where || 'film' in where) {
    const id = await begunInFog(calls)
    if ('film' in where) await playedMeanwhile(calls, id)
    await openGame(page, id)
    await page.locator('.curtain').waitFor()
    if ('film' in where) {
      await page.locator('.curtain button').first().click()
      await page.locator('.film').waitFor()
      // It stands still where it is told last; running, it would lead on to the question.
      await page.locator('.film-steps button').last().click()
    }
  } else {
    const game = prepared[where.game]
    if (game === undefined) throw new Error(`The game "${where.game}" was not prepared.`)
    const { id, asked } = game
    const moment = asked.get(where.asks)?.[where.nth ?? 0]
    if (moment === undefined)
      throw new Error(`The game "${where.game}" never asks "${where.asks}"; it asks: ${[...asked.keys()].join(', ')}.`)
    await calls.games.open({ id })
    await calls.games.goTo({ id, moment })
    await openGame(page, id)
    if (toLookAt) await printed(page)
    else await page.locator('.game-map').waitFor()
  }
  await state.doing?.(page)
  if (toLookAt && state.hasSheet === true) await drawn(page)
  await page.evaluate(() => document.fonts.ready)
  if (toLookAt) await mapAtRest(page)
}

async function begunInFog(calls: Calls): Promise<number> {
  const players = { sides: ['person', 'person'] as [string, string], open: false }
  const { id } = await calls.games.begin({
    campaign: 'chalons-1870',
    scenario: 'august-1870',
    seed: 'curtain',
    name: 'By two at one table',
    players,
  })
  await calls.games.open({ id })
  return id
}

/** Plays the first side's operation while the other side is away. */
async function playedMeanwhile(calls: Calls, id: number): Promise<void> {
  let table = await calls.games.look({ id })
  const first = table.decider ?? 0
  table = await calls.games.sit({ id, side: first })
  for (let act = 0; act < 60 && table.decider === first && table.question !== null; act += 1) {
    const { answers } = table.question
    const answer = answers[(act * 7) % answers.length]
    if (answer !== undefined) table = await calls.games.act({ id, action: answer.action })
  }
  await calls.games.stand({ id })
}
