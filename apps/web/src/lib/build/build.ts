/** The build that runs in this page; the server knows the newest one. */
export const BUILD = globalThis.document?.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'development'
