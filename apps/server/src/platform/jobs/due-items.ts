import { isDatabaseAway, sql, type Database, type Sql, type SystemDb, type WorkspaceDb } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import { failedItems } from '#platform/metrics'
import { clearFailures, readFailures, storeFailure } from './sweep-failures.ts'

// A sweep treats its items apart: each in a transaction of its own, or in batches that are halved until a failing item is alone. The
// failure of an item is stored and logged, and it waits longer after each try. Failing items do not hold up the others.

export interface DueItem {
  /** The business that owns the row. */
  readonly workspace_id?: string
  readonly id: string
}

/** The next page of due items. */
export interface DueQuery {
  /** A condition on rows by the workspace, if any, and the id: false for those that wait for a retry or are done. */
  isNext: (...key: readonly Sql[]) => Sql
  limit: number
}

export interface PartRun {
  database: Database
  log?: Log
  /** The name of the sweep or job. */
  job: string
  part?: number
  /** The workspace, for a job that treats the items of one workspace. */
  workspaceId?: string
}

/** Treats items of one kind. Returns how many of them failed and will be tried again. */
export type DuePart = (run: PartRun) => Promise<number>

interface DueItems<Item extends DueItem> {
  /** Lists due items, the oldest first. */
  list: (database: Database, query: DueQuery) => Promise<readonly Item[]>
  treat: (database: Database, items: readonly Item[]) => Promise<unknown>
  /** The number of items of one workspace that are treated together while none fails. */
  atOnce?: number
}

const itemsPerPage = 1000

const keyOf = ({ workspace_id: workspaceId, id }: DueItem): string => (workspaceId === undefined ? id : `${workspaceId}/${id}`)

export function dueItems<Item extends DueItem>({ list, treat, atOnce = 1 }: DueItems<Item>): DuePart {
  return async ({ database, log, job, part = 0, workspaceId }) => {
    const at = { job, part }
    const failures = await readFailures(database, at, workspaceId)
    const treatedKeys = new Set<string>()
    const failedKeys = new Set(failures.waitingKeys)
    const exceptKeys = new Set(failedKeys)

    async function treatBatch(items: readonly Item[]): Promise<void> {
      try {
        await treat(database, items)
      } catch (error) {
        // if the database is away, the items are not at fault
        if (isDatabaseAway(error)) throw error
        if (items.length === 1) return noteFailure(items[0], error)
        const middle = Math.ceil(items.length / 2)
        await treatBatch(items.slice(0, middle))
        return treatBatch(items.slice(middle))
      }
      const mendedKeys = items.map(keyOf).filter(key => failures.keys.has(key))
      if (mendedKeys.length > 0) await clearFailures(database, at, mendedKeys)
    }

    async function noteFailure(item: Item | undefined, error: unknown): Promise<void> {
      if (!item) return
      failedKeys.add(keyOf(item))
      exceptKeys.add(keyOf(item))
      const reason = reasonOf(error).slice(0, 300)
      const tries = await storeFailure(database, { ...at, item: keyOf(item), reason })
      failedItems.inc({ job })
      log?.error('a sweep failed for one item and goes on', { job, item: keyOf(item), try: tries, reason })
    }

    for (;;) {
      const page = await list(database, { isNext: isNextBut([...exceptKeys]), limit: itemsPerPage })
      const unseen = page.filter(item => !exceptKeys.has(keyOf(item)))
      const items = unseen.filter(item => !treatedKeys.has(keyOf(item)))
      // an item that is still due was skipped, for example because somebody else has it locked
      for (const item of unseen) if (treatedKeys.has(keyOf(item))) exceptKeys.add(keyOf(item))
      for (const item of items) treatedKeys.add(keyOf(item))
      for (const batch of batchesOf(items, atOnce)) await treatBatch(batch)
      if (page.length < itemsPerPage || unseen.length === 0) return failedKeys.size
    }
  }
}

const isNextBut =
  (keys: readonly string[]): DueQuery['isNext'] =>
  (...key) =>
    keys.length === 0 ? sql`true` : sql`concat_ws('/', ${key[0] ?? sql`null`}, ${key[1] ?? sql`null`}) <> all(${[...keys]}::text[])`

function batchesOf<Item extends DueItem>(items: readonly Item[], atOnce: number): Item[][] {
  const byWorkspace = [...Map.groupBy(items, item => item.workspace_id).values()]
  return byWorkspace.flatMap(ofOne =>
    Array.from({ length: Math.ceil(ofOne.length / atOnce) }, (_, nth) => ofOne.slice(nth * atOnce, (nth + 1) * atOnce)),
  )
}

interface SystemItems<Item extends DueItem> {
  list: (db: SystemDb, query: DueQuery) => Promise<readonly Item[]>
  treat: (db: SystemDb, items: readonly Item[]) => Promise<unknown>
  atOnce?: number
}

/** Items that belong to no workspace, or whose work concerns none, such as to enqueue a job. */
export const dueInSystem = <Item extends DueItem>({ list, treat, atOnce = 1 }: SystemItems<Item>): DuePart =>
  dueItems<Item>({
    list: (database, query) => database.withSystem('read', db => list(db, query)),
    treat: (database, items) => database.withSystem('write', db => treat(db, items)),
    atOnce,
  })

export type WorkspaceItem = DueItem & { readonly workspace_id: string }

interface WorkspaceItems<Item extends WorkspaceItem> {
  list: (db: SystemDb, query: DueQuery) => Promise<readonly Item[]>
  treat: (db: WorkspaceDb, items: readonly Item[]) => Promise<unknown>
  atOnce?: number
}

/** Items of all workspaces, each treated within its own. */
export const dueInWorkspaces = <Item extends WorkspaceItem>({ list, treat, atOnce = 1 }: WorkspaceItems<Item>): DuePart =>
  dueItems<Item>({
    list: (database, query) => database.withSystem('read', db => list(db, query)),
    treat: (database, items) => database.withWorkspace(items[0]?.workspace_id ?? '', 'write', db => treat(db, items)),
    atOnce,
  })

export interface WorkspaceRow {
  workspace_id: string
}

interface Workspaces<Db> {
  list: (db: SystemDb) => Promise<readonly WorkspaceRow[]>
  treat: (db: Db, workspaceId: string) => Promise<unknown>
}

const asItems = (rows: readonly WorkspaceRow[]) => rows.map(({ workspace_id: id }) => ({ id }))

/** Whole workspaces, each in a transaction of its own. They are few enough to be listed at once. */
export const dueWorkspaces = ({ list, treat }: Workspaces<WorkspaceDb>): DuePart =>
  dueItems({
    list: async database => asItems(await database.withSystem('read', list)),
    treat: (database, [item]) => database.withWorkspace(item?.id ?? '', 'write', db => treat(db, db.workspaceId)),
  })

/** Whole workspaces like `dueWorkspaces`, but treated with the system's login: to enqueue a job, or to delete rows of engines. */
export const dueWorkspacesInSystem = ({ list, treat }: Workspaces<SystemDb>): DuePart =>
  dueItems({
    list: async database => asItems(await database.withSystem('read', list)),
    treat: (database, [item]) => database.withSystem('write', db => treat(db, item?.id ?? '')),
  })
