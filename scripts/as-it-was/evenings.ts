import type { Title } from '#engine/kernel/system/glance.ts'

/** The historical positions of the formations each evening, in zones of the map; `fr-5` stands for all of a corps. */
export const evenings: { readonly [date: string]: { readonly [zone: string]: string } } = {
  '1870-08-25': {
    rethel: 'mac-mahon fr-r-2 fr-12',
    amagne: 'fr-5',
    attigny: 'fr-1',
    vouziers: 'fr-7',
    'le-chesne': 'fr-r-1',
    'bar-le-duc': 'moltke ge-b-1-1 ge-b-1-2',
    'ligny-en-barrois': 'frederick-william',
    nubecourt: 'albert-of-saxony',
    'dombasle-en-argonne': 'ge-12-23 ge-12-24',
    'clermont-en-argonne': 'ge-12-c',
    triaucourt: 'ge-g',
    'louppy-le-chateau': 'ge-4',
    nettancourt: 'ge-b-2 ge-b-1-c',
    sermaize: 'ge-5 ge-w-1',
    blesme: 'ge-11',
    vassy: 'ge-6',
    pogny: 'ge-c-4',
    giffaumont: 'ge-c-2',
    'sainte-menehould': 'ge-c-5',
    'givry-en-argonne': 'ge-c-6',
  },
  '1870-08-26': {
    tourteron: 'mac-mahon fr-12',
    'le-chesne': 'fr-5-1 fr-5-2 fr-5-3',
    'boult-aux-bois': 'fr-5-c',
    voncq: 'fr-1',
    vouziers: 'fr-7',
    stonne: 'fr-r-1',
    attigny: 'fr-r-2',
    'clermont-en-argonne': 'moltke albert-of-saxony',
    revigny: 'frederick-william',
    varennes: 'ge-12-23 ge-12-24',
    'dombasle-en-argonne': 'ge-g',
    nubecourt: 'ge-4',
    'romagne-sous-montfaucon': 'ge-12-c',
    'erize-la-grande': 'ge-b-1',
    triaucourt: 'ge-b-2',
    sermaize: 'ge-5 ge-w-1',
    blesme: 'ge-11 ge-6',
    'chalons-sur-marne': 'ge-c-4',
    'vitry-le-francois': 'ge-c-2',
    autry: 'ge-c-5',
    sommepy: 'ge-c-6',
  },
  '1870-08-27': {
    'le-chesne': 'mac-mahon fr-12',
    'boult-aux-bois': 'fr-5',
    vouziers: 'fr-7',
    voncq: 'fr-1',
    'beaumont-en-argonne': 'fr-r-1',
    attigny: 'fr-r-2',
    'clermont-en-argonne': 'moltke',
    revigny: 'frederick-william',
    'dun-sur-meuse': 'ge-12-23 ge-12-24',
    nouart: 'ge-12-c',
    montfaucon: 'ge-g-1 ge-g-2 albert-of-saxony',
    'romagne-sous-montfaucon': 'ge-g-c',
    esnes: 'ge-4',
    'dombasle-en-argonne': 'ge-b-1 ge-b-2',
    'sainte-menehould': 'ge-5 ge-w-1',
    'givry-en-argonne': 'ge-11',
    nettancourt: 'ge-6',
    suippes: 'ge-c-4',
    'tilloy-et-bellay': 'ge-c-2',
    grandpre: 'ge-c-5',
    monthois: 'ge-c-6',
  },
  '1870-08-28': {
    stonne: 'mac-mahon fr-12 fr-r-2',
    'le-chesne': 'fr-1',
    'boult-aux-bois': 'fr-7',
    nouart: 'fr-5',
    'beaumont-en-argonne': 'fr-r-1',
    reims: 'fr-13-1',
    'clermont-en-argonne': 'moltke',
    'sainte-menehould': 'frederick-william ge-6',
    montfaucon: 'ge-4 albert-of-saxony',
    'dun-sur-meuse': 'ge-12-23 ge-12-24',
    'romagne-sous-montfaucon': 'ge-g ge-12-c',
    varennes: 'ge-b-1',
    'vienne-le-chateau': 'ge-b-2',
    'ville-sur-tourbe': 'ge-5 ge-w-1 ge-11',
    grandpre: 'ge-c-5',
    vouziers: 'ge-c-6',
    sommepy: 'ge-c-4',
    suippes: 'ge-c-2',
  },
  '1870-08-29': {
    raucourt: 'mac-mahon fr-1 fr-r-2',
    mouzon: 'fr-12 fr-r-1',
    stonne: 'fr-7',
    'beaumont-en-argonne': 'fr-5',
    reims: 'fr-13-1',
    grandpre: 'moltke frederick-william ge-5 ge-w-1',
    buzancy: 'ge-g albert-of-saxony',
    nouart: 'ge-12',
    'romagne-sous-montfaucon': 'ge-4',
    fleville: 'ge-b-1 ge-b-2',
    monthois: 'ge-11 ge-c-2',
    'vienne-le-chateau': 'ge-6',
    attigny: 'ge-c-5',
    voncq: 'ge-c-6',
    vouziers: 'ge-c-4',
  },
  '1870-08-30': {
    sedan: 'mac-mahon',
    carignan: 'fr-1-1 fr-1-3 fr-1-c fr-r-1',
    douzy: 'fr-1-2 fr-1-4 fr-r-2',
    mouzon: 'fr-12 fr-5 fr-7-1',
    torcy: 'fr-7-2 fr-7-3 fr-7-c',
    reims: 'fr-13-1',
    mezieres: 'fr-13-3',
    buzancy: 'moltke frederick-william',
    'beaumont-en-argonne': 'ge-g ge-4 ge-12-23 ge-12-24 albert-of-saxony ge-b-2',
    inor: 'ge-12-c',
    raucourt: 'ge-b-1',
    stonne: 'ge-5 ge-11 ge-w-1 ge-c-2 ge-c-4',
    vouziers: 'ge-6',
    tourteron: 'ge-c-5',
    'le-chesne': 'ge-c-6',
  },
  '1870-08-31': {
    sedan: 'mac-mahon fr-1 fr-5 fr-7 fr-12-1 fr-12-2 fr-12-c fr-r-1 fr-r-2',
    douzy: 'fr-12-3 ge-12',
    reims: 'fr-13-1',
    mezieres: 'fr-13-3',
    'chemery-sur-bar': 'moltke frederick-william ge-5 ge-c-2',
    carignan: 'ge-g',
    mouzon: 'ge-4 albert-of-saxony',
    raucourt: 'ge-b-1 ge-b-2',
    donchery: 'ge-11',
    flize: 'ge-w-1',
    torcy: 'ge-c-4',
    attigny: 'ge-6',
    tourteron: 'ge-c-5',
    'poix-terron': 'ge-c-6',
  },
  '1870-09-01': {
    sedan: 'mac-mahon fr-1 fr-5 fr-7 fr-12 fr-r-1 fr-r-2 ge-g ge-12 ge-4-8 ge-b-1 ge-b-2-3 ge-5 ge-11',
    reims: 'fr-13-1',
    mezieres: 'fr-13-3',
    torcy: 'ge-b-2-4 ge-b-2-c',
    douzy: 'ge-4-7 albert-of-saxony',
    donchery: 'ge-w-1 moltke frederick-william ge-c-2 ge-c-4',
    attigny: 'ge-6-11',
    rethel: 'ge-6-12',
    tourteron: 'ge-c-5',
    'poix-terron': 'ge-c-6',
  },
}

/** The counters that stand elsewhere in the recorded game, and why. */
interface Difference {
  readonly who: string
  readonly why: Title
}

export const differences: { readonly [date: string]: readonly Difference[] } = {
  '1870-08-25': [
    {
      who: 'ge-6',
      why: {
        en: 'VI Corps was at Vassy. From there to Blesme on the 26th costs 4 MP, and in rain it has 3; it stops at Humbecourt, on the way.',
        fr: 'Le VIᵉ corps était à Vassy. De là à Blesme, le 26, il faut 4 PM, et il n’en a que 3 sous la pluie ; il s’arrête à Humbecourt, sur la route.',
      },
    },
  ],
  '1870-08-26': [
    {
      who: 'fr-12-3 fr-12-c',
      why: {
        en: 'The tail of the 12th Corps is a march behind at Amagne: a second stack enters Tourteron for 4 MP, and in rain it has 3.',
        fr: 'La queue du 12ᵉ corps a une étape de retard à Amagne : une seconde pile entre à Tourteron pour 4 PM, et n’en a que 3 sous la pluie.',
      },
    },
    {
      who: 'fr-5-3',
      why: {
        en: 'Guyot de Lespart stops at Voncq: a second stack enters Le Chesne for 4 MP, and in rain it has 3.',
        fr: 'Guyot de Lespart s’arrête à Voncq : une seconde pile entre au Chesne pour 4 PM, et n’en a que 3 sous la pluie.',
      },
    },
  ],
  '1870-08-27': [
    {
      who: 'ge-12-23 ge-12-24',
      why: {
        en: 'The Saxon infantry is at Romagne and reaches Dun a day later: from Varennes it is 4 MP, and in rain it has 3.',
        fr: 'L’infanterie saxonne est à Romagne et gagne Dun un jour plus tard : depuis Varennes il faut 4 PM, et elle n’en a que 3 sous la pluie.',
      },
    },
    {
      who: 'ge-12-c',
      why: {
        en: 'The Saxon cavalry spends the night at Buzancy, where it fought, and not at Nouart: who meets the enemy stops.',
        fr: 'La cavalerie saxonne passe la nuit à Buzancy, où elle s’est battue, et non à Nouart : qui rencontre l’ennemi s’arrête.',
      },
    },
    {
      who: 'ge-5',
      why: {
        en: 'V Corps is at Givry-en-Argonne: to Sainte-Menehould it is 4 MP, and in rain it has 3.',
        fr: 'Le Vᵉ corps est à Givry-en-Argonne : jusqu’à Sainte-Menehould il faut 4 PM, et il n’en a que 3 sous la pluie.',
      },
    },
    {
      who: 'ge-w-1 ge-11 ge-6',
      why: {
        en: 'On the same road the Württembergers and XI Corps come to Nettancourt and VI Corps to Revigny, each a stage short: a zone in which others have just halted costs one MP more.',
        fr: 'Sur la même route, les Wurtembergeois et le XIᵉ corps arrivent à Nettancourt, le VIᵉ à Revigny, chacun une étape trop court : une zone où d’autres viennent de s’arrêter coûte un PM de plus.',
      },
    },
  ],
  '1870-08-28': [
    {
      who: 'ge-w-1',
      why: {
        en: 'The Württembergers are at Sainte-Menehould, a zone behind Ville-sur-Tourbe: they come third on one road.',
        fr: 'Les Wurtembergeois sont à Sainte-Menehould, une zone en arrière de Ville-sur-Tourbe : ils viennent en troisième sur une même route.',
      },
    },
  ],
  '1870-08-29': [
    {
      who: 'ge-4',
      why: {
        en: 'IV Corps lay at Rémonville, between Romagne and Nouart. It stands in Nouart: from Romagne it could not reach Beaumont on the 30th, 5 MP away.',
        fr: 'Le IVᵉ corps était à Rémonville, entre Romagne et Nouart. Il est à Nouart : de Romagne il n’atteindrait pas Beaumont le 30, à 5 PM de là.',
      },
    },
  ],
  '1870-08-30': [
    {
      who: 'ge-b-2',
      why: {
        en: 'The II Bavarian Corps lay at Sommauthe, halfway between Buzancy and Beaumont. It stands in Buzancy: Beaumont is 5 MP away and it has 4.',
        fr: 'Le IIᵉ corps bavarois était à Sommauthe, à mi-chemin de Buzancy et de Beaumont. Il est à Buzancy : Beaumont est à 5 PM et il en a 4.',
      },
    },
    {
      who: 'fr-13-3',
      why: {
        en: 'Blanchard’s division had reached Mézières in the night; the scenario brings it on the 31st.',
        fr: 'La division Blanchard avait gagné Mézières dans la nuit ; le scénario la fait arriver le 31.',
      },
    },
  ],
  '1870-09-01': [
    {
      who: 'ge-b-1',
      why: {
        en: 'The I Bavarian Corps stays where it fought: Bazeilles is in the zone of Douzy.',
        fr: 'Le Iᵉʳ corps bavarois reste où il s’est battu : Bazeilles est dans la zone de Douzy.',
      },
    },
    {
      who: 'ge-b-2-3',
      why: {
        en: 'Walther’s division follows over the pontoon bridge to Douzy; to Sedan it is 5 MP and it has 4.',
        fr: 'La division Walther suit par le pont de bateaux jusqu’à Douzy ; jusqu’à Sedan il faut 5 PM et elle en a 4.',
      },
    },
    {
      who: 'ge-5',
      why: {
        en: 'V Corps gets to Vrigne-aux-Bois, 3 MP; Sedan is 5 MP away.',
        fr: 'Le Vᵉ corps arrive à Vrigne-aux-Bois, 3 PM ; Sedan est à 5 PM.',
      },
    },
  ],
}
