import { ipcRenderer } from 'electron'
import { connectMessage } from '../contract/carriers.ts'

/** All the page can do from its sandbox is to hand the main process the far end of a channel, once. */
function handOver(event: MessageEvent): void {
  const [port] = event.ports
  if (event.source !== window || event.data !== connectMessage || port === undefined) return
  window.removeEventListener('message', handOver)
  ipcRenderer.postMessage(connectMessage, null, [port])
}

window.addEventListener('message', handOver)
