import { libraryId } from '@allenio/domain/library-ids'
import { libraryRows, type Library } from '#platform/library'
import { sql, type SystemDb } from '#platform/db'

export const idOfSlug = (slug: string): string => libraryId('exercise', slug)

export const exerciseLibrary: Library = {
  name: 'exercises',
  files: ['exercises.csv'],
  state: 'system_exercise_state',
  write: (db, [text = '']) => writeLibrary(db, parseLibrary(text)),
}

const separated = new Set(['primary_muscles', 'secondary_muscles', 'equipment'])

function valueOf(column: string, cell: string): unknown {
  if (separated.has(column)) return cell.split('|').filter(Boolean)
  return column === 'unilateral' ? cell === '1' : cell
}

/** The file's columns are named as those of the table. */
const parseLibrary = (text: string): Record<string, unknown>[] =>
  libraryRows(text).map(row => ({
    ...Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, valueOf(column, cell)])),
    id: idOfSlug(String(row['slug'])),
  }))

/** Exercises that a super admin has edited or archived stay as they are; those that the file does not name any more are archived. */
const writeLibrary = (db: SystemDb, rows: readonly Record<string, unknown>[]) =>
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
  )
  update system_exercises set archived_at = now(), updated_at = now()
  where edited_at is null and archived_at is null and slug is not null and id not in (select id from library)`)
