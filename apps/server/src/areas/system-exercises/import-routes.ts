import * as contract from '@allenio/contract/system-exercises'
import type { Person } from '#platform/access'
import { bulk, sql, type SystemDb } from '#platform/db'
import { bindPerson } from '#platform/http'
import { systemAssets } from './assets.ts'
import { exerciseColumns, exerciseRecord, recordOf, recordValues, type ExerciseColumns } from './fields.ts'
import type { ExerciseImportTarget, KnownName } from './import-target.ts'
import { exerciseImports } from './imports.ts'
import { noteChange } from './queries.ts'

// archived ones are known, too: a table that has them does not offer them again
const library: ExerciseImportTarget<SystemDb, Person> = {
  table: 'system_exercise_imports',
  owner: { column: 'person_id', idOf: ({ personId }) => personId },
  fields: contract.systemImportFields,
  action: 'import system exercises',
  assets: systemAssets,

  listNames: db => db.many<KnownName>(sql`select id, name_it, name_en from system_exercises order by id`),

  async findExercises(db, ids) {
    const rows = await db.many<ExerciseColumns & { id: string }>(sql`
      select id, ${exerciseColumns} from system_exercises where id = any(${[...ids]}::uuid[])`)
    return rows.map(row => ({ ...row, tags: [] }))
  },

  placesLeft: async () => Number.POSITIVE_INFINITY,

  // a newer file of the library leaves what was imported as it is
  insert: (db, exercises) =>
    db.run(
      bulk(sql`
      insert into system_exercises (id, edited_at, ${exerciseColumns})
      select r.id, now(), ${recordValues} from jsonb_to_recordset(${recordOf(exercises)}::jsonb) as r (${exerciseRecord})`),
    ),

  update: (db, exercises) =>
    db.run(
      bulk(sql`
      update system_exercises e set (${exerciseColumns}) = row (${recordValues}), edited_at = now(), updated_at = now()
      from jsonb_to_recordset(${recordOf(exercises)}::jsonb) as r (${exerciseRecord}) where e.id = r.id`),
    ),

  noteChange,
}

export const systemImports = exerciseImports(library)

export const systemImportBindings = [
  bindPerson(contract.startSystemExerciseImport, ({ db, actor }, input) => systemImports.start(db, actor, input)),
  bindPerson(contract.getSystemExerciseImport, ({ db, actor }, { id }) => systemImports.read(db, actor, id)),
  bindPerson(contract.updateSystemExerciseImport, ({ db, actor }, input) => systemImports.update(db, actor, input)),
  bindPerson(contract.acceptSystemExerciseImport, ({ db, actor }, { id }) => systemImports.accept(db, actor, id)),
  bindPerson(contract.cancelSystemExerciseImport, ({ db, actor }, { id }) => systemImports.cancel(db, actor, id)),
  bindPerson(contract.downloadRefusedSystemExercises, ({ db, actor }, { id }) => systemImports.refused(db, actor, id)),
]
