import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const reconnaissance: WrittenChapter = {
  title: { en: 'Reconnaissance', fr: 'Les reconnaissances' },
  rules: {
    'gb.recon.test': {
      section: 'GB 10',
      en: {
        title: 'Who reconnoitres',
        text: `A stack with cavalry SP in the field of a contested zone may reconnoitre it for 1 MP, with all its cavalry
          together or with one part after the other; what has been declared serves in no second reconnaissance of the
          same zone in that activation. With infantry in the stack the march ends there; without, it may go on by its
          axes of retreat ([gb.leave.axes]). A stack of decoys does not reconnoitre.`,
      },
      fr: {
        title: 'Qui reconnaît',
        text: `Une pile qui a des PF de cavalerie, en campagne dans une zone contestée, peut la reconnaître pour 1 PM, avec
          toute sa cavalerie ou par fractions ; ce qui a été déclaré ne sert plus pour la même zone dans cette
          activation. Avec de l’infanterie dans la pile, la marche s’arrête là ; sans elle, elle peut se poursuivre
          par ses axes de retraite ([gb.leave.axes]). Une pile de leurres ne reconnaît pas.`,
      },
    },
    'gb.recon.bids': {
      section: 'GB 10',
      en: {
        title: 'Secret numbers of cavalry',
        text: `Each side declares in secret how much cavalry it uses, from none to all: the stack from its own, the other
          side from all it has in the field of the zone. The number counts heavy cavalry by half, rounded over all of
          it, and takes light cavalry first. Only if the stack declares more than the enemy does it roll.`,
      },
      fr: {
        title: 'Cavalerie déclarée en secret',
        text: `Chaque camp déclare en secret combien de cavalerie il emploie, d’aucune à toute : la pile la sienne, l’autre
          camp tout ce qu’il a en campagne dans la zone. Le nombre compte la cavalerie lourde pour moitié, arrondie
          sur l’ensemble, et prend la légère d’abord. Le dé n’est lancé que si la pile déclare plus que l’ennemi.`,
      },
    },
    'gb.recon.result': {
      section: 'GB 10',
      en: {
        title: 'The reconnaissance table',
        text: `One die is read in the column of the excess of cavalry. The French have a penalty, or none with their
          doctrine; a tired stack and rain lower the die, and a screen of activated units only raises it: see the
          table. A screen is made by units with cavalry that are not activated wherever there are any. The result is how many counters are shown; with an asterisk, their strength too.`,
      },
      fr: {
        title: 'Le tableau de reconnaissance',
        text: `Un dé se lit dans la colonne de l’excédent de cavalerie. Les Français ont un malus, ou aucun avec leur
          doctrine ; une pile fatiguée et la pluie abaissent le dé, un rideau d’unités toutes activées l’élève : voir le
          tableau. Le rideau est fait d’unités à cavalerie non activées partout où il y en a. Le résultat est le nombre de pions à montrer ; avec un astérisque, leur force aussi.`,
      },
    },
    'gb.recon.reveal': {
      section: 'GB 10',
      en: {
        title: 'Counters revealed',
        text: `The side reconnoitred chooses which counters it shows, whether the enemy knows them already or not. Leaders
          count like others; where there are fewer than have to be shown, all are. What was shown is known
          until it mixes with others ([gb.counters.fog]).`,
      },
      fr: {
        title: 'Pions montrés',
        text: `Le camp reconnu choisit les pions qu’il montre, que l’ennemi les connaisse déjà ou non. Les chefs
          comptent comme les autres ; s’il y en a moins qu’il n’en faut montrer, tous le sont. Ce qui est
          montré reste connu jusqu’à ce qu’il se mêle à d’autres ([gb.counters.fog]).`,
      },
    },
    'gb.recon.decoys': {
      section: 'GB 10',
      en: {
        title: 'Decoys found out',
        text: `Nobody has to show decoys first. A decoy that is shown leaves the map and goes back into its owner’s hand.`,
      },
      fr: {
        title: 'Leurres découverts',
        text: `Nul n’est tenu de montrer d’abord ses leurres. Un leurre montré quitte la carte et revient en main à son
          propriétaire.`,
      },
    },
  },
}
