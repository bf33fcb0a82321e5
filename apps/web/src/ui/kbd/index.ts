export { Kbd, KeyHelp } from './kbd.tsx'
export type { KeyHelpItem } from './kbd.tsx'
