import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const bombardment: WrittenChapter = {
  title: { en: 'The bombardment', fr: 'Le bombardement' },
  rules: {
    'sb.bombardment.order': {
      section: '8',
      en: {
        title: 'Turn about',
        text: `The Prussians begin; then the sides bombard one artillery unit at a time in turn. Who stops does not begin
        again in this phase, and the other goes on alone; who has stopped may still counter.`,
      },
      fr: {
        title: 'À tour de rôle',
        text: `Les Prussiens commencent ; puis les camps bombardent à tour de rôle, une unité d’artillerie à la fois. Qui
        s’arrête ne reprend pas dans cette phase, et l’autre continue seul ; qui s’est arrêté peut encore
        contrebattre.`,
      },
    },
    'sb.bombardment.targets': {
      section: '8, 8.1',
      en: {
        title: 'Targets',
        text: `A zone in range ([sb.guns.range]) with enemy units, or with a marker and without own units. Heavy Prussian
        artillery bombards zones 1, 2, 3, 7, 8 and 9 only.`,
      },
      fr: {
        title: 'Cibles',
        text: `Une zone à portée ([sb.guns.range]) avec des unités ennemies, ou avec un marqueur et sans unités amies.
        L’artillerie lourde prussienne ne bombarde que les zones 1, 2, 3, 7, 8 et 9.`,
      },
    },
    'sb.bombardment.sequence': {
      section: '8.1',
      en: {
        title: 'One bombardment',
        text: `One side names artillery and target; the other may counter ([sb.bombardment.counter]); the counter-battery is
        rolled, then the bombardment, and its hits take effect. Both units are used.`,
      },
      fr: {
        title: 'Un bombardement',
        text: `Un camp désigne l’artillerie et la cible ; l’autre peut contrebattre ([sb.bombardment.counter]) ; on
          lance le dé de la contrebatterie, puis celui du bombardement, et ses coups au but prennent effet.
          Les deux unités sont utilisées.`,
      },
    },
    'sb.bombardment.counter': {
      section: '8.1',
      en: {
        title: 'Counter-battery',
        text: `An unused artillery unit that reaches the one that fires may counter. Heavy artillery is countered by heavy
        artillery only.`,
      },
      fr: {
        title: 'Contrebatterie',
        text: `Une unité d’artillerie non utilisée à portée de celle qui tire peut contrebattre. L’artillerie lourde n’est
        contrebattue que par l’artillerie lourde.`,
      },
    },
    'sb.bombardment.counter-roll': {
      section: '8.1',
      en: {
        title: 'The counter-battery roll',
        text: `A die on the counter-battery table by the value of the unit: heavy artillery adds 1, long range takes 1 off.
        What comes is taken off the die of the bombardment.`,
      },
      fr: {
        title: 'Le jet de contrebatterie',
        text: `Un dé sur la table de contrebatterie selon la valeur de l’unité : l’artillerie lourde ajoute 1, la longue
        portée retire 1. Le résultat est retiré du dé du bombardement.`,
      },
    },
    'sb.bombardment.roll': {
      section: '8.1',
      en: {
        title: 'The bombardment roll',
        text: `A die on the bombardment table by the value of the unit: heavy artillery adds 1, and 1 more against a zone
        next to it; long range takes 1 off. Below 1 nothing is hit, above 8 the row of 8 counts.`,
      },
      fr: {
        title: 'Le jet de bombardement',
        text: `Un dé sur la table de bombardement selon la valeur de l’unité : l’artillerie lourde ajoute 1, et encore 1
        contre une zone voisine ; la longue portée retire 1. Sous 1 rien n’est touché, au-dessus de 8 la ligne de 8
        compte.`,
      },
    },
    'sb.bombardment.repeated': {
      section: '8.1',
      en: {
        title: 'The same target again',
        text: `From the second bombardment of a zone in a turn on, 1 is taken off the die.`,
      },
      fr: {
        title: 'La même cible encore',
        text: `À partir du deuxième bombardement d’une zone dans un tour, on retire 1 au dé.`,
      },
    },
    'sb.bombardment.hits': {
      section: '8.2.1',
      en: {
        title: 'What hits do',
        text: `For each hit a battalion or Uhlan unit in the zone loses a level. Scouts and artillery suffer nothing, and
        nobody is put out of action: an exhausted battalion stays exhausted.`,
      },
      fr: {
        title: 'L’effet des coups au but',
        text: `Pour chaque coup au but, un bataillon ou une unité de uhlans de la zone perd un niveau. Les éclaireurs et
        l’artillerie ne souffrent pas, et personne n’est mis hors de combat : un bataillon épuisé reste épuisé.`,
      },
    },
    'sb.hits.spread': {
      section: '8.2.2, 9.2.1',
      en: {
        title: 'Hits are spread',
        text: `Every unit takes 1 hit before one takes a second; nobody is sacrificed. Whose the odd hit is, the owner says.
        Hits for which nobody is left are lost.`,
      },
      fr: {
        title: 'Répartition des pertes',
        text: `Chaque unité prend 1 perte avant qu’une autre en prenne une deuxième ; on ne sacrifie personne. Le
        propriétaire dit à qui va la perte impaire. Les pertes que personne ne peut plus prendre sont sans effet.`,
      },
    },
    'sb.bombardment.markers': {
      section: '8.2.3',
      en: {
        title: 'Works under fire',
        text: `A fortification or trench takes the second hit and is removed; of two markers only 1, as the owner chooses.`,
      },
      fr: {
        title: 'Ouvrages sous le feu',
        text: `Un retranchement ou une tranchée prend le deuxième coup au but et est retiré ; de deux
          marqueurs, 1 seul l’est, au choix du propriétaire.`,
      },
    },
    'sb.bombardment.printed': {
      section: '8.2.4',
      en: {
        title: 'Printed bonus of 1',
        text: `A printed bonus of 1 takes 1 hit off. Markers in such a zone neither help nor suffer.`,
      },
      fr: {
        title: 'Bonus imprimé de 1',
        text: `Un bonus imprimé de 1 retire 1 coup au but. Les marqueurs d’une telle zone n’aident ni ne souffrent.`,
      },
    },
    'sb.bombardment.forts': {
      section: '8.2.5',
      en: {
        title: 'Forts and citadel',
        text: `In zones 1, 2, 3 and 8 fewer hits than the present bonus do nothing. Otherwise as many as the bonus are
        suffered and the fort is damaged: its bonus falls by 1, once. The citadel is damaged a second time by 4 hits,
        and keeps 3.`,
      },
      fr: {
        title: 'Forts et citadelle',
        text: `Dans les zones 1, 2, 3 et 8, des coups au but moins nombreux que le bonus actuel ne font rien. Sinon
          on en subit autant que le bonus, et le fort est endommagé : son bonus baisse de 1, une fois. La
          citadelle est endommagée une seconde fois par 4 coups au but, et garde 3.`,
      },
    },
  },
}
