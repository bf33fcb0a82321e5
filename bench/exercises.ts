import { withDatabase } from './clients.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { fillBusinesses, mediansOf, ownBusiness, type AskedPaths } from './growth.ts'
import { signIn } from './house.ts'

export const exercisesHere = 10_000
const neighbours = 200

const asked: readonly AskedPaths[] = [
  { name: 'first page of exercises with counts', paths: ['/exercises', '/exercises/total/count'], limitMs: 30 },
  { name: 'exercise search as typed', paths: ['/exercises?search=panca%20pausa'], limitMs: 20 },
  { name: 'exercise search with a typo', paths: ['/exercises?search=pnaca%20pausa%201234'], limitMs: 20 },
  { name: 'exercises of a muscle', paths: ['/exercises?muscle=glutes'], limitMs: 20 },
]

/** Measures the library's list and search at ten thousand own exercises, alone and among two million of other businesses. */
export const exercisesBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  await fillExercisesHere(databaseUrl)
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  const measure = () => mediansOf(asked, `${house.url}/api`, headers)
  await measure()
  const before = await measure()
  await fill(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  return asked.flatMap(({ name, limitMs }, at): Figure[] => {
    const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
    return [
      atMost(`${name}, among two million`, among, limitMs, { unit: 'ms' }),
      atMost(`${name}, when the database grows 200 times`, among / alone, 1.3, { unit: 'x', details: `${alone.toFixed(1)} ms before` }),
    ]
  })
}

/** Gives ten thousand exercises to the demo's business. */
export const fillExercisesHere = (databaseUrl: string) => fill(databaseUrl, ownBusiness)

/** Gives ten thousand exercises to each business that the statement answers. */
const fill = (databaseUrl: string, businesses: string) =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(businesses)
    const ids = rows.map(({ id }) => id)
    // twenty at a time, because one statement for all would keep its rows in memory
    for (let from = 0; from < ids.length; from += 20) await db.query(fillStatement, [ids.slice(from, from + 20), exercisesHere])
    await db.query('vacuum (analyze) exercises')
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
