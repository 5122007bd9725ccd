import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const entry: WrittenChapter = {
  title: { en: 'Entering a zone with enemies', fr: 'Entrer dans une zone ennemie' },
  rules: {
    'gb.entry.stop': {
      section: 'GB 9.3.1',
      en: {
        title: 'Entering ends the movement',
        text: `A stack that enters a zone with enemies in the field, or with an enemy fortress that nobody blockades, stops
          there. It may still reconnoitre, attempt a surprise or a forced passage, or go into a friendly fortress of
          the zone. Cavalry alone may go on after a reconnaissance ([gb.recon.test]).`,
      },
      fr: {
        title: 'L’entrée arrête le mouvement',
        text: `Une pile qui entre dans une zone où l’ennemi est en campagne, ou qui a une forteresse ennemie que nul ne
          bloque, s’y arrête. Elle peut encore reconnaître, tenter une surprise ou un passage en force, ou entrer dans
          une forteresse amie de la zone. La cavalerie seule peut poursuivre après une reconnaissance
          ([gb.recon.test]).`,
      },
    },
    'gb.entry.cost': {
      section: 'GB 9.3.1',
      en: {
        title: 'The additional movement point',
        text: `Entering a zone costs 1 MP more, once, if an activated unit of one’s own side is there, or any enemy counter
          in the field or inside a fortress. Leaders and decoys of one’s own cost nothing. A fortress with nothing but
          its garrison costs it only while it is blockaded.`,
      },
      fr: {
        title: 'Le point de mouvement supplémentaire',
        text: `Entrer dans une zone coûte 1 PM de plus, une seule fois, si une unité amie activée s’y trouve, ou un pion
          ennemi quelconque, en campagne ou dans une forteresse. Les chefs et leurres amis ne coûtent rien. Une
          forteresse qui n’a que sa garnison ne coûte ce point que bloquée.`,
      },
    },
    'gb.entry.axis': {
      section: 'GB 9.3.1',
      en: {
        title: 'An axis of retreat',
        text: `Who comes in to enemies puts an axis of retreat of his side on the connection used. When more of the same
          side come in by other connections, each of these gets a marker too. Only one side at a time has markers in a
          zone: the one that came in. A fortress alone, with nobody in the field, gets none.`,
      },
      fr: {
        title: 'Axe de retraite',
        text: `Qui entre chez l’ennemi place un axe de retraite de son camp sur la liaison empruntée. Si d’autres du même
          camp entrent par d’autres liaisons, chacune reçoit aussi un marqueur. Un seul camp à la fois a des marqueurs
          dans une zone : celui qui y est entré. Une forteresse seule, sans personne en campagne, n’en appelle pas.`,
      },
    },
    'gb.entry.encirclement': {
      section: 'GB 9.3.1',
      en: {
        title: 'Encirclement',
        text: `When every connection of a zone bears a marker of the side that came in, the other side is encircled. When
          that side loses its last marker, it is encircled itself. In both cases all markers leave the zone. All
          connections count, broken bridges and all. So does the connection that goes off a map edge friendly to the
          other side: it is open as long as no enemy marker lies on it.`,
      },
      fr: {
        title: 'Encerclement',
        text: `Quand toutes les liaisons d’une zone portent un marqueur du camp entré, l’autre camp est encerclé. Quand le
          camp entré perd son dernier marqueur, c’est lui qui l’est. Dans les deux cas, tous les marqueurs quittent la
          zone. Toutes les liaisons comptent, même aux ponts détruits. De même celle qui sort par un bord de carte ami de
          l’autre camp : elle est libre tant qu’aucun marqueur ennemi n’y est.`,
      },
    },
    'gb.entry.relief': {
      section: 'GB 9.3.1',
      en: {
        title: 'Joining friends in a contested zone',
        text: `Who joins friends by a connection that bears an enemy marker takes the marker off and places none. Who joins
          encircled friends puts a marker of his own side on the connection used: they are encircled no longer, and
          theirs is now the side with markers.`,
      },
      fr: {
        title: 'Rejoindre les siens en zone contestée',
        text: `Qui rejoint les siens par une liaison qui porte un marqueur ennemi l’enlève et n’en place pas. Qui rejoint
          les siens encerclés place un marqueur de son camp sur la liaison empruntée : ils ne sont plus encerclés, et
          leur camp est désormais celui qui a des marqueurs.`,
      },
    },
    'gb.entry.decoys': {
      section: 'GB 9.3.1',
      en: {
        title: 'Decoys control no connection',
        text: `Decoys and leaders without troops place no marker and remove none. That they came in counts all the same:
          the zone is contested, and their side is the one that came in, so that its own troops place markers when
          they follow and the others’ friends do not.`,
      },
      fr: {
        title: 'Les leurres ne tiennent aucune liaison',
        text: `Les leurres et les chefs sans troupes ne placent ni n’enlèvent aucun marqueur. Leur entrée compte pourtant :
          la zone est contestée et leur camp est celui qui est entré ; ses troupes qui suivent placent donc des
          marqueurs, et les renforts de l’autre n’en placent pas.`,
      },
    },
    'gb.entry.surprise': {
      section: 'GB 9.3.1',
      en: {
        title: 'Surprise attack',
        text: `A single German infantry unit, leaders with it not counted, that has just entered a zone with nobody but
          French counters may spend 1 MP to surprise them: one French unit in the field, drawn at random, infantry
          before others, gets a Combatted marker. Decoys pass for infantry; leaders alone are not hit. Then the German
          operation ends and the French have their turn.`,
      },
      fr: {
        title: 'Attaque surprise',
        text: `Une unité d’infanterie allemande seule, sans compter les chefs, qui vient d’entrer dans une zone où il n’y a
          que des Français, peut dépenser 1 PM pour les surprendre : une unité française en campagne, tirée au sort,
          l’infanterie d’abord, reçoit un marqueur « A combattu ». Les leurres passent pour de l’infanterie ; des chefs
          seuls ne sont pas touchés. Puis l’opération allemande finit et c’est aux Français.`,
      },
    },
    'gb.entry.neutral': {
      section: 'GB 15.6',
      en: {
        title: 'Belgium is neutral',
        text: `No stack marches into Belgium, and no line passes through it. Only troops in rout that have no other way go
          there, and are interned ([gb.retreat.belgium]).`,
      },
      fr: {
        title: 'La Belgique est neutre',
        text: `Aucune pile n’entre en Belgique et aucune ligne n’y passe. Seules y vont des troupes en déroute sans autre
          issue, et elles y sont internées ([gb.retreat.belgium]).`,
      },
    },
    'gb.axes.friendly': {
      section: 'GB 9.3.1',
      en: {
        title: 'Friendly axes of retreat',
        text: `In a contested zone the side with markers goes by the connections that bear them. The other side goes by
          every connection that bears no enemy marker. An encircled side has none. Everywhere else every connection is
          a friendly axis.`,
      },
      fr: {
        title: 'Axes de retraite amis',
        text: `En zone contestée, le camp qui a des marqueurs va par les liaisons qui les portent. L’autre camp va par
          toutes celles qui ne portent pas de marqueur ennemi. Un camp encerclé n’en a aucune. Partout ailleurs, toute
          liaison est un axe ami.`,
      },
    },
    'gb.axes.cleared': {
      section: 'GB 9.3.1',
      en: {
        title: 'Zones contested no more',
        text: `Axes of retreat and encirclement belong to a contested zone. When it is contested no longer, all of them are
          removed.`,
      },
      fr: {
        title: 'Zones qui ne sont plus contestées',
        text: `Les axes de retraite et l’encerclement appartiennent à une zone contestée. Dès qu’elle ne l’est plus, tous
          sont retirés.`,
      },
    },
    'gb.forced-passage.attempt': {
      section: 'GB 9.3.2',
      en: {
        title: 'Forced passage',
        text: `A stack that has just entered a zone where enemies had the field to themselves may attack them at once, with
          a penalty on its combat factor (see the table). It needs infantry or cavalry; it costs no MP, and needs none. A
          bridge closed between fortresses of two sides may be forced from a zone without enemies in the field
          ([gb.water.fortress]).`,
      },
      fr: {
        title: 'Passage en force',
        text: `Une pile qui vient d’entrer dans une zone où l’ennemi tenait seul la campagne peut l’attaquer aussitôt, avec
          un malus au facteur de combat (voir le tableau). Il lui faut de l’infanterie ou de la cavalerie ; cela ne
          coûte et ne demande aucun PM. Un pont fermé entre forteresses de deux camps peut être forcé depuis une zone sans ennemi en
          campagne ([gb.water.fortress]).`,
      },
    },
    'gb.forced-passage.goes-on': {
      section: 'GB 9.3.2',
      en: {
        title: 'After a forced passage',
        text: `If the attacker wins, or the enemy’s cavalry falls back, or nobody of his is left in the field, the stack
          goes on with its MP; while enemies remain it leaves by its axes of retreat, one won in the battle included.
          Otherwise its activation is over, and who tried to force the bridge of a fortress goes back over it without
          loss.`,
      },
      fr: {
        title: 'Après un passage en force',
        text: `Si l’attaquant l’emporte, si la cavalerie ennemie se retire ou si l’ennemi n’a plus personne en campagne, la
          pile poursuit avec ses PM ; tant que l’ennemi reste, elle part par ses axes de retraite, y compris celui
          gagné au combat. Sinon, son activation est finie, et qui voulait forcer le pont d’une forteresse le repasse
          sans perte.`,
      },
    },
    'gb.fortress.take-shelter': {
      section: 'GB 9.3.3',
      en: {
        title: 'Taking shelter',
        text: `When a stack enters a zone with a fortress that holds none of its own SP, each enemy counter in the field
          there may take shelter inside, as its owner chooses and as far as the capacity goes. Who is inside takes no
          part in a battle in the field, not even beside friends who come later.`,
      },
      fr: {
        title: 'S’abriter',
        text: `Quand une pile entre dans une zone dont la forteresse ne contient aucun de ses PF, chaque pion ennemi en
          campagne peut s’y abriter, au choix de son propriétaire et dans la limite de la capacité. Qui est à
          l’intérieur ne prend part à aucun combat en campagne, pas même aux côtés d’amis venus plus tard.`,
      },
    },
    'gb.fortress.all-inside': {
      section: 'GB 9.3.3',
      en: {
        title: 'All inside',
        text: `When all enemies of a zone are inside their fortress, no axis of retreat is placed: the zone is not
          contested but under blockade. The besiegers may leave it in a later activation by any connection, except
          over a major river ([gb.water.fortress]).`,
      },
      fr: {
        title: 'Tous à l’intérieur',
        text: `Quand tous les ennemis d’une zone sont dans leur forteresse, on ne place pas d’axe de retraite : la zone
          n’est pas contestée mais sous blocus. Les assiégeants peuvent la quitter dans une activation suivante par
          toute liaison, sauf par-dessus une grande rivière ([gb.water.fortress]).`,
      },
    },
    'gb.fortress.blockade-entry': {
      section: 'GB 9.3.3',
      en: {
        title: 'Passing a blockaded fortress',
        text: `A stack that enters a zone whose enemy fortress is blockaded already need not stop there; entering costs the
          additional MP ([gb.entry.cost]).`,
      },
      fr: {
        title: 'Passer une forteresse bloquée',
        text: `Une pile qui entre dans une zone dont la forteresse ennemie est déjà bloquée n’a pas à s’y arrêter ;
          l’entrée coûte le PM supplémentaire ([gb.entry.cost]).`,
      },
    },
  },
}
