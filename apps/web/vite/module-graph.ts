import type { ModuleGraph } from './page-chunks.ts'

/** The importers of each file below `src`, static and lazy ones. */
type Importers = Record<string, { by?: string[]; lazilyBy?: string[]; isEntry?: true }>

const start = '/repo/apps/web/src/'

export const idOf = (file: string): string => start + file

/** A module graph for the tests of what stands in which chunk. */
export const graphOf = (files: Importers): ModuleGraph => ({
  getModuleInfo: id => {
    const { by = [], lazilyBy = [], isEntry = false } = files[id.slice(start.length)] ?? {}
    // the fields that our code reads, of all that Rolldown knows about a module
    return { isEntry, importers: by.map(idOf), dynamicImporters: lazilyBy.map(idOf) } as unknown as ReturnType<ModuleGraph['getModuleInfo']>
  },
})
