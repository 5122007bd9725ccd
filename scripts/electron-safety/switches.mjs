/** Switches of Chromium and Node that weaken security, with a description of the effect. @type {Map<string, string>} */
export const weakeningSwitches = new Map([
  ['allow-file-access-from-files', 'lets files read each other'],
  ['allow-insecure-localhost', 'accepts broken certificates'],
  ['allow-running-insecure-content', 'loads scripts over open lines'],
  ['disable-gpu-sandbox', 'takes a sandbox away'],
  ['disable-namespace-sandbox', 'takes a sandbox away'],
  ['disable-seccomp-filter-sandbox', 'takes a sandbox away'],
  ['disable-setuid-sandbox', 'takes a sandbox away'],
  ['disable-site-isolation-trials', 'lets pages share a process'],
  ['disable-web-security', 'lets every page read every other'],
  ['enable-blink-features', 'turns unfinished features of Chromium on'],
  ['enable-experimental-web-platform-features', 'turns unfinished features of Chromium on'],
  ['ignore-certificate-errors', 'accepts broken certificates'],
  ['ignore-certificate-errors-spki-list', 'accepts broken certificates'],
  ['inspect', 'lets other programs run code in this one'],
  ['inspect-brk', 'lets other programs run code in this one'],
  ['js-flags', 'changes how scripts are run'],
  ['load-extension', 'brings foreign code in'],
  ['no-sandbox', 'takes the sandbox away'],
  ['remote-debugging-pipe', 'lets other programs steer the page'],
  ['remote-debugging-port', 'lets other programs steer the page'],
  ['single-process', 'takes the sandbox away'],
  ['unsafely-treat-insecure-origin-as-secure', 'trusts open lines'],
])

/** Environment variables that weaken security, with a description of the effect. @type {Map<string, string>} */
export const weakeningVariables = new Map([
  ['ELECTRON_DISABLE_SANDBOX', 'takes the sandbox away'],
  ['ELECTRON_DISABLE_SECURITY_WARNINGS', 'silences Electron’s own warnings'],
  ['ELECTRON_RUN_AS_NODE', 'makes the app a Node that runs anything'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', 'accepts broken certificates'],
])
