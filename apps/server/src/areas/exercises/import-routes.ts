import * as contract from '@allenio/contract/exercises'
import { exerciseImportFields, ownExercisesAtMost } from '@allenio/contract/exercises'
import {
  exerciseColumns,
  exerciseImports,
  exerciseRecord,
  recordOf,
  recordValues,
  type ExerciseImportTarget,
  type KnownExercise,
  type KnownName,
} from '#areas/system-exercises'
import type { Actor } from '#platform/access'
import { bulk, sql, type Count, type WorkspaceDb } from '#platform/db'
import { bind } from '#platform/http'
import { refuseTooMany } from './deletion.ts'
import { ownAssets } from './present.ts'
import { noteChange } from './settings.ts'

const ownExercises: ExerciseImportTarget<WorkspaceDb, Actor> = {
  table: 'exercise_imports',
  owner: { column: 'membership_id', idOf: ({ membershipId }) => membershipId },
  fields: exerciseImportFields,
  action: 'import exercises',
  assets: ownAssets,

  listNames: db => db.many<KnownName>(sql`select id, name_it, name_en from exercises where deleted_at is null order by id`),

  findExercises: (db, ids) =>
    db.many<KnownExercise>(sql`select id, tags, ${exerciseColumns} from exercises where id = any(${[...ids]}::uuid[])`),

  async placesLeft(db) {
    const { count } = await db.one<Count>(sql`select count(*) as count from exercises where deleted_at is null`)
    return ownExercisesAtMost - count
  },

  async insert(db, exercises) {
    await refuseTooMany(db, exercises.length)
    await db.run(
      bulk(sql`
      insert into exercises (id, tags, ${exerciseColumns})
      select r.id, r.tags, ${recordValues} from jsonb_to_recordset(${recordOf(exercises)}::jsonb) as r (${exerciseRecord})`),
    )
  },

  update: (db, exercises) =>
    db.run(
      bulk(sql`
      update exercises e set (${exerciseColumns}) = row (${recordValues}), tags = r.tags, updated_at = now()
      from jsonb_to_recordset(${recordOf(exercises)}::jsonb) as r (${exerciseRecord}) where e.id = r.id`),
    ),

  noteChange,
}

export const ownImports = exerciseImports(ownExercises)

export const importBindings = [
  bind(contract.startExerciseImport, ({ db, actor }, input) => ownImports.start(db, actor, input)),
  bind(contract.getExerciseImport, ({ db, actor }, { id }) => ownImports.read(db, actor, id)),
  bind(contract.updateExerciseImport, ({ db, actor }, input) => ownImports.update(db, actor, input)),
  bind(contract.acceptExerciseImport, ({ db, actor }, { id }) => ownImports.accept(db, actor, id)),
  bind(contract.cancelExerciseImport, ({ db, actor }, { id }) => ownImports.cancel(db, actor, id)),
  bind(contract.downloadRefusedExercises, ({ db, actor }, { id }) => ownImports.refused(db, actor, id)),
]
