import type { risk as en } from './risk.en.ts'
import { numberIn, percentIn } from '../../../text/chances.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`
const percent = percentIn('fr')
const number = numberIn('fr')

/** The words of the layers about reach and risk, in French. */
export const risk: typeof en = {
  apart: ' ; ',
  reach: {
    title: 'Portée',
    what: 'Jusqu’où va aujourd’hui une de vos piles, à quel prix et avec quelle chance, et où il est plus sage de s’arrêter. Choisissez un de vos pions ou de vos lieux.',
    summary: (place, who, mp, cp) =>
      `${place} : ${who}, ${mp} PM et ${counted(cp, 'point de commandement', 'points de commandement')}.`,
    marching: (place, who, mp, cp) =>
      `${place} : ${who} en marche, encore ${mp} PM et ${counted(cp, 'point de commandement', 'points de commandement')}.`,
    none: (place, who, why) => `${place}, pas de marche pour ${who} : ${why}.`,
    line: (markers) =>
      `Ligne d’arrêt : après ${counted(markers, 'marqueur', 'marqueurs')} de plus. Au-delà, une perte est plus probable que son absence.`,
    lineNow: 'Ligne d’arrêt : ici. Avec un marqueur de plus, une perte est plus probable que son absence.',
    noLine: 'Aussi loin qu’elle aille, une perte reste moins probable que son absence.',
    plan: (markers, chance) =>
      `${markers === 0 ? 'Sans autre marqueur' : `Avec ${counted(markers, 'marqueur', 'marqueurs')}`} : atteint à ${percent(chance)}`,
    zone: (place, mp, ways, stops) =>
      `${place} : ${mp} PM, ${counted(ways, 'liaison', 'liaisons')}${stops ? ' ; l’ennemi l’y arrête' : ''}.`,
    loss: (hurt, lost) => `une perte d’ici là à ${percent(hurt)}, ${number(lost)} PF en moyenne`,
    worn: (chance) => `démoralisation à ${percent(chance)}`,
    beyond: 'au-delà de la ligne d’arrêt',
    label: (mp) => `${mp} PM`,
    barred: (way, why) => `Pas par ${way} : ${why}.`,
    why: {
      activated: 'elle a agi aujourd’hui',
      'other-army': 'ils sont d’armées différentes',
      used: 'pas plus de cinq unités ne marchent en une opération',
      apart: 'les uns sont en campagne, les autres dans la forteresse',
      elsewhere: 'ils ne sont pas tous au même lieu',
      encircled: 'elle est encerclée',
      blockaded: 'elle est bloquée',
      stopped: 'l’ennemi l’a arrêtée',
      'too-many': 'ils sont trop nombreux ensemble pour leurs points de mouvement',
      'not-enough-mp': 'trop peu de points de mouvement',
      'not-own-axis': 'aucun de nos axes de retraite n’y est',
      'enemy-axis': 'un axe de retraite ennemi y est',
      belgium: 'la Belgique est neutre',
      'not-in-play': 'cela mène hors des zones en jeu',
      crowded: 'il n’y a plus de place pour des unités',
      'two-camps': 'deux camps ont les forteresses à ses bouts',
      blockading: 'qui bloque une forteresse n’en part pas par-dessus une grande rivière',
      other: 'une règle l’interdit',
    },
    key: {
      sure: (chance) => `atteint à ${percent(chance)} ou plus`,
      likely: (chance) => `à ${percent(chance)} ou plus`,
      risky: 'à moins',
      way: 'la route',
      from: 'où elle se tient',
    },
  },
  attack: {
    title: 'S’il m’attaque',
    what: 'Qui, autant que vous le sachiez, pourrait attaquer maintenant un de vos lieux, et ce que donnerait le combat, au pire et au mieux. Choisissez un de vos pions ou de vos lieux.',
    heading: (place, units) =>
      units === 0
        ? `${place} : aucune unité à engager.`
        : `${place} : ${counted(units, 'unité engagée', 'unités, toutes engagées')}.`,
    nobody: 'Autant qu’on le sache, personne ne pourrait l’attaquer maintenant.',
    unfit: 'Il n’y a là que des leurres et des chefs à attaquer.',
    source: (how, place, all, unknown) =>
      `${place} : ${counted(all, 'pion ennemi', 'pions ennemis')}${unknown > 0 ? `, ${counted(unknown, 'inconnu', 'inconnus')}` : ''}, ${
        how === 'here'
          ? 'déjà sur place'
          : how === 'march'
            ? 'pourraient venir en marchant'
            : 'pourraient venir par mouvement de bataille'
      }.`,
    exact: (wins, draws, loses) =>
      `Victoire à ${percent(wins)}, égalité à ${percent(draws)}, défaite à ${percent(loses)}.`,
    worst: (wins, loses) =>
      `Au pire, contre le plus fort qui puisse être là : victoire à ${percent(wins)}, défaite à ${percent(loses)}.`,
    best: (wins, loses) =>
      `Au mieux, contre le plus faible qui puisse combattre : victoire à ${percent(wins)}, défaite à ${percent(loses)}.`,
    bluff: 'Il n’y a peut-être que des leurres ; alors il n’y a pas de combat.',
    losses: (own, enemy) => `En moyenne, nous perdons ${number(own)} PF, l’ennemi ${number(enemy)}.`,
    lossesAtWorst: (own, enemy) => `Au pire, en moyenne, nous perdons ${number(own)} PF, l’ennemi ${number(enemy)}.`,
    rout: (chance) => `Déroute à ${percent(chance)}.`,
    routAtWorst: (chance) => `Au pire, déroute à ${percent(chance)}.`,
    strength: (least, most) =>
      least === most
        ? `Infanterie et demi-cavalerie ennemies : ${number(least)}.`
        : `Infanterie et demi-cavalerie ennemies : ${number(least)} à ${number(most)}.`,
    sally: 'Une sortie de ceux qui sont enfermés ici :',
    key: { place: 'le lieu', from: 'd’où il pourrait venir', way: 'sa route', uncertain: 'par mouvement de bataille' },
  },
  enemy: {
    title: 'L’ennemi',
    what: 'Ce que vous savez de l’ennemi sur la carte : où il se tient, ses forces connues, jusqu’où il pourrait venir aujourd’hui au plus, et lesquels de vos lieux cela menace.',
    summary: (counters, places, known) =>
      `${counted(counters, 'pion ennemi', 'pions ennemis')} en ${counted(places, 'lieu', 'lieux')} ; ${known === 0 ? 'aucun n’est montré par son nom' : counted(known, 'montré par son nom', 'montrés par leur nom')}. Ce qui peut être déduit des autres est dans Renseignements.`,
    none: 'Aucun ennemi n’est sur la carte.',
    at: (place, said) => `${place} : ${said}.`,
    there: 'il y est déjà',
    threatened: (from) => `il pourrait venir depuis ${from}`,
    byCavalry: (from) => `sa cavalerie pourrait venir depuis ${from}`,
    safe: 'Autant qu’on le sache, aucun de nos lieux n’est à sa portée aujourd’hui.',
    stack: (place, all, ready) =>
      `${place} : ${counted(all, 'pion', 'pions')}${ready === all ? '' : `, dont ${counted(ready, 'peut', 'peuvent')} encore agir`}`,
    inside: 'dans la forteresse',
    pace: (mp) => `jusqu’à ${mp} PM`,
    strength: (name, infantry, cavalry, guns, morale) =>
      `${name} (infanterie ${infantry}, cavalerie ${cavalry}, artillerie ${guns}, moral ${morale})`,
    label: (all) => String(all),
    key: {
      stack: 'ses pions',
      reach: 'où il pourrait être aujourd’hui au plus',
      threat: 'nos lieux à sa portée',
    },
  },
}
