import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const leaving: WrittenChapter = {
  title: { en: 'Leaving a zone, crossing rivers', fr: 'Quitter une zone, franchir les rivières' },
  rules: {
    'gb.leave.axes': {
      section: 'GB 9.4',
      en: {
        title: 'Leaving by axes of retreat',
        text: `Out of a contested zone a side goes by a connection that bears its own axis of retreat. If it has none
          there, it goes by one that bears no marker of the enemy.`,
      },
      fr: {
        title: 'Partir par les axes de retraite',
        text: `On quitte une zone contestée par une liaison qui porte un axe de retraite de son camp. À défaut, par une
          liaison qui ne porte pas de marqueur ennemi.`,
      },
    },
    'gb.leave.shut-in': {
      section: 'GB 9.4',
      en: {
        title: 'Encircled or blockaded',
        text: `Who is encircled or blockaded cannot leave. He has to beat the enemy there ([gb.axes.break-out]), sally out,
          or wait for help ([gb.entry.relief]).`,
      },
      fr: {
        title: 'Encerclé ou bloqué',
        text: `Qui est encerclé ou bloqué ne peut partir. Il lui faut vaincre l’ennemi sur place ([gb.axes.break-out]),
          faire une sortie, ou attendre du secours ([gb.entry.relief]).`,
      },
    },
    'gb.leave.other-bank': {
      section: 'GB 9.4',
      en: {
        title: 'From bank to bank',
        text: `Units blockaded in a fortress on both banks may cross to its other bank, and units of the other bank may
          come to them. The crossing costs what its bridge costs.`,
      },
      fr: {
        title: 'D’une rive à l’autre',
        text: `Les unités bloquées dans une forteresse assise sur deux rives peuvent passer sur l’autre rive, et celles de
          l’autre rive peuvent les rejoindre. Le passage coûte ce que coûte le pont.`,
      },
    },
    'gb.water.bridge': {
      section: 'GB 9.5',
      en: {
        title: 'Major rivers need a bridge',
        text: `A major river is crossed only by an intact bridge or a complete pontoon bridge. Rivers and canals are
          crossed anywhere.`,
      },
      fr: {
        title: 'Les grandes rivières demandent un pont',
        text: `Une grande rivière ne se franchit que par un pont intact ou un pont de bateaux achevé. Rivières et canaux se
          franchissent partout.`,
      },
    },
    'gb.water.back-to-river': {
      section: 'GB 9.5',
      en: {
        title: 'Back to the river',
        text: `Counters that stop where they have just crossed a waterway, major river, river or canal, have their back to
          it and a penalty in battle. They are marked as they cross and lose the marker when they march on over dry
          land; at night all such markers go.`,
      },
      fr: {
        title: 'Dos à la rivière',
        text: `Les pions qui s’arrêtent là où ils viennent de franchir un cours d’eau, grande ou petite rivière ou canal, y sont
          adossés et ont un malus au combat. Ils sont marqués en passant et perdent le marqueur en poursuivant à pied
          sec ; la nuit, tous ces marqueurs disparaissent.`,
      },
    },
    'gb.water.fortress': {
      section: 'GB 9.5',
      en: {
        title: 'Bridges under fortresses',
        text: `A bridge over a major river between two fortresses, or the banks of one, is closed while two sides control
          them, even under blockade ([gb.control.holder]). A forced passage may be tried over it
          ([gb.forced-passage.attempt]); if it fails the stack goes back. From an open bank anybody enters the zone of
          an enemy fortress. Besides, who blockades a fortress does not leave its zone over a major river.`,
      },
      fr: {
        title: 'Ponts sous les forteresses',
        text: `Un pont sur une grande rivière entre deux forteresses, ou les rives d’une seule, est fermé tant que deux camps
          les contrôlent, même bloquées ([gb.control.holder]). On peut y tenter un passage en force
          ([gb.forced-passage.attempt]) ; s’il échoue, la pile repasse le pont. D’une rive ouverte, chacun entre dans
          la zone d’une forteresse ennemie. De plus, qui bloque une forteresse ne quitte pas sa zone par-dessus une
          grande rivière.`,
      },
    },
  },
}
