/** Names the build that runs here; the server knows the newest. */
export const BUILD = globalThis.document?.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'development'
