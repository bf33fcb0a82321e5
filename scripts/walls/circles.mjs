import { posix } from 'node:path'
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
  return circlesAmong(doors).map(({ circle, closing }) => ({ areas: circle, ...closing }))
}

/** Finds cycles among the files of the rooms: what one file does when it is loaded then depends on which came first. Types do not count. */
export function findFileCircles(files, { roomOf, read }) {
  const known = new Set(files)
  const imports = new Map()
  for (const file of files) {
    if (roomOf(file).isTest) continue
    const targets = new Map()
    imports.set(file, targets)
    for (const { specifier, kind, isType, line } of findImports(read(file))) {
      if (isType || !specifier?.startsWith('.') || !['static', 'export'].includes(kind)) continue
      const target = posix.normalize(posix.join(posix.dirname(file), specifier))
      if (known.has(target) && !targets.has(target)) targets.set(target, { file, line })
    }
  }
  return circlesAmong(imports).map(({ circle, closing }) => ({ circle, ...closing }))
}

/** The circles of a map of each node to its targets, each with what stands at the step that closes it. */
function circlesAmong(targetsOf) {
  const isDone = new Set()
  const circles = []
  const follow = (node, path) => {
    const start = path.indexOf(node)
    if (start >= 0) {
      circles.push({ circle: path.slice(start), closing: targetsOf.get(path.at(-1)).get(node) })
      return
    }
    if (isDone.has(node)) return
    for (const target of targetsOf.get(node)?.keys() ?? []) follow(target, [...path, node])
    isDone.add(node)
  }
  for (const node of targetsOf.keys()) follow(node, [])
  return circles
}
