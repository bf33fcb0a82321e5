import type { ScreenFrame } from '#lib/screens'

/** A client's header and tabs around every screen about them. */
export const clientFrame: ScreenFrame = { id: 'client', page: async () => ({ Page: (await import('./frame.tsx')).ClientFrame }) }
