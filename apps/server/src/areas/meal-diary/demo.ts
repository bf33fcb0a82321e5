import type { MealState } from '@allenio/contract/meal-diary'
import type { MealType } from '@allenio/contract/meal-plans'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import type { PlannedMeal } from '@allenio/domain/meal-plans'
import { jsonText, sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { type FillDemo, dice } from '#platform/demo'
import { recordReceipts, recordUse } from '#platform/documents'
import { fillDemoEatenFoods } from './demo-foods.ts'
import { fillDemoMealPhotos } from './demo-photos.ts'
import { fillDemoTrend } from './demo-trend.ts'
import { readDatePlans, type DatePlan } from './plan-days.ts'
import { refreshSums } from './sums.ts'

const historyDays = 84
/** The days of the demo's client that have photos of meals. */
const photoDays = 14
/** The number of clients with a diary, of those who follow a plan and have an account; the others have never opened theirs. */
const clientsWithDiary = 10

/** How people keep a diary: how often they tick, and how often they eat what is planned. */
interface Habit {
  ticked: number
  eaten: number
  /** The days since the last tick. */
  stoppedDays: number
}

const habits: readonly [Habit, ...Habit[]] = [
  { ticked: 0.96, eaten: 0.93, stoppedDays: 0 },
  { ticked: 0.75, eaten: 0.45, stoppedDays: 0 },
  { ticked: 0.97, eaten: 0.94, stoppedDays: 0 },
  { ticked: 0.8, eaten: 0.94, stoppedDays: 0 },
  { ticked: 0.9, eaten: 0.8, stoppedDays: 7 },
]

const notes = [
  'Avevo poca fame, ho lasciato il pane.',
  'Mangiato fuori con i colleghi.',
  'Buonissimo, lo rifarei ogni settimana!',
  'Fame verso le undici.',
] as const

const extras = [
  { text: 'Un gelato piccolo', kcal: 220 },
  { text: 'Cappuccino al bar', kcal: 90 },
  { text: 'Due biscotti in ufficio', kcal: 110 },
] as const

/** Entries that some people eat in place of a planned lunch or dinner that they skip. */
const instead = [
  { text: 'Panino al bar con tacchino e insalata', kcal: 430 },
  { text: 'Due tranci di pizza con i colleghi', kcal: 560 },
  { text: 'Un piatto di pasta da mia madre', kcal: 520 },
] as const
const mainMeals: readonly (MealType | null)[] = ['lunch', 'dinner']

/** Fills weeks of ticks with gaps, repeated swaps, notes, water, and food outside the plan. */
export const fillDemoDiaries: FillDemo = async db => {
  const today = romeDay()
  // the demo's client is the first
  const people = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c left join memberships m on m.id = c.membership_id left join persons p on p.id = m.person_id
    where c.registered_at is not null
      and exists (select from meal_plan_assignments a where a.client_id = c.id and a.start_day < ${today})
    order by coalesce(p.email_key like 'client@%', false) desc, c.created_at, c.id limit ${clientsWithDiary}`)
  for (const [index, { id: clientId }] of people.entries()) {
    const habit = habits[index % habits.length] ?? habits[0]
    await fillDiary(db, { clientId, today, habit, random: dice(index + 41) })
  }
  await fillAskedDiaries(db)
  const [own, ...others] = people
  // without the demo's client, whose own pages show the effects of the plan
  await fillDemoTrend(
    db,
    others.map(({ id }) => id),
  )
  if (own) await fillDemoEatenFoods(db, { clientId: own.id, today })
  return own && fillDemoMealPhotos(db, { clientId: own.id, days: Array.from({ length: photoDays }, (_, at) => addDays(today, -1 - at)) })
}

const meals = [
  { time: '07:40', text: 'Caffellatte e tre biscotti' },
  { time: '13:10', text: 'Pasta al pomodoro, insalata, pane' },
  { time: '16:30', text: 'Una mela e un caffè' },
  { time: '20:15', text: 'Frittata di due uova, zucchine, una birra piccola' },
] as const

/** Fills diary days that a client action asked for, for people who tick no plan. */
async function fillAskedDiaries(db: WorkspaceDb): Promise<void> {
  const rows = await db.many<Row<'client_actions', 'client_id'> & Row<'action_completions', 'due_day'>>(sql`
    select a.client_id, d.due_day from action_completions d join client_actions a on a.id = d.action_id
    where a.kind = 'keep food diary' and not exists (
      select from diary_sums s where s.client_id = a.client_id and s.day = d.due_day and s.percent is not null)`)
  const entries = rows.flatMap(({ client_id: client, due_day: day }) => meals.map(meal => ({ ...meal, id: newId(), client, day })))
  await db.run(sql`
    insert into diary_entries (id, client_id, day, time, text)
    select r.id, r.client, r.day, r.time, r.text
    from jsonb_to_recordset(${jsonText(entries)}::jsonb) as r (id uuid, client uuid, day date, time text, text text)`)
}

interface DemoPerson {
  clientId: string
  today: string
  habit: Habit
  random: () => number
}

type Meal = Row<'diary_meals', 'day' | 'meal_id' | 'assignment_id' | 'release_id' | 'state' | 'note'>
type Swap = Row<
  'diary_swaps',
  'day' | 'row_id' | 'assignment_id' | 'release_id' | 'planned_food' | 'planned_grams' | 'food' | 'grams' | 'alternative_id'
>

async function fillDiary(db: WorkspaceDb, { clientId, today, habit, random }: DemoPerson): Promise<void> {
  const since = Array.from({ length: historyDays }, (_, at) => addDays(today, at - historyDays))
  const dates = since.slice(0, historyDays - habit.stoppedDays)
  const plans = await readDatePlans(db, clientId, dates)
  const recordedDays = dates.flatMap(day => {
    const plan = plans.get(day)
    return plan?.day && random() < habit.ticked ? [{ day, plan, meals: plan.day.meals }] : []
  })
  const records = recordedDays.flatMap(({ day, plan, meals }) => meals.map(meal => mealRecord(meal, { day, plan, habit, random })))
  const swaps = recordedDays.flatMap(({ day, plan, meals }) => meals.flatMap(meal => swapRecords(meal, { day, plan, random })))
  const entries = [
    ...recordedDays.flatMap(({ day }) => {
      const extra = extras[Math.floor(random() * extras.length * 8)]
      return extra ? [{ ...extra, id: newId(), day, time: '17:00' }] : []
    }),
    ...recordedDays.flatMap(date => insteadOfMeals(date, records)),
  ]
  const waters = recordedDays
    .slice(-14)
    .flatMap(({ day }) =>
      Array.from({ length: 3 + Math.floor(random() * 3) }, (_, at) => ({ id: newId(), day, ml: at === 0 ? 500 : 250 + 50 * (at % 2) })),
    )
  await insertMeals(db, clientId, records)
  await insertSwaps(db, clientId, swaps)
  await db.run(sql`
    insert into diary_entries (id, client_id, day, time, text, kcal)
    select r.id, ${clientId}, r.day, r.time, r.text, r.kcal
    from jsonb_to_recordset(${jsonText(entries)}::jsonb) as r (id uuid, day date, time text, text text, kcal integer)`)
  await db.run(sql`
    insert into diary_waters (id, client_id, day, ml) select r.id, ${clientId}, r.day, r.ml
    from jsonb_to_recordset(${jsonText(waters)}::jsonb) as r (id uuid, day date, ml integer)`)
  await refreshSums(db, clientId, dates)
  await fillReceipts(db, clientId)
}

/** Marks the ticked plans as stored and opened on the client's device. */
async function fillReceipts(db: WorkspaceDb, clientId: string): Promise<void> {
  const [member] = await db.many<NotNull<Row<'clients', 'membership_id'>>>(sql`
    select membership_id from clients where id = ${clientId} and membership_id is not null`)
  if (!member) return
  const { membership_id: membershipId } = member
  const releases = await db.many<Row<'diary_meals', 'release_id'> & { at: string }>(sql`
    select release_id, min(state_changed_at) as at from diary_meals
    where client_id = ${clientId} and state is not null group by release_id`)
  for (const { release_id: releaseId, at } of releases) {
    for (const kind of ['stored', 'opened'] as const) await recordReceipts(db, { releaseId, membershipIds: [membershipId], kind, at })
    await recordUse(db, { releaseId, membershipId, at })
  }
}

interface RecordedDay {
  day: string
  meals: readonly PlannedMeal[]
}

function insteadOfMeals({ day, meals: planned }: RecordedDay, records: readonly Meal[]) {
  return planned.flatMap(({ id, type, time }, at) => {
    const isSkipped = records.some(record => record.day === day && record.meal_id === id && record.state === 'skipped')
    const food = isSkipped && mainMeals.includes(type) ? instead[(at + Number(day.slice(-2))) % instead.length] : undefined
    return food ? [{ ...food, id: newId(), day, time: time ?? '13:00' }] : []
  })
}

interface DemoDate {
  day: string
  plan: DatePlan
  random: () => number
}

const followedIn = ({ plan: { plan, releaseId }, day }: DemoDate) => ({ day, assignment_id: plan.id, release_id: releaseId })

function mealRecord({ id }: PlannedMeal, date: DemoDate & { habit: Habit }): Meal {
  const { habit, random } = date
  const rest = (1 - habit.eaten) / 2
  const throwOf = random()
  const state: MealState = throwOf < habit.eaten ? 'eaten' : throwOf < habit.eaten + rest ? 'partly' : 'skipped'
  return { ...followedIn(date), meal_id: id, state, note: notes[Math.floor(random() * notes.length * 14)] ?? '' }
}

/** Takes the first alternative of a meal on some days, so that the demo shows a habit. */
function swapRecords({ components }: PlannedMeal, date: DemoDate): Swap[] {
  const row = components.flatMap(({ rows }) => rows).find(({ food, alternatives }) => food !== null && alternatives.length > 0)
  const [alternative] = row?.alternatives ?? []
  if (!row?.food || !alternative?.food || date.random() > 0.3) return []
  const { food, grams, id } = alternative
  return [{ ...followedIn(date), row_id: row.id, planned_food: row.food, planned_grams: row.grams, food, grams, alternative_id: id }]
}

const insertMeals = (db: WorkspaceDb, clientId: string, records: readonly Meal[]) =>
  db.run(sql`
  insert into diary_meals (client_id, day, meal_id, assignment_id, release_id, state, state_changed_at, note, note_changed_at)
  select ${clientId}, r.day, r.meal_id, r.assignment_id, r.release_id, r.state,
    r.day + interval '19 hours', r.note, r.day + interval '19 hours'
  from jsonb_to_recordset(${jsonText(records)}::jsonb)
    as r (day date, meal_id uuid, assignment_id uuid, release_id uuid, state text, note text)`)

const insertSwaps = (db: WorkspaceDb, clientId: string, records: readonly Swap[]) =>
  db.run(sql`
  insert into diary_swaps (client_id, day, row_id, assignment_id, release_id, planned_food, planned_grams, food, grams, alternative_id,
    changed_at)
  select ${clientId}, r.day, r.row_id, r.assignment_id, r.release_id, r.planned_food, r.planned_grams, r.food, r.grams,
    r.alternative_id, r.day + interval '12 hours'
  from jsonb_to_recordset(${jsonText(records)}::jsonb) as r (day date, row_id uuid, assignment_id uuid, release_id uuid,
    planned_food jsonb, planned_grams integer, food jsonb, grams integer, alternative_id uuid)`)
