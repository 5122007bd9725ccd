/** Tells electron-builder that the modules are where they belong: it need not look for them, nor build them anew. */
export const beforeBuild = () => false
