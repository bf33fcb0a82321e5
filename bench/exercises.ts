import { withDatabase } from './clients.ts'
import type { Bench } from './figure.ts'
import { measureGrowth, ownBusiness, type AskedPaths } from './growth.ts'

export const exercisesHere = 10_000

const favorites = `select v.exercise_id from exercise_favorites v where v.workspace_id = $1`
const own = 'from exercises e where e.workspace_id = $1 and e.deleted_at is null'
const ofLibrary = 'from system_exercises e where e.archived_at is null'
const columns = `e.id, e.name_it, e.name_en, e.category, e.primary_muscles, e.secondary_muscles, e.equipment, e.mechanic, e.force, e.level,
  e.type, e.cue_it, e.cue_en, e.created_at, e.updated_at, e.name_key_it, e.search, e.id in (${favorites}) as is_favorite`

const byName = 'e.name_key_it, e.id'
/** Each side by its own index. */
const bareList = (condition: string, order = byName) => {
  const end = `order by ${order} limit 51`
  return `
    select * from (
      (select ${columns}, e.system_id, e.tags ${own} and ${condition} ${end})
      union all (select ${columns}, null, null ${ofLibrary} and ${condition} ${end})) e ${end}`
}
const bareCounts = `
  select own.*, library.* from (select count(*), count(*) filter (where e.id in (${favorites})) ${own}) own,
    (select count(*), count(*) filter (where e.id in (${favorites})) ${ofLibrary}) library`

const hasPausa = `e.search like '%pausa%'`
const asked: readonly AskedPaths[] = [
  { name: 'first page of exercises', paths: ['/exercises'], limitMs: 30, bare: bareList('true') },
  { name: 'counts of exercises', paths: ['/exercises/total/count'], limitMs: 30, bare: bareCounts },
  {
    name: 'exercise search as typed',
    paths: ['/exercises?search=panca%20pausa'],
    limitMs: 20,
    bare: bareList(`e.search like '%panca%' and ${hasPausa}`, `starts_with(e.name_key_it, 'panca pausa') desc, ${byName}`),
  },
  { name: 'exercise search with a typo', paths: ['/exercises?search=pnaca%20pausa%20960'], limitMs: 20 },
  {
    name: 'exercises of a muscle',
    paths: ['/exercises?muscle=glutes'],
    limitMs: 20,
    bare: bareList(
      `('glutes' = any(e.primary_muscles) or 'glutes' = any(e.secondary_muscles))`,
      `('glutes' = any(e.primary_muscles)) desc, ${byName}`,
    ),
  },
]

/** Measures the library's list and search at ten thousand own exercises, alone and among two million of other businesses. */
export const exercisesBench: Bench = house => measureGrowth(house, { fill, ask: async () => asked, neighbours: 200 })

/** Gives ten thousand exercises to the demo's business. */
export const fillExercisesHere = (databaseUrl: string) => fill(databaseUrl, ownBusiness)

/** Gives ten thousand exercises to each business that the statement answers. */
const fill = (databaseUrl: string, businesses: string) =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(businesses)
    const ids = rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) await db.query(fillStatement, [ids.slice(from, from + 20), exercisesHere])
    await db.query('vacuum (analyze) exercises, system_exercises')
    await db.query('checkpoint').catch(() => undefined)
  })

const fillStatement = `
  insert into exercises (workspace_id, id, name_it, name_en, category, primary_muscles, secondary_muscles, equipment, mechanic, force,
    level, type, tags, created_at)
  select workspace.id, gen_random_uuid(),
    ('{Panca,Squat,Stacco,Rematore,Affondo,Trazioni,Plank,Spinte,Alzate,Curl,Hip thrust,Mobilità}'::text[])[1 + n % 12] || ' ' ||
      ('{con pausa,al box,inclinata,dal rialzo,con elastico,a un braccio,con fermo,in salita}'::text[])[1 + (n / 12) % 8] || ' ' || n,
    ('{Bench,Squat,Deadlift,Row,Lunge,Pull-up,Plank,Press,Raise,Curl,Hip thrust,Mobility}'::text[])[1 + n % 12] || ' variation ' || n,
    'strength', array[('{chest,quads,glutes,lats,abs}'::text[])[1 + n % 5]], array[('{triceps,calves,biceps}'::text[])[1 + n % 3]],
    array[('{barbell,dumbbell,cable,machine}'::text[])[1 + n % 4]], 'compound', 'push', 'intermediate', 'reps',
    case when n % 5 = 0 then array['Tag ' || n % 12] else '{}' end, now() - n * interval '53 minutes'
  from unnest($1::uuid[]) as workspace (id), generate_series(1, $2::int) n`
