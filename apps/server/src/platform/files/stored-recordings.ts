import { limitTo, sql, type Database, type Row, type SystemDb } from '#platform/db'
import { useFiles } from './engine.ts'
import { isRecording } from './kinds.ts'
import { keysOf } from './keys.ts'
import { cleanRecording, UnreadableRecording } from './recordings/clean-recording.ts'

type StoredRecording = Row<'files', 'id' | 'mime_type' | 'storage_key'>

const atOnce = 100

const listFrom = (db: SystemDb, after: string) =>
  db.many<StoredRecording>(sql`
  select id, mime_type, storage_key from files where id > ${after} and not is_sealed order by id ${limitTo(atOnce)}`)

interface CleaningReport {
  cleaned: number
  /** The ids of files that cannot be followed; they stay as they are. */
  unreadable: string[]
}

/** Cleans the videos and voice notes that were stored before uploads were cleaned. The key says which are done, so it may be repeated. */
export async function cleanStoredRecordings(database: Database): Promise<CleaningReport> {
  const report: CleaningReport = { cleaned: 0, unreadable: [] }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await database.withSystem('read', db => listFrom(db, after))
    for (const { id, mime_type, storage_key } of rows) {
      const { whole, recording } = keysOf(id)
      if (!isRecording(mime_type) || storage_key !== whole) continue
      try {
        await cleanStored(database, { id, whole, recording })
        report.cleaned += 1
      } catch (error) {
        if (!(error instanceof UnreadableRecording)) throw error
        report.unreadable.push(id)
      }
    }
    const last = rows.at(-1)
    if (!last) return report
    after = last.id
  }
}

interface Place {
  id: string
  whole: string
  recording: string
}

async function cleanStored(database: Database, { id, whole, recording }: Place): Promise<void> {
  const { store, staging } = useFiles()
  const copy = await staging.copy([async () => (await store.get(whole)).body])
  try {
    await cleanRecording(copy.path)
    await store.put(recording, copy.path)
  } finally {
    await copy.drop()
  }
  await database.withSystem('write', async db => {
    await db.run(sql`update files set storage_key = ${recording} where id = ${id} and storage_key = ${whole}`)
    db.afterCommit(() => store.erase([whole]))
  })
}
