import type { Rolldown } from 'vite'

export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const areaOf = (id: string): string | undefined => /\/src\/areas\/([\w-]+)\//.exec(id)?.[1]
const isPage = (id: string): boolean => /\/(?:[\w-]+-)?page\.tsx$/.test(id)

/**
 * The chunk for what a page shares with the lazy parts of its own area: its dialogs, its views, its panels. By default each set of parts
 * that share something has a file of its own, which made eighty of an editor: so many requests, and files that compress badly. Nothing is
 * loaded without need, because whoever opens one of the parts has the page. Null for what other pages or areas use, too.
 */
export function pageChunkOf(id: string, graph: ModuleGraph): string | null {
  const area = areaOf(id)
  if (area === undefined) return null
  const roots = [...rootsOf(id, graph)]
  const [page, ...otherPages] = roots.filter(isPage)
  if (page === undefined || otherPages.length > 0 || roots.length === 1 || roots.some(root => areaOf(root) !== area)) return null
  return `page ${page.slice(page.indexOf('/src/areas/') + '/src/areas/'.length, page.lastIndexOf('/'))}`
}

/** The modules that are loaded lazily, or first of all, and need this one. */
export function rootsOf(id: string, graph: ModuleGraph): Set<string> {
  const roots = new Set<string>()
  const seenIds = new Set<string>()
  const waitingIds = [id]
  for (let next = waitingIds.pop(); next !== undefined; next = waitingIds.pop()) {
    if (seenIds.has(next)) continue
    seenIds.add(next)
    const module = graph.getModuleInfo(next)
    if (!module) continue
    if (module.isEntry || module.dynamicImporters.length > 0) roots.add(next)
    waitingIds.push(...module.importers)
  }
  return roots
}
