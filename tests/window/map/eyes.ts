/** What eyes make of colours: how light they are, how they stand out from each other, and what who lacks a kind of cone sees. */

export type Colour = readonly [red: number, green: number, blue: number]

/** As light, not in its coding: from 0 to 1. */
const inLight = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function lightness([red, green, blue]: Colour): number {
  return 0.2126 * inLight(red) + 0.7152 * inLight(green) + 0.0722 * inLight(blue)
}

/** What eyes see that lack a kind of cone, after Machado, Oliveira and Fernandes (2009); in light, not in its coding. */
export const visions = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
export type Vision = keyof typeof visions
export const allVisions = Object.keys(visions) as Vision[]

export function seenBy(vision: Vision, colour: Colour): Colour {
  const light = colour.map(inLight)
  const row = (at: number): number => {
    const sum = [0, 1, 2].reduce((all, k) => all + (visions[vision][at * 3 + k] ?? 0) * (light[k] ?? 0), 0)
    const share = Math.max(0, Math.min(1, sum))
    return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
  }
  return [row(0), row(1), row(2)]
}

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
