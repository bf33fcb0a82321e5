import type { Operation } from '@allenio/contract/documents'
import type { RowCells } from '@allenio/contract/programs'
import type { Pause } from '@allenio/domain/clients'
import { addDays, daysBetween, mondayOf, romeDay, weekdayOf } from '@allenio/domain/days'
import { placesBetween } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { assignmentNews, parseRowText, spanOf, type ProgramDays } from '@allenio/domain/programs'
import { readPauses } from '#areas/clients'
import { insertFolder } from '#areas/folders'
import { exerciseNames } from '#areas/exercises'
import { idOfSlug } from '#areas/system-exercises'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { recordReceipts, type ReceiptKind } from '#platform/documents'
import type { DemoClient } from '#platform/demo'
import { announceAssignments } from '../assignments/assignment-observers.ts'
import { lastDaysOf, pausedFromOf } from '../assignments/assignment-days.ts'
import { pausesFrom } from '../assignments/client-pauses.ts'
import { demoMaxima, demoModels, type DemoModel } from './demo-models.ts'
import { releaseProgram } from '../exercise-uses.ts'
import { createModel } from '../edits/new-programs.ts'

interface MadeModel {
  id: string
  releaseId: string
  model: DemoModel
  lastDayFrom: (startDay: string, weekdays: readonly number[], pauses: readonly Pause[]) => string
}

/** The days since a program was sent that has not reached its client's phone: long enough to be noticed. */
const sentDaysAgo = 5

interface DemoPerson extends Row<'clients', 'id' | 'membership_id' | 'sex'> {
  last_seen_at: string | null
}

/** Fills some models, and half a year of assignments for most clients: two that are over, and one that they follow. */
export async function fillDemoPrograms(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const members = await db.many<Row<'memberships', 'id' | 'role'>>(sql`
    select id, role from memberships where role in ('admin', 'coach') and status = 'active' order by created_at, id`)
  const admin = members.find(({ role }) => role === 'admin')?.id ?? null
  const coach = members.find(({ role }) => role === 'coach')?.id ?? admin
  const models = await makeModels(db, coach)
  const people = await db.many<DemoPerson>(sql`
    select c.id, c.membership_id, c.sex, m.last_seen_at from clients c left join memberships m on m.id = c.membership_id
    where c.id = any(${clients.map(({ id }) => id)}::uuid[]) and c.status = 'active'
      and (c.registered_at is not null or c.membership_id is null)`)
  const pausesOf = await readPauses(
    db,
    clients.map(({ id }) => id),
  )
  const rows = clients.flatMap(({ id }, index) => {
    const person = people.find(each => each.id === id)
    const fitting = models.filter(({ model: { isPrivate, sex } }) => !isPrivate && (sex === undefined || sex === person?.sex))
    return person ? historyOf({ id, index, pauses: pausesOf.get(id) ?? [] }, fitting) : []
  })
  await db.run(sql`
    insert into program_users (id, program_id, release_id, title, client_id, start_day, weekdays, pauses, paused_from, last_day, message,
      assigned_by, announced, created_at)
    select id, program, release, title, client, start, weekdays, pauses, paused, last, message, ${coach}, announced,
      start - interval '2 days'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id uuid, program uuid, release uuid, title text, client uuid, start date,
      weekdays integer[], pauses jsonb, paused date, last date, message text, announced jsonb)`)
  await storeDemoMaxima(
    db,
    rows.flatMap(({ client, program }) => (isInPercent(models, program) ? client : [])),
    coach,
  )
  await announceAssignments(db, [...new Set(rows.map(({ client }) => client))])
  const membershipOf = new Map(people.map(({ id, membership_id: membershipId }) => [id, membershipId]))
  const seenAt = new Map(people.map(({ membership_id: membershipId, last_seen_at: at }) => [membershipId, at]))
  for (const { releaseId } of models) {
    const receivers = rows.flatMap(({ release, client }) => (release === releaseId ? (membershipOf.get(client) ?? []) : []))
    const membershipIds = [...new Set(receivers)]
    const sentAt = new Date(Date.now() - sentDaysAgo * 86_400_000).toISOString()
    await recordReceipts(db, { releaseId, membershipIds, kind: 'sent', at: sentAt })
    for (const [index, membershipId] of membershipIds.entries()) {
      // a release does not reach clients who have not opened the app since
      const at = seenAt.get(membershipId)
      if (!at || at < sentAt || index % 4 === 3) continue
      const kinds: readonly ReceiptKind[] = index % 4 < 2 ? ['stored', 'opened'] : ['stored']
      for (const kind of kinds) await recordReceipts(db, { releaseId, membershipIds: [membershipId], kind, at })
    }
  }
}

/** The training maxima of the demo by the ids of exercises. */
export const demoMaximaById: ReadonlyMap<string, number> = new Map(Object.entries(demoMaxima).map(([slug, kg]) => [idOfSlug(slug), kg]))

const isInPercent = (models: readonly MadeModel[], programId: string): boolean =>
  models.some(({ id, model }) => id === programId && model.percentAWeek !== undefined)

async function storeDemoMaxima(db: WorkspaceDb, clientIds: readonly string[], authorId: string | null): Promise<void> {
  const named = await exerciseNames(db, [...demoMaximaById.keys()])
  const lifts = [...demoMaximaById].flatMap(([id, kg]) => {
    const name = named.get(id)?.name_it
    return name ? [{ id, kg, exercise: { id, name } }] : []
  })
  await db.run(sql`
    insert into training_maxima (client_id, exercise_key, from_day, exercise, kg, source, author_id)
    select client, lift.id, current_date - ${historyDays}::int, lift.exercise, lift.kg, 'typed', ${authorId}
    from unnest(${[...new Set(clientIds)]}::uuid[]) as client,
      jsonb_to_recordset(${JSON.stringify(lifts)}::jsonb) as lift (id text, exercise jsonb, kg numeric)`)
}

async function makeModels(db: WorkspaceDb, ownerId: string | null): Promise<MadeModel[]> {
  const folderIds = new Map<string, string>()
  for (const name of new Set(demoModels.flatMap(({ folder }) => folder ?? []))) {
    const id = newId()
    await insertFolder(db, { id, name, parentId: null })
    folderIds.set(name, id)
  }
  const slugs = demoModels.flatMap(({ days }) => days.flatMap(day => day.rows.map(([slug]) => slug)))
  const namedExercises = await exerciseNames(db, slugs.map(idOfSlug))
  const models: MadeModel[] = []
  for (const model of demoModels) {
    const id = newId()
    const { operations, days } = contentOf(id, model, new Set(namedExercises.keys()))
    const { title, description, folder, isPrivate = false } = model
    const folderId = folderIds.get(folder ?? '') ?? null
    await createModel(db, { id, cells: { title, description }, operations, ownerId, folderId, isPrivate })
    const { releaseId } = await releaseProgram(db, { id, note: '', authorId: ownerId })
    const lastDayOf = lastDaysOf(days)
    models.push({ id, releaseId, model, lastDayFrom: (startDay, weekdays, pauses) => lastDayOf({ startDay, weekdays, pauses }) })
  }
  return models
}

/** The weeks of a model with everything in them, and the ids of its days. */
function contentOf(programId: string, model: DemoModel, knownIds: ReadonlySet<string>): { operations: Operation[]; days: ProgramDays } {
  const operations: Operation[] = []
  const insert = (type: string, parentId: string, place: string, cells: RowCells | object): string => {
    const id = newId()
    operations.push({ kind: 'insert', id, type, parentId, place, cells: { ...cells } })
    return id
  }
  const placesOf = (list: readonly unknown[]) => placesBetween(null, null, list.length)
  const weeks = Array.from({ length: model.weeks }, (_, at) => at)
  const days = placesOf(weeks).map((weekPlace, week) => {
    const isDeload = week === model.weeks - 1 && model.weeks > 4
    const weekId = insert('week', programId, weekPlace, isDeload ? { name: 'Scarico', isDeload } : {})
    return placesOf(model.days).map((dayPlace, at) => {
      const { name, rows } = model.days[at] ?? { name: '', rows: [] }
      const dayId = insert('day', weekId, dayPlace, {})
      const workoutId = insert('workout', dayId, 'V', { name })
      placesOf(rows).forEach((rowPlace, index) => {
        const [slug = '', line = ''] = rows[index] ?? []
        const id = idOfSlug(slug)
        insert(
          'row',
          workoutId,
          rowPlace,
          cellsOf(line, {
            id: knownIds.has(id) ? id : undefined,
            kg: isDeload ? 0 : week * model.kgAWeek,
            percent: isDeload ? 0 : week * (model.percentAWeek ?? 0),
          }),
        )
      })
      return dayId
    })
  })
  return { operations, days }
}

/** The cells of a row in shorthand. */
function cellsOf(line: string, { id, kg, percent }: { id: string | undefined; kg: number; percent: number }): RowCells {
  const { row } = parseRowText(line)
  const { name, sets, target, load, rpe, rir, restSeconds, note } = row
  const figure = Number.parseFloat(load ?? '')
  return {
    exercise: { ...(id && { id }), name },
    ...(sets !== null && { sets }),
    ...(target?.type === 'reps' && { reps: target.reps }),
    ...(target?.type === 'time' && { type: 'time', seconds: target.seconds }),
    ...(Number.isFinite(figure) && { load: load?.endsWith('%') ? `${figure + percent}%` : String(figure + stepFor(figure, kg)) }),
    ...(rpe !== null && { rpe }),
    ...(rir !== null && { rir }),
    ...(restSeconds !== null && { restSeconds }),
    ...(note && { note }),
  }
}

/** The step of a load: small weights grow by less, in the steps of plates and dumbbells. */
function stepFor(load: number, kg: number): number {
  const step = load < 20 ? 1 : 2.5
  return Math.round((kg * Math.min(1, load / 50)) / step) * step
}

const historyDays = 175

/** The last day of the last program, for clients for whom none follows. */
const endOf = (index: number, today: string): string | undefined => ({ 12: addDays(today, -7), 18: today })[index]

interface Trainee {
  id: string
  index: number
  pauses: readonly Pause[]
}

/** Programs one after the other from half a year ago. */
function historyOf({ id: client, index, pauses: clientPauses }: Trainee, models: readonly MadeModel[]) {
  const today = romeDay()
  const spans: { made: MadeModel; start: string; weekdays: readonly number[]; last: string }[] = []
  let next = mondayOf(addDays(today, -historyDays + ((index + 2) % 5) * 7))
  for (let nth = 0; next <= addDays(today, 7); nth += 1) {
    const made = models[(index + nth) % models.length]
    if (!made) break
    // a visitor opens the account of the first client, who therefore has something to train today
    const weekdays = index === 0 ? beginningWith(weekdayOf(today), made.model.weekdays) : made.model.weekdays
    const last = made.lastDayFrom(next, weekdays, pausesFrom(clientPauses, next))
    spans.push({ made, start: next, weekdays, last })
    // most clients continue in the week after, some have stopped
    if (index % 8 === 7 && nth === 1) break
    next = addDays(mondayOf(last), 7)
  }
  const end = endOf(index, today)
  const weeksLater = end === undefined ? 0 : Math.ceil(daysBetween(spans.at(-1)?.last ?? end, end) / 7)
  return spans.map(({ made, weekdays, ...span }, nth) => {
    const [start, last] = [addDays(span.start, weeksLater * 7), addDays(span.last, weeksLater * 7)]
    const pauses = pausesFrom(clientPauses, start)
    const paused = pausedFromOf(pauses, last)
    const assignment = { ...spanOf({ startDay: start, pauses, lastDay: last }), releasedAt: null }
    return {
      id: newId(),
      announced: assignmentNews({ announced: null, assignment, today, now: Date.now() }).announced,
      program: made.id,
      release: made.releaseId,
      title: made.model.title,
      client,
      start,
      weekdays,
      pauses,
      paused,
      last,
      message: nth === 0 ? 'Si parte: lascia sempre un paio di ripetizioni di margine.' : '',
    }
  })
}

/** Moves the weekdays of training so that they begin with another weekday. */
const beginningWith = (weekday: number, [first = 1, ...others]: readonly number[]): number[] =>
  [first, ...others].map(each => ((each - first + weekday + 6) % 7) + 1).sort((one, other) => one - other)
