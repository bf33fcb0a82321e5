import type { Operation } from '@allenio/contract/documents'
import type { ProgramUser } from '@allenio/contract/programs'
import { weekdayOf } from '@allenio/domain/days'
import { rootPlace, subtreeOf } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { nameOfRow } from '@allenio/domain/programs'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { createDocument, readRelease } from '#platform/documents'
import { found } from '#platform/errors'
import { makeSay } from '#platform/words'
import { assignToClients } from '../assignments/assignments.ts'
import { programKind } from '../kind.ts'
import { contentOf } from './new-programs.ts'
import { presentUser, reachableUsers } from '../assignments/program-users.ts'
import { reachProgramToChange } from './edit-reach.ts'

const say = makeSay({ it: { name: 'Seduta' }, en: { name: 'Session' } })

export interface SingleWorkout {
  clientId: string
  day: string
  name: string
  note: string
  copyOf: { programUserId: string; dayId: string } | null
}

interface Content {
  name: string
  /** The inserts of its week, its day and what is in it. */
  operations: readonly Operation[]
}

/** Puts a workout on a day of a client: their own program of one day, which they have at once. */
export async function createSingleWorkout(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, day, copyOf, ...texts }: SingleWorkout,
): Promise<ProgramUser> {
  const id = newId()
  const content = copyOf === null ? emptyContent(id, texts.note) : await copiedContent(db, actor, { id, ...copyOf })
  const title = texts.name || content.name || say(actor.language)('name')
  await createDocument(db, programKind, { id, cells: { title }, operations: content.operations })
  await db.run(sql`update programs set owner_id = ${actor.membershipId}, client_id = ${clientId} where id = ${id}`)
  const programUserId = newId()
  await assignToClients(db, actor, await reachProgramToChange(db, actor, id), {
    clients: [{ clientId, programUserId, startDay: day, weekdays: [weekdayOf(day)] }],
    message: '',
  })
  await db.run(sql`update program_users set is_single = true where id = ${programUserId}`)
  return presentUser(db, actor, programUserId)
}

function emptyContent(id: string, note: string): Content {
  const [weekId, dayId] = [newId(), newId()]
  const insert = (type: string, row: { id: string; parentId: string }, cells = {}): Operation => ({
    kind: 'insert',
    type,
    place: rootPlace,
    cells,
    ...row,
  })
  return {
    name: '',
    operations: [
      insert('week', { id: weekId, parentId: id }),
      insert('day', { id: dayId, parentId: weekId }),
      insert('workout', { id: newId(), parentId: dayId }, note === '' ? {} : { note }),
    ],
  }
}

interface CopiedDay {
  /** The new program. */
  id: string
  programUserId: string
  dayId: string
}

/** The content of a day as a client in reach has it. */
async function copiedContent(db: WorkspaceDb, actor: Actor, { id, programUserId, dayId }: CopiedDay): Promise<Content> {
  const user = found(
    await db.maybeOne<Row<'program_users', 'release_id' | 'title' | 'is_single'>>(sql`
    select u.release_id, u.title, u.is_single from program_users u where u.id = ${programUserId} and ${reachableUsers(actor)}`),
  )
  const rows = await readRelease(db, user.release_id)
  const day = found(rows.get(dayId))
  const week = found(rows.get(day.parentId ?? ''))
  const root = found(rows.get(week.parentId ?? ''))
  const dayRows = subtreeOf(rows, dayId)
  const contentRows = new Map([root, { ...week, cells: {} }, ...dayRows].map(row => [row.id, row]))
  const [workout] = dayRows.filter(({ type, isDeleted }) => type === 'workout' && !isDeleted)
  // a single workout may have its name as a program alone
  const name = nameOfRow(day) || (workout ? nameOfRow(workout) : '') || (user.is_single ? user.title : '')
  return { name, operations: contentOf(contentRows, root.id, id) }
}
