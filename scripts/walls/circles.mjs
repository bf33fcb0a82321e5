import { findImports } from './imports.mjs'

/**
 * Finds cycles among the areas of one side, each as the list of areas that import one another, with the import that closes it.
 * Imports of tests do not count, because they do not ship.
 */
export function findCircles(files, { kind, roomOf, read }) {
  const doors = new Map()
  for (const file of files) {
    const room = roomOf(file)
    if (room.kind !== kind || room.isTest) continue
    for (const { specifier, line } of findImports(read(file))) {
      const target = specifier?.startsWith('#areas/') ? specifier.split('/')[1] : undefined
      if (target === undefined || target === room.name) continue
      const targets = doors.get(room.name) ?? new Map()
      doors.set(room.name, targets)
      if (!targets.has(target)) targets.set(target, { file, line })
    }
  }
  const isDone = new Set()
  const circles = []
  const follow = (area, path) => {
    const start = path.indexOf(area)
    if (start >= 0) {
      circles.push({ areas: path.slice(start), ...doors.get(path.at(-1)).get(area) })
      return
    }
    if (isDone.has(area)) return
    for (const target of doors.get(area)?.keys() ?? []) follow(target, [...path, area])
    isDone.add(area)
  }
  for (const area of doors.keys()) follow(area, [])
  return circles
}
