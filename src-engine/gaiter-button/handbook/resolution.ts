import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const resolution: WrittenChapter = {
  title: { en: 'Resolving a battle', fr: 'Résoudre un combat' },
  rules: {
    'gb.combat.amplitude': {
      section: 'GB 15.4',
      en: {
        title: 'Amplitude',
        text: `The amplitude is the engaged infantry SP of both sides and half their cavalry SP, rounded at the end.
          Artillery counts only where it defends alone, mitrailleuses never.`,
      },
      fr: {
        title: 'Amplitude',
        text: `L’amplitude est la somme des PF d’infanterie engagés des deux camps et de la moitié de leurs PF de
          cavalerie, arrondie à la fin. L’artillerie ne compte que si elle défend seule, les mitrailleuses jamais.`,
      },
    },
    'gb.combat.lead': {
      section: 'GB 15.4',
      en: {
        title: 'Lead unit',
        text: `Each side leads with one of its engaged units or with the garrison; its morale begins the combat factor.
          Where infantry is engaged, cavalry leads only in clear terrain and without a Combatted marker. A unit with
          nothing but artillery may lead.`,
      },
      fr: {
        title: 'Unité de tête',
        text: `Chaque camp met en tête une de ses unités engagées ou la garnison ; son moral ouvre le facteur de combat. Là
          où de l’infanterie est engagée, la cavalerie n’est en tête qu’en terrain découvert et sans marqueur A
          combattu. Une unité qui n’a plus que de l’artillerie peut être en tête.`,
      },
    },
    'gb.combat.factor': {
      section: 'GB 15.4',
      en: {
        title: 'Combat factor',
        text: `Each side begins at 0 and adds the lead unit’s morale, a leader, the strength ratio, artillery, a charge,
          the Chassepot of French infantry and, in defence, the terrain. It subtracts for a forced passage, backs to
          the river, demoralised units, want of provisions, encirclement, and for activated or Combatted units; see
          the table. Of a value for “any” and one for “all” only one counts. Then a die is added.`,
      },
      fr: {
        title: 'Facteur de combat',
        text: `Chaque camp part de 0 et ajoute le moral de l’unité de tête, un chef, le rapport de forces, l’artillerie,
          une charge, le chassepot de l’infanterie française et, en défense, le terrain. Il retranche pour un passage
          en force, le dos à la rivière, les unités démoralisées, le manque d’approvisionnement, l’encerclement, les
          unités activées ou ayant combattu ; voir le tableau. D’une valeur pour « au moins une » et d’une autre pour
          « toutes », une seule compte. Puis on ajoute un dé.`,
      },
    },
    'gb.combat.leader': {
      section: 'GB 15.4',
      en: {
        title: 'A leader in combat',
        text: `A leader who is where his side fights and can command all its engaged units adds 1, whatever markers he
          bears. He need not be engaged. For the French he counts in defence only, or in attack too with their
          doctrine ([gb.options.doctrine]).`,
      },
      fr: {
        title: 'Un chef au combat',
        text: `Un chef présent là où son camp combat et qui peut commander toutes les unités engagées ajoute 1, quels que
          soient ses marqueurs. Il n’a pas à être engagé. Chez les Français, il ne compte qu’en défense, ou aussi en
          attaque avec leur doctrine ([gb.options.doctrine]).`,
      },
    },
    'gb.combat.charge': {
      section: 'GB 15.4',
      en: {
        title: 'Charge',
        text: `In clear terrain, but not in an assault, a side whose heavy cavalry there is all engaged may charge, for a
          better combat factor; the attacker decides first. A town is not clear terrain. If the side does not win, the
          charge costs it heavy cavalry ([gb.losses.charge]).`,
      },
      fr: {
        title: 'Charge',
        text: `En terrain découvert, mais non dans un assaut, un camp dont toute la cavalerie lourde sur place est engagée
          peut charger, pour un meilleur facteur de combat ; l’attaquant décide d’abord. Une ville n’est pas un
          terrain découvert. Si le camp ne gagne pas, la charge lui coûte de la cavalerie lourde ([gb.losses.charge]).`,
      },
    },
    'gb.combat.ratio': {
      section: 'GB 15.4',
      en: {
        title: 'Strength ratio',
        text: `The side stronger in infantry and half its cavalry adds the ratio, rounded: nothing at exactly 1 to 1, at
          least 1 above it, at most 6, or 3 in an assault.`,
      },
      fr: {
        title: 'Rapport de forces',
        text: `Le camp le plus fort en infanterie et moitié de cavalerie ajoute le rapport, arrondi : rien à 1 contre 1
          exactement, au moins 1 au-dessus, 6 au plus, ou 3 dans un assaut.`,
      },
    },
    'gb.combat.guns': {
      section: 'GB 15.4',
      en: {
        title: 'Artillery in combat',
        text: `Artillery adds 1 for every so many SP, more of them for the French than for the Germans (see the table),
          counted from the first; heavy artillery counts double. It is divided for want of provisions and, for who
          storms a fortress, by its value plus 1; all divisions are made at once and rounded once. Who sallies out
          adds the value of his fortress to his guns.`,
      },
      fr: {
        title: 'L’artillerie au combat',
        text: `L’artillerie ajoute 1 par tant de PF, plus chez les Français que chez les Allemands (voir le tableau), dès
          le premier ; l’artillerie lourde compte double. Elle est divisée faute d’approvisionnement et, pour qui
          assaille une forteresse, par sa valeur plus 1 ; on divise en une fois et l’on arrondit une fois. Qui fait
          une sortie ajoute à ses canons la valeur de sa forteresse.`,
      },
    },
    'gb.combat.winner': {
      section: 'GB 15.4',
      en: {
        title: 'The winner',
        text: `The side with the greater combat factor wins. The difference of the factors and the amplitude give the
          losses of both ([gb.losses.table]). If the attacker is beaten, the battle ends with the losses.`,
      },
      fr: {
        title: 'Le vainqueur',
        text: `Le camp au plus grand facteur de combat l’emporte. La différence des facteurs et l’amplitude donnent les
          pertes des deux ([gb.losses.table]). Si l’attaquant est battu, le combat s’achève avec les pertes.`,
      },
    },
    'gb.combat.tie': {
      section: 'GB 15.4',
      en: {
        title: 'No winner',
        text: `With equal factors nobody wins. Both sides lose what the first row of the table says, charges cost their
          cavalry, the engaged units are activated or Combatted, and that is all.`,
      },
      fr: {
        title: 'Pas de vainqueur',
        text: `À facteurs égaux, personne ne gagne. Les deux camps perdent ce que dit la première ligne du tableau, les
          charges coûtent leur cavalerie, les unités engagées sont activées ou reçoivent « A combattu », et c’est tout.`,
      },
    },
  },
}
