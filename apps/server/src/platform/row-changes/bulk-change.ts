import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

interface ChangeContext<Change, FoundRow, Reason> {
  change: Change
  /** The rows that `reasonOf` has not refused. */
  rows: readonly FoundRow[]
  /** Refuses a row for a reason that shows only while the change is made. */
  refuse: (id: string, reason: Reason) => void
}

interface BulkChangeOptions<Change, FoundRow, Reason> {
  /** The plural that the audit log has for the rows: 'change many foods', with their `foodIds`. */
  thing: string
  /** The rows that the actor reaches, deleted ones among them. */
  findRows: (db: WorkspaceDb, actor: Actor, ids: readonly string[]) => Promise<FoundRow[]>
  nameOf: (row: FoundRow, actor: Actor) => string
  reasonOf?: (row: FoundRow, change: Change) => Reason | undefined
  sentenceOf: (reason: Reason, actor: Actor) => string
  /** Makes the change. Returns the rows that really changed: an undo concerns only these. */
  apply: (db: WorkspaceDb, actor: Actor, context: ChangeContext<Change, FoundRow, Reason>) => Promise<string[]>
}

/** Makes one change to all rows that allow it, and returns the reason for each of the others. */
export const bulkChange =
  <Change extends { action: string; ids: readonly string[] }, FoundRow extends { id: string }, Reason extends string>({
    thing,
    findRows,
    nameOf,
    reasonOf = () => undefined,
    sentenceOf,
    apply,
  }: BulkChangeOptions<Change, FoundRow, Reason>) =>
  async (db: WorkspaceDb, actor: Actor, change: Change) => {
    const ids = [...new Set(change.ids)]
    const rows = await findRows(db, actor, ids)
    // an unknown id is a mistake of the caller and not a refused row
    if (rows.length !== ids.length) throw new AppError('not found')
    const reasons = new Map(rows.map(row => [row.id, reasonOf(row, change)]))
    const allowedRows = rows.filter(({ id }) => reasons.get(id) === undefined)
    const changed = await apply(db, actor, { change, rows: allowedRows, refuse: (id, reason) => reasons.set(id, reason) })
    const details = { change: change.action, [`${thing}Ids`]: changed }
    await audit(db, { personId: actor.personId, action: `change many ${thing}s`, details })
    const refused = rows.flatMap(row => {
      const reason = reasons.get(row.id)
      return reason ? [{ id: row.id, name: nameOf(row, actor), reason: sentenceOf(reason, actor) }] : []
    })
    return { changed, refused }
  }
