import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CrashGuard } from './main/CrashGuard.tsx'
import { Screens } from './main/Screens.tsx'
import { lookInPage } from './parts/look.ts'
import { browserHost } from './host/browser.ts'
import { electronHost } from './host/electron.ts'
import { startApp } from './state/app.ts'
import { pageStorageIn } from './state/kit/page-storage.ts'
import { placesInHistory } from './state/known/place.ts'
import { AppContext } from './state/use-app.ts'
import { SystemsContext } from './at-table/use-system.ts'
import { journalOf, systemWindow } from './main/systems.ts'
import './window-styles.ts'

// The only place that knows both hosts: the loopback server serves its page over HTTP, the desktop app does not.
const host = window.location.protocol === 'http:' ? browserHost() : electronHost()
const app = startApp(
  host,
  window.navigator.languages,
  placesInHistory(window),
  journalOf,
  lookInPage(document.documentElement),
  () => window.location.reload(),
  pageStorageIn(() => window.sessionStorage),
)
const place = document.getElementById('window')
if (place === null) throw new Error('the page has no place for the window')

createRoot(place).render(
  <StrictMode>
    <AppContext value={app}>
      <SystemsContext value={systemWindow}>
        <CrashGuard>
          <Screens />
        </CrashGuard>
      </SystemsContext>
    </AppContext>
  </StrictMode>,
)
