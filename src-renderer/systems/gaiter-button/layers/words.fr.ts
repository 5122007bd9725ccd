import { withA, withDe } from '../../../text/language/french.ts'
import type { layers as english } from './words.en.ts'

const counted = (count: number, one: string, many: string) => (count <= 1 ? `${count} ${one}` : `${count} ${many}`)

/** The words of the layers of Gaiter Button, in French. */
export const layers: typeof english = {
  way: (a, b) => `${a} – ${b}`,
  counters: (count) => counted(count, 'pion', 'pions'),
  and: (first, last) => `${first} et ${last}`,
  more: (names, count) => `${names} et ${counted(count, 'autre', 'autres')}`,
  decoy: (number) => `leurre ${number}`,
  detachment: (name) => `détachement ${name}`,
  side: { french: 'Français', german: 'Allemands' },
  supply: {
    title: 'Ravitaillement',
    what: 'Ce qui nourrit les pions d’un camp cette nuit : lignes de ravitaillement par chariots et voie ferrée, le pays, les forteresses. Qui n’a rien, et ce qui fait obstacle.',
    all: (count) => `Les ${count} pions de ce camp seront tous ravitaillés cette nuit, en l’état.`,
    some: (fed, all) => `Pions de ce camp ravitaillés cette nuit, en l’état : ${fed} sur ${all}.`,
    nobody: 'Ce camp n’a aucun pion sur la carte.',
    hungry: (place, who) => `${place} : ${who} sans ravitaillement cette nuit.`,
    broken: (place, why) => `La ligne ${withDe(place)} est rompue : ${why}.`,
    forage: (place, who) => `${place} : ${who}, sur le pays, sans ligne.`,
    fortress: (place, who) => `${place} : ${who}, sur les vivres de la forteresse.`,
    byRail: (place, mp, head, from) =>
      `${place} : ${mp} PM jusqu’à la voie ferrée ${withA(head)}, alimentée depuis ${from}.`,
    onRail: (place, from) => `${place} : sur la voie ferrée, alimentée depuis ${from}.`,
    byLand: (place, mp, from) => `${place} : à ${mp} PM ${withDe(from)}.`,
    atSource: (place) => `${place} : se ravitaille sur place.`,
    lost: (place, who) => `Perdu : ${place}, plus rien pour ${who}.`,
    lostLine: (place) => `Perdu : ${place} n’a plus de ligne, mais vit autrement cette nuit.`,
    key: {
      zones: 'zones qui ont une ligne de ravitaillement',
      line: 'pions nourris par une ligne',
      other: 'nourris par le pays ou une forteresse',
      none: 'sans ravitaillement',
      wagon: 'par chariots',
      rail: 'par voie ferrée',
      land: 'l’issue de ceux qui vivent sur le pays',
      broken: 'la ligne qu’il y aurait',
      break: 'où elle est rompue',
      source: 'une source ou un bord ami',
    },
  },
  provision: {
    title: 'Approvisionnement',
    what: 'Lignes d’approvisionnement, de toute longueur : qui n’en a pas est plus faible au combat et ne peut vivre sur le pays. Qui est encerclé.',
    all: (count) =>
      count <= 1
        ? 'La zone où ce camp a des pions a une ligne d’approvisionnement.'
        : `Les ${count} zones où ce camp a des pions ont toutes une ligne d’approvisionnement.`,
    some: (have, all) => `Zones de ce camp avec une ligne d’approvisionnement : ${have} sur ${all}.`,
    cut: (place, who) => `${place} : ${who} sans ligne d’approvisionnement.`,
    broken: (place, why) => `La ligne ${withDe(place)} est rompue : ${why}.`,
    encircled: (place) => `Encerclé ${withA(place)} ; aucune issue n’a de ligne d’approvisionnement.`,
    breakOut: (place, ways) => `Encerclé ${withA(place)} ; une issue avec une ligne la plus courte mène vers ${ways}.`,
    line: (place, length, end) =>
      length === 0
        ? `${place} : ${withA(end)} même.`
        : `${place} : ${counted(length, 'liaison', 'liaisons')} jusqu’${withA(end)}.`,
    lost: (place, who) => `Perdu : ${place}, ${who} sans approvisionnement.`,
    key: {
      zones: 'zones qui ont une ligne d’approvisionnement',
      have: 'pions qui ont une ligne',
      none: 'pions qui n’en ont pas',
      line: 'une ligne d’approvisionnement',
      broken: 'la ligne qu’il y aurait',
      break: 'où elle est rompue',
    },
  },
  command: {
    title: 'Commandement',
    what: 'Lignes de communication : quelles piles sont reliées à quel chef, directement ou par télégraphe, et avec quelle valeur.',
    noLeaders: 'Ce camp n’a aucun chef sur la carte.',
    all: (count) =>
      count <= 1 ? 'La pile est reliée à son chef.' : `Les ${count} piles sont toutes reliées à leur chef.`,
    some: (hear, all) => `Piles reliées à leur chef : ${hear} sur ${all}.`,
    leader: (name, place, value) => `${name} ${withA(place)}, valeur stratégique ${value}.`,
    senior: (name, place, value) => `${name}, généralissime, ${withA(place)}, valeur stratégique ${value}.`,
    direct: (senior) => `Il est relié directement ${withA(senior)} : 1 de plus pour ses piles.`,
    wire: (senior) => `Il est relié par télégraphe ${withA(senior)} : 1 de plus pour ses piles.`,
    silent: (name, senior, why) => `${name} n’est pas relié ${withA(senior)} : ${why}.`,
    hears: (place, who, leader, value) => `${place} : ${who}, ${leader}, valeur ${value}.`,
    hearsWire: (place, who, leader, value) => `${place} : ${who}, ${leader} par télégraphe, valeur ${value}.`,
    deaf: (place, who) => `${place} : ${who}, aucun chef, valeur 0.`,
    broken: (place, why) => `Pas de ligne ${withDe(place)} à son propre chef : ${why}.`,
    lost: (place, who, by) => `Perdu : ${place}, ${who}, ${by} de moins.`,
    key: {
      leader: 'un chef et sa valeur',
      hears: 'reliée à son chef',
      other: 'reliée à un autre chef',
      deaf: 'reliée à aucun chef',
      direct: 'directe',
      wire: 'par télégraphe',
      broken: 'la ligne qu’il y aurait',
      break: 'où elle est rompue',
    },
  },
  axes: {
    title: 'Axes de retraite',
    what: 'Zones contestées : à qui sont les marqueurs, et par quelles liaisons chaque camp peut partir.',
    none: 'Aucune zone n’est contestée.',
    open: (place, side, ways) => `${place} : les ${side} peuvent partir vers ${ways}.`,
    shut: (place, side) => `${place} : les ${side} ne peuvent partir par aucune liaison.`,
    encircled: (place, side) => `${place} : les ${side} sont encerclés.`,
    edge: (place, side) => `${place} : la sortie de la carte est un axe des ${side}.`,
    key: {
      french: 'les Français peuvent partir',
      german: 'les Allemands peuvent partir',
      both: 'les deux le peuvent',
      encircled: 'encerclés',
    },
  },
  victory: {
    title: 'Victoire',
    what: 'Les zones qui comptent dans ce scénario et qui s’y trouve, et ce qui manque à chaque niveau de victoire, pour autant que ce camp le sache.',
    exit: (place) => `${place} : des divisions quittent la carte ici.`,
    goal: (place) => `${place} : des divisions comptent ici.`,
    refuge: (place) => `${place} : qui s’y trouve ne compte pas comme coupé.`,
    held: {
      french: 'Les Français y sont.',
      german: 'Les Allemands y sont.',
      both: 'Les deux y sont.',
      nobody: 'Personne n’y est.',
    },
    level: { tactical: 'tactique', operational: 'opérationnelle', strategic: 'stratégique' },
    ahead: (side, level, conditions) => `${side}, ${level} : ${conditions}.`,
    reached: (side, level, conditions) => `${side}, ${level}, atteinte en l’état : ${conditions}.`,
    count: (count, needed, atMost) =>
      count === null
        ? `nombre inconnu, sur ${needed}`
        : atMost && count > 0
          ? `au plus ${count} sur ${needed}`
          : `${count} sur ${needed}`,
    condition: {
      'divisions-exited': (count) => `divisions sorties, ${count}`,
      'divisions-in': (count) => `divisions sur place, ${count}`,
      'divisions-cut-off': (count) => `divisions adverses coupées, ${count}`,
      'divisions-lost': (count) => `divisions adverses perdues, ${count}`,
      'divisions-revealed': (count) => `divisions adverses révélées, ${count}`,
      'losses-above-own': (count) => `PF perdus par l’adversaire de plus que les siens, ${count}`,
      'no-level': (met) =>
        met === null
          ? 'l’adversaire sans niveau, ce qu’on ne peut savoir'
          : met
            ? 'l’adversaire est sans niveau'
            : 'l’adversaire a un niveau',
    },
    capture: (leader, level) => `Si ${leader} est pris, l’autre camp gagne aussitôt (${level}).`,
    key: { exit: 'une zone qui compte', holder: 'qui s’y trouve' },
  },
  breaks: {
    enemy: (where) => `l’ennemi est ${withA(where)}`,
    fortress: (where) => `une forteresse ennemie ${withA(where)}`,
    contested: (where) => `la zone ${withDe(where)} est contestée, aucune voie ferrée n’y passe`,
    germany: (where) => `aucune voie ferrée ne sert ${withA(where)}`,
    unsecured: (where) => `aucune garnison ne tient la forteresse ${withDe(where)} pour la voie ferrée`,
    'no-bridge': (where) => `aucun pont sur ${where}`,
    tunnel: (where) => `le tunnel sur ${where} est détruit`,
    railway: (where) => `la voie ferrée ${where} ne fonctionne pas`,
    encircled: (where) => `encerclée, elle ne part par aucune voie : ${where}`,
    'not-own-axis': (where) => `${where} n’est pas un axe de retraite de son camp`,
    'enemy-axis': (where) => `${where} est un axe de retraite de l’ennemi`,
    'thought-away': (where) => `${where} est supposé disparu`,
    'no-lines': () => 'dans ce scénario aucune voie ferrée ne ravitaille son camp',
    cut: () => 'rien ne vient du bord ami cette nuit',
    nowhere: () => 'aucune voie n’y mène',
    'too-far': (_at, needed, most) => `trop loin : ${needed} au lieu de ${most} au plus`,
  },
  removable: {
    bridge: (way) => `le pont ${way}`,
    railway: (way) => `la voie ferrée ${way}`,
    way: (way) => `la route ${way}`,
    axis: (way, place) => `l’axe au départ ${withDe(place)}, ${way}`,
  },
  nothingLost: 'Rien n’est perdu : il y a un détour.',
  gone: 'supposé disparu',
}
