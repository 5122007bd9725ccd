import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const assault: WrittenChapter = {
  title: { en: 'Attack and defence', fr: 'L’attaque et la défense' },
  rules: {
    'ws.assault.declare': {
      section: 'WS 11',
      en: {
        title: 'Declaring attacks',
        text: `After all movement the attacker says who attacks whom: infantry and cavalry of the active formation, each once,
          into one of its front hexes, and never because it has to. A unit out of command attacks only if it stands in an
          enemy zone of control.`,
      },
      fr: {
        title: 'Annoncer les attaques',
        text: `Après tout le mouvement l’attaquant dit qui attaque qui : infanterie et cavalerie de la formation active,
          chacune une fois, dans l’un des hexagones de son front, et jamais par obligation. Une unité hors de commandement
          n’attaque que si elle est dans une zone de contrôle ennemie.`,
      },
    },
    'ws.assault.charge': {
      section: 'WS 11.5',
      en: {
        title: 'Charges',
        text: `Cavalry attacks by charging: in good order, and with no more than half its movement points spent. It charges
          into no terrain that it could not enter. Defending, it counter-charges, disorganised or not.`,
      },
      fr: {
        title: 'Les charges',
        text: `La cavalerie attaque en chargeant : en bon ordre, et sans avoir dépensé plus de la moitié de ses points de
          mouvement. Elle ne charge pas dans un terrain où elle ne pourrait pas entrer. En défense elle contre-charge,
          désorganisée ou non.`,
      },
    },
    'ws.assault.charged': {
      section: 'WS 11.5',
      en: {
        title: 'After a charge',
        text: `Cavalry that has charged is disorganised when the combat is over, without a further loss if it is already. It is
          not if the cavalry it charged retreated before combat.`,
      },
      fr: {
        title: 'Après une charge',
        text: `La cavalerie qui a chargé est désorganisée quand le combat est fini, sans autre perte si elle l’est déjà. Elle
          ne l’est pas si la cavalerie qu’elle chargeait s’est retirée avant le combat.`,
      },
    },
    'ws.assault.water': {
      section: 'WS table',
      en: {
        title: 'Attacks across water',
        text: `Where all attackers come across water, infantry has 1 less on the die over a stream and a column less over the
          Lauter, cavalry a column less over a stream; cavalry does not attack over the Lauter, and the Saar is attacked
          over bridges only, with a column less. A bridge changes nothing else.`,
      },
      fr: {
        title: 'Attaquer à travers l’eau',
        text: `Quand tous les attaquants viennent d’au-delà de l’eau, l’infanterie a 1 de moins au dé par-dessus un ruisseau et
          une colonne de moins par-dessus la Lauter, la cavalerie une colonne de moins par-dessus un ruisseau ; la
          cavalerie n’attaque pas par-dessus la Lauter, et la Sarre ne s’attaque que par les ponts, avec une colonne de
          moins. Un pont ne change rien d’autre.`,
      },
    },
    'ws.assault.coordination': {
      section: 'WS 11.1',
      en: {
        title: 'Coordinated attacks',
        text: `A commander who is stacked with one of two or more attackers of a hex may try to join their attacks, one hex
          each time: one die and his command value, 6 or more. Joined they add their values and meet one defence; if he
          fails each attacks on its own, in the order its owner likes. Single units may be left out.`,
      },
      fr: {
        title: 'Les attaques coordonnées',
        text: `Un commandant empilé avec l’un de deux attaquants ou plus d’un hexagone peut tenter de réunir leurs attaques, un
          hexagone à chaque fois : un dé et sa valeur de commandement, 6 ou plus. Réunis, ils ajoutent leurs valeurs et
          subissent une seule défense ; s’il échoue, chacun attaque seul, dans l’ordre que veut leur propriétaire. On peut
          laisser des unités à part.`,
      },
    },
    'ws.assault.sequence': {
      section: 'WS 11.1',
      en: {
        title: 'One attack after another',
        text: `Each attack is carried through before the next one begins, in the order its owner likes. Attacks on a hex that
          the defenders have left do not take place.`,
      },
      fr: {
        title: 'Une attaque après l’autre',
        text: `Chaque attaque est menée jusqu’au bout avant que la suivante commence, dans l’ordre que veut son propriétaire.
          Les attaques sur un hexagone que les défenseurs ont quitté n’ont pas lieu.`,
      },
    },
    'ws.assault.evade': {
      section: 'WS 11.4',
      en: {
        title: 'Retreat before combat',
        text: `Before each attack a unit with at least the movement points of all its attackers may retreat a hex instead of
          fighting, to any hex outside enemy zones of control with room for it; cavalry before infantry two. Unless it has
          more points than each of them it is disorganised, or loses a step. The attacker may occupy the hex.`,
      },
      fr: {
        title: 'La retraite avant combat',
        text: `Avant chaque attaque une unité qui a au moins les points de mouvement de tous ses attaquants peut se retirer
          d’un hexagone au lieu de combattre, dans n’importe quel hexagone hors des zones de contrôle ennemies où il y a
          place ; la cavalerie devant l’infanterie de deux. Si elle n’a pas plus de points que chacun d’eux, elle est
          désorganisée ou perd un pas. L’attaquant peut occuper l’hexagone.`,
      },
    },
    'ws.defence.combat': {
      section: 'WS 11.2.1',
      en: {
        title: 'Defensive combat',
        text: `The defender acts first: for each attacker a roll with the points given against it, in protection 1, and its
          result at once. Then those attackers who are still there make their assault.`,
      },
      fr: {
        title: 'Le combat défensif',
        text: `Le défenseur agit le premier : contre chaque attaquant un jet avec les points donnés contre lui, en protection
          1, et son résultat aussitôt. Puis les attaquants qui sont encore là donnent l’assaut.`,
      },
    },
    'ws.defence.helpers': {
      section: 'WS 11.2.1',
      en: {
        title: 'Helpers',
        text: `Troops of the defender that stand next to an attacker and are not attacked themselves in this activation may add
          their value to the defence, against the attackers they stand next to.`,
      },
      fr: {
        title: 'Les aides',
        text: `Les troupes du défenseur qui touchent un attaquant et ne sont pas attaquées elles-mêmes dans cette activation
          peuvent ajouter leur valeur à la défense, contre les attaquants qu’elles touchent.`,
      },
    },
    'ws.defence.split': {
      section: 'WS 11.2.1',
      en: {
        title: 'Sharing out the defence',
        text: `The defender shares each value out among the attackers as he likes, in whole points; those against whom nothing
          is given are still rolled for in column 0.`,
      },
      fr: {
        title: 'Partager la défense',
        text: `Le défenseur partage chaque valeur comme il veut entre les attaquants, en points entiers ; contre ceux à qui
          rien n’est donné, on lance quand même dans la colonne 0.`,
      },
    },
    'ws.defence.flank': {
      section: 'WS 11.2.1',
      en: {
        title: 'An enemy on the flank',
        text: `Against an enemy on its flank a defender has half its value, rounded down.`,
      },
      fr: {
        title: 'Un ennemi sur le flanc',
        text: `Contre un ennemi sur son flanc un défenseur a la moitié de sa valeur, arrondie à l’unité inférieure.`,
      },
    },
    'ws.defence.chassepots': {
      section: 'WS table',
      en: {
        title: 'Chassepots',
        text: `French infantry that defends adds 1 to its defensive die: the rifle is better. Its guns do not.`,
      },
      fr: {
        title: 'Les chassepots',
        text: `L’infanterie française qui défend ajoute 1 à son dé de défense : son fusil est meilleur. Son artillerie non.`,
      },
    },
    'ws.assault.roll': {
      section: 'WS 11.2.2',
      en: {
        title: 'The assault',
        text: `The values of those who attack together are added and rolled once; one who attacks on its own rolls for itself.`,
      },
      fr: {
        title: 'L’assaut',
        text: `Les valeurs de ceux qui attaquent ensemble sont ajoutées et jouées en un seul jet ; celui qui attaque seul lance
          pour lui-même.`,
      },
    },
    'ws.assault.advance': {
      section: 'WS 11.2.2',
      en: {
        title: 'Advance',
        text: `When the hex has fallen empty, one unit that took part has to advance into it, cavalry if any did, never guns;
          after a retreat before combat one may. It may turn by one hexside. Its commander goes with it or remains. A
          defender who holds never advances, but may turn by one hexside.`,
      },
      fr: {
        title: 'L’avance',
        text: `Quand l’hexagone est vide, une unité qui a pris part doit y avancer, une cavalerie s’il y en avait, jamais
          l’artillerie ; après une retraite avant combat elle le peut. Elle peut tourner d’un côté d’hexagone. Son
          commandant la suit ou reste. Un défenseur qui tient n’avance jamais, mais peut tourner d’un côté d’hexagone.`,
      },
    },
    'ws.combat.table': {
      section: 'WS table',
      en: {
        title: 'The combat table',
        text: `The column is the value divided by the protection, rounded down, and then modified; below 0 it is 0, and each
          column above 8 adds 1 to the die. The die with its modifiers counts from 0 to 6.`,
      },
      fr: {
        title: 'La table de combat',
        text: `La colonne est la valeur divisée par la protection, arrondie à l’unité inférieure, puis modifiée ; sous 0 elle est 0, et
          chaque colonne au-dessus de 8 ajoute 1 au dé. Le dé avec ses modificateurs compte de 0 à 6.`,
      },
    },
    'ws.combat.column': {
      section: 'WS table',
      en: {
        title: 'Column modifiers',
        text: `Columns: one less for each step lost by those who act; one less for each level that the target of an assault
          lies higher, only one against artillery fire; one more if it lies lower.`,
      },
      fr: {
        title: 'Les modificateurs de colonne',
        text: `Les colonnes : une de moins par pas perdu de ceux qui agissent ; une de moins par niveau dont la cible d’un
          assaut est plus haute, une seule contre le tir d’artillerie ; une de plus si elle est plus basse.`,
      },
    },
    'ws.combat.die': {
      section: 'WS table',
      en: {
        title: 'Die modifiers',
        text: `Die: 1 less over a trench from below, into a hamlet, for infantry across a stream, and at night; more for
          commanders, guns at close range, an attack on a flank and French rifles.`,
      },
      fr: {
        title: 'Les modificateurs du dé',
        text: `Le dé : 1 de moins par-dessus une tranchée en montant, dans un hameau, pour l’infanterie par-dessus un ruisseau,
          et la nuit ; plus pour les commandants, l’artillerie à courte distance, une attaque sur un flanc et les fusils
          français.`,
      },
    },
  },
}
