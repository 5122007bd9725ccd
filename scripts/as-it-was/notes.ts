import type { Title } from '#engine/kernel/system/glance.ts'

/** A note on a moment: a heading and a few sentences, in both languages. */
interface Told {
  readonly title: Title
  readonly text: Title
}

/** Notes by the name of the moment. */
export const notes: { readonly [moment: string]: Told } = {
  rethel: {
    title: { en: 'Rethel, 25 August', fr: 'Rethel, 25 août' },
    text: {
      en: 'Mac-Mahon has left the direct road to Metz to fetch bread: his columns swing north to the magazines of Rethel. The day it takes will be missing on the Meuse.',
      fr: 'Mac-Mahon a quitté la route directe de Metz pour chercher du pain : ses colonnes remontent vers les magasins de Rethel. Cette journée manquera sur la Meuse.',
    },
  },
  'bar-le-duc': {
    title: { en: 'Bar-le-Duc, 25 August', fr: 'Bar-le-Duc, 25 août' },
    text: {
      en: 'At eleven the German armies are still ordered towards Reims. Newspapers tell of a march to Metz; Moltke drafts the wheel to the north beside the order that stands, and before night the King agrees to it.',
      fr: 'À onze heures, l’ordre dirige encore les armées allemandes vers Reims. Des journaux parlent d’une marche sur Metz ; Moltke prépare, à côté de l’ordre donné, la conversion vers le nord, et le roi l’approuve avant la nuit.',
    },
  },
  vouziers: {
    title: { en: 'Vouziers, 26 August', fr: 'Vouziers, 26 août' },
    text: {
      en: 'A brigade sent ahead to Grandpré and Buzancy reports cavalry and is drawn back. Douay’s 7th Corps stands to arms in the rain all night, and the whole army waits for an attack that nobody had planned.',
      fr: 'Une brigade poussée sur Grandpré et Buzancy signale de la cavalerie et se replie. Le 7ᵉ corps de Douay reste sous les armes toute la nuit sous la pluie, et l’armée entière attend une attaque que personne n’avait projetée.',
    },
  },
  buzancy: {
    title: { en: 'Buzancy, 27 August', fr: 'Buzancy, 27 août' },
    text: {
      en: 'Saxon horse with a battery against the 12th Chasseurs of Brahaut, in the fog about nine. A few dozen men fall on each side. The Saxons keep the ground, and Failly’s corps turns back by order.',
      fr: 'La cavalerie saxonne, avec une batterie, contre le 12ᵉ chasseurs de Brahaut, vers neuf heures, dans le brouillard. Quelques dizaines d’hommes tombent de part et d’autre. Les Saxons gardent le terrain et le corps de Failly rebrousse chemin par ordre.',
    },
  },
  'le-chesne': {
    title: { en: 'Le Chesne, the evening of the 27th', fr: 'Le Chesne, le soir du 27' },
    text: {
      en: 'Mac-Mahon knows by now that two armies are upon him and that Bazaine has not left Metz. He orders the retreat on Mézières. Had it been carried out, there would have been no Sedan.',
      fr: 'Mac-Mahon sait maintenant que deux armées sont sur lui et que Bazaine n’a pas quitté Metz. Il ordonne la retraite sur Mézières. Exécutée, elle aurait épargné Sedan.',
    },
  },
  'about-turn': {
    title: { en: 'Before dawn on the 28th', fr: 'Avant l’aube du 28' },
    text: {
      en: 'Paris answers in the night: if Bazaine is abandoned there will be revolution. New orders meet corps that have already set out. They turn about on sodden roads, and the day brings them fifteen kilometres.',
      fr: 'Paris répond dans la nuit : si Bazaine est abandonné, c’est la révolution. Les nouveaux ordres rencontrent des corps déjà en route. Ils rebroussent chemin sur des routes détrempées, et la journée ne leur fait gagner que quinze kilomètres.',
    },
  },
  mouzon: {
    title: { en: 'Mouzon, 29 August', fr: 'Mouzon, 29 août' },
    text: {
      en: 'Lebrun’s 12th Corps crosses the Meuse at Mouzon, and nobody hinders it. It is the only corps that stands at night where it was told to stand.',
      fr: 'Le 12ᵉ corps de Lebrun passe la Meuse à Mouzon sans que personne l’en empêche. C’est le seul corps qui soit, le soir, là où il devait être.',
    },
  },
  nouart: {
    title: { en: 'Nouart, 29 August', fr: 'Nouart, 29 août' },
    text: {
      en: 'The officer with Failly’s new orders has been taken, so the 5th Corps goes on by the old ones and meets the Saxon advanced guard. Both break off. In the night it drags itself to Beaumont; the last come in towards five.',
      fr: 'L’officier qui portait à Failly ses nouveaux ordres a été pris ; le 5ᵉ corps suit donc les anciens et se heurte à l’avant-garde saxonne. Des deux côtés on rompt le combat. La nuit, il se traîne jusqu’à Beaumont ; les derniers arrivent vers cinq heures.',
    },
  },
  beaumont: {
    title: { en: 'Beaumont, 30 August, half past one', fr: 'Beaumont, 30 août, une heure et demie' },
    text: {
      en: 'The 5th Corps is cooking and there are no outposts in the woods. Shells of the German IV Corps are the first it learns of the enemy. Saxon and Bavarian guns join in, and the corps is driven towards Mouzon.',
      fr: 'Le 5ᵉ corps fait la soupe, sans avant-postes dans les bois. Les obus du IVᵉ corps allemand sont les premiers à lui annoncer l’ennemi. Les canons saxons et bavarois s’en mêlent, et le corps est rejeté sur Mouzon.',
    },
  },
  flight: {
    title: { en: 'The bridge of Mouzon, 30 August', fr: 'Le pont de Mouzon, 30 août' },
    text: {
      en: 'A brigade of the 12th Corps and the 5th Cuirassiers cover the bridge; the charge is shot down. The game has no room for it: a counter is a division. Conseil-Dumesnil of the 7th Corps, beaten by the Bavarians in the woods on his way, is here marched to Mouzon before they come.',
      fr: 'Une brigade du 12ᵉ corps et le 5ᵉ cuirassiers couvrent le pont ; la charge est fauchée. Le jeu n’a pas de place pour cela : un pion est une division. Conseil-Dumesnil, du 7ᵉ corps, battu en chemin par les Bavarois dans les bois, marche ici sur Mouzon avant leur arrivée.',
    },
  },
  donchery: {
    title: { en: 'Donchery, 31 August', fr: 'Donchery, 31 août' },
    text: {
      en: 'The bridge was to be blown up and was not. The advanced guard of XI Corps finds it unguarded, and the way to Mézières begins to close.',
      fr: 'Le pont devait sauter et n’a pas sauté. L’avant-garde du XIᵉ corps le trouve sans garde, et la route de Mézières commence à se fermer.',
    },
  },
  remilly: {
    title: { en: 'Remilly, 31 August', fr: 'Remilly, 31 août' },
    text: {
      en: 'At Aillicourt by Remilly the Bavarians lay two pontoon bridges; others lie at Létanne and below Donchery. The game gives the Germans one, and it is put here. The Jägers who cross the railway bridge into Bazeilles and are thrown out are too few for a counter.',
      fr: 'À Aillicourt, près de Remilly, les Bavarois jettent deux ponts de bateaux ; il y en a d’autres à Létanne et en aval de Donchery. Le jeu en donne un aux Allemands, placé ici. Les chasseurs qui entrent à Bazeilles par le pont du chemin de fer et en sont chassés sont trop peu pour un pion.',
    },
  },
  bazeilles: {
    title: { en: 'Bazeilles, 1 September', fr: 'Bazeilles, 1ᵉʳ septembre' },
    text: {
      en: 'From four in the morning, in the mist, the I Bavarian Corps fights Vassoigne’s marines house by house. Bazeilles lies in the zone of Douzy; here the division falls back into Sedan when it is lost.',
      fr: 'Dès quatre heures du matin, dans la brume, le Iᵉʳ corps bavarois se bat maison par maison contre l’infanterie de marine de Vassoigne. Bazeilles est dans la zone de Douzy ; la division se replie ici dans Sedan une fois le village perdu.',
    },
  },
  'three-commanders': {
    title: { en: 'Sedan, 1 September, forenoon', fr: 'Sedan, 1ᵉʳ septembre, le matin' },
    text: {
      en: 'Mac-Mahon is wounded at six. Ducrot wants to go to Mézières, Wimpffen, who takes over from him, to Carignan. Saxons, Guard and half of IV Corps attack along the Givonne. In the game Mac-Mahon stays at his post.',
      fr: 'Mac-Mahon est blessé à six heures. Ducrot veut gagner Mézières, Wimpffen, qui le remplace, Carignan. Saxons, garde et moitié du IVᵉ corps attaquent sur la Givonne. Dans le jeu, Mac-Mahon reste à son poste.',
    },
  },
  illy: {
    title: { en: 'Floing and Illy, 1 September', fr: 'Floing et Illy, 1ᵉʳ septembre' },
    text: {
      en: 'XI Corps comes round by the loop of the Meuse and attacks the 7th Corps from behind; Margueritte’s cavalry charges in vain. V Corps, which came round with it, is a march behind here.',
      fr: 'Le XIᵉ corps contourne la boucle de la Meuse et prend le 7ᵉ corps à revers ; la cavalerie de Margueritte charge en vain. Le Vᵉ corps, qui faisait le tour avec lui, est ici en retard d’une marche.',
    },
  },
  capitulation: {
    title: { en: 'The capitulation', fr: 'La capitulation' },
    text: {
      en: 'The army laid down its arms on 2 September: 83,000 men, after 21,000 taken in the battle. By the rules it surrenders in the night, being without supply in a zone to which no line of provision leads. A division that the fortress feeds, and the Marshal, are left in it.',
      fr: 'L’armée déposa les armes le 2 septembre : 83 000 hommes, après 21 000 faits prisonniers au combat. D’après les règles elle se rend dans la nuit, sans ravitaillement dans une zone où ne mène aucune ligne d’approvisionnement. Une division que la forteresse nourrit, et le maréchal, y restent.',
    },
  },
}
