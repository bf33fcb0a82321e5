import type { Language } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { addSubjects, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { notifyClientAccess } from '../access-events.ts'
import { eraseClients } from '../erase.ts'
import { addTag } from '../list/tags.ts'

// A client to look at in the first hour. It has no address, so that nothing is ever mailed to it; neither the plan nor the figures of
// the home page count it.

interface NewSample {
  id: string
  actor: Actor
}

/** Fills in an area's records of the sample client. */
export type FillSample = (db: WorkspaceDb, sample: NewSample) => Promise<void>

export const sampleRecords = collectionOf<FillSample>('sample records')

const weeksOfSample = 12

const texts = {
  it: { firstName: 'Giulia', lastName: 'Esempio', tag: 'Esempio', goal: 'Perdere 5 kg e tornare a correre', injuries: 'Ginocchio destro' },
  en: { firstName: 'Julia', lastName: 'Sample', tag: 'Sample', goal: 'Lose 5 kg and run again', injuries: 'Right knee' },
} as const satisfies Record<Language, unknown>

export const findSampleId = async (db: WorkspaceDb): Promise<string | null> =>
  (await db.maybeOne<Row<'clients', 'id'>>(sql`select id from clients where source = 'sample' and deleted_at is null`))?.id ?? null

/** Answers the id of the one sample client, which may be there already. */
export async function addSampleClient(db: WorkspaceDb, actor: Actor): Promise<string> {
  await lockFor(db, 'sample client')
  const existingId = await findSampleId(db)
  if (existingId !== null) return existingId
  const id = newId()
  const { firstName, lastName, tag, goal, injuries } = texts[actor.language]
  await db.run(sql`
    insert into clients (id, first_name, last_name, sex, birth_date, height_cm, language, goal, injuries, source, created_at)
    values (${id}, ${firstName}, ${lastName}, 'female', current_date - interval '32 years', 168, ${actor.language}, ${goal}, ${injuries},
      'sample', now() - make_interval(weeks => ${weeksOfSample}))`)
  await addTag(db, [id], tag)
  await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: [id] })
  for (const fill of sampleRecords.gathered()) await fill(db, { id, actor })
  return id
}

/** Erases the sample at once: nobody wants it back. */
export async function eraseSampleClient(db: WorkspaceDb): Promise<void> {
  const samples = await db.many<Row<'clients', 'id'>>(sql`select id from clients where source = 'sample' for update`)
  const clientIds = samples.map(({ id }) => id)
  addSubjects(db, clientIds)
  await eraseClients(db, { workspaceId: db.workspaceId, clientIds })
}
