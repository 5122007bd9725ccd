import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const command: WrittenChapter = {
  title: { en: 'Command', fr: 'Le commandement' },
  rules: {
    'ws.command.radius': {
      section: 'WS 8.2',
      en: {
        title: 'Command radius',
        text: `A commander commands as far as cavalry comes with six points, eight from a town or village, two fewer at night.
          The way counts every hex but his own, and goes into no enemy zone of control except where a friendly unit
          stands.`,
      },
      fr: {
        title: 'Le rayon de commandement',
        text: `Un commandant commande aussi loin que la cavalerie va avec six points, huit depuis une ville ou un village, deux
          de moins la nuit. Le trajet compte chaque hexagone sauf le sien, et n’entre dans une zone de contrôle ennemie
          que là où se tient une unité amie.`,
      },
    },
    'ws.command.headquarters': {
      section: 'WS 8.2',
      en: {
        title: 'Commanders out of command',
        text: `A commander of a formation who is not in the radius of his commander in chief when command is verified is marked
          out of command for the turn; so are all whose commander in chief is not on the map. One who arrives is in
          command that turn.`,
      },
      fr: {
        title: 'Les commandants hors de commandement',
        text: `Un commandant de formation qui n’est pas dans le rayon de son commandant en chef quand le commandement est
          vérifié est marqué hors de commandement pour le tour ; de même tous ceux dont le commandant en chef n’est pas
          sur la carte. Celui qui arrive est en commandement ce tour-là.`,
      },
    },
    'ws.command.units': {
      section: 'WS 9.1',
      en: {
        title: 'Units in command',
        text: `A unit is in command when it is in its commander’s radius as its formation is activated; whatever moves
          afterwards, it stays so for the whole activation. One that arrives is traced from where it enters, and is in
          command if its commander arrives too.`,
      },
      fr: {
        title: 'Les unités en commandement',
        text: `Une unité est en commandement si elle est dans le rayon de son commandant quand sa formation est activée ;
          quels que soient les mouvements qui suivent, elle le reste pour toute l’activation. Pour celle qui arrive, on
          trace depuis son entrée ; elle est en commandement si son commandant arrive aussi.`,
      },
    },
    'ws.command.detached': {
      section: 'WS 8.3',
      en: {
        title: 'Detached units',
        text: `A detached unit belongs to no command until its commander comes. It is in command within the radius of its
          commander in chief, or of a commander of a formation who is in command himself.`,
      },
      fr: {
        title: 'Les unités détachées',
        text: `Une unité détachée ne dépend de personne tant que son commandant n’est pas venu. Elle est en commandement dans
          le rayon de son commandant en chef, ou d’un commandant de formation qui est lui-même en commandement.`,
      },
    },
    'ws.command.direct': {
      section: 'WS 8.2',
      en: {
        title: 'Direct command',
        text: `A commander in chief may command units in his radius himself, as many in a turn as his inertia value says, in
          their commander’s radius or not. They act as units in command, whatever has become of their commander.`,
      },
      fr: {
        title: 'Le commandement direct',
        text: `Un commandant en chef peut commander lui-même des unités de son rayon, autant par tour que dit son inertie, dans
          le rayon de leur commandant ou non. Elles agissent en commandement, quoi qu’il soit advenu de leur commandant.`,
      },
    },
    'ws.command.out-moves': {
      section: 'WS 9.2',
      en: {
        title: 'Moving out of command',
        text: `A unit out of command has half its movement points, rounded down. It enters no enemy zone of control. Its move
          may not end outside its commander’s radius, and one that is outside already has to end nearer to him.`,
      },
      fr: {
        title: 'Bouger hors de commandement',
        text: `Une unité hors de commandement a la moitié de ses points de mouvement, arrondie à l’unité inférieure. Elle n’entre dans
          aucune zone de contrôle ennemie. Son mouvement ne peut finir hors du rayon de son commandant, et celle qui est
          déjà dehors doit finir plus près de lui.`,
      },
    },
    'ws.command.failed': {
      section: 'WS 8.3',
      en: {
        title: 'A commander who failed',
        text: `A commander who failed his activation test does not move; from an enemy zone of control he may still step out by
          one hex.`,
      },
      fr: {
        title: 'Le commandant qui a échoué',
        text: `Un commandant qui a échoué à son test d’activation ne bouge pas ; d’une zone de contrôle ennemie il peut encore
          sortir d’un hexagone.`,
      },
    },
    'ws.command.bonus': {
      section: 'WS 9.3',
      en: {
        title: 'The commander’s bonus',
        text: `A commander of a formation who is stacked with one of those who fight, and who takes part, adds his bonus to the
          die: in a joined attack to the whole, in another to that of the unit he stands with, in defence where he stands.
          Who joined an attack adds to it even if his unit is driven back, as long as he remains. Both sides may have one.`,
      },
      fr: {
        title: 'Le bonus du commandant',
        text: `Un commandant de formation empilé avec l’un de ceux qui combattent, et qui participe, ajoute son bonus au dé : à
          toute une attaque coordonnée, sinon à celle de l’unité avec laquelle il se tient, en défense là où il est. Qui a
          coordonné une attaque y ajoute son bonus même si son unité est repoussée, tant qu’il reste. Les deux camps peuvent
          en avoir un.`,
      },
    },
    'ws.command.following': {
      section: 'WS 11.3',
      en: {
        title: 'Commanders and retreats',
        text: `A commander goes with troops that retreat from a hex they defended; one whose troops attack or advance may go
          with them or remain, even alone. A commander in chief always goes with troops that retreat.`,
      },
      fr: {
        title: 'Les commandants et les retraites',
        text: `Un commandant suit les troupes qui se retirent d’un hexagone qu’elles défendaient ; celui dont les troupes
          attaquent ou avancent peut les suivre ou rester, même seul. Un commandant en chef suit toujours les troupes qui
          se retirent.`,
      },
    },
    'ws.command.displaced': {
      section: 'WS 8.4',
      en: {
        title: 'Commanders alone',
        text: `A commander alone in a hex that an enemy unit enters is put on the nearest unit of his formation; a commander in
          chief who is alone and to whom an enemy comes adjacent, on the nearest of his side. With no such unit left he is
          out of the game.`,
      },
      fr: {
        title: 'Les commandants seuls',
        text: `Un commandant seul dans un hexagone où entre une unité ennemie est mis sur l’unité la plus proche de sa
          formation ; un commandant en chef seul, que l’ennemi vient toucher, sur la plus proche de son camp. Sans une
          telle unité il est hors jeu.`,
      },
    },
    'ws.command.death': {
      section: 'WS 9.3',
      en: {
        title: 'Death of commanders',
        text: `A commander of a formation dies with the last unit of his hex, or by a roll of two dice that shows 12 after a
          combat in which he took part and after artillery fire on his hex with any result. His replacement is put on a
          unit of the formation.`,
      },
      fr: {
        title: 'La mort des commandants',
        text: `Un commandant de formation meurt avec la dernière unité de son hexagone, ou si deux dés montrent 12 après un
          combat auquel il a pris part et après un tir d’artillerie sur son hexagone qui a eu un résultat. Son remplaçant
          est mis sur une unité de la formation.`,
      },
    },
    'ws.chiefs.arrival': {
      section: 'WS 4 A',
      en: {
        title: 'Arrival of commanders in chief',
        text: `A commander in chief who is due appears before command is verified, in one of his hexes of entry, and may move
          at once without a test. The Crown Prince enters with the 11th Corps; Zastrow takes the place of Alvensleben.`,
      },
      fr: {
        title: 'L’arrivée des commandants en chef',
        text: `Un commandant en chef attendu paraît avant la vérification du commandement, dans l’un de ses hexagones d’entrée,
          et peut se déplacer aussitôt sans test. Le prince royal entre avec le XIe corps ; Zastrow prend la place
          d’Alvensleben.`,
      },
    },
    'ws.chiefs.inertia': {
      section: 'WS 7.2',
      en: {
        title: 'The inertia test',
        text: `Before command is verified each commander in chief may move, if one die and his inertia come to 6 or more; with
          an enemy unit within three hexes he needs no test.`,
      },
      fr: {
        title: 'Le test d’inertie',
        text: `Avant la vérification du commandement chaque commandant en chef peut se déplacer si un dé et son inertie font 6
          ou plus ; avec une unité ennemie à trois hexagones au plus il n’a pas besoin de test.`,
      },
    },
    'ws.chiefs.move': {
      section: 'WS 7.2',
      en: {
        title: 'Moves of commanders in chief',
        text: `The German commander in chief moves first, then the French one, each by his six points and as commanders do, but
          never next to an enemy unit except to a friend. They move at no other time.`,
      },
      fr: {
        title: 'Le mouvement des commandants en chef',
        text: `Le commandant en chef allemand se déplace d’abord, puis le français, chacun de ses six points et comme les
          commandants, mais jamais à côté d’une unité ennemie, sauf auprès d’une amie. Ils ne bougent à aucun autre
          moment.`,
      },
    },
    'ws.chiefs.death': {
      section: 'WS 8.4',
      en: {
        title: 'Death of a commander in chief',
        text: `A commander in chief dies only with the units of his hex; his replacement is put on the nearest friendly unit.
          For Zastrow Alvensleben may come back, on any friendly unit.`,
      },
      fr: {
        title: 'La mort d’un commandant en chef',
        text: `Un commandant en chef ne meurt qu’avec les unités de son hexagone ; son remplaçant est mis sur l’unité amie la
          plus proche. Pour Zastrow, Alvensleben peut revenir, sur n’importe quelle unité amie.`,
      },
    },
  },
}
