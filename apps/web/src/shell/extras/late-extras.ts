import type { Fill } from '#lib/slots'
import type { PaletteSource, PaletteVerb } from '../palette/palette-item.ts'

/**
 * The parts that an area adds to the app, but that no first page needs, from its own `late-extras.ts`:
 * `export const lateExtras: LateExtras = {…}`.
 */
export interface LateExtras {
  /** The sources that the command palette searches in this area. */
  palette?: readonly PaletteSource[]
  /** The commands of the palette that take what is typed after them. */
  verbs?: readonly PaletteVerb[]
  /** Hooks that run beside every page of a signed-in person and render nothing; without a network they may be missing. */
  beside?: readonly (() => void)[]
  /** Contributions to slots whose readers call `loadLateExtras` first: the settings, and tools for chosen clients. */
  fills?: readonly Fill[]
}

/** Loaded with the palette, when the page is idle; a page or part that reads such slots waits for it. */
export const loadLateExtras = () => import('../../late-extras.ts')
