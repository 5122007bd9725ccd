import type { Luck, Usual } from './director.ts'
import type { Stage } from './stage.ts'

/*
 * The acts of both sides from 25 August to 1 September 1870 as orders of the game, one side after the other, in a
 * sequence that the rules allow.
 */

/** Default draws: marches without fatigue, nights without recovery, no pursuit. */
export const luck: Luck = {
  fatigue: { best: ['fatigue-0', 'fatigue-1', 'fatigue-2', 'fatigue-3'] },
  supply: [3],
  recovery: [6],
  pontoon: [2],
  rout: [1],
  retreat: [1],
  pursuer: [1],
  pursued: [6],
}

/** Default answers. */
export const usual: Usual = {
  marker: [/^keep$/],
  engage: [/^give-battle$/, /^engage-all$/],
  lead: [/./],
  charge: [/^no-charge$/],
  'combat-losses': [/ artillery$/, /./],
  'cavalry-retreat': [/^accept-battle$/],
  'taking-shelter': [/^sheltered$/],
  'under-guns': [/^keep-guns-hidden$/],
  'rout-test': [/^face-rout$/],
  'voluntary-retreat': [/^try-retreat$/, /^pull-out /, /^begin-retreat$/],
  retreat: [/./],
  'axis-loss': [/./],
  'night-works': [/^night-works-done$/],
  withdrawals: [/^no-withdrawal$/],
  abandoning: [/^keep-fortresses$/],
}

const DRY = 2
const RAIN = 5

/** 25 August. */
function advance(stage: Stage): void {
  stage.beginDay(DRY)
  stage.note('rethel')
  stage.march('french', ['fr-7-1 fr-7-2 > vouziers', 'fr-7-3 fr-7-c > vouziers', 'fr-r-1 > le-chesne'])
  stage.march('french', ['fr-1-1 fr-1-2 > attigny', 'fr-1-3 fr-1-4 > attigny', 'fr-1-c > attigny'])
  stage.march('french', ['fr-5-1 fr-5-2 > amagne', 'fr-5-3 fr-5-c > amagne'])
  stage.note('bar-le-duc')
  stage.march('german', [
    'ge-c-6 > givry-en-argonne',
    'ge-c-5 > sainte-menehould',
    'ge-12-c > clermont-en-argonne',
    'ge-12-23 ge-12-24 > dombasle-en-argonne',
  ])
  stage.march('german', [
    'albert-of-saxony > nubecourt',
    'frederick-william > ligny-en-barrois',
    'ge-b-1-c > nettancourt',
  ])
  stage.march('german', ['ge-g-1 ge-g-2 > triaucourt', 'ge-g-c > triaucourt', 'ge-4-7 ge-4-8 > louppy-le-chateau'])
  stage.march('german', ['ge-b-2-3 ge-b-2-4 > nettancourt', 'ge-b-2-c > nettancourt', 'ge-w-1 > sermaize'])
  stage.march('german', ['ge-11-21 ge-11-22 > blesme', 'ge-6-11 ge-6-12 > humbecourt', 'ge-c-2 > giffaumont'])
  stage.march('german', ['ge-c-4 > pogny'])
  stage.evening('1870-08-25')
  stage.endDay()
}

/** 26 August. */
function north(stage: Stage): void {
  stage.beginDay(RAIN)
  stage.march('french', [
    'mac-mahon > tourteron',
    'fr-r-1 > stonne',
    'fr-5-1 fr-5-2 > le-chesne',
    'fr-5-c > boult-aux-bois',
    'fr-5-3 > voncq',
  ])
  stage.march('french', ['fr-12-1 fr-12-2 > tourteron', 'fr-12-3 fr-12-c > amagne', 'fr-r-2 > attigny'])
  stage.march('french', ['fr-1-1 fr-1-2 > voncq', 'fr-1-3 fr-1-4 > voncq', 'fr-1-c > voncq'])
  stage.note('vouziers')
  stage.march('german', [
    'ge-12-c > romagne-sous-montfaucon',
    'ge-12-23 ge-12-24 > varennes',
    'ge-c-5 > autry',
    'ge-c-6 > sommepy',
  ])
  stage.march('german', [
    'moltke > clermont-en-argonne',
    'albert-of-saxony > clermont-en-argonne',
    'frederick-william > revigny',
    'ge-g-1 ge-g-2 > dombasle-en-argonne',
    'ge-g-c > dombasle-en-argonne',
  ])
  stage.march('german', [
    'ge-4-7 ge-4-8 > nubecourt',
    'ge-b-1-1 ge-b-1-2 > erize-la-grande',
    'ge-b-1-c > erize-la-grande',
  ])
  stage.march('german', ['ge-b-2-3 ge-b-2-4 > triaucourt', 'ge-b-2-c > triaucourt', 'ge-6-11 ge-6-12 > blesme'])
  stage.march('german', ['ge-c-4 > chalons-sur-marne', 'ge-c-2 > vitry-le-francois'])
  stage.evening('1870-08-26')
  stage.endDay()
}

/** 27 August. */
function buzancy(stage: Stage): void {
  stage.beginDay(RAIN)
  stage.march('french', [
    'fr-5-1 fr-5-2 > boult-aux-bois',
    'fr-5-c > buzancy',
    'fr-5-3 > boult-aux-bois',
    'fr-r-1 > beaumont-en-argonne',
  ])
  stage.march('german', ['ge-12-c > buzancy'])
  stage.operation(
    'german',
    ['attack buzancy'],
    { retreat: [/^retreat-by .* boult-aux-bois-buzancy$/] },
    { attacker: [4], defender: [3], rout: [1], retreat: [1] },
  )
  stage.note('buzancy')
  stage.march('french', ['mac-mahon > le-chesne', 'fr-12-3 fr-12-c > le-chesne', 'fr-12-1 fr-12-2 > le-chesne'])
  stage.march('german', [
    'ge-12-23 ge-12-24 > romagne-sous-montfaucon',
    'ge-g-1 ge-g-2 > montfaucon',
    'ge-g-c > romagne-sous-montfaucon',
    'albert-of-saxony > montfaucon',
  ])
  stage.march('german', [
    'ge-4-7 ge-4-8 > esnes',
    'ge-b-1-1 ge-b-1-2 > dombasle-en-argonne',
    'ge-b-1-c > dombasle-en-argonne',
  ])
  stage.march('german', [
    'ge-b-2-3 ge-b-2-4 > dombasle-en-argonne',
    'ge-b-2-c > dombasle-en-argonne',
    'ge-5-9 ge-5-10 > givry-en-argonne',
  ])
  stage.march('german', ['ge-11-21 ge-11-22 > nettancourt', 'ge-w-1 > nettancourt', 'ge-6-11 ge-6-12 > revigny'])
  stage.march('german', ['ge-c-4 > suippes', 'ge-c-2 > tilloy-et-bellay', 'ge-c-5 > grandpre', 'ge-c-6 > monthois'])
  stage.note('le-chesne')
  stage.evening('1870-08-27')
  stage.endDay()
}

/** 28 August. */
function backAgain(stage: Stage): void {
  stage.beginDay(RAIN)
  stage.note('about-turn')
  stage.march('german', ['ge-12-c > romagne-sous-montfaucon'])
  stage.march('french', ['fr-5-1 fr-5-2 > nouart', 'fr-5-3 fr-5-c > nouart'])
  stage.march('french', [
    'mac-mahon > stonne',
    'fr-12-1 fr-12-2 > stonne',
    'fr-12-3 fr-12-c > stonne',
    'fr-r-2 > stonne',
  ])
  stage.march('french', ['fr-1-1 fr-1-2 > le-chesne', 'fr-1-3 fr-1-4 > le-chesne', 'fr-1-c > le-chesne'])
  stage.march('french', ['fr-7-1 fr-7-2 > boult-aux-bois', 'fr-7-3 fr-7-c > boult-aux-bois', 'fr-13-1 > reims'])
  stage.march('german', ['ge-12-23 ge-12-24 > dun-sur-meuse', 'ge-g-1 ge-g-2 > romagne-sous-montfaucon'])
  stage.march('german', ['ge-4-7 ge-4-8 > montfaucon', 'ge-b-1-1 ge-b-1-2 > varennes', 'ge-b-1-c > varennes'])
  stage.march('german', [
    'ge-b-2-3 ge-b-2-4 > vienne-le-chateau',
    'ge-b-2-c > vienne-le-chateau',
    'ge-11-21 ge-11-22 > ville-sur-tourbe',
  ])
  stage.march('german', [
    'ge-5-9 ge-5-10 > ville-sur-tourbe',
    'ge-6-11 ge-6-12 > sainte-menehould',
    'ge-w-1 > sainte-menehould',
  ])
  stage.march('german', [
    'ge-c-4 > sommepy',
    'ge-c-2 > suippes',
    'ge-c-6 > vouziers',
    'frederick-william > sainte-menehould',
  ])
  stage.evening('1870-08-28')
  stage.endDay()
}

/** 29 August. */
function nouart(stage: Stage): void {
  stage.beginDay(DRY)
  stage.march('french', [
    'mac-mahon > raucourt',
    'fr-r-1 > mouzon',
    'fr-12-1 fr-12-2 > mouzon',
    'fr-12-3 fr-12-c > mouzon',
  ])
  stage.note('mouzon')
  stage.march('french', ['fr-r-2 > raucourt', 'fr-1-1 fr-1-2 > raucourt', 'fr-1-c > raucourt'])
  stage.march('french', ['fr-1-3 fr-1-4 > raucourt', 'fr-7-1 fr-7-2 > stonne', 'fr-7-3 fr-7-c > stonne'])
  stage.march('german', ['ge-12-23 ge-12-24 > nouart', 'ge-12-c > nouart'])
  stage.operation(
    'german',
    ['attack nouart'],
    {
      engage: [/^give-battle$/, /^engage ge-12-23$/, /^engage fr-5-3$/],
      retreat: [/^retreat-by .* beaumont-en-argonne-nouart$/],
    },
    { attacker: [5], defender: [2], rout: [1], retreat: [1] },
  )
  stage.note('nouart')
  stage.march('french', ['fr-5-1 fr-5-2 > beaumont-en-argonne', 'fr-5-c > beaumont-en-argonne'])
  stage.march('german', [
    'ge-g-1 ge-g-2 > buzancy',
    'ge-g-c > buzancy',
    'albert-of-saxony > buzancy',
    'ge-4-7 ge-4-8 > nouart',
  ])
  stage.march('german', ['ge-b-1-1 ge-b-1-2 > fleville', 'ge-b-1-c > fleville', 'ge-c-5 > attigny'])
  stage.march('german', ['ge-b-2-3 ge-b-2-4 > fleville', 'ge-b-2-c > fleville', 'ge-c-6 > voncq'])
  stage.march('german', ['ge-5-9 ge-5-10 > grandpre', 'ge-w-1 > grandpre', 'ge-11-21 ge-11-22 > monthois'])
  stage.march('german', [
    'ge-c-2 > monthois',
    'ge-c-4 > vouziers',
    'ge-6-11 ge-6-12 > vienne-le-chateau',
    'moltke > grandpre',
    'frederick-william > grandpre',
  ])
  stage.evening('1870-08-29')
  stage.endDay()
}

/** 30 August. */
function beaumont(stage: Stage): void {
  stage.beginDay(DRY)
  stage.march('french', ['fr-1-1 fr-1-3 > carignan', 'fr-1-c > carignan', 'fr-r-1 > carignan', 'mac-mahon > sedan'])
  stage.march('french', ['fr-1-2 fr-1-4 > douzy', 'fr-r-2 > douzy', 'fr-7-1 > mouzon'])
  stage.march('french', ['fr-7-2 > torcy', 'fr-7-3 fr-7-c > torcy'])
  stage.march('german', [
    'ge-4-7 ge-4-8 > beaumont-en-argonne',
    'ge-12-23 ge-12-24 > beaumont-en-argonne',
    'ge-12-c > inor',
  ])
  stage.note('beaumont')
  stage.operation(
    'german',
    ['attack beaumont-en-argonne'],
    {
      engage: [/^engage ge-4-[78]$/, /^engage ge-12-23$/, /^engage fr-5-[13]$/, /^give-battle$/],
      retreat: [/^retreat-by .* mouzon-beaumont-en-argonne$/],
    },
    { attacker: [5], defender: [2], rout: [1], retreat: [1] },
  )
  stage.march('french', ['fr-5-2 fr-5-c > mouzon'])
  stage.note('flight')
  stage.march('german', [
    'ge-g-1 ge-g-2 > beaumont-en-argonne',
    'ge-g-c > beaumont-en-argonne',
    'albert-of-saxony > beaumont-en-argonne',
  ])
  stage.march('german', ['ge-b-1-1 ge-b-1-2 > raucourt', 'ge-b-1-c > raucourt', 'ge-11-21 ge-11-22 > stonne'])
  stage.march('german', ['ge-5-9 ge-5-10 > stonne', 'ge-w-1 > stonne', 'ge-c-2 > stonne', 'ge-c-4 > stonne'])
  stage.march('german', [
    'ge-b-2-3 ge-b-2-4 > buzancy',
    'ge-b-2-c > buzancy',
    'ge-c-5 > tourteron',
    'ge-c-6 > le-chesne',
  ])
  stage.march('german', ['ge-6-11 ge-6-12 > vouziers', 'moltke > buzancy', 'frederick-william > buzancy'])
  stage.evening('1870-08-30')
  stage.endDay()
}

/** 31 August. */
function sedan(stage: Stage): void {
  stage.beginDay(DRY)
  stage.march('french', ['fr-1-2 fr-1-4 > sedan', 'fr-r-2 > sedan', 'fr-1-c > sedan', 'fr-r-1 > sedan'])
  stage.march('french', ['fr-1-1 fr-1-3 > sedan', 'fr-12-1 fr-12-2 > sedan'])
  stage.march('french', ['fr-5-1 fr-5-3 > sedan', 'fr-5-c > sedan', 'fr-5-2 fr-7-1 > sedan'])
  stage.march('french', ['fr-7-2 fr-7-3 > sedan', 'fr-7-c > sedan', 'fr-12-3 > douzy', 'fr-12-c > sedan'])
  stage.march('german', ['ge-11-21 ge-11-22 > donchery', 'ge-w-1 > flize', 'ge-5-9 ge-5-10 > chemery-sur-bar'])
  stage.note('donchery')
  stage.march('german', ['ge-12-23 ge-12-24 > douzy', 'ge-12-c > douzy', 'ge-g-1 ge-g-2 > carignan'])
  stage.march('german', [
    'ge-g-c > carignan',
    'ge-4-7 ge-4-8 > mouzon',
    'albert-of-saxony > mouzon',
    'ge-c-2 > chemery-sur-bar',
  ])
  stage.note('remilly')
  const build = ['draw', 'build-pontoon douzy-raucourt']
  stage.operation('german', [
    'activate raucourt',
    'take ge-b-1-1',
    'take ge-b-1-2',
    'march-off',
    ...build,
    ...build,
    ...build,
    ...build,
  ])
  stage.operation('german', [
    'activate buzancy',
    'take ge-b-2-3',
    'take ge-b-2-4',
    'march-off',
    'draw',
    'move stonne-buzancy',
    'draw',
    'move raucourt-stonne',
    ...build,
  ])
  stage.march('german', ['ge-b-2-c > raucourt', 'ge-c-4 > torcy'])
  stage.march('german', [
    'ge-6-11 ge-6-12 > attigny',
    'ge-c-6 > poix-terron',
    'moltke > chemery-sur-bar',
    'frederick-william > chemery-sur-bar',
  ])
  stage.evening('1870-08-31')
  stage.endDay({ supply: [5] })
}

/** 1 September. */
function battle(stage: Stage): void {
  stage.beginDay(DRY)
  stage.march('german', ['ge-b-1-1 ge-b-1-2 > douzy'])
  stage.operation(
    'german',
    ['attack douzy'],
    {
      engage: [/^engage ge-b-1-/, /^engage fr-12-3$/, /^give-battle$/],
      retreat: [/^retreat-by .* sedan/],
    },
    { attacker: [4], defender: [3], rout: [1], retreat: [1] },
  )
  stage.note('bazeilles')
  stage.march('german', ['ge-12-23 ge-12-24 > sedan', 'ge-12-c > sedan', 'ge-g-1 ge-g-2 > sedan'])
  stage.march('german', ['ge-g-c > sedan', 'ge-4-8 > sedan', 'ge-b-2-4 > torcy', 'ge-b-2-c > torcy'])
  stage.march('german', ['ge-11-21 ge-11-22 > sedan', 'ge-5-9 ge-5-10 > vrigne-aux-bois', 'ge-w-1 > donchery'])
  stage.march('german', [
    'ge-4-7 > douzy',
    'ge-b-2-3 > douzy',
    'albert-of-saxony > douzy',
    'ge-c-4 > donchery',
    'ge-c-2 > donchery',
    'moltke > donchery',
    'frederick-william > donchery',
  ])
  stage.march('german', ['ge-6-12 > rethel', 'ge-b-1-c > douzy'])
  stage.note('three-commanders')
  stage.operation(
    'german',
    ['attack sedan'],
    {
      engage: [/^engage ge-(12-2[34]|g-[12]|4-8)$/, /^engage fr-(1-[1-4]|12-[12])$/, /^give-battle$/],
      'voluntary-retreat': [/^stand-fast$/],
    },
    { attacker: [6], defender: [1], rout: [1] },
  )
  stage.note('illy')
  stage.operation(
    'german',
    ['attack sedan'],
    {
      engage: [/^engage ge-11-/, /^engage fr-(7-[23]|r-1)$/, /^give-battle$/],
      'voluntary-retreat': [/^stand-fast$/],
    },
    { attacker: [6], defender: [1], rout: [1] },
  )
  stage.evening('1870-09-01')
  stage.endDay({ supply: [6], surrender: [1] })
  stage.note('capitulation')
}

export const days = [advance, north, buzancy, backAgain, nouart, beaumont, sedan, battle] as const
