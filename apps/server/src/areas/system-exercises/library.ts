import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { idOfHash } from '@allenio/domain/ids'
import { csvRows } from '@allenio/domain/tables'
import { lockFor, sql, type Database, type Row, type SystemDb } from '#platform/db'

/** An id that the same slug has in every installation, so that a program's file names the same exercise everywhere. */
export const idOfSlug = (slug: string): string => idOfHash(createHash('sha256').update(`allenio exercise ${slug}`).digest('hex'))

const separated = new Set(['primary_muscles', 'secondary_muscles', 'equipment'])

function valueOf(column: string, cell: string): unknown {
  if (separated.has(column)) return cell.split('|').filter(Boolean)
  return column === 'unilateral' ? cell === '1' : cell
}

/** The rows of the library's file, whose columns are named as those of the table. */
function readLibrary(text: string): Record<string, unknown>[] {
  const [headings, ...rows] = [...csvRows(text, { separator: ',' })]
  if (!headings) throw new Error('the library of exercises is empty')
  return rows.map(({ cells }) => {
    const row = Object.fromEntries(headings.cells.map((column, at) => [column, valueOf(column, cells[at] ?? '')]))
    return { ...row, id: idOfSlug(String(row['slug'])) }
  })
}

/**
 * Loads the file of the library unless it is the one that was loaded last. Exercises that a super admin has edited or archived stay
 * as they are; those that the file does not name any more are archived.
 */
export async function loadSystemExercises(database: Database, path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const digest = createHash('sha256').update(text).digest('hex')
  if ((await database.withSystem('read', findDigest)) === digest) return
  await database.withSystem('write', async db => {
    // nodes that start together would load it twice
    await lockFor(db, 'system exercises')
    if ((await findDigest(db)) !== digest) await writeLibrary(db, readLibrary(text), digest)
  })
}

const findDigest = async (db: SystemDb): Promise<string | null> =>
  (await db.one<Row<'system_exercise_state', 'digest'>>(sql`select digest from system_exercise_state`)).digest

const writeLibrary = (db: SystemDb, rows: readonly Record<string, unknown>[], digest: string) =>
  db.run(sql`
  with library as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, slug text, name_it text, name_en text, category text,
      primary_muscles text[], secondary_muscles text[], equipment text[], mechanic text, force text, level text, default_type text,
      unilateral boolean, cue_it text, cue_en text)
  ), written as (
    insert into system_exercises as e (id, slug, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic,
      force, level, type, is_unilateral, cue_it, cue_en)
    select id, slug, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level, default_type,
      unilateral, cue_it, cue_en from library
    on conflict (id) do update set (name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level,
      type, is_unilateral, cue_it, cue_en, updated_at) = (excluded.name_it, excluded.name_en, excluded.category,
      excluded.primary_muscles, excluded.secondary_muscles, excluded.equipment, excluded.mechanic, excluded.force, excluded.level,
      excluded.type, excluded.is_unilateral, excluded.cue_it, excluded.cue_en, now())
    where e.edited_at is null and (e.name_it, e.name_en, e.category, e.primary_muscles, e.secondary_muscles, e.equipment, e.mechanic,
      e.force, e.level, e.type, e.is_unilateral, e.cue_it, e.cue_en) is distinct from (excluded.name_it, excluded.name_en,
      excluded.category, excluded.primary_muscles, excluded.secondary_muscles, excluded.equipment, excluded.mechanic, excluded.force,
      excluded.level, excluded.type, excluded.is_unilateral, excluded.cue_it, excluded.cue_en)
  ), gone as (
    update system_exercises set archived_at = now(), updated_at = now()
    where edited_at is null and archived_at is null and slug is not null and id not in (select id from library)
  )
  update system_exercise_state set digest = ${digest}, revision = revision + 1`)
