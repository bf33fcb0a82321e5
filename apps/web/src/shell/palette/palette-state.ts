import { openState } from '../frame/open-state.ts'

const palette = openState()

export const openPalette = () => palette.set(true)
export const closePalette = () => palette.set(false)
export const usePaletteOpen = palette.use
