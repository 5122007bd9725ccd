/** The type of exported games; opening such a file starts the app. */
const games = {
  ext: 'gaiter',
  name: 'Game of Gaiter Button',
  description: 'Game of Gaiter Button',
  mimeType: 'application/x-gaiter-button-game',
  role: 'Editor',
}

/**
 * The fuses of Electron's binary: the packaged app does not act as Node, ignores Node's variables and debugger
 * arguments, and runs only the code packaged with it.
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

/** The folders of the files to package and of the packages made, relative to the root. */
export const stageFolder = 'out/package/app'
export const madeFolder = 'out/package/made'

/**
 * The configuration of electron-builder. It packages only the files that stage.mjs provides.
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
    // The modules need a separate entry: '**/*' leaves them out.
    files: ['**/*', { from: 'node_modules', to: 'node_modules', filter: ['**/*'] }],
    // Electron verifies the archive before it runs. A native module can only be loaded from a file outside the archive,
    // which is not verified; it is protected by its location. The Debian package and the installer for all users put it
    // where only an administrator may write, the AppImage is read-only, and on macOS the app's signature covers it,
    // once it is signed.
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
    // Only an installation for all users may register a file type, and only its folder is protected from other
    // programs.
    nsis: { oneClick: false, perMachine: true, allowToChangeInstallationDirectory: true },
    win: { target: ['nsis'] },
    mac: { target: ['dmg'], category: 'public.app-category.strategy-games', identity: null },
  }
}
