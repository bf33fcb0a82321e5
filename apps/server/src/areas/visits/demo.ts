import { presetVisitSettings, type VisitCells, type VisitReadings } from '@allenio/contract/visits'
import { ageOn } from '@allenio/domain/clients'
import { addDays, daysBetween, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { computeVisit, operationsWritingVisit } from '@allenio/domain/visits'
import { readDayWeights } from '#areas/weights'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { type FillDemo, dice } from '#platform/demo'
import { demoBioimpedance, demoFolds, demoGirths, type DemoBody } from './demo-bodies.ts'
import { demoVisitors, type DemoVisitor } from './demo-visitors.ts'
import { storeFinish } from './finish.ts'
import { insertVisit } from './new-visits.ts'

const longestDays = 430

interface Series {
  day: string
  value: number
}

interface Visitor extends DemoVisitor {
  id: string
  authorId: string
  sex: DemoBody['sex']
  birthDate: string
  heightCm: number
  weights: readonly Series[]
  /** By the kind of metric. */
  metrics: ReadonlyMap<string, readonly Series[]>
}

type ClientRow = Row<'clients', 'id'> & NotNull<Row<'clients', 'sex' | 'birth_date' | 'height_cm'>> & { name: string; author_id: string }

/** Visits of twelve people over fourteen months, whose figures fit their weights and metrics. It comes after all that changes those. */
export const fillDemoVisits: FillDemo = async db => {
  for (const visitor of await readVisitors(db)) await fillVisits(db, visitor)
}

async function readVisitors(db: WorkspaceDb): Promise<Visitor[]> {
  const rows = await db.many<ClientRow>(sql`
    select c.id, c.sex, c.birth_date, c.height_cm, c.first_name || ' ' || c.last_name as name, (
      select m.id from memberships m left join client_collaborators k on k.client_id = c.id and k.membership_id = m.id
      where m.status = 'active' and (m.role = 'admin' or m.role = 'nutritionist' and k.client_id is not null)
      order by m.role = 'nutritionist' desc, m.created_at limit 1) as author_id
    from clients c where c.source = 'demo' and c.first_name || ' ' || c.last_name = any(${demoVisitors.map(({ name }) => name)})`)
  const ids = rows.map(({ id }) => id)
  const [weights, values] = await Promise.all([
    readDayWeights(db, ids, addDays(romeDay(), -longestDays)),
    db.many<Row<'metric_values', 'client_id' | 'kind' | 'day' | 'value'>>(sql`
      select client_id, kind, day, value from metric_values where client_id = any(${ids}::uuid[]) order by day`),
  ])
  return demoVisitors.flatMap(visitor => {
    const row = rows.find(({ name }) => name === visitor.name)
    if (!row) return []
    const { id, author_id: authorId, sex, birth_date: birthDate, height_cm: heightCm } = row
    const own = values.filter(({ client_id: clientId }) => clientId === id)
    return {
      ...visitor,
      id,
      authorId,
      sex,
      birthDate,
      heightCm,
      weights: (weights.get(id) ?? []).map(({ day, kg }) => ({ day, value: kg })),
      metrics: Map.groupBy(own, ({ kind }) => kind ?? ''),
    }
  })
}

async function fillVisits(db: WorkspaceDb, visitor: Visitor): Promise<void> {
  const { visits, isLastDraft = false, isPrivate = false, nextInDays } = visitor
  const days = visits.map(({ daysAgo }) => dayOfVisit(visitor, addDays(romeDay(), -daysAgo)))
  const roll = dice(visitor.name.length * 13 + visits.length)
  for (const [nth, { note, privateNote, laboratory = [] }] of visits.entries()) {
    const day = days[nth] ?? romeDay()
    const isDraft = isLastDraft && nth === visits.length - 1
    const next = days[nth + 1] ?? (nextInDays === undefined ? undefined : addDays(romeDay(), nextInDays))
    const cells: VisitCells = {
      ...fieldsOf(visitor, day),
      ...measuresOf(visitor, { day, isDraft, roll }),
      ...(note !== '' && { note }),
      ...(privateNote !== undefined && { privateNote }),
      ...(next !== undefined && { nextVisitOn: next }),
    }
    await insertDemoVisit(db, { visitor, day, cells, laboratory, isDraft, isShared: !isPrivate && !isDraft })
  }
}

/** A day on which the studio is open and nobody has weighed in at home. */
function dayOfVisit({ weights }: Visitor, plannedDay: string): string {
  const days = [0, -1, 1, -2, 2, -3].map(shift => addDays(plannedDay, shift)).filter(day => day < romeDay() && !isSunday(day))
  return days.find(day => !weights.some(each => each.day === day)) ?? days[0] ?? plannedDay
}

const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0

const fieldsOf = (visitor: Visitor, day: string): VisitCells => ({
  takenOn: day,
  measurementType: visitor.measurementType ?? 'FOLDS',
  fatFormula: visitor.fatFormula ?? presetVisitSettings.fatFormula,
  metabolicFormula: visitor.metabolicFormula ?? presetVisitSettings.metabolicFormula,
  activityLevel: visitor.activityLevel,
  sex: visitor.sex,
  birthDate: visitor.birthDate,
  ...(visitor.measurementType === 'BIA' && { device: 'Akern BIA 101' }),
  ...visitor.anamnesis,
})

interface Measuring {
  day: string
  isDraft: boolean
  roll: () => number
}

function measuresOf(visitor: Visitor, { day, isDraft, roll }: Measuring): VisitReadings {
  const { sex, birthDate, heightCm, metrics } = visitor
  const on = (kind: string) => valueOn(metrics.get(kind) ?? [], day)
  const kg = Number((valueOn(visitor.weights, day) ?? 65).toFixed(1))
  const girths = { waist: on('waist'), hips: on('hips'), arms: on('arms') }
  const body: DemoBody = { sex, heightCm, kg, age: ageOn(birthDate, day), fatPerc: on('fat-mass'), girths }
  const base: VisitReadings = { weight: [kg], height: [heightCm] }
  if (isDraft) return { ...base, waist: demoGirths(body).waist }
  if (visitor.measurementType === 'BIA') return { ...base, ...demoBioimpedance(body), ...demoGirths(body) }
  return { ...base, ...demoFolds(body, visitor.fatFormula ?? presetVisitSettings.fatFormula, roll), ...demoGirths(body) }
}

/** Between two days the value goes straight from one to the other. Before the first it comes from where it went to in the next weeks. */
function valueOn(series: readonly Series[], day: string): number | undefined {
  const [before, after] = [series.findLast(each => each.day <= day), series.find(each => each.day > day)]
  if (before && after) {
    const share = daysBetween(before.day, day) / daysBetween(before.day, after.day)
    return before.value + (after.value - before.value) * share
  }
  const later = after && series.findLast(each => daysBetween(after.day, each.day) <= 60)
  if (!after || !later || later.day === after.day) return (before ?? after)?.value
  const perDay = (later.value - after.value) / daysBetween(after.day, later.day)
  return after.value - (perDay / 2) * daysBetween(day, after.day)
}

interface DemoVisit {
  visitor: Visitor
  day: string
  cells: VisitCells
  laboratory: readonly { name: string; value: string; unit: string }[]
  isDraft: boolean
  isShared: boolean
}

async function insertDemoVisit(db: WorkspaceDb, { visitor, day, cells, laboratory, isDraft, isShared }: DemoVisit): Promise<void> {
  const at = `${day}T09:30:00Z`
  const id = newId(Date.parse(at))
  const laboratoryValues = laboratory.map(value => ({ ...value, day }))
  const operations = operationsWritingVisit(new Map(), { id, content: { measures: {}, laboratoryValues, ownFields: [] }, newId })
  await insertVisit(db, { id, clientId: visitor.id, authorId: visitor.authorId, cells, operations, at })
  if (isDraft) return
  const computed = computeVisit(cells)
  if ('missing' in computed) throw new Error(`a visit of the demo has no ${computed.missing.join(', ')}`)
  const { sex, birthDate, heightCm } = visitor
  const client = { id: visitor.id, sex, birth_date: birthDate, height_cm: heightCm }
  await storeFinish(db, { id, client, authorId: visitor.authorId, revision: 0, cells, laboratoryValues, computed, at })
  if (isShared) await db.run(sql`update visits set shared_at = finished_at where id = ${id}`)
}
