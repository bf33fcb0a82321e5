import type { ClientCalendar, TrainingEntry } from '@allenio/contract/workouts'
import { dayIn } from '@allenio/domain/days'
import type { DocumentRows } from '@allenio/domain/documents'
import { exerciseIn } from '@allenio/domain/programs'
import { readDayMarks } from '#areas/client-overview'
import { readPauses, type ReachedClient } from '#areas/clients'
import { readProgramSettings } from '#areas/programs'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readReleases } from '#platform/documents'
import { clientZone } from '../device/client-zone.ts'
import { namesOf } from '../history/names.ts'
import { daysOf } from '../device/plan-days.ts'
import { contentOf, openDaysOf, type DayContent, type PlanDay } from './plan.ts'
import { listDone, listPlans, type CalendarWindow, type DoneRow, type PlanRow } from './queries.ts'

type Plan = TrainingEntry['plan']

interface Reading {
  actor: Actor
  today: string
  plans: ReadonlyMap<string, PlanRow>
  contents: ReadonlyMap<string, ReturnType<typeof contentOf>>
  names: ReadonlyMap<string, string>
  /** The asker may move days: the team those that it plans, clients where the business lets them. */
  mayMove: boolean
}

/** The days of a client: what is planned, what was done, and what stands beside it. The number of statements is fixed. */
export async function readCalendar(
  db: WorkspaceDb,
  actor: Actor,
  { client: { id: clientId }, from, to }: Omit<CalendarWindow, 'clientId'> & { client: Pick<ReachedClient, 'id'> },
): Promise<ClientCalendar> {
  const window = { clientId, from, to }
  const [settings, timeZone, plans, done, pauses, marks] = await Promise.all([
    readProgramSettings(db),
    clientZone(db, clientId),
    listPlans(db, window),
    listDone(db, window),
    readPauses(db, [clientId]),
    readDayMarks(db, actor, window),
  ])
  const today = dayIn(timeZone)
  const releases = await readReleases(db, [...plans.map(plan => plan.release_id), ...done.flatMap(row => row.release_id ?? [])])
  const isTeam = actor.role !== 'client'
  const reading: Reading = {
    actor,
    today,
    plans: new Map(plans.map(plan => [plan.id, plan])),
    contents: new Map([...releases].map(([id, rows]) => [id, contentOf(rows)])),
    names: await namesOf(db, actor, exercisesIn(releases)),
    mayMove: isTeam ? mayDo(actor, 'update programs') : settings.mayClientsMoveDays,
  }
  const isUnderWay = new Set(done.filter(({ state }) => state === 'under way').map(({ day_id: dayId }) => dayId))
  const planned = plans.flatMap(plan =>
    openDaysOf(plan, releases.get(plan.release_id) ?? new Map(), today)
      .filter(({ date, dayId }) => date >= from && date <= to && !isUnderWay.has(dayId))
      .map(day => presentPlanned(reading, plan, day)),
  )
  return {
    today,
    entries: [...planned.flatMap(entry => entry ?? []), ...done.map(row => presentDone(reading, row))].toSorted(byDay),
    marks,
    pauses: (pauses.get(clientId) ?? []).filter(pause => pause.from <= to && (pause.until ?? to) >= from),
    programs: presentPrograms(plans, releases),
  }
}

const byDay = (one: TrainingEntry, other: TrainingEntry): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : one.id < other.id ? -1 : 1

/** Each exercise once, however many weeks have it. */
function exercisesIn(releases: ReadonlyMap<string, DocumentRows>): { exercise: { id?: string; name: string } }[] {
  const exercises = [...releases.values()].flatMap(rows => [...rows.values()].flatMap(({ cells }) => exerciseIn(cells) ?? []))
  return [...new Map(exercises.map(exercise => [exercise.id, { exercise }])).values()]
}

function presentPlan({ contents }: Reading, user: PlanRow, { releaseId, dayId }: { releaseId: string; dayId: string }) {
  const content = contents.get(releaseId)?.(dayId)
  if (!content) return undefined
  const plan: Plan = {
    programUserId: user.id,
    programId: user.program_id,
    releaseId,
    dayId,
    title: user.title,
    isSingle: user.is_single,
    weekNumber: content.weekNumber,
    dayNumber: content.dayNumber,
    workouts: content.workouts,
  }
  return { plan, content }
}

const exerciseNames = ({ names }: Reading, { exercises }: DayContent): string[] =>
  exercises.map(({ id, name }) => names.get(id ?? '') ?? name)

function presentPlanned(reading: Reading, user: PlanRow, { dayId, date, isDated, isMoved }: PlanDay): TrainingEntry | undefined {
  const found = presentPlan(reading, user, { releaseId: user.release_id, dayId })
  const { actor, mayMove, today } = reading
  const isTeam = actor.role !== 'client'
  // a client has nothing of a day on which nothing is planned
  if (!found || (found.content.workouts.length === 0 && !user.is_single)) return undefined
  if (!isTeam && found.content.exercises.length === 0) return undefined
  const isOpen = user.ended_at === null
  return {
    id: `${user.id}/${dayId}`,
    day: date,
    state: isDated && date < today ? 'missed' : 'planned',
    name: found.content.name || (user.is_single ? user.title : ''),
    plan: found.plan,
    isDated,
    isMoved,
    exercises: exerciseNames(reading, found.content),
    result: null,
    may: { move: mayMove && isOpen, copy: mayCopy(actor), delete: isOpen && user.is_single && mayCopy(actor) },
  }
}

const mayCopy = (actor: Actor): boolean => actor.role !== 'client' && mayDo(actor, 'update programs')

function presentDone(reading: Reading, row: DoneRow): TrainingEntry {
  const { actor, plans } = reading
  const { day_id: dayId, release_id: releaseId } = row
  const user = plans.get(row.program_user_id ?? '')
  const found = user && dayId !== null && releaseId !== null ? presentPlan(reading, user, { releaseId, dayId }) : undefined
  return {
    id: row.id,
    day: row.day,
    state: row.state === 'under way' ? 'under way' : 'done',
    name: row.name || (found?.content.name ?? ''),
    plan: found?.plan ?? null,
    isDated: true,
    isMoved: false,
    exercises: found ? exerciseNames(reading, found.content) : [],
    result: {
      workoutId: row.id,
      sets: row.sets,
      setsDone: row.sets_done,
      minutes: row.minutes,
      tonnageKg: row.tonnage_kg,
      records: row.records,
      pains: row.pains,
      rpe: row.rpe,
      isUnread: actor.role === 'client' ? row.is_unread_by_client : row.is_unread_by_team,
    },
    may: { move: false, copy: found !== undefined && mayCopy(actor), delete: false },
  }
}

const presentPrograms = (plans: readonly PlanRow[], releases: ReadonlyMap<string, DocumentRows>): ClientCalendar['programs'] =>
  plans
    .filter(plan => !plan.is_single)
    .map(plan => ({
      programUserId: plan.id,
      programId: plan.program_id,
      title: plan.title,
      startDay: plan.start_day,
      lastDay: plan.last_day,
      weeks: daysOf(releases.get(plan.release_id) ?? new Map()).length,
    }))
