import { createStore, useStored } from '#lib/store'
import type { boxOf, Movement, movementOf, shapesAt } from '#lib/movements'

interface Movements {
  movementOf: typeof movementOf
  shapesAt: typeof shapesAt
  boxOf: typeof boxOf
}

/** The drawings, which come after the first content; null where they could not be loaded. */
const drawings = createStore<Movements | null | undefined>(undefined)
let isAsked = false

async function load(): Promise<void> {
  try {
    drawings.set(await import('#lib/movements'))
  } catch {
    // without a network the muscles stand in for the figure, until the page is opened again
    drawings.set(null)
    isAsked = false
  }
}

/** Waits until the page is at rest, because no figure is as urgent as the texts beside it. */
function loadOnce(): void {
  if (isAsked) return
  isAsked = true
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: 1_000 })
  else setTimeout(() => void load(), 200)
}

export interface MovementDrawing {
  movement: Movement
  shapesAt: Movements['shapesAt']
  boxOf: Movements['boxOf']
}

/** The figure of an exercise by its ids: undefined while the drawings are loaded, null where there is none. */
export function useMovement(ids: readonly (string | null | undefined)[]): MovementDrawing | null | undefined {
  const module = useStored({
    get: drawings.get,
    watch: watcher => {
      loadOnce()
      return drawings.watch(watcher)
    },
  })
  if (!module) return module
  const movement = ids.flatMap(id => (id ? (module.movementOf(id) ?? []) : [])).at(0)
  return movement ? { movement, shapesAt: module.shapesAt, boxOf: module.boxOf } : null
}
