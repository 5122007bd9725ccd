import { serveLooking } from './serve.ts'

/** `node tests/bench/browser/look.ts`: the playing map by itself, to be looked at in a browser. */
const { url } = await serveLooking(4187)
console.log(`${url}?look=french
${url}?look=german
${url}?look=both&counters=120
${url}?look=both&scene=sedan&overlay=sedan
${url}?scene=large&counters=120
${url}?scene=hexes`)
