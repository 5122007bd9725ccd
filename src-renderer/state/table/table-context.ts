import type { Kit } from '../kit/kit.ts'
import type { PlayChange } from '../known/play-view.ts'

/** Reads what a game needs besides its snapshot: its setting, its map, the words of its rules, its lesson. */
export function tableContext({ host, store }: Kit, change: (part: PlayChange) => void) {
  const calls = host.calls.games
  /** The game and seat last found to have no lesson. */
  let lessonless: string | null = null

  const play = () => store.get().play

  /** Reads the progress of the lesson. Does not ask again for a game without one. */
  async function readLesson(): Promise<void> {
    const { id, table, lesson } = play() ?? {}
    if (id === undefined || !table) return
    const seat = `${id} ${table.seat}`
    if (lesson === null && lessonless === seat) return
    const { lesson: seen } = await calls.lesson({ id })
    if (play()?.table !== table) return
    lessonless = seen === null ? seat : null
    change({ lesson: seen && { seen, of: table } })
  }

  /** Reads the setting, the words of the rules and the map, in the language of the window. */
  async function read(): Promise<void> {
    const { id, table } = play() ?? {}
    if (id === undefined || !table) return
    const { language } = store.get()
    const [words] = await Promise.all([host.calls.campaigns.words({ system: table.system, language }), readSetting()])
    if (play()?.id !== id || store.get().language !== language) return
    change({ words: { language, words } })
    await drawMap()
  }

  async function readSetting(): Promise<void> {
    const now = play()
    if (now === null || now.setting !== null) return
    const setting = await calls.setting({ id: now.id })
    if (play()?.id === now.id) change({ setting })
  }

  async function drawMap(): Promise<void> {
    const { language, play: now } = store.get()
    const board = now?.setting?.board
    if (!now || !board?.sheet || now.drawing?.language === language) return
    const { svg } = await calls.draw({ id: now.id, language })
    if (play()?.id === now.id && store.get().language === language) change({ drawing: { language, svg } })
  }

  return { read, readSetting, readLesson }
}
