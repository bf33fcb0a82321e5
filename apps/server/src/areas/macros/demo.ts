import type { MacroContent, MacroDay, ResolvedDay, FrozenWeight } from '@allenio/contract/macros'
import { addDays, daysBetween, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { dayTypesOf, presetWeek, resolveDays, trainingTypes } from '@allenio/domain/macros'
import { readTrainingCalendars, type ClientTraining } from '#areas/client-overview'
import { readDayWeights } from '#areas/weights'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'
import { readNeeds } from './client-energy.ts'
import { demoDayTypeNames, demoMacros } from './demo-macros.ts'
import { readEnergySources, weightOn, type EnergySource } from './energy.ts'
import { insertMacro } from './library.ts'
import { updateDayTypeNames } from './settings.ts'

interface MadeMacro {
  id: string
  fields: MacroContent
  wasChanged: boolean
  suits: RegExp | undefined
}

const formulas = ['MIFFLIN_ST_JEOR', 'HARRIS_BENEDICT', 'HENRY_OXFORD'] as const
const levels = ['moderately active', 'lightly active', 'sedentary', 'lightly active'] as const
/** The factor of the metabolic rate, where nobody has chosen how active the client is. */
const usualActivity = 1.4

/** Days before today on which the macros of a client begin; a negative number is in the future. */
const beginnings = [[190, 45, 21], [75, 12, -6], [118, 40], [110]] as const

/** The share of the need that each target asks for: each step is a little less than the one before. */
const losing = [1, 0.93, 0.85] as const
const staying = [1, 0.95, 0.88] as const
const losingGoal = /Perdere|gravidanza/

/** Fills a library of macros, the assignments of the nutritionist's clients in half a year, and the facts of their needs. */
export async function fillDemoMacros(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const author = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('nutritionist', 'admin') and status = 'active'
    order by role = 'nutritionist' desc, created_at limit 1`)
  await updateDayTypeNames(db, demoDayTypeNames)
  const macros: MadeMacro[] = []
  for (const { wasChanged = false, suits, note = '', weightBasis = 'current', ...content } of demoMacros) {
    macros.push({ id: newId(), fields: { ...content, note, weightBasis }, wasChanged, suits })
  }
  for (const { id, fields } of macros) await insertMacro(db, { membershipId: author.id }, { id, clientId: null, fields })
  const eating = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c where c.id = any(${clients.map(({ id }) => id)}::uuid[]) and c.status = 'active'
      and exists (select from client_collaborators k where k.client_id = c.id and k.membership_id = ${author.id})`)
  const ids = clients.flatMap(({ id }) => (eating.some(each => each.id === id) ? [id] : []))
  await fillEnergy(db, ids)
  // one third was only sent to its clients, one is on their devices, and one was opened
  const rows = (await readEaters(db, ids)).flatMap(eater => historyOf(eater, macros)).map((row, at) => ({ ...row, steps: 1 + (at % 3) }))
  await db.run(sql`
    insert into macro_assignments (id, macro_id, client_id, title, note, unit, weight_basis, days, targets, weight,
      start_day, week, follows_training, message, assigned_by, sent_at, stored_at, opened_at, created_at)
    select r.id, r.macro, r.client, r.title, r.note, r.unit, r.basis, r.days, r.targets, nullif(r.weight, 'null'::jsonb), r.start, r.week,
      r.follows, r.message, ${author.id}, case when c.membership_id is not null then g.given end,
      case when c.membership_id is not null and r.steps > 1 then g.given + interval '3 hours' end,
      case when c.membership_id is not null and r.steps > 2 then g.given + interval '5 hours' end, g.given
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, macro uuid, client uuid, title text, note text, unit text,
      basis text, days jsonb, targets jsonb, weight jsonb, start date, week text[], follows boolean, message text, steps integer)
      join clients c on c.id = r.client
      cross join lateral (select least(r.start - interval '2 days', now() - interval '6 hours') as given) g`)
  const [first] = ids
  if (first === undefined) return
  const own: MacroContent = {
    title: 'Settimana di scarico',
    note: '',
    unit: 'percent',
    weightBasis: 'current',
    days: [{ dayType: 'every day', kcal: 1600, protein: 30, carbs: null, lipids: 30, fiber: 28, water: 2000 }],
  }
  await insertMacro(db, { membershipId: author.id }, { id: newId(), clientId: first, fields: own })
}

/** Makes the energy choices of four clients out of five. */
async function fillEnergy(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  const rows = clientIds.flatMap((client, at) =>
    at % 5 === 4 ? [] : [{ client, formula: formulas[at % formulas.length], level: levels[at % levels.length] }],
  )
  await db.run(sql`
    insert into client_energy (client_id, formula, activity_level, desirable_formula)
    select r.client, r.formula, r.level, 'LORENTZ' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (client uuid, formula text, level text)`)
}

interface Eater {
  id: string
  /** The client's place among those of the nutritionist. */
  at: number
  goal: string
  sinceDay: string
  needKcal: number
  source: EnergySource
  weights: readonly { day: string; kg: number }[]
  calendar: ClientTraining | null
}

type ClientFacts = Row<'clients', 'id' | 'goal'> & { since: string }

/** Reads the clients who have a weight: nobody is given a target without one. */
async function readEaters(db: WorkspaceDb, ids: readonly string[]): Promise<Eater[]> {
  const today = romeDay()
  const [sources, needs, weights, calendars, facts] = await Promise.all([
    readEnergySources(db, ids),
    readNeeds(db, ids),
    readDayWeights(db, ids, addDays(today, -365)),
    readTrainingCalendars(db, ids, { from: today, to: addDays(today, 6) }),
    db.many<ClientFacts>(sql`select id, goal, created_at::date as since from clients where id = any(${[...ids]}::uuid[])`),
  ])
  return ids.flatMap((id, at) => {
    const [source, { bmr = null, kcal = null } = {}, fact] = [sources.get(id), needs.get(id), facts.find(each => each.id === id)]
    const needKcal = kcal ?? (bmr === null ? null : bmr * usualActivity)
    if (!source || !fact || needKcal === null) return []
    const { goal, since: sinceDay } = fact
    return [{ id, at, goal, sinceDay, needKcal, source, weights: weights.get(id) ?? [], calendar: calendars.get(id) ?? null }]
  })
}

/** A macro, as it would be for a client on a day. */
interface Candidate {
  macro: MadeMacro
  days: readonly MacroDay[]
  targets: readonly ResolvedDay[]
  weight: FrozenWeight | null
  kcal: number
}

/** The successive targets of a client: each is the macro nearest to their need, of those that suit them. */
function historyOf(eater: Eater, macros: readonly MadeMacro[]) {
  const { id: client, at, goal, sinceDay, needKcal } = eater
  // every sixth client was never given any
  if (at % 6 === 5) return []
  const today = romeDay()
  const courseDays = (beginnings[at % beginnings.length] ?? []).map(daysAgo => addDays(today, -daysAgo)).filter(day => day > sinceDay)
  const steps = losingGoal.test(goal) ? losing : staying
  const shares = courseDays.length === 1 ? [steps[1]] : steps.slice(-courseDays.length)
  const spans: { start: string; candidate: Candidate }[] = []
  for (const [nth, start] of courseDays.entries()) {
    const targetKcal = needKcal * (shares[nth] ?? 1)
    const candidates = macros.flatMap(macro => candidateOf(macro, start, eater))
    const [candidate] = candidates.toSorted((one, other) => Math.abs(one.kcal - targetKcal) - Math.abs(other.kcal - targetKcal))
    // the macro that the client has already is not assigned again
    if (candidate && candidate.macro.id !== spans.at(-1)?.candidate.macro.id) spans.push({ start, candidate })
  }
  return spans.map(({ start, candidate: { macro, days, targets, weight } }, nth) => ({
    id: newId(),
    macro: macro.id,
    client,
    title: macro.fields.title,
    note: macro.fields.note,
    unit: macro.fields.unit,
    basis: macro.fields.weightBasis,
    days,
    targets,
    weight,
    start,
    week: presetWeek(days),
    follows: isByTraining(days),
    message: nth === 0 ? 'Cominciamo da qui: ci sentiamo tra due settimane.' : '',
  }))
}

const isByTraining = (days: readonly MacroDay[]): boolean => trainingTypes.every(type => days.some(({ dayType }) => dayType === type))

function candidateOf(macro: MadeMacro, start: string, { goal, source, weights, calendar }: Eater): Candidate[] {
  const { fields, wasChanged, suits } = macro
  if (suits && !suits.test(goal)) return []
  const today = romeDay()
  // a macro for training days does not suit a client without training
  if (isByTraining(fields.days) && !calendar?.days.length) return []
  const weight = fields.unit === 'grams per kg' ? weightThen(fields, start, { source, weights }) : null
  if (fields.unit === 'grams per kg' && !weight) return []
  const days = wasChanged && daysBetween(start, today) > 10 ? fields.days.map(before) : fields.days
  const targets = resolveDays({ unit: fields.unit, days }, weight?.kg ?? null)
  const typeOf = dayTypesOf(presetWeek(days), isByTraining(days) ? calendar : null)
  const kcals = Array.from({ length: 7 }, (_, nth) => typeOf(addDays(today, nth))).flatMap(
    type => targets.find(({ dayType }) => dayType === type)?.kcal ?? [],
  )
  return kcals.length < 7 ? [] : [{ macro, days, targets, weight, kcal: kcals.reduce((sum, kcal) => sum + kcal, 0) / 7 }]
}

/** The weight that grams per kg went by on a day; a desirable one does not move. */
function weightThen({ weightBasis }: MacroContent, start: string, { source, weights }: Pick<Eater, 'source' | 'weights'>) {
  const now = weightOn(romeDay(), weightBasis, source)
  if (!now || weightBasis !== 'current') return now && { ...now, day: start }
  const then = weights.findLast(({ day }) => day <= start)
  return then ? { ...now, day: then.day, kg: then.kg } : now
}

const before = (day: MacroDay): MacroDay => ({ ...day, kcal: day.kcal === null ? null : day.kcal - 50 })
