/** Tells electron-builder that the modules are in place, so that it neither installs nor rebuilds them. */
export const beforeBuild = () => false
