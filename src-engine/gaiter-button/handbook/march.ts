import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const march: WrittenChapter = {
  title: { en: 'Marching and sheltering', fr: 'Marcher et s’abriter' },
  rules: {
    'gb.march.connection': {
      section: 'GB 9.1',
      en: {
        title: 'Movement along connections',
        text: `A stack goes from zone to zone along a connection, if bridges and tunnels on it stand, the MP suffice, and
          neither leaving nor entering is barred by the enemy ([gb.leave.axes], [gb.entry.stop]).`,
      },
      fr: {
        title: 'Marcher le long des liaisons',
        text: `Une pile va de zone en zone le long d’une liaison, si ses ponts et tunnels sont debout, si les PM suffisent,
          et si l’ennemi n’interdit ni le départ ni l’entrée ([gb.leave.axes], [gb.entry.stop]).`,
      },
    },
    'gb.march.cost': {
      section: 'GB 9.1',
      en: {
        title: 'Cost of a connection',
        text: `Each kind of way, road, path or railway alone, has its cost, and so has a bridge over a major river: see the
          table. Of the way and the bridge the dearer counts; they are not added. Where several bridges join two zones
          their cost alone counts, whatever the way ([gb.pontoon.use]). The crowd ([gb.march.crowd]) and what waits in
          the zone beyond ([gb.entry.cost]) come on top.`,
      },
      fr: {
        title: 'Coût d’une liaison',
        text: `Chaque genre de voie, route, chemin ou voie ferrée seule, a son coût, et de même un pont sur une grande rivière :
          voir le tableau. De la voie et du pont, le plus cher compte ; on ne les additionne pas. Si plusieurs ponts
          relient deux zones, seul leur coût compte, quelle que soit la voie ([gb.pontoon.use]). L’encombrement ([gb.march.crowd]) et ce qui attend dans la zone au-delà ([gb.entry.cost])
          s’y ajoutent.`,
      },
    },
    'gb.march.crowd': {
      section: 'GB 9.1',
      en: {
        title: 'More than two units together',
        text: `Each unit above two that marches in the stack makes every connection dearer: see the table. Leaders do not
          count; decoys count when they are played as units.`,
      },
      fr: {
        title: 'Plus de deux unités ensemble',
        text: `Chaque unité au-delà de deux qui marche dans la pile renchérit toute liaison : voir le tableau. Les chefs ne
          comptent pas ; les leurres comptent quand ils sont joués comme unités.`,
      },
    },
    'gb.march.drop-off': {
      section: 'GB 9.1',
      en: {
        title: 'Dropping off units',
        text: `Once it has moved, a stack may leave counters behind, but not the last one; it picks nobody up. Their
          activation is over, with the fatigue of the markers kept so far. Those who go on keep the markers, and their
          MP do not change.`,
      },
      fr: {
        title: 'Laisser des unités en route',
        text: `Une fois qu’elle a bougé, une pile peut laisser des pions en route, mais pas le dernier ; elle n’en prend
          aucun. Leur activation est finie, avec la fatigue des marqueurs gardés jusque-là. Ceux qui poursuivent
          gardent les marqueurs, et leurs PM ne changent pas.`,
      },
    },
    'gb.march.corps-cavalry': {
      section: 'GB 9.1',
      en: {
        title: 'French corps cavalry',
        text: `When an activation of the French ends, every French cavalry division that belongs to a corps has to be in
          the zone of another unit of that corps or in an adjacent one; otherwise it is eliminated. Any connection
          makes zones adjacent. A battle does not ask for it. A corps without other units on the map sets its cavalry
          free, and so does the optional doctrine ([gb.options.doctrine]).`,
      },
      fr: {
        title: 'Cavalerie de corps française',
        text: `À la fin d’une activation française, toute division de cavalerie française d’un corps doit être dans la zone
          d’une autre unité de ce corps ou dans une zone adjacente, sous peine d’être éliminée. Toute liaison rend des
          zones adjacentes. Un combat ne l’exige pas. Un corps sans autre unité sur la carte libère sa cavalerie, de
          même que la doctrine optionnelle ([gb.options.doctrine]).`,
      },
    },
    'gb.fortress.shelter': {
      section: 'GB 9.2',
      en: {
        title: 'Entering a friendly fortress',
        text: `Counters may go into a fortress of their zone that holds SP of their own side, or none at all, if there is
          room. That is free and ends their activation. Inside they are out of every battle in the field; while
          enemies are in the field they are blockaded.`,
      },
      fr: {
        title: 'Entrer dans une forteresse amie',
        text: `Des pions peuvent entrer dans une forteresse de leur zone qui contient des PF de leur camp, ou aucun, s’il y
          a de la place. C’est gratuit et met fin à leur activation. À l’intérieur, ils échappent à tout combat en
          campagne ; tant que l’ennemi est en campagne, ils sont bloqués.`,
      },
    },
    'gb.fortress.capacity': {
      section: 'GB 9.2',
      en: {
        title: 'Capacity of a fortress',
        text: `Garrison and units in a fortress, on both its banks together, never have more SP than its capacity. Leaders
          and decoys take no room.`,
      },
      fr: {
        title: 'Capacité d’une forteresse',
        text: `La garnison et les unités d’une forteresse, sur ses deux rives ensemble, n’ont jamais plus de PF que sa
          capacité. Chefs et leurres ne prennent pas de place.`,
      },
    },
    'gb.fortress.leave': {
      section: 'GB 9.2',
      en: {
        title: 'Leaving a fortress',
        text: `Coming out of a fortress into its zone costs no MP and no marker. The blockaded come out only when the
          blockade is over; they may fight it by a sally ([gb.sally.launch]).`,
      },
      fr: {
        title: 'Sortir d’une forteresse',
        text: `Sortir d’une forteresse dans sa zone ne coûte ni PM ni marqueur. Les bloqués ne sortent que le blocus levé ;
          ils peuvent le combattre par une sortie ([gb.sally.launch]).`,
      },
    },
  },
}
