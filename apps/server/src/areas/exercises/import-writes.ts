import type { ExerciseDraft } from '@allenio/domain/exercises'
import { newId } from '@allenio/domain/ids'
import { bulk, sql, type WorkspaceDb } from '#platform/db'
import { refuseTooMany } from './own-exercises.ts'
import { ownAssets } from './present.ts'
import { noteChange } from './settings.ts'

/** Writes exercises in one statement. */
export async function writeDrafts(db: WorkspaceDb, drafts: readonly ExerciseDraft[]): Promise<void> {
  await refuseTooMany(db, drafts.length)
  const rows = drafts.map(({ fields, tags, films }) => ({ id: newId(), ...fields, tags, films }))
  await db.run(
    bulk(sql`
    insert into exercises (id, tags, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force, level,
      type, is_unilateral, cue_it, cue_en)
    select id, tags, "nameIt", "nameEn", category, "primaryMuscles", "secondaryMuscles", equipment, mechanic, force, level, type,
      "isUnilateral", "cueIt", "cueEn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, tags text[], "nameIt" text, "nameEn" text, category text,
      "primaryMuscles" text[], "secondaryMuscles" text[], equipment text[], mechanic text, force text, level text, type text,
      "isUnilateral" boolean, "cueIt" text, "cueEn" text)`),
  )
  await ownAssets.addFilms(
    db,
    rows.flatMap(({ id, films }) => films.map((film, at) => ({ ...film, exerciseId: id, place: at + 1 }))),
  )
  await noteChange(db)
}
