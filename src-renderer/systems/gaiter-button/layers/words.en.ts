const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The words of the layers of Gaiter Button, in English. */
export const layers = {
  way: (a: string, b: string) => `${a} – ${b}`,
  counters: (count: number) => counted(count, 'counter', 'counters'),
  and: (first: string, last: string) => `${first} and ${last}`,
  more: (names: string, count: number) => `${names} and ${count} more`,
  decoy: (number: string) => `decoy ${number}`,
  detachment: (name: string) => `detachment ${name}`,
  side: { french: 'French', german: 'Germans' },
  supply: {
    title: 'Supply',
    what: 'What feeds the counters of a side tonight: lines of supply by wagon and railway, the land, fortresses. Who has none, and what is in the way.',
    all: (count: number) => `All ${count} counters of this side will be supplied tonight, as things stand.`,
    some: (fed: number, all: number) =>
      `${fed} of ${all} counters of this side will be supplied tonight, as things stand.`,
    nobody: 'This side has no counters on the map.',
    hungry: (place: string, who: string) => `${place}: ${who} without supply tonight.`,
    broken: (place: string, why: string) => `The line of ${place} is broken: ${why}.`,
    forage: (place: string, who: string) => `${place}: ${who}, off the land, without a line.`,
    fortress: (place: string, who: string) => `${place}: ${who}, fed by the fortress.`,
    byRail: (place: string, mp: number, head: string, from: string) =>
      `${place}: ${mp} MP to the railway at ${head}, fed from ${from}.`,
    onRail: (place: string, from: string) => `${place}: on the railway, fed from ${from}.`,
    byLand: (place: string, mp: number, from: string) => `${place}: ${mp} MP from ${from}.`,
    atSource: (place: string) => `${place}: feeds itself.`,
    lost: (place: string, who: string) => `Lost: ${place}, ${who} would go hungry.`,
    lostLine: (place: string) => `Lost: ${place} has no line any more, but lives on otherwise tonight.`,
    key: {
      zones: 'zones with a line of supply',
      line: 'counters fed by a line',
      other: 'fed by the land or a fortress',
      none: 'without supply tonight',
      wagon: 'by wagon',
      rail: 'by railway',
      land: 'the way out of those who live off the land',
      broken: 'the line there would be',
      break: 'where it breaks',
      source: 'a source or a friendly edge',
    },
  },
  provision: {
    title: 'Provision',
    what: 'Lines of provision, of any length: who has none is weaker in battle and cannot live off the land. Who is encircled.',
    all: (count: number) =>
      `All ${counted(count, 'zone', 'zones')} with counters of this side have a line of provision.`,
    some: (have: number, all: number) => `${have} of ${all} zones with counters of this side have a line of provision.`,
    cut: (place: string, who: string) => `${place}: ${who} without a line of provision.`,
    broken: (place: string, why: string) => `The line of ${place} is broken: ${why}.`,
    encircled: (place: string) => `Encircled in ${place}; no way out has a line of provision.`,
    breakOut: (place: string, ways: string) =>
      `Encircled in ${place}; a way out with a shortest line leads to ${ways}.`,
    line: (place: string, length: number, end: string) =>
      length === 0
        ? `${place}: at ${end} itself.`
        : `${place}: ${counted(length, 'connection', 'connections')} to ${end}.`,
    lost: (place: string, who: string) => `Lost: ${place}, ${who} without provision.`,
    key: {
      zones: 'zones with a line of provision',
      have: 'counters with a line',
      none: 'counters without one',
      line: 'a line of provision',
      broken: 'the line there would be',
      break: 'where it breaks',
    },
  },
  command: {
    title: 'Command',
    what: 'Lines of communication: which stacks hear which leader, directly or by telegraph, and with what value.',
    noLeaders: 'This side has no leader on the map.',
    all: (count: number) => `All ${counted(count, 'stack hears', 'stacks hear')} the leader they should.`,
    some: (hear: number, all: number) => `${hear} of ${all} stacks hear the leader they should.`,
    leader: (name: string, place: string, value: number) => `${name} in ${place}, strategic value ${value}.`,
    senior: (name: string, place: string, value: number) =>
      `${name}, the senior general, in ${place}, strategic value ${value}.`,
    direct: (senior: string) => `He hears ${senior} directly: 1 more for his stacks.`,
    wire: (senior: string) => `He hears ${senior} by telegraph: 1 more for his stacks.`,
    silent: (name: string, senior: string, why: string) => `${name} does not hear ${senior}: ${why}.`,
    hears: (place: string, who: string, leader: string, value: number) =>
      `${place}: ${who}, ${leader}, value ${value}.`,
    hearsWire: (place: string, who: string, leader: string, value: number) =>
      `${place}: ${who}, ${leader} by telegraph, value ${value}.`,
    deaf: (place: string, who: string) => `${place}: ${who}, no leader, value 0.`,
    broken: (place: string, why: string) => `No line from ${place} to its own leader: ${why}.`,
    lost: (place: string, who: string, by: number) => `Lost: ${place}, ${who}, ${by} less.`,
    key: {
      leader: 'a leader and his value',
      hears: 'hears the leader it should',
      other: 'hears another leader',
      deaf: 'hears nobody',
      direct: 'direct',
      wire: 'by telegraph',
      broken: 'the line there would be',
      break: 'where it breaks',
    },
  },
  axes: {
    title: 'Axes of retreat',
    what: 'Contested zones: whose markers lie there, and by which connections each side may leave.',
    none: 'No zone is contested.',
    open: (place: string, side: string, ways: string) => `${place}: the ${side} may leave to ${ways}.`,
    shut: (place: string, side: string) => `${place}: the ${side} may leave by no connection.`,
    encircled: (place: string, side: string) => `${place}: the ${side} are encircled.`,
    edge: (place: string, side: string) => `${place}: the way off the map is an axis of the ${side}.`,
    key: { french: 'the French may leave', german: 'the Germans may leave', both: 'both may', encircled: 'encircled' },
  },
  victory: {
    title: 'Victory',
    what: 'The zones that count in this scenario and who is in them, and how far each level of victory is, as far as this side knows.',
    exit: (place: string) => `${place}: divisions leave the map here.`,
    goal: (place: string) => `${place}: divisions count here.`,
    refuge: (place: string) => `${place}: who is here does not count as cut off.`,
    held: {
      french: 'The French are there.',
      german: 'The Germans are there.',
      both: 'Both are there.',
      nobody: 'Nobody is there.',
    },
    level: { tactical: 'tactical', operational: 'operational', strategic: 'strategic' },
    ahead: (side: string, level: string, conditions: string) => `${side}, ${level}: ${conditions}.`,
    reached: (side: string, level: string, conditions: string) =>
      `${side}, ${level}, reached as things are: ${conditions}.`,
    count: (count: number | null, needed: number, atMost: boolean) =>
      count === null
        ? `? of ${needed}`
        : atMost && count > 0
          ? `at most ${count} of ${needed}`
          : `${count} of ${needed}`,
    condition: {
      'divisions-exited': (count: string) => `${count} divisions away`,
      'divisions-in': (count: string) => `${count} divisions there`,
      'divisions-cut-off': (count: string) => `${count} divisions of the other side cut off`,
      'divisions-lost': (count: string) => `${count} divisions of the other side lost`,
      'divisions-revealed': (count: string) => `${count} divisions of the other side shown`,
      'losses-above-own': (count: string) => `${count} SP lost by the other side beyond one’s own`,
      'no-level': (met: boolean | null): string =>
        met === null
          ? 'the other side without a level, which cannot be known'
          : met
            ? 'the other side is without a level'
            : 'the other side has a level',
    },
    capture: (leader: string, level: string) => `If ${leader} is taken, the other side wins at once (${level}).`,
    key: { exit: 'a zone that counts', holder: 'who is there' },
  },
  breaks: {
    enemy: (at: string) => `the enemy is in ${at}`,
    fortress: (at: string) => `an enemy fortress in ${at}`,
    contested: (at: string) => `${at} is contested, and no railway runs there`,
    germany: (at: string) => `no railway can be used in ${at}`,
    unsecured: (at: string) => `no garrison holds the fortress of ${at} for the railway`,
    'no-bridge': (at: string) => `there is no bridge on ${at}`,
    tunnel: (at: string) => `the tunnel on ${at} is destroyed`,
    railway: (at: string) => `the railway ${at} does not run`,
    encircled: (at: string) => `encircled, it leaves by no way: ${at}`,
    'not-own-axis': (at: string) => `${at} is no axis of retreat of its side`,
    'enemy-axis': (at: string) => `${at} is an axis of retreat of the enemy`,
    'thought-away': (at: string) => `${at} is thought away`,
    'no-lines': () => 'in this scenario its side is supplied by no railway',
    cut: () => 'nothing comes from the friendly edge this night',
    nowhere: () => 'no way leads there at all',
    'too-far': (_at: string, needed: number, most: number) => `too far: ${needed} where ${most} would do`,
  },
  removable: {
    bridge: (way: string) => `the bridge ${way}`,
    railway: (way: string) => `the railway ${way}`,
    way: (way: string) => `the road ${way}`,
    axis: (way: string, place: string) => `the axis out of ${place}, ${way}`,
  },
  nothingLost: 'Nothing is lost by it: there is another way round.',
  gone: 'thought away',
}
