import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const supply: WrittenChapter = {
  title: { en: 'The night: supply', fr: 'La nuit : le ravitaillement' },
  rules: {
    'gb.night.order': {
      section: 'GB 17',
      en: {
        title: 'The night phase',
        text: `The night has these steps, each done for both sides before the next: supply, surrender, stragglers, counters
          turned back, rally, detachments and garrisons, withdrawals, abandoned fortresses, markers. Where sides
          decide, the one that lost the initiative is first.`,
      },
      fr: {
        title: 'La phase de nuit',
        text: `La nuit a ces étapes, chacune faite pour les deux camps avant la suivante : ravitaillement, redditions,
          traînards, pions redressés, ralliement, détachements et garnisons, replis, forteresses abandonnées,
          marqueurs. Là où les camps décident, celui qui a perdu l’initiative est premier.`,
      },
    },
    'gb.supply.line': {
      section: 'GB 17.1.1',
      en: {
        title: 'Line of supply',
        text: `A unit is supplied if it reaches, within 4 MP by the costs of movement, a railway fed from a source or
          friendly edge, or such a zone itself; 1 MP less in rain, and 1 less for the French.`,
      },
      fr: {
        title: 'Ligne de ravitaillement',
        text: `Une unité est ravitaillée si elle atteint, en 4 PM au coût du mouvement, une voie ferrée alimentée par une
          source ou un bord ami, ou une telle zone même ; 1 PM de moins sous la pluie, et 1 de moins pour les
          Français.`,
      },
    },
    'gb.supply.sources': {
      section: 'GB 17.1.1',
      en: {
        title: 'Sources of supply',
        text: `A side draws supply from its sources and from every zone of its friendly map edges, road or none. Metz and
          Strasbourg, sources of the French alone, lie off this map. In a contested zone of the edge only the side for
          which the way off the map is a friendly axis has the use of it.`,
      },
      fr: {
        title: 'Sources de ravitaillement',
        text: `Un camp tire son ravitaillement de ses sources et de toute zone de ses bords de carte amis, qu’une route y
          passe ou non. Metz et Strasbourg, sources des seuls Français, sont hors de cette carte. Dans une zone
          contestée du bord, seul s’en sert le camp pour qui la sortie de la carte est un axe ami.`,
      },
    },
    'gb.supply.captured': {
      section: 'GB 17.1.1',
      en: {
        title: 'A source of supply taken by the enemy',
        text: `A source is lost for good as soon as enemy units are in its zone and none of its owner’s counters are in the
          field there or hold its fortress, even if he takes the zone back. A map edge cannot be taken.`,
      },
      fr: {
        title: 'Source prise par l’ennemi',
        text: `Une source est perdue pour de bon dès que des unités ennemies sont dans sa zone et que son propriétaire n’y
          a ni pion en campagne ni forteresse tenue, même s’il reprend la zone. Un bord de carte ne peut être pris.`,
      },
    },
    'gb.supply.railway': {
      section: 'GB 17.1.1',
      en: {
        title: 'Supply by railway',
        text: `Supply comes along railways that are not destroyed. It goes through no contested zone, unless that is itself
          a source or on the edge, nor in the enemy’s country by a fortress without a garrison of one’s own
          ([gb.control.enemy-country]). The French use no railway in Germany.`,
      },
      fr: {
        title: 'Ravitaillement par voie ferrée',
        text: `Le ravitaillement suit les voies ferrées non détruites. Il ne passe par aucune zone contestée, à moins
          qu’elle ne soit elle-même une source ou sur le bord, ni, en pays ennemi, par une forteresse sans garnison à
          soi ([gb.control.enemy-country]). Les Français n’usent d’aucune voie ferrée en Allemagne.`,
      },
    },
    'gb.supply.barred': {
      section: 'GB 17.1.1',
      en: {
        title: 'What bars a line of supply',
        text: `Enemy counters, even decoys, bar a line of supply where no friendly unit with SP is; friendly decoys and
          leaders do not open it. So do enemy fortresses nobody blockades, unless the line begins where its side
          fights before one. In a contested zone the line goes by friendly axes of retreat.`,
      },
      fr: {
        title: 'Ce qui barre une ligne de ravitaillement',
        text: `Des pions ennemis, même des leurres, barrent une ligne de ravitaillement là où il n’y a pas d’unité amie
          avec des PF ; leurres et chefs amis ne l’ouvrent pas. De même les forteresses ennemies non bloquées, sauf si
          la ligne part d’où son camp combat devant l’une d’elles. En zone contestée, la ligne suit les axes de
          retraite amis.`,
      },
    },
    'gb.supply.fortress': {
      section: 'GB 17.1.2',
      en: {
        title: 'Fortress zones',
        text: `A fortress feeds as many SP as its capacity, both banks sharing it: its garrison first, then units inside,
          then units in the field without other supply, these only of the side that controls it, in the order of
          battle, each whole or not at all. Leaders and decoys need no room.`,
      },
      fr: {
        title: 'Zones de forteresse',
        text: `Une forteresse nourrit autant de PF que sa capacité, partagée par ses deux rives : sa garnison d’abord, puis
          les unités à l’intérieur, puis celles en campagne sans autre ravitaillement, du seul camp qui la contrôle,
          dans l’ordre de bataille, chacune en entier ou pas du tout. Chefs et leurres n’y prennent pas de place.`,
      },
    },
    'gb.supply.forage': {
      section: 'GB 17.1.3',
      en: {
        title: 'Living off the land',
        text: `A counter that was not activated this day is supplied in a zone that is not contested if it has a line of
          provision of any length ([gb.provision.line]).`,
      },
      fr: {
        title: 'Vivre sur le pays',
        text: `Un pion non activé ce jour est ravitaillé dans une zone non contestée s’il a une ligne d’approvisionnement,
          de quelque longueur ([gb.provision.line]).`,
      },
    },
    'gb.supply.out': {
      section: 'GB 17.2.1',
      en: {
        title: 'Out of supply',
        text: `Every counter on the map is checked. Those without supply are turned to out of supply, all others back; then
          all are turned back from activated. Want of supply costs command points and makes rally harder.`,
      },
      fr: {
        title: 'Non ravitaillé',
        text: `Tout pion sur la carte est examiné. Les non ravitaillés sont tournés de ce côté, tous les autres redressés ;
          puis aucun n’est plus activé. Le manque de ravitaillement coûte des points de commandement et rend le
          ralliement plus difficile.`,
      },
    },
    'gb.surrender.night': {
      section: 'GB 17.2.1',
      en: {
        title: 'Surrender for want of supply',
        text: `The counters of a side in the field of a zone that are out of supply and have no line of provision take one
          test of surrender together ([gb.surrender.test]). Garrisons and units in a fortress do not. Who has to test
          is settled before the first test.`,
      },
      fr: {
        title: 'Reddition faute de ravitaillement',
        text: `Les pions d’un camp en campagne dans une zone, non ravitaillés et sans ligne d’approvisionnement, passent
          ensemble un seul test de reddition ([gb.surrender.test]). Garnisons et unités en forteresse en sont
          dispensées. Qui doit tester est fixé avant le premier test.`,
      },
    },
    'gb.surrender.test': {
      section: 'GB 17.2.1',
      en: {
        title: 'The surrender test',
        text: `One die for all: if it is low enough they surrender; see the table. Modifiers change the die, so that bad
          ones subtract. Of those for some and for all demoralised only one counts; Napoleon, who is with Mac-Mahon,
          counts wherever he is in the field of the zone. Units that surrender are lost and leaders are prisoners,
          which may end the game ([gb.victory.capture]).`,
      },
      fr: {
        title: 'Le test de reddition',
        text: `Un dé pour tous : s’il est assez bas, ils se rendent ; voir le tableau. Les modificateurs changent le dé,
          les mauvais le diminuent. De ceux pour quelques unités démoralisées et pour toutes, un seul compte ;
          Napoléon, qui est avec Mac-Mahon, compte où qu’il soit en campagne dans la zone. Les unités rendues sont
          perdues, les chefs prisonniers, ce qui peut finir la partie ([gb.victory.capture]).`,
      },
    },
    'gb.recovery.test': {
      section: 'GB 17.2.2',
      en: {
        title: 'Recovery of stragglers',
        text: `Each supplied unit, not a detachment, that was not activated and is not demoralised gets 1 lost SP of
          infantry or cavalry back with a die of at most its morale, 1 added in rain; its owner chooses the arm. Never
          its first loss, a permanent loss, heavy cavalry, artillery, mitrailleuses, or SP it gave away; nor where a
          full fortress has no room.`,
      },
      fr: {
        title: 'Retour des traînards',
        text: `Chaque unité ravitaillée, non un détachement, ni activée ni démoralisée, récupère 1 PF perdu d’infanterie ou
          de cavalerie avec un dé d’au plus son moral, 1 de plus sous la pluie ; le propriétaire choisit l’arme.
          Jamais sa première perte, une perte permanente, cavalerie lourde, artillerie, mitrailleuses ou PF donnés ;
          ni dans une forteresse pleine.`,
      },
    },
  },
}
