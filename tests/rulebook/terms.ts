/**
 * One term for one thing: what texts about Gaiter Button never say, and what they say instead. Words that have another
 * meaning too are looked for only where they could not have it.
 */
const strays: Readonly<Record<'en' | 'fr', readonly (readonly [never: RegExp, instead: string])[]>> = {
  en: [
    [/\bimpulses?\b/i, 'operation'],
    [/(?<!\barmy )(?<!you are the )\bcommanders?\b/i, 'leader'],
    [/\bgeneralissimo|commander-in-chief/i, 'senior general'],
    [/(?<!\bsenior )\bgenerals?\b/i, 'leader'],
    [/\bfortifications?\b/i, 'fortress'],
    [/\bbig guns?\b|\bheavy guns?\b/i, 'heavy artillery'],
    [/\bforag(?:e|ing)\b/i, 'living off the land'],
    [/\bhas(?: already)? fought today\b/i, 'Combatted'],
    [/\bat the head of (?:the|each|your)\b/i, 'at the start of'],
  ],
  fr: [
    [/\bimpulsions?\b/i, 'opération'],
    [/\bcommandants?\b(?! d’armée)/i, 'chef'],
    [/\bgénéral en chef\b/i, 'généralissime'],
    [/\bgénéra(?:l|ux)\b/i, 'chef'],
    [/\bfortifications?\b|\b(?:la|une|les) places? (?:de|forte)/i, 'forteresse'],
    [/\bgrosse (?:cavalerie|artillerie)\b/i, 'cavalerie lourde, artillerie lourde'],
    [/\bmaraude\b/i, 'vivre sur le pays'],
    [/(?<!\b(?:mouvements?|ordre) de )\bbatailles?\b/i, 'combat'],
    [/\bmatch nul\b/i, 'partie nulle'],
    [/\bterrain (?:clair|dégagé)\b/i, 'terrain découvert'],
    [/\bpontage\b/i, 'pont de bateaux'],
    [/\bcoch(?:e|er|ée?s?|ent)\b/i, 'rayer'],
    [/\bdemi-tours?\b/i, 'tour de joueur'],
    [/\bl’écran tient\b|\bécran d’unités\b/i, 'rideau'],
  ],
}

/** The terms of a text that have another name, each with it. */
export const strayTerms = (text: string, language: 'en' | 'fr'): readonly string[] =>
  strays[language].flatMap(([never, instead]) => {
    const found = never.exec(text)
    return found === null ? [] : [`“${found[0]}” instead of “${instead}” in: ${text}`]
  })
