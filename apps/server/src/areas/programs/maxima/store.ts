import { trainingMaximaLimits, type ExerciseCell, type Maximum } from '@allenio/contract/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import type { JoinedClients } from '#areas/clients'
import { sql, type Count, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

type MaximumRow = Omit<Row<'training_maxima'>, 'workspace_id' | 'client_id' | 'author_id' | 'updated_at'>

/** All that was ever set for a client, the latest of each exercise first. */
const listRows = (db: WorkspaceDb, clientId: string) =>
  db.many<MaximumRow>(sql`
  select exercise_key, from_day, exercise, kg, source, of_kg, share from training_maxima
  where client_id = ${clientId} order by exercise_key, from_day desc`)

export interface SetMaximum extends Maximum {
  day: string
}

export interface SetLift {
  exercise: ExerciseCell
  /** The latest first; empty where it was removed. */
  maxima: readonly SetMaximum[]
}

/** The training maxima of a client by the keys of exercises. What was removed is gone, and what was before it with it. */
export async function readSetLifts(db: WorkspaceDb, clientId: string): Promise<ReadonlyMap<string, SetLift>> {
  const lifts = new Map<string, SetLift>()
  for (const [key, rows] of Map.groupBy(await listRows(db, clientId), row => row.exercise_key)) {
    const removal = rows.findIndex(({ kg }) => kg === null)
    const rowsSince = removal < 0 ? rows : rows.slice(0, removal)
    const maxima = rowsSince.flatMap(({ kg, source, of_kg: ofKg, share, from_day: day }) =>
      kg === null ? [] : { kg, source, ofKg, share, day },
    )
    if (rows[0] && maxima.length > 0) lifts.set(key, { exercise: rows[0].exercise, maxima })
  }
  return lifts
}

interface MaximaToStore {
  clientId: string
  authorId: string
  today: string
  maxima: readonly (Pick<Maximum, 'source' | 'ofKg' | 'share'> & { exercise: ExerciseCell; kg: number | null })[]
}

/** Sets maxima from today on; a later one of the same day takes the place of the one before. Null removes one. */
export async function storeMaxima(db: WorkspaceDb, { clientId, authorId, today, maxima }: MaximaToStore): Promise<void> {
  // the last one of a lift that is named twice
  const rows = new Map(maxima.map(({ exercise, ...each }) => [exerciseKey({ exercise }), { ...each, exercise }]))
  await db.run(sql`
    insert into training_maxima (client_id, exercise_key, from_day, exercise, kg, source, of_kg, share, author_id)
    select ${clientId}, r.key, ${today}, r.exercise, r.kg, r.source, r."ofKg", r.share, ${authorId}
    from jsonb_to_recordset(${JSON.stringify([...rows].map(([key, row]) => ({ key, ...row })))}::jsonb) as r (key text, exercise jsonb,
      kg numeric, source text, "ofKg" numeric, share integer)
    on conflict (workspace_id, client_id, exercise_key, from_day) do update set exercise = excluded.exercise, kg = excluded.kg,
      source = excluded.source, of_kg = excluded.of_kg, share = excluded.share, author_id = excluded.author_id, updated_at = now()`)
  const { count } = await db.one<Count>(sql`
    select count(distinct exercise_key) as count from training_maxima where client_id = ${clientId}`)
  if (count > trainingMaximaLimits.lifts) throw new AppError('too many maxima')
}

/** Merges the maxima of two client records of a person. Where both have one on a day, the record that is kept wins. */
export async function joinMaxima(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  await db.run(sql`
    insert into training_maxima (workspace_id, client_id, exercise_key, from_day, exercise, kg, source, of_kg, share, author_id, updated_at)
    select workspace_id, ${toId}, exercise_key, from_day, exercise, kg, source, of_kg, share, author_id, updated_at
    from training_maxima where workspace_id = ${workspaceId} and client_id = ${fromId}
    on conflict (workspace_id, client_id, exercise_key, from_day) do nothing`)
}
