import { extname } from 'node:path'
import type { DownloadItem, Session } from 'electron'
import { windowOrigin } from '../contract/carriers.ts'

const guarded = new WeakSet<Session>()

/**
 * The types of files the page may save: games, and files to print, paste or read elsewhere. Nothing executable, and no
 * drawings that can contain scripts.
 */
const savable = ['.csv', '.gaiter', '.json', '.png', '.txt']

/** Refuses everything a session could give to a page, except saving a file that the page made. */
export function guardSession(session: Session): void {
  if (guarded.has(session)) return
  guarded.add(session)
  refusePermissions(session)
  refuseDevices(session)
  keepOffNetwork(session)
  session.on('will-download', (event, item) => {
    if (isOwnFile(item)) item.setSaveDialogOptions({ defaultPath: item.getFilename() })
    else event.preventDefault()
  })
}

function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }))
  session.on('file-system-access-restricted', (event, _details, answer) => {
    event.preventDefault()
    answer('deny')
  })
}

function refuseDevices(session: Session): void {
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault()
    choose()
  })
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault()
    choose()
  })
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault()
    choose('')
  })
  session.on('select-webauthn-account', (event, _details, choose) => {
    event.preventDefault()
    choose()
  })
  session.setUSBProtectedClassesHandler(() => [
    'audio',
    'audio-video',
    'hid',
    'mass-storage',
    'smart-card',
    'video',
    'wireless',
  ])
}

/** Blocks all requests to the network or to other programs on this machine: the page loads only the app itself. */
function keepOffNetwork(session: Session): void {
  session.setSpellCheckerEnabled(false)
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isOwnAddress(url) }))
}

function isOwnAddress(url: string): boolean {
  return [`${windowOrigin}/`, `blob:${windowOrigin}/`, 'data:'].some((own) => url.startsWith(own))
}

/** Without a preset path, a download always asks for one; saved files are never opened. */
function isOwnFile(item: DownloadItem): boolean {
  return (
    item.getURL().startsWith(`blob:${windowOrigin}/`) &&
    item.getInitiatorOrigin() === windowOrigin &&
    savable.includes(extname(item.getFilename()).toLowerCase())
  )
}
