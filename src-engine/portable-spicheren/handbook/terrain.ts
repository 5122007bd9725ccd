import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const terrain: WrittenChapter = {
  title: { en: 'Terrain', fr: 'Le terrain' },
  rules: {
    'ps.terrain.enter': {
      section: 'Spicheren specific',
      en: {
        title: 'Ground closed to a class of units',
        text: `Wooded heights are closed to all units. Heights with bushes, the Rotherberg and the ironworks are closed to
          cavalry and guns. Open ground and bare heights are open to all, towns as far as [ps.terrain.towns] says.`,
      },
      fr: {
        title: 'Terrain fermé à certaines armes',
        text: `Les hauteurs boisées sont fermées à toutes les unités. Les hauteurs broussailleuses, le Rotherberg et les
          forges sont fermés à la cavalerie et à l’artillerie. Le terrain découvert et les hauteurs nues sont ouverts à
          tous, les villes comme le dit [ps.terrain.towns].`,
      },
    },
    'ps.terrain.towns': {
      section: 'Spicheren specific',
      en: {
        title: 'Cavalry and guns in towns',
        text: `Cavalry and guns go through a town, but do not stop in it: they enter it only when they can go on from
          there, end no move in it, attack nobody in it, and do not withdraw into it. If they arrive in a town they
          stand there until they move on.`,
      },
      fr: {
        title: 'Cavalerie et artillerie dans les villes',
        text: `Cavalerie et artillerie traversent une ville, mais ne s’y arrêtent pas : elles n’y entrent que si elles
          peuvent en ressortir aussitôt, n’y finissent aucun mouvement, n’y attaquent personne et n’y reculent pas. Si
          elles arrivent dans une ville, elles y restent jusqu’à leur départ.`,
      },
    },
    'ps.terrain.river': {
      section: 'Spicheren specific',
      en: {
        title: 'The Saar and its bridge',
        text: `The Saar is crossed only at the bridge between St Johann and Saarbrücken, in moving and in withdrawing
          alike.`,
      },
      fr: {
        title: 'La Sarre et son pont',
        text: `La Sarre ne se franchit qu’au pont entre Saint-Jean et Sarrebruck, en marche comme en recul.`,
      },
    },
    'ps.terrain.cover': {
      section: 'Spicheren specific',
      en: {
        title: 'Cover',
        text: `Infantry on the Rotherberg, in a town or in the ironworks is in cover, from all sides; the barbed wire stops
          nobody. Guns and cavalry that have arrived in a town are in cover there too, unless an option ends it;
          infantry in bushes is only by an option. Cover takes 1 off every roll against the unit.`,
      },
      fr: {
        title: 'À couvert',
        text: `L’infanterie sur le Rotherberg, dans une ville ou dans les forges est à couvert, de tous côtés ; les
          barbelés n’arrêtent personne. L’artillerie et la cavalerie arrivées dans une ville y sont aussi, à moins qu’une
          option n’y mette fin ; l’infanterie dans les broussailles, seulement par une option. Le couvert retranche 1
          à tout jet contre l’unité.`,
      },
    },
    'ps.terrain.uphill': {
      section: 'Spicheren specific',
      en: {
        title: 'Uphill',
        text: `In a melee a unit that is not on high ground has 1 less against an enemy who is. Heights of every kind and
          the Rotherberg are high; it counts for the attacker and the defender.`,
      },
      fr: {
        title: 'Ennemi plus haut',
        text: `Dans une mêlée, une unité qui n’est pas sur une hauteur a 1 de moins contre un ennemi qui s’y trouve. Les
          hauteurs de toute sorte et le Rotherberg sont élevés ; cela vaut pour l’attaquant comme pour le défenseur.`,
      },
    },
    'ps.terrain.own-edge': {
      section: 'Spicheren specific',
      en: {
        title: 'The edges of the two sides',
        text: `Each side has hexsides of its own by which a withdrawing unit leaves the board: the Prussians around St
          Johann and west of their gap, the French in the south and in the west below Saarbrücken Wood. The Saar is no
          edge.`,
      },
      fr: {
        title: 'Les bords des deux camps',
        text: `Chaque camp a ses côtés d’hexagone par où une unité qui recule quitte la carte : les Prussiens autour de
          Saint-Jean et à l’ouest de leur trouée, les Français au sud et à l’ouest sous le bois de Sarrebruck. La
          Sarre n’est pas un bord.`,
      },
    },
  },
}
