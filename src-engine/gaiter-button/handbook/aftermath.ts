import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const aftermath: WrittenChapter = {
  title: { en: 'Rout, retreat and pursuit', fr: 'Déroute, retraite et poursuite' },
  rules: {
    'gb.rout.test': {
      section: 'GB 15.6',
      en: {
        title: 'The rout test',
        text: `A beaten defender rolls a die; with the modifiers of the table, above the morale of his lead unit he routs.
          Before it he may pay for a better die, once each way: the French with an SP of mitrailleuses of an engaged
          unit, either side with one more SP of the lead unit, be it its last. If the lead unit is gone he names another
          that fought. Units are counted as they are after the losses.`,
      },
      fr: {
        title: 'Le test de déroute',
        text: `Un défenseur battu lance un dé ; avec les modificateurs du tableau, au-dessus du moral de son unité de tête,
          il est en déroute. Il peut d’abord payer un meilleur dé, une fois de chaque façon : les Français d’un PF de
          mitrailleuses d’une unité engagée, chaque camp d’un PF de plus de l’unité de tête, fût-ce le dernier. Si
          elle n’est plus, il en nomme une autre qui a combattu. On compte les unités telles qu’elles sont
          après les pertes.`,
      },
    },
    'gb.rout.effect': {
      section: 'GB 15.6',
      en: {
        title: 'Rout',
        text: `In a rout all units that fought are demoralised and go as many zones as the result table says; leaders may
          go with them or stay. A rout that has got away ends early, without further loss, where no way leads on.`,
      },
      fr: {
        title: 'Déroute',
        text: `Dans une déroute, toutes les unités qui ont combattu sont démoralisées et reculent d’autant de zones que le
          dit le tableau ; les chefs les suivent ou restent. Une déroute déjà dégagée finit plus tôt, sans autre
          perte, là où aucune voie ne mène plus loin.`,
      },
    },
    'gb.rout.encircled': {
      section: 'GB 15.6',
      en: {
        title: 'Rout of the encircled',
        text: `When encircled units rout, all counters of their side in the field of the zone, engaged or not, take one
          test of surrender ([gb.surrender.test]). If they do not surrender, each routed unit that cannot go into the
          fortress loses 1 SP and stays. So do routed units that are not encircled but find every way closed, without
          any test.`,
      },
      fr: {
        title: 'Déroute des encerclés',
        text: `Quand des unités encerclées sont en déroute, tous les pions de leur camp en campagne dans la zone, engagés
          ou non, passent un seul test de reddition ([gb.surrender.test]). S’ils ne se rendent pas, chaque unité en
          déroute qui ne peut entrer dans la forteresse perd 1 PF et reste. De même des unités en déroute non
          encerclées mais sans aucune issue, sans aucun test.`,
      },
    },
    'gb.retreat.voluntary': {
      section: 'GB 15.6',
      en: {
        title: 'Voluntary retreat',
        text: `A beaten defender who did not rout may try to retreat one zone: a die of at most 2 plus the value of the
          leader highest in rank in the zone. With success he then chooses which of his engaged troops go; leaders
          need not follow, and nobody gets his back to a river. The encircled have no way. The besieged may try for
          the other bank of their fortress; then all go.`,
      },
      fr: {
        title: 'Retraite volontaire',
        text: `Un défenseur battu sans déroute peut tenter de se retirer d’une zone : un dé d’au plus 2 plus la valeur du
          chef le plus élevé en grade de la zone. En cas de succès, il choisit qui, de ses troupes engagées, se retire
          ; les chefs ne sont pas tenus de suivre, et nul n’est mis dos à la rivière. Les encerclés n’ont pas d’issue.
          Les assiégés peuvent le tenter vers l’autre rive ; alors tous y vont.`,
      },
    },
    'gb.retreat.ways': {
      section: 'GB 15.6',
      en: {
        title: 'Ways of retreat and rout',
        text: `Retreat and rout go by friendly axes of retreat, each unit its own way in the order its owner likes. They do
          not lead into a zone with enemy counters alone, though towards an enemy fortress they may; into a contested
          zone they lead only by a friendly axis of that zone. Nobody goes back to the zone of the battle or to the
          one he came from.`,
      },
      fr: {
        title: 'Voies de retraite et de déroute',
        text: `Retraite et déroute suivent les axes de retraite amis, chaque unité par sa voie, dans l’ordre que veut son
          propriétaire. Elles ne mènent pas dans une zone où il n’y a que l’ennemi, mais peuvent mener vers une
          forteresse ennemie ; dans une zone contestée, seulement par un axe ami de cette zone. Nul ne revient à la
          zone du combat ni à celle d’où il arrive.`,
      },
    },
    'gb.retreat.capacity': {
      section: 'GB 15.6',
      en: {
        title: 'Capacity of connections',
        text: `On the first connection of a retreat or rout there is room for 6 units by road, 4 by path or railway, 2 for
          each bridge over a major river if that is less; a river and a canal each take some off (see the table). Each
          unit too many loses 1 SP. Leaders and decoys take no room.`,
      },
      fr: {
        title: 'Capacité des liaisons',
        text: `Sur la première liaison d’une retraite ou d’une déroute passent 6 unités par route, 4 par chemin ou voie
          ferrée, 2 par pont sur une grande rivière si c’est moins ; une rivière et un canal en retranchent chacun (voir le
          tableau). Chaque unité en trop perd 1 PF. Chefs et leurres ne prennent pas de place.`,
      },
    },
    'gb.retreat.belgium': {
      section: 'GB 15.6',
      en: {
        title: 'Belgium',
        text: `A unit in rout goes to Belgium only on its first connection and if no other way is open. It is interned
          there and counts as having surrendered. Retreats, leaders and decoys never go there.`,
      },
      fr: {
        title: 'La Belgique',
        text: `Une unité en déroute ne va en Belgique que par sa première liaison et si aucune autre voie n’est ouverte.
          Elle y est internée et compte comme rendue. Retraites, chefs et leurres n’y vont jamais.`,
      },
    },
    'gb.retreat.fortress': {
      section: 'GB 15.6',
      en: {
        title: 'Into the fortress',
        text: `In retreat or rout part of the troops may go into the fortress of the zone if their side controls it and it
          has room; they are blockaded there. A bank that the enemy has stormed shelters nobody. Encircled troops in
          rout may do so only after their test of surrender.`,
      },
      fr: {
        title: 'Se retirer dans la forteresse',
        text: `En retraite ou en déroute, une partie des troupes peut entrer dans la forteresse de la zone si leur camp la
          contrôle et qu’il y a de la place ; elles y sont bloquées. Une rive prise d’assaut n’abrite personne. Des
          encerclés en déroute ne le peuvent qu’après leur test de reddition.`,
      },
    },
    'gb.leaders.alone': {
      section: 'GB 15.6',
      en: {
        title: 'Leaders left alone',
        text: `A leader whose troops are destroyed or have left him with the enemy is put with the friendly unit nearest in
          MP, whoever stands between, inside its fortress where it is in one. If his side is encircled there, or has
          no unit left, he is taken prisoner.`,
      },
      fr: {
        title: 'Chefs restés seuls',
        text: `Un chef dont les troupes sont détruites ou l’ont laissé face à l’ennemi est placé avec l’unité amie la plus
          proche en PM, quoi qu’il y ait entre eux, dans sa forteresse si elle y est. Si son camp y est encerclé, ou
          n’a plus d’unité, il est fait prisonnier.`,
      },
    },
    'gb.axes.lost': {
      section: 'GB 15.6',
      en: {
        title: 'The defender’s lost axis',
        text: `A beaten defender who stays in the zone loses an axis of retreat next to one of the attacker’s, by the
          directions of the connections; the winner chooses among several. A side with markers loses one of them; the
          other gets an enemy marker on a free connection. The last axis is never lost, and a connection off the map
          is next to nothing.`,
      },
      fr: {
        title: 'L’axe que perd le défenseur',
        text: `Un défenseur battu qui reste dans la zone perd un axe de retraite voisin d’un de ceux de l’attaquant, selon
          la direction des liaisons ; le vainqueur choisit entre plusieurs. Le camp qui a des marqueurs en perd un ;
          l’autre reçoit un marqueur ennemi sur une liaison libre. Le dernier axe n’est jamais perdu, et une liaison
          hors carte n’est voisine d’aucune.`,
      },
    },
    'gb.axes.break-out': {
      section: 'GB 15.6',
      en: {
        title: 'The encircled attacker breaks out',
        text: `An encircled attacker who wins marks a connection by which a shortest line of provision leads to a source of
          supply or a friendly edge, of equals the one he chooses, or, standing on that edge, the connection off the map; he is encircled no longer. If
          there is no such line anywhere, he takes what would be the shortest without the enemy.`,
      },
      fr: {
        title: 'L’attaquant encerclé rompt l’encerclement',
        text: `Un attaquant encerclé qui l’emporte marque une liaison d’où une ligne d’approvisionnement la plus courte mène
          à une source ou à un bord ami, à égalité celle qu’il choisit, ou, sur ce bord même, la liaison hors carte ; il n’est plus encerclé. S’il n’y a nulle
          part de telle ligne, il prend celle qui serait la plus courte sans l’ennemi.`,
      },
    },
    'gb.combat.spent': {
      section: 'GB 15.6',
      en: {
        title: 'Engaged units are activated',
        text: `When a battle is over, engaged units of both sides become activated; those that were activated already get a
          Combatted marker. Who fought from within a fortress gets neither. Combatted units count against their side
          in command, later battles and rout tests.`,
      },
      fr: {
        title: 'Les unités engagées sont activées',
        text: `Le combat fini, les unités engagées des deux camps deviennent activées ; celles qui l’étaient déjà reçoivent
          « A combattu ». Qui a combattu de l’intérieur d’une forteresse ne reçoit ni l’un ni l’autre. « A combattu » pèse sur
          le commandement, les combats suivants et les tests de déroute.`,
      },
    },
    'gb.pursuit.when': {
      section: 'GB 15.7',
      en: {
        title: 'When there is pursuit',
        text: `The winner pursues when no unit of the defender’s is left in the zone, after a retreat from clear terrain or
          a rout from any, and he had more cavalry SP engaged than those who fled. Units inside the fortress of the
          zone prevent it, decoys and leaders who stay do not; there is none after an assault or a sally.`,
      },
      fr: {
        title: 'Quand il y a poursuite',
        text: `Le vainqueur poursuit quand le défenseur n’a plus d’unité dans la zone, après une retraite en terrain
          découvert ou une déroute en tout terrain, et qu’il a engagé plus de PF de cavalerie que les fuyards. Des
          unités dans la forteresse de la zone l’empêchent, non des leurres ou des chefs restés sur place ; il n’y en
          a pas après un assaut ou une sortie.`,
      },
    },
    'gb.pursuit.roll': {
      section: 'GB 15.7',
      en: {
        title: 'The pursuit',
        text: `The winner rolls one die, the loser two. Each adds his engaged cavalry SP, the loser the value of the
          terrain too. What the winner has more, the loser loses in SP, chosen among all units that fought and fled,
          mitrailleuses excepted; after a retreat half of it, rounded up.`,
      },
      fr: {
        title: 'La poursuite',
        text: `Le vainqueur lance un dé, le vaincu deux. Chacun ajoute ses PF de cavalerie engagés, le vaincu aussi la
          valeur du terrain. Ce que le vainqueur a de plus, le vaincu le perd en PF, à choisir parmi toutes les unités
          qui ont combattu et fui, mitrailleuses exceptées ; après une retraite, la moitié, arrondie à l’unité supérieure.`,
      },
    },
    'gb.pursuit.rain': {
      section: 'GB 15.7',
      en: {
        title: 'Pursuit in rain',
        text: `In rain two of the losses of a pursuit are artillery, heavy or not; if there are fewer losses all of them
          are, as far as there is artillery.`,
      },
      fr: {
        title: 'Poursuite sous la pluie',
        text: `Sous la pluie, deux des pertes d’une poursuite sont d’artillerie, lourde ou non ; s’il y a moins de pertes,
          toutes le sont, autant qu’il y a d’artillerie.`,
      },
    },
  },
}
