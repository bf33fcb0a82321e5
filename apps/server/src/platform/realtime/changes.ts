import type { AnyEndpoint, Thing, WorkspaceRole } from '@allenio/contract'
import { judge } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { Database, WorkspaceDb } from '#platform/db'
import type { CallChange } from '#platform/http'
import { reasonOf, type Log } from '#platform/log'
import { emit } from './devices.ts'

export interface Watcher {
  personId: string
  role: WorkspaceRole
  /** Null for those who look after all subjects. */
  subjectId: string | null
}

/** Finds the people who may see one of the subjects. */
export type FindWatchers = (db: WorkspaceDb, subjectIds: readonly string[]) => Promise<Watcher[]>

export const changeWatchers = collectionOf<FindWatchers>('watchers of changes')

export interface ChangePublisher {
  publish: (change: CallChange) => void
  stop: () => void
}

interface PublisherOptions {
  database: Database
  endpoints: readonly AnyEndpoint[]
  log: Log
}

// many writes of a moment cost one look for their watchers
const collectMs = 200

/** Emits to open screens what a write changed on the subjects that they may show. An event names things, never values. */
export function startChanges({ database, endpoints, log }: PublisherOptions): ChangePublisher {
  let pending: CallChange[] = []
  let timer: NodeJS.Timeout | undefined
  const shownTo = shownThings(endpoints)

  const publishOf = (workspaceId: string, changes: readonly CallChange[]) =>
    database.withWorkspace(workspaceId, 'read', async db => {
      const ids = [...new Set(changes.flatMap(({ subjectIds }) => subjectIds))]
      const watchers = (await Promise.all(changeWatchers.gathered().map(find => find(db, ids)))).flat()
      for (const [personId, places] of Map.groupBy(watchers, watcher => watcher.personId)) {
        const visibleChanges = changes.filter(({ subjectIds }) =>
          places.some(({ subjectId }) => subjectId === null || subjectIds.includes(subjectId)),
        )
        const visible = new Set(places.flatMap(({ role }) => [...shownTo(role)]))
        const things = [...new Set(visibleChanges.flatMap(change => change.things))].filter(thing => visible.has(thing))
        const tabs = [...new Set(visibleChanges.map(({ tab }) => tab ?? ''))]
        if (things.length > 0) emit(db, { personId, workspaceId }, 'changed', { things, tabs })
      }
    })

  const flush = () => {
    timer = undefined
    const byWorkspace = Map.groupBy(pending, ({ workspaceId }) => workspaceId)
    pending = []
    for (const [workspaceId, changes] of byWorkspace) {
      publishOf(workspaceId, changes).catch((error: unknown) => log.warn('a change was not published', { reason: reasonOf(error) }))
    }
  }

  return {
    publish(change) {
      if (change.things.length === 0 || change.subjectIds.length === 0) return
      pending.push(change)
      timer ??= setTimeout(flush, collectMs)
    },
    stop() {
      clearTimeout(timer)
      pending = []
    },
  }
}

/** The things that some read shows to a role; the others are not even named to it. */
function shownThings(endpoints: readonly AnyEndpoint[]): (role: WorkspaceRole) => ReadonlySet<Thing> {
  const byRole = new Map<WorkspaceRole, ReadonlySet<Thing>>()
  const listFor = (role: WorkspaceRole) => {
    const membership = { role, workspaceId: '', membershipId: '', withheldPermissions: [] }
    const caller = {
      kind: 'person',
      personId: '',
      sessionId: '',
      language: 'it',
      timeZone: '',
      isSuperAdmin: false,
      isGuardMissing: false,
      isSuspended: false,
      membership,
    } as const
    const reads = endpoints.filter(({ access, shows }) => Array.isArray(shows) && judge(access, caller) === 'allowed')
    return new Set(reads.flatMap(({ shows }) => (Array.isArray(shows) ? shows : [])))
  }
  return role => {
    const things = byRole.get(role) ?? listFor(role)
    byRole.set(role, things)
    return things
  }
}
