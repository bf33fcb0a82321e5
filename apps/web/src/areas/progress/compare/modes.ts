export const modes = ['beside', 'slider', 'onion'] as const
export type Mode = (typeof modes)[number]

/** Fewer have nothing to lie on. */
export const besideLeast = 2

export const readMode = (value: unknown): Mode => modes.find(mode => mode === value) ?? 'beside'
