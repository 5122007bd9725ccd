import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const assault: WrittenChapter = {
  title: { en: 'Close combat', fr: 'La mêlée' },
  rules: {
    'es.assault.declare': {
      section: 'Close Combat (a)',
      en: {
        title: 'Declaring a charge',
        text: `Infantry or cavalry within two inches of an enemy in the arc of one of its stands may charge it, if it
          can come into contact. Guns and squares do not.`,
      },
      fr: {
        title: 'Déclarer une charge',
        text: `L’infanterie ou la cavalerie à deux pouces d’un ennemi dans l’arc d’un de ses socles peut le charger, si
          elle peut venir au contact. Les canons et les carrés ne chargent pas.`,
      },
    },
    'es.assault.together': {
      section: 'Close Combat (a)',
      en: {
        title: 'Charging together',
        text: `In the free phase units that have not acted may join one charge; in a command phase all that charge one
          unit fight it together.`,
      },
      fr: {
        title: 'Charger ensemble',
        text: `En phase libre, des unités qui n’ont pas agi peuvent se joindre à une charge ; en phase de commandement,
          toutes celles qui chargent une unité la combattent ensemble.`,
      },
    },
    'es.assault.morale': {
      section: 'Close Combat (a)',
      en: {
        title: 'Morale of a charge',
        text: `Each charger passes a check or withdraws. If the chargers have twice the stands of who is charged, or
          more, it passes one too or withdraws.`,
      },
      fr: {
        title: 'Moral d’une charge',
        text: `Chaque unité qui charge doit réussir un test, sinon elle recule. Si elles ont au moins le double
          des socles de l’unité chargée, celle-ci doit en réussir un aussi, sinon elle recule.`,
      },
    },
    'es.assault.withdraw': {
      section: 'Close Combat (a)',
      en: {
        title: 'Withdrawing before a charge',
        text: `Who is charged may withdraw at once, for a chit. Infantry may not withdraw from cavalry.`,
      },
      fr: {
        title: 'Reculer devant une charge',
        text: `L’unité chargée peut reculer aussitôt, pour un jeton. L’infanterie ne peut reculer devant la cavalerie.`,
      },
    },
    'es.assault.lapse': {
      section: 'Turn (d), (g)',
      en: {
        title: 'Charges that come to nothing',
        text: `If who is charged falls back before the charge is fought out, in rout or because it withdraws, or rides away to
          charge somebody else, there is no combat, and who charged stays where it is.`,
      },
      fr: {
        title: 'Charges sans suite',
        text: `Si l’unité chargée se replie avant la mêlée, en déroute ou parce qu’elle recule, ou si elle part
          charger ailleurs, il n’y a pas de mêlée, et l’unité qui chargeait reste sur place.`,
      },
    },
    'es.assault.met': {
      section: 'Turn (c) 4',
      en: {
        title: 'Meeting a charge',
        text: `Cavalry that counter-charges the very unit that charges it fights one combat with it. It passes a check first or
          withdraws; it adds what charging cavalry adds, and nothing for what it stands behind.`,
      },
      fr: {
        title: 'Charge contre charge',
        text: `Une cavalerie qui contre-charge l’unité même qui la charge livre une seule mêlée. Elle doit d’abord
          réussir un test, sinon elle recule ; elle ajoute ce qu’ajoute une cavalerie qui charge, et rien pour
          ce qui la couvre.`,
      },
    },
    'es.assault.contact': {
      section: 'Close Combat (b)',
      en: {
        title: 'Contact',
        text: `A charger turns flush to the edge that its front is furthest outside of, keeping its place sideways;
          where there is no room it goes straight ahead until it touches.`,
      },
      fr: {
        title: 'Le contact',
        text: `L’unité qui charge s’aligne sur le bord au-delà duquel son front est le plus loin, sans se décaler
          de côté ; faute de place, elle va droit devant jusqu’au contact.`,
      },
    },
    'es.assault.reinforce': {
      section: 'Close Combat (b)',
      en: {
        title: 'Reinforcing',
        text: `An infantry line within four inches straight behind or before the charged line joins it as a double line.
          Other infantry or cavalry within four inches of a charger joins if it passes a check and can come into
          contact.`,
      },
      fr: {
        title: 'Renforcer',
        text: `Une ligne d’infanterie à quatre pouces, juste derrière ou devant la ligne chargée, la rejoint en
          double ligne. D’autres fantassins ou cavaliers à quatre pouces d’une unité qui charge s’y joignent
          s’ils réussissent un test et peuvent venir au contact.`,
      },
    },
    'es.assault.touching': {
      section: 'Close Combat (b)',
      en: {
        title: 'Who fights',
        text: `Besides who charges and who is charged, each unit that touches an enemy in the combat fights too, with all
          its stands.`,
      },
      fr: {
        title: 'Qui combat',
        text: `Outre ceux qui chargent et ceux qui sont chargés, toute unité qui touche un ennemi pris dans la
          mêlée combat aussi, avec tous ses socles.`,
      },
    },
    'es.assault.totals': {
      section: 'Close Combat (c)',
      en: {
        title: 'Totals',
        text: `A die for each stand, of a battery for each gun, leaders and commanders too, each with the modifiers. The
          higher total wins.`,
      },
      fr: {
        title: 'Totaux',
        text: `Un dé par socle, ou par pièce pour une batterie, et un par chef ou commandant, chacun avec les
          modificateurs. Le plus haut total gagne.`,
      },
    },
    'es.assault.modifiers': {
      section: 'Modifiers to All Close Combat',
      en: {
        title: 'Modifiers',
        text: `All that apply are added to each die, and 1 less for each chit: see the table.`,
      },
      fr: {
        title: 'Modificateurs',
        text: `Tous ceux qui s’appliquent s’ajoutent à chaque dé, et 1 de moins par jeton : voir le tableau.`,
      },
    },
    'es.assault.german': {
      section: 'Modifiers (b)',
      en: {
        title: 'German infantry',
        text: `All German infantry but the Landwehr adds 1, guard and Jäger too.`,
      },
      fr: {
        title: 'Infanterie allemande',
        text: `Toute l’infanterie allemande sauf la Landwehr ajoute 1, garde et Jäger aussi.`,
      },
    },
    'es.assault.ties': {
      section: 'Modifiers (c)',
      en: {
        title: 'Ties',
        text: `The side with the initiative wins the fights that are tied.`,
      },
      fr: {
        title: 'Égalités',
        text: `Le camp qui a l’initiative gagne les égalités.`,
      },
    },
    'es.assault.losses': {
      section: 'Close Combat (d)',
      en: {
        title: 'Losses of the loser',
        text: `The natural 1s and 2s of the winner are possible hits on the loser, one by one on the unit with most
          stands. Each three natural sixes are a possible leader kill, where a unit of the loser is led.`,
      },
      fr: {
        title: 'Pertes du perdant',
        text: `Les 1 et 2 naturels du gagnant sont des coups possibles sur le perdant, un par un sur l’unité qui a
          le plus de socles. Chaque fois que trois six naturels tombent, c’est une perte possible
          du chef, si une unité du perdant en a un.`,
      },
    },
    'es.assault.winner': {
      section: 'Close Combat (e)',
      en: {
        title: 'Losses of the winner',
        text: `The winner throws a die: from three on it takes a third of the loser’s possible hits, rounded up; at two
          as many; at one twice as many, and its leaders are tested.`,
      },
      fr: {
        title: 'Pertes du gagnant',
        text: `Le gagnant jette un dé : à partir de trois, il prend le tiers des coups possibles du perdant, arrondi
          à l’unité supérieure ; à deux, autant ; à un, le double, et ses chefs sont mis à l’épreuve.`,
      },
    },
    'es.assault.loser': {
      section: 'Close Combat (g)',
      en: {
        title: 'The loser',
        text: `The loser withdraws and takes two chits, one for losing and one for withdrawing, and more for leaders.`,
      },
      fr: {
        title: 'Le perdant',
        text: `Le perdant recule et prend deux jetons, un pour la défaite et un pour le recul, et d’autres pour les chefs.`,
      },
    },
    'es.assault.guns': {
      section: 'Close Combat (h)',
      en: {
        title: 'Guns taken',
        text: `Guns in position that lose are left: at four or more, less chits, they are spiked; else they are taken,
          and the winner’s commander has an Ace for them. Attackers who beat a battery take a chit.`,
      },
      fr: {
        title: 'Canons pris',
        text: `Des canons en batterie qui perdent sont abandonnés : à quatre ou plus, jetons déduits, ils sont encloués ;
          sinon ils sont pris, et le commandant du gagnant a un as pour eux. Les attaquants vainqueurs d’une
          batterie prennent un jeton.`,
      },
    },
    'es.assault.advance': {
      section: 'Close Combat (f)',
      en: {
        title: 'Advance',
        text: `Attackers that have won may go onto the place of the loser, facing as they do. Defenders stay.`,
      },
      fr: {
        title: 'L’avance',
        text: `Les attaquants vainqueurs peuvent aller sur la place du perdant, sans changer de front. Les défenseurs
          restent.`,
      },
    },
    'es.assault.lock': {
      section: 'Close Combat (f)',
      en: {
        title: 'Locked',
        text: `Attackers with twice the total of the defenders may stay locked with the retreating enemy and fight again
          at once, without checks, reactions or reinforcement.`,
      },
      fr: {
        title: 'Au corps à corps',
        text: `Les attaquants qui ont le double du total des défenseurs peuvent suivre l’ennemi qui recule et combattre
          encore aussitôt, sans test, réaction ni renfort.`,
      },
    },
    'es.assault.order': {
      section: 'Side A Turn (d)',
      en: {
        title: 'Order of close combats',
        text: `Charges of a command phase and counter-charges against it are fought out one by one, in the order the
          active side likes.`,
      },
      fr: {
        title: 'Ordre des mêlées',
        text: `Les charges d’une phase de commandement et les contre-charges se combattent une à une, dans l’ordre que
          veut le camp actif.`,
      },
    },
  },
}
