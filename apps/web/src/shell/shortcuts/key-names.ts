const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** The shortcut of the palette, with the key names of this person's keyboard. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K'
