import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const fortresses: WrittenChapter = {
  title: { en: 'Fortresses', fr: 'Les forteresses' },
  rules: {
    'gb.control.holder': {
      section: 'GB 16.1',
      en: {
        title: 'Control of a fortress',
        text: `A fortress is controlled by the side with a garrison in it, on both its banks; without a garrison, each bank
          by the side that alone has units in its zone; otherwise by nobody. Leaders and decoys control nothing.`,
      },
      fr: {
        title: 'Contrôle d’une forteresse',
        text: `Une forteresse est au camp qui y a une garnison, sur ses deux rives ; sans garnison, chaque rive est au camp
          qui a seul des unités dans sa zone ; sinon elle n’est à personne. Chefs et leurres ne contrôlent rien.`,
      },
    },
    'gb.control.barrier': {
      section: 'GB 16.1',
      en: {
        title: 'Fortresses bar lines',
        text: `An enemy fortress with a garrison or units bars lines of provision, supply and telegraph unless it is
          blockaded. So does, but not the telegraph, a zone where enemies are in the field and no friend is.`,
      },
      fr: {
        title: 'Les forteresses barrent les lignes',
        text: `Une forteresse ennemie avec garnison ou unités barre les lignes d’approvisionnement, de ravitaillement et de
          télégraphe, sauf bloquée. De même, sauf le télégraphe, une zone où l’ennemi est en campagne et aucun ami.`,
      },
    },
    'gb.control.enemy-country': {
      section: 'GB 16.1',
      en: {
        title: 'Garrisons in enemy country',
        text: `In the enemy’s country supply passes a fortress by railway only if a garrison of one’s own is placed in it:
          1 SP, or 2 for a capacity of 10 or more. A fortress that nobody holds bars the railway too. By road the rule
          does not apply.`,
      },
      fr: {
        title: 'Garnisons en pays ennemi',
        text: `En pays ennemi, le ravitaillement ne passe une forteresse par voie ferrée que si l’on y a placé une garnison
          : 1 PF, ou 2 pour une capacité de 10 ou plus. Une forteresse que nul ne tient barre aussi la voie. Par
          route, la règle ne joue pas.`,
      },
    },
    'gb.assault.launch': {
      section: 'GB 16.2',
      en: {
        title: 'Assault',
        text: `A side may storm a fortress that enemies hold or are in, if no enemy is in the field of its zone and the
          side has infantry or cavalry there, or a decoy. It takes the operation, as a battle does.`,
      },
      fr: {
        title: 'Assaut',
        text: `Un camp peut donner l’assaut à une forteresse que l’ennemi tient ou occupe, si aucun ennemi n’est en
          campagne dans sa zone et qu’il y a de l’infanterie ou de la cavalerie, ou un leurre. L’assaut occupe
          l’opération, comme un combat.`,
      },
    },
    'gb.assault.resolution': {
      section: 'GB 16.2',
      en: {
        title: 'Resolution of an assault',
        text: `An assault is a battle with these changes: losses one column to the right, strength ratio at most 3, the
          attacker’s artillery divided by the value of the fortress plus 1. The defender adds that value to the
          terrain; his garrison always fights; he is never encircled or without provisions, does not retreat before
          the combat, ignores his first loss, and neither suffers from markers of activation and combat nor gets any.`,
      },
      fr: {
        title: 'Résolution d’un assaut',
        text: `Un assaut est un combat, sauf ceci : pertes une colonne à droite, rapport de forces de 3 au plus, artillerie
          de l’attaquant divisée par la valeur de la forteresse plus 1. Le défenseur ajoute cette valeur au terrain ;
          sa garnison combat toujours ; il n’est jamais encerclé ni sans approvisionnement, ne se retire pas avant le
          combat, ignore sa première perte, ne souffre pas de ses marqueurs d’activation et de combat et n’en reçoit
          pas.`,
      },
    },
    'gb.assault.defeat': {
      section: 'GB 16.2',
      en: {
        title: 'The fall of a fortress',
        text: `Besieged troops that lose an assault and rout are all eliminated: the garrison and every unit inside,
          engaged or not; leaders are taken prisoner. Being in a fortress helps them in their rout test. A second bank
          may save them ([gb.assault.other-bank]).`,
      },
      fr: {
        title: 'La chute d’une forteresse',
        text: `Les assiégés qui perdent un assaut et sont en déroute sont tous éliminés : la garnison et toute unité à
          l’intérieur, engagée ou non ; les chefs sont faits prisonniers. La forteresse les aide à leur test de
          déroute. Une seconde rive peut les sauver ([gb.assault.other-bank]).`,
      },
    },
    'gb.assault.other-bank': {
      section: 'GB 16.2',
      en: {
        title: 'Across the river',
        text: `Where the fortress has another bank that the enemy has not taken, all who rout or retreat out of the stormed
          one go there, garrison included; after a rout the engaged units are demoralised. While the victor stays, the
          stormed bank is his and the garrison defends the other only; when he leaves, it is on both again.`,
      },
      fr: {
        title: 'Sur l’autre rive',
        text: `Là où la forteresse a une autre rive que l’ennemi n’a pas prise, tous ceux qui quittent la rive assaillie en
          déroute ou en retraite y vont, garnison comprise ; après une déroute, les unités engagées sont démoralisées.
          Tant que le vainqueur reste, sa rive est à lui et la garnison ne défend que l’autre ; quand il part, elle
          est de nouveau sur les deux.`,
      },
    },
    'gb.sally.launch': {
      section: 'GB 16.3',
      en: {
        title: 'Sally',
        text: `Who is blockaded in a fortress may attack the besieger in its zone with units inside, the garrison, or both.
          That takes the operation. Whatever comes of it the besieged stay inside; they come out when nobody blockades
          them any more.`,
      },
      fr: {
        title: 'Sortie',
        text: `Qui est bloqué dans une forteresse peut attaquer l’assiégeant dans sa zone avec des unités de l’intérieur,
          la garnison, ou les deux. Cela occupe l’opération. Quoi qu’il en soit, les assiégés restent à l’intérieur ;
          ils sortent quand nul ne les bloque plus.`,
      },
    },
    'gb.sally.reconnaissance': {
      section: 'GB 16.3',
      en: {
        title: 'Reconnaissance before a sally',
        text: `Before the combat the besieged may reconnoitre with one die, without modifiers, in the first column of the
          table, and then sally out or call it off. Only after such a reconnaissance may a sally be called off; the
          operation is used either way.`,
      },
      fr: {
        title: 'Reconnaissance avant une sortie',
        text: `Avant le combat, les assiégés peuvent reconnaître avec un dé, sans modificateur, dans la première colonne du
          tableau, puis faire la sortie ou y renoncer. On ne renonce à une sortie qu’après une telle reconnaissance ;
          l’opération est consommée dans tous les cas.`,
      },
    },
    'gb.sally.resolution': {
      section: 'GB 16.3',
      en: {
        title: 'Resolution of a sally',
        text: `A sally is a battle with these changes: the besieger defends with the terrain alone; who sallies out adds
          the value of the fortress to his artillery, is never encircled or without provisions, and neither suffers
          from markers of activation and combat nor gets any; a beaten besieger is not pursued.`,
      },
      fr: {
        title: 'Résolution d’une sortie',
        text: `Une sortie est un combat, sauf ceci : l’assiégeant défend avec le seul terrain ; qui sort ajoute la valeur
          de la forteresse à son artillerie, n’est jamais encerclé ni sans approvisionnement, ne souffre pas de ses
          marqueurs d’activation et de combat et n’en reçoit pas ; un assiégeant battu n’est pas poursuivi.`,
      },
    },
  },
}
