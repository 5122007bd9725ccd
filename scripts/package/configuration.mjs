/** What a game is saved as and what starts the app when it is opened. */
const games = {
  ext: 'gaiter',
  name: 'Game of Gaiter Button',
  description: 'Game of Gaiter Button',
  mimeType: 'application/x-gaiter-button-game',
  role: 'Editor',
}

/**
 * Every switch that is in Electron's program: a packed app is not a Node that runs what it is given, takes nothing from
 * variables or debuggers, and runs only what was packed with it.
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

/** Where what is to be packed is laid out, and where the packages come to lie; from the root. */
export const stageFolder = 'out/package/app'
export const madeFolder = 'out/package/made'

/**
 * What electron-builder is told. It packs what was laid out (stage.mjs) and looks for nothing else.
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
    // The modules are named as a folder of their own: as part of the rest they would be left out.
    files: ['**/*', { from: 'node_modules', to: 'node_modules', filter: ['**/*'] }],
    // What lies in the archive is checked by Electron before it runs; a part of the system can only be loaded from a file.
    asar: true,
    asarUnpack: ['node_modules/better-sqlite3/prebuilds/*.node'],
    // The modules were laid out with the rest.
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
    // Only an installation for everybody may say what opens a file, and only its folder is out of reach of other programs.
    nsis: { oneClick: false, perMachine: true, allowToChangeInstallationDirectory: true },
    win: { target: ['nsis'] },
    mac: { target: ['dmg'], category: 'public.app-category.strategy-games', identity: null },
  }
}
