import { createStore, useStored } from '#lib/store'

// parts that exist once in the page and that any code may open

const palette = createStore(false)

export const openPalette = () => palette.set(true)
export const closePalette = () => palette.set(false)
export const isPaletteOpen = palette.get
export const useIsPaletteOpen = () => useStored(palette)

const help = createStore(false)

export const showShortcutHelp = () => help.set(true)
export const hideShortcutHelp = () => help.set(false)
export const useIsShortcutHelpOpen = () => useStored(help)
