const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** As the keyboard in front of the person writes it. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K'
