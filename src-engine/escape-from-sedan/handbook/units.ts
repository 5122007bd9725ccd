import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const units: WrittenChapter = {
  title: { en: 'Units', fr: 'Les unités' },
  rules: {
    'es.units.stands': {
      section: 'Casualties & Saving',
      en: {
        title: 'Stands and figures',
        text: `A unit has up to six stands: four figures on a stand of infantry, two on one of cavalry, two guns on one
          of artillery. Losses are counted in figures on one stand at a time; a stand fights until all its figures
          are gone.`,
      },
      fr: {
        title: 'Socles et figurines',
        text: `Une unité a jusqu’à six socles : quatre figurines par socle d’infanterie, deux par socle de cavalerie,
          deux pièces par socle d’artillerie. Les pertes se comptent en figurines sur un socle à la fois ; un socle
          combat jusqu’à sa dernière figurine.`,
      },
    },
    'es.units.leaders': {
      section: 'Elite Unit Leaders',
      en: {
        title: 'Who has an elite leader',
        text: `Light infantry, guard and armoured cavalry always have an elite leader; Landwehr and militia never. Line
          infantry, other cavalry and all batteries roll for one [es.leaders.roll].`,
      },
      fr: {
        title: 'Qui a un chef d’élite',
        text: `L’infanterie légère, la garde et la cavalerie cuirassée ont toujours un chef d’élite ; la Landwehr et la
          garde mobile jamais. L’infanterie de ligne, le reste de la cavalerie et toutes les batteries tirent au dé
          [es.leaders.roll].`,
      },
    },
    'es.units.formations': {
      section: 'Formations',
      en: {
        title: 'Formations',
        text: `Infantry is in skirmish order, line, column, road column or square; cavalry in all of these but the
          square; guns are limbered or in position. A double line is two lines near each other
          [es.fire.double-line].`,
      },
      fr: {
        title: 'Formations',
        text: `L’infanterie est en tirailleurs, en ligne, en colonne, en colonne de route ou en carré ; la cavalerie de
          même, sauf le carré ; l’artillerie est sur avant-trains ou en batterie. Une double ligne, ce sont deux lignes
          proches [es.fire.double-line].`,
      },
    },
    'es.units.footprint': {
      section: 'Formations',
      en: {
        title: 'What a unit covers',
        text: `A line is one deep, a column two wide, a road column one wide, a square as wide as deep; skirmishers have
          two inches between stands. Losses shrink a unit about its centre; a new formation keeps the middle of the
          front, a square the centre, and has to have room.`,
      },
      fr: {
        title: 'La place d’une unité',
        text: `Une ligne a un rang, une colonne deux de front, une colonne de route un de front, un carré autant de
          front que de profondeur ; les tirailleurs ont deux pouces entre les socles. Les pertes resserrent l’unité
          sur son centre ; une nouvelle formation garde le milieu du front, un carré le centre, et doit avoir la
          place.`,
      },
    },
    'es.units.square': {
      section: 'Movement (d)',
      en: {
        title: 'Squares',
        text: `A square neither moves nor charges. It fires to all sides [es.fire.arc].`,
      },
      fr: {
        title: 'Carrés',
        text: `Un carré ne bouge pas et ne charge pas. Il tire de tous côtés [es.fire.arc].`,
      },
    },
    'es.leaders.roll': {
      section: 'Elite Unit Leaders',
      en: {
        title: 'Rolling for leaders',
        text: `When the battle is set up, a five or six gives an elite leader to each unit that rolls for one.`,
      },
      fr: {
        title: 'Tirer les chefs',
        text: `À la mise en place, un cinq ou un six donne un chef d’élite à chaque unité qui en tire un.`,
      },
    },
    'es.leaders.stand': {
      section: 'Elite Unit Leaders',
      en: {
        title: 'What a leader is worth',
        text: `An elite leader counts as one more stand of his unit, of a battery as one more gun, for everything: dice,
          saves, checks, and the chits it can bear.`,
      },
      fr: {
        title: 'Ce que vaut un chef',
        text: `Un chef d’élite compte comme un socle de plus, dans une batterie comme une pièce de plus, pour
          tout : dés, sauvegardes, tests et jetons que l’unité supporte.`,
      },
    },
    'es.leaders.kill': {
      section: 'Fire Chart (e)',
      en: {
        title: 'Leaders hit',
        text: `For each possible leader kill a die is thrown, less the chits of the unit: one or less kills him, two
          wounds him, and he is away for the rest of this turn and the next. Either brings the unit a chit.`,
      },
      fr: {
        title: 'Chefs touchés',
        text: `Pour chaque perte possible du chef on jette un dé, moins les jetons de l’unité : un ou moins le tue, deux
          le blesse et il est absent le reste de ce tour-ci et le suivant. L’un comme l’autre vaut un jeton à l’unité.`,
      },
    },
  },
}
