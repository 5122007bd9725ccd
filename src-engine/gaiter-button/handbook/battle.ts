import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const battle: WrittenChapter = {
  title: { en: 'Launching a battle', fr: 'Engager un combat' },
  rules: {
    'gb.combat.launch': {
      section: 'GB 15.1',
      en: {
        title: 'Launching a battle',
        text: `The active side may attack in a contested zone where it has a unit with infantry or cavalry in the field, or
          a decoy. Where the enemy has only leaders in the field there is no battle: they are leaders left alone
          ([gb.leaders.alone]). A battle takes the whole operation.`,
      },
      fr: {
        title: 'Livrer combat',
        text: `Le camp actif peut attaquer dans une zone contestée où il a en campagne une unité d’infanterie ou de
          cavalerie, ou un leurre. Là où l’ennemi n’a que des chefs en campagne, il n’y a pas de combat : ce sont des
          chefs restés seuls ([gb.leaders.alone]). Un combat occupe toute l’opération.`,
      },
    },
    'gb.combat.engage': {
      section: 'GB 15.1',
      en: {
        title: 'Units engaged in secret',
        text: `Each side chooses in secret which units and decoys in the field of the zone it engages, as many as it likes
          and at least one; nobody sees the other’s choice before both are made. Then all that is engaged is shown.
          Leaders are not engaged. In an assault or a sally the side in the fortress engages those inside.`,
      },
      fr: {
        title: 'Unités engagées en secret',
        text: `Chaque camp choisit en secret les unités et leurres en campagne dans la zone qu’il engage, autant qu’il veut
          et au moins un ; nul ne voit le choix de l’autre avant que les deux soient faits. Puis tout ce qui est
          engagé est montré. Les chefs ne s’engagent pas. Dans un assaut ou une sortie, le camp assiégé engage ceux de
          l’intérieur.`,
      },
    },
    'gb.combat.guns-alone': {
      section: 'GB 15.1',
      en: {
        title: 'Artillery alone',
        text: `Artillery is not engaged alone in attack. In defence it is engaged alone only by a side that has nothing
          else there; then its SP count for amplitude and ratio, which the attacker’s never do.`,
      },
      fr: {
        title: 'Artillerie seule',
        text: `L’artillerie ne s’engage pas seule en attaque. En défense, elle ne s’engage seule que si son camp n’a rien
          d’autre sur place ; ses PF comptent alors pour l’amplitude et le rapport de forces, ce que ceux de
          l’attaquant ne font jamais.`,
      },
    },
    'gb.combat.guard': {
      section: 'GB 15.1',
      en: {
        title: 'The Imperial Guard',
        text: `The French would engage infantry of the Imperial Guard only for want of other infantry not engaged and not
          Combatted. The Guard was shut up in Metz: in this campaign the rule finds no unit.`,
      },
      fr: {
        title: 'La Garde impériale',
        text: `Les Français n’engagent l’infanterie de la Garde impériale que faute d’autre infanterie ni engagée ni
          marquée « A combattu ». La Garde était enfermée dans Metz : dans cette campagne, la règle ne trouve aucune
          unité.`,
      },
    },
    'gb.combat.decoys': {
      section: 'GB 15.1',
      en: {
        title: 'Decoys engaged',
        text: `Decoys that were engaged are unmasked and go back into their owner’s hand. If a side engaged nothing else,
          the combat ends at once without any other effect; what the other side engaged has been seen.`,
      },
      fr: {
        title: 'Leurres engagés',
        text: `Les leurres engagés sont démasqués et reviennent en main à leur propriétaire. Si un camp n’a rien engagé
          d’autre, le combat finit aussitôt sans autre effet ; ce que l’adversaire avait engagé a été vu.`,
      },
    },
    'gb.combat.all-engaged': {
      section: 'GB 15.1',
      en: {
        title: 'Option: the defender engages all',
        text: `With this option the defender does not choose: he engages all his units and no decoy. Who has nothing but
          decoys engages them.`,
      },
      fr: {
        title: 'Option : le défenseur engage tout',
        text: `Avec cette option, le défenseur ne choisit pas : il engage toutes ses unités et aucun leurre. Qui n’a que
          des leurres les engage.`,
      },
    },
    'gb.provision.line': {
      section: 'GB 15.2',
      en: {
        title: 'Line of provision',
        text: `A line of provision goes by connections of any kind and number to a source of supply or a friendly map edge.
          It avoids destroyed bridges and tunnels, zones the enemy occupies where no friend is, his unblockaded
          fortresses, Belgium and his sectors; in contested zones it goes by friendly axes of retreat. Decoys alone do
          not cut it, a lone leader does. It may begin where its side fights before an unblockaded fortress.`,
      },
      fr: {
        title: 'Ligne d’approvisionnement',
        text: `Une ligne d’approvisionnement va, par des liaisons de tout genre et de tout nombre, à une source de
          ravitaillement ou à un bord de carte ami. Elle évite ponts et tunnels détruits, zones où l’ennemi est seul,
          ses forteresses non bloquées, la Belgique et ses secteurs ; en zone contestée, elle suit les axes de
          retraite amis. Des leurres seuls ne la coupent pas, un chef seul la coupe. Elle peut partir d’où son camp
          combat devant une forteresse non bloquée.`,
      },
    },
    'gb.provision.effect': {
      section: 'GB 15.2',
      en: {
        title: 'Without provisions',
        text: `A side without a line of provision has its artillery halved, rounded, and a penalty on its combat factor.
          Who fights from within a fortress never lacks provisions.`,
      },
      fr: {
        title: 'Sans approvisionnement',
        text: `Un camp sans ligne d’approvisionnement a son artillerie réduite de moitié, arrondie, et un malus au facteur
          de combat. Qui combat de l’intérieur d’une forteresse n’en manque jamais.`,
      },
    },
    'gb.combat.cavalry-retreat': {
      section: 'GB 15.3',
      en: {
        title: 'Retreat of cavalry before combat',
        text: `A defender who has engaged nothing but cavalry, with or without artillery, and is not encircled may retreat
          before the combat with all of it, if each unit has a way out, without a test and as after a battle, pursuit
          included. His cavalry is then activated, or Combatted if it was activated before; the attackers are neither.
          Not in an assault.`,
      },
      fr: {
        title: 'Retraite de la cavalerie avant le combat',
        text: `Un défenseur qui n’a engagé que de la cavalerie, avec ou sans artillerie, et n’est pas encerclé peut la
          retirer tout entière avant le combat, si chaque unité a une issue, sans test et comme après un combat,
          poursuite comprise. Elle est alors activée, ou reçoit « A combattu » si elle l’était déjà ; les attaquants ne
          subissent ni l’un ni l’autre. Pas dans un assaut.`,
      },
    },
  },
}
