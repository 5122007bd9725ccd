import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const command: WrittenChapter = {
  title: { en: 'Activation and command', fr: 'Activation et commandement' },
  rules: {
    'gb.activation.army': {
      section: 'GB 8',
      en: {
        title: 'One army in a stack',
        text: `Units of different armies are not activated in one stack, nor leaders with units they cannot command.
          Leaders go together, of whatever army. Detachments are of the army of their unit. Independent
          units and decoys go with anybody.`,
      },
      fr: {
        title: 'Une seule armée dans une pile',
        text: `Des unités d’armées différentes ne s’activent pas dans une même pile, ni un chef avec des unités qu’il ne
          peut commander. Des chefs vont ensemble, de quelque armée qu’ils soient. Un détachement est de l’armée de
          son unité. Unités indépendantes et leurres vont avec n’importe qui.`,
      },
    },
    'gb.activation.whole': {
      section: 'GB 8',
      en: {
        title: 'One stack after the other',
        text: `All of a stack is in the field, or all inside its fortress. It finishes all it does before the next one
          begins. When it is made up, its counters are turned to show that they are activated, and its command points
          and MP are worked out once for the whole activation ([gb.command.points]).`,
      },
      fr: {
        title: 'Une pile après l’autre',
        text: `Une pile est tout entière en campagne, ou tout entière dans sa forteresse. Elle achève tout ce qu’elle fait
          avant que la suivante ne commence. Une fois formée, ses pions sont tournés côté activé, et l’on calcule une
          fois pour toutes ses points de commandement et ses PM ([gb.command.points]).`,
      },
    },
    'gb.activation.end': {
      section: 'GB 8',
      en: {
        title: 'The end of an activation',
        text: `An activation ends when all MP are spent, when a STOP is kept, when the enemy stops the stack for good, when
          it goes into a fortress, or when its player chooses. MP that are left are lost. Then the fatigue of the
          markers kept is applied ([gb.fatigue.losses]).`,
      },
      fr: {
        title: 'La fin d’une activation',
        text: `Une activation finit quand tous les PM sont dépensés, quand on garde un STOP, quand l’ennemi arrête la pile
          pour de bon, quand elle entre dans une forteresse, ou quand le joueur le décide. Les PM restants sont
          perdus. On applique alors la fatigue des marqueurs gardés ([gb.fatigue.losses]).`,
      },
    },
    'gb.command.direct': {
      section: 'GB 8.1.1',
      en: {
        title: 'Direct line of communication',
        text: `A stack hears its army commander or the senior general over a direct line of at most two connections. It
          passes no destroyed bridge of a major river and no destroyed tunnel, and no zone where enemies are and no
          friend; in a contested zone it goes by friendly axes of retreat. Decoys alone do not cut it, a lone enemy
          leader does; so do enemy units in a fortress that nobody blockades, but not a garrison alone.`,
      },
      fr: {
        title: 'Ligne de communication directe',
        text: `Une ligne directe d’au plus deux liaisons relie une pile à son commandant d’armée ou au généralissime. Elle
          ne passe ni pont de grande rivière détruit, ni tunnel détruit, ni zone où l’ennemi est seul ; en zone contestée,
          elle suit les axes de retraite amis. Des leurres seuls ne la coupent pas, un chef ennemi seul la coupe ; des
          unités ennemies dans une forteresse que nul ne bloque la coupent aussi, mais non une garnison seule.`,
      },
    },
    'gb.command.telegraph': {
      section: 'GB 8.1.2',
      en: {
        title: 'Telegraphic line of communication',
        text: `A stack with a direct line to a zone on an undestroyed railway that leads to the zone of its army commander
          or of the senior general hears him. Enemies along the railway do not matter, but destroyed bridges and
          tunnels and unblockaded enemy fortresses cut it. It may leave the map by a friendly edge and come back by
          another railway there. An enemy alone at the station shuts it, except to a stack that stands there itself.`,
      },
      fr: {
        title: 'Ligne de communication télégraphique',
        text: `Une pile reliée directement à une zone d’où une voie ferrée non détruite mène à la zone de son commandant
          d’armée ou du généralissime reçoit ses ordres. L’ennemi le long de la voie n’importe pas, mais pont ou
          tunnel détruit et forteresse ennemie non bloquée la coupent. Elle peut sortir par un bord de carte ami et y
          revenir par une autre voie ferrée. Une gare aux mains de l’ennemi seul ne sert qu’à une pile qui s’y trouve.`,
      },
    },
    'gb.command.independent': {
      section: 'GB 8.1.3',
      en: {
        title: 'Independent units',
        text: `Units of an army hear its army commander or the senior general. Independent units and decoys hear any leader
          they have a line to; of several, the one who gives them most command points.`,
      },
      fr: {
        title: 'Unités indépendantes',
        text: `Les unités d’une armée reçoivent les ordres de son commandant d’armée ou du généralissime. Unités
          indépendantes et leurres en reçoivent de tout chef auquel une ligne les relie ; entre plusieurs, de celui
          qui leur donne le plus de points de commandement.`,
      },
    },
    'gb.command.points': {
      section: 'GB 8.2',
      en: {
        title: 'Command points',
        text: `Before its activation a stack gets the strategic value of the leader its line reaches, and a bonus where its
          army commander has himself a line to the senior general; then the better of their two values counts. The
          table adds and subtracts for its corps, a leader alone, supply, earlier combat, morale, enemies in its zone,
          its side, and cavalry alone. Independent units and decoys are of no corps here. Want of supply, combat,
          demoralisation and cavalry alone are seen on units and on decoys played as units; leaders beside them change
          nothing.`,
      },
      fr: {
        title: 'Points de commandement',
        text: `Avant son activation, une pile reçoit la valeur stratégique du chef que sa ligne atteint, et un bonus si son
          commandant d’armée est lui-même relié au généralissime : la meilleure des deux valeurs compte alors. Le
          tableau ajoute et retranche selon les corps, un chef seul, le ravitaillement, un combat antérieur, le moral,
          l’ennemi dans la zone, le camp et la cavalerie seule. Unités indépendantes et leurres ne sont ici d’aucun
          corps. Manque de ravitaillement, combat, démoralisation et cavalerie seule se voient aux unités et aux
          leurres joués comme telles ; les chefs à leurs côtés n’y changent rien.`,
      },
    },
    'gb.command.negative': {
      section: 'GB 8.2',
      en: {
        title: 'Negative command points',
        text: `If the sum is below zero, the stack has no command points and as many MP less as the sum is below zero.`,
      },
      fr: {
        title: 'Points de commandement négatifs',
        text: `Si le total est inférieur à zéro, la pile n’a pas de point de commandement et perd autant de PM qu’il en
          manque pour atteindre zéro.`,
      },
    },
    'gb.command.leader': {
      section: 'GB 8.2',
      en: {
        title: 'Leaders in activation',
        text: `A leader may be activated alone, as a unit is, and has a bonus for it; or with those he commands, and then
          the points are those of the stack. He costs none of the five units. His own stack always has a line to him.
          His MP limit the stack only if they are the fewest.`,
      },
      fr: {
        title: 'Chefs dans l’activation',
        text: `Un chef peut être activé seul, comme une unité, et a pour cela un bonus ; ou avec ceux qu’il commande, et
          les points sont alors ceux de la pile. Il ne prend la place d’aucune des cinq unités. Sa propre pile lui est
          toujours reliée. Ses PM ne limitent la pile que s’ils sont les moins nombreux.`,
      },
    },
    'gb.command.decoys': {
      section: 'GB 8.2',
      en: {
        title: 'Decoys and command',
        text: `Any leader of its side leads a decoy. A decoy can itself be a leader, but only for a stack of nothing but
          decoys: one of them taken as a leader, or one on the map within a line of communication. It is worth the
          best value of a leader of its side on the map; a second one can be the senior general to it, for the bonus
          of that link.`,
      },
      fr: {
        title: 'Leurres et commandement',
        text: `Tout chef de son camp commande un leurre. Un leurre peut lui-même être un chef, mais pour une pile de
          leurres seulement : l’un d’eux pris comme chef, ou un autre à portée d’une ligne de communication. Il vaut
          la meilleure valeur d’un chef de son camp sur la carte ; un second peut être pour lui le généralissime, avec
          le bonus de ce lien.`,
      },
    },
    'gb.command.secret': {
      section: 'GB 8.2',
      en: {
        title: 'Command points kept secret',
        text: `The command points of a stack and what they are made of are told to both sides, unless the option keeps them
          secret. Even then it may show that a player without points is not asked whether he puts a marker back.`,
      },
      fr: {
        title: 'Points de commandement tenus secrets',
        text: `Les points de commandement d’une pile et leur détail sont donnés aux deux camps, sauf si l’option les tient
          secrets. Même alors, il peut se voir qu’un joueur sans points n’a pas à choisir de remettre un marqueur.`,
      },
    },
  },
}
