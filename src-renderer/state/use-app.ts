import { createContext, useContext } from 'react'
import type { Text } from '../text/en.ts'
import { textIn } from '../text/text.ts'
import type { App } from './app.ts'
import { useStore } from './kit/store.ts'
import type { View } from './known/view.ts'

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('useApp needs an AppContext around it')
  return app
}

export function useView<T>(select: (view: View) => T): T {
  return useStore(useApp().store, select)
}

/** Every word the window shows, in its present language. */
export function useText(): Text {
  return textIn(useView((view) => view.language))
}
