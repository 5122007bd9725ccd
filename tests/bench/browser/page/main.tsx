import { createRoot } from 'react-dom/client'
import '../../../../src-renderer/window-styles.ts'
import { compareCounter } from './counters.ts'
import { install } from './measure.ts'
import { Looking } from './Looking.tsx'
import type { Scenes } from './scenes.ts'

/** The map by itself, for looking at it and for measuring it: no part of the product. */
const answer = await fetch('scenes.json')
// Written by make-scenes.ts, which is checked against the same type.
const scenes = (await answer.json()) as Scenes
const asked = new URLSearchParams(window.location.search)
install(scenes)
Object.assign(window, { compareCounter })
const place = document.getElementById('window')
if (place === null) throw new Error('the page has no place for the window')
if (asked.get('measure') === null) createRoot(place).render(<Looking scenes={scenes} asked={asked} />)
