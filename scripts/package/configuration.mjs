/** The type of exported games; opening such a file starts the app. */
const games = {
  ext: 'gaiter',
  name: 'Game of Gaiter Button',
  description: 'Game of Gaiter Button',
  mimeType: 'application/x-gaiter-button-game',
  role: 'Editor',
}

/**
 * The switches (fuses) in Electron's program: the packed app does not act as Node, ignores Node's variables and debugger
 * arguments, and runs only the code packed with it.
 */
export const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
}

/** The folders, from the root, of the files to pack and of the packages made. */
export const stageFolder = 'out/package/app'
export const madeFolder = 'out/package/made'

/**
 * The configuration of electron-builder. It packs only the files that stage.mjs lays out.
 * @param {{ electronVersion: string, electronDist?: string | undefined }} given
 */
export function configuration({ electronVersion, electronDist }) {
  return {
    appId: 'org.gaiter-button.app',
    productName: 'Gaiter Button',
    executableName: 'gaiter-button',
    artifactName: 'gaiter-button-${version}-${os}-${arch}.${ext}',
    electronVersion,
    ...(electronDist === undefined ? {} : { electronDist }),
    electronFuses: fuses,
    directories: { app: stageFolder, output: madeFolder, buildResources: 'scripts/package/resources' },
    // The modules need an entry of their own: '**/*' leaves them out.
    files: ['**/*', { from: 'node_modules', to: 'node_modules', filter: ['**/*'] }],
    // Electron checks the archive before it runs. A native module can only be loaded from a file outside it, which that check does
    // not cover: what keeps it is the place it lies in. The Debian package and the installer for all users put it where only an
    // administrator may write, the AppImage is read-only, and on macOS the signature of the app covers it, once it is signed.
    asar: true,
    asarUnpack: ['node_modules/better-sqlite3/prebuilds/*.node'],
    // The modules are already in place.
    beforeBuild: './scripts/package/modules.mjs',
    fileAssociations: [games],
    publish: null,
    icon: 'icon.png',
    linux: {
      target: ['AppImage', 'deb'],
      category: 'Game;StrategyGame',
      synopsis: 'Operational campaign games of 1870',
      maintainer: 'Gaiter Button',
    },
    // Only an installation for all users may register a file type, and only its folder is safe from other programs.
    nsis: { oneClick: false, perMachine: true, allowToChangeInstallationDirectory: true },
    win: { target: ['nsis'] },
    mac: { target: ['dmg'], category: 'public.app-category.strategy-games', identity: null },
  }
}
