import { openState } from '../frame/open-state.ts'

const help = openState()

export const showShortcutHelp = () => help.set(true)
export const hideShortcutHelp = () => help.set(false)
export const useShortcutHelp = help.use
