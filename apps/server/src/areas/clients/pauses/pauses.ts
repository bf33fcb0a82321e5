import type { ParsedInput } from '@allenio/contract'
import { pausesAtMost, type ClientPause, type createClientPause, type Pause, type updateClientPause } from '@allenio/contract/clients'
import { arePausesOverlapping } from '@allenio/domain/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { auditRecord } from '#platform/records'
import { reachClientToChange } from '../reach.ts'
import { announcePauses } from './pause-events.ts'
import {
  deletePauseRow,
  findPause,
  insertPause,
  listPauses,
  undeletePauseRow,
  updatePauseRow,
  type PauseAt,
  type PauseRow,
} from './queries.ts'

// every write locks the client, so that two calls cannot make pauses that overlap

export const presentPause = (row: PauseRow): ClientPause => ({
  id: row.id,
  from: row.from_day,
  until: row.until_day,
  note: row.note,
  pausesPayments: row.pauses_payments,
  addedBy: row.author_name,
  createdAt: row.created_at,
})

const readPause = async (db: WorkspaceDb, id: string): Promise<ClientPause> => presentPause(found(await findPause(db, id)))

/** Refuses days that meet another pause, and one pause too many. */
async function requireFree(db: WorkspaceDb, { clientId, id }: PauseAt, pause: Pause): Promise<void> {
  const others = (await listPauses(db, clientId)).filter(row => row.id !== id).map(presentPause)
  if (others.length >= pausesAtMost) throw new AppError('too many pauses', { values: { max: pausesAtMost } })
  if (pause.until !== null && pause.until < pause.from) throw wrongField('until', 'ends before it starts')
  if (others.some(other => arePausesOverlapping(other, pause))) throw wrongField('from', 'pauses overlap')
}

export async function createPause(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, pauseId: id, ...pause }: ParsedInput<typeof createClientPause>,
): Promise<ClientPause> {
  await reachClientToChange(db, actor, clientId)
  const sent = await findPause(db, id)
  if (sent && sent.client_id !== clientId) throw new AppError('record id taken')
  if (sent) return presentPause(sent)
  await requireFree(db, { clientId, id }, pause)
  await insertPause(db, { ...pause, id, clientId, authorId: actor.membershipId })
  await announcePauses(db, [clientId])
  await auditRecord(db, actor, 'add client pause', { clientId, id })
  return readPause(db, id)
}

export async function updatePause(
  db: WorkspaceDb,
  actor: Actor,
  { id: clientId, pauseId: id, from, until, note, pausesPayments }: ParsedInput<typeof updateClientPause>,
): Promise<ClientPause> {
  await reachClientToChange(db, actor, clientId)
  const former = found((await listPauses(db, clientId)).find(row => row.id === id))
  const pause = {
    from: from ?? former.from_day,
    until: until === undefined ? former.until_day : until,
    note: note ?? former.note,
    pausesPayments: pausesPayments ?? former.pauses_payments,
  }
  await requireFree(db, { clientId, id }, pause)
  await updatePauseRow(db, { ...pause, id, clientId })
  await announcePauses(db, [clientId])
  await auditRecord(db, actor, 'update client pause', { clientId, id })
  return readPause(db, id)
}

export async function deletePause(db: WorkspaceDb, actor: Actor, at: PauseAt): Promise<void> {
  await reachClientToChange(db, actor, at.clientId)
  found((await deletePauseRow(db, at)) || undefined)
  await announcePauses(db, [at.clientId])
  await auditRecord(db, actor, 'delete client pause', at)
}

export async function undeletePause(db: WorkspaceDb, actor: Actor, at: PauseAt): Promise<ClientPause> {
  await reachClientToChange(db, actor, at.clientId)
  const { from_day: from, until_day: until } = found(await undeletePauseRow(db, at))
  // another pause may have taken its days meanwhile
  await requireFree(db, at, { from, until })
  await announcePauses(db, [at.clientId])
  await auditRecord(db, actor, 'undelete client pause', at)
  return readPause(db, at.id)
}
