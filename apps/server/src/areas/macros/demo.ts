import type { MacroContent, MacroDay } from '@allenio/contract/macro-fields'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { presetWeek, resolveDays, trainingTypes } from '@allenio/domain/macros'
import type { DemoClient } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { demoDayTypeNames, demoMacros } from './demo-macros.ts'
import { readEnergySources, weightOn, type EnergySource } from './energy.ts'
import { insertMacro } from './library.ts'
import { updateDayTypeNames } from './settings.ts'

interface MadeMacro {
  id: string
  fields: MacroContent
  wasChanged: boolean
}

const formulas = ['MIFFLIN_ST_JEOR', 'HARRIS_BENEDICT', 'HENRY_OXFORD'] as const
const levels = ['lightly active', 'moderately active', 'sedentary', 'active'] as const

/** Days before today on which the macros of a client begin; below zero it is to come. */
const beginnings = [
  [190, 45, 21],
  [118, 40],
  [75, 12, -6],
] as const

/** A library of macros, what the nutritionist's clients were given of it in half a year, and what their need is worked out from. */
export async function fillDemoMacros(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const author = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('nutritionist', 'admin') and status = 'active'
    order by role = 'nutritionist' desc, created_at limit 1`)
  await updateDayTypeNames(db, demoDayTypeNames)
  const macros: MadeMacro[] = []
  for (const { wasChanged = false, note = '', weightBasis = 'current', ...content } of demoMacros) {
    macros.push({ id: newId(), fields: { ...content, note, weightBasis }, wasChanged })
  }
  for (const { id, fields } of macros) await insertMacro(db, { membershipId: author.id }, { id, clientId: null, fields })
  const eating = await db.many<Row<'clients', 'id'>>(sql`
    select c.id from clients c where c.id = any(${clients.map(({ id }) => id)}::uuid[]) and c.status = 'active'
      and exists (select from client_collaborators k where k.client_id = c.id and k.membership_id = ${author.id})`)
  const ids = clients.flatMap(({ id }) => (eating.some(each => each.id === id) ? [id] : []))
  await fillEnergy(db, ids)
  const sources = await readEnergySources(db, ids)
  const rows = ids.flatMap((id, at) => historyOf(id, at, { macros, source: sources.get(id) }))
  await db.run(sql`
    insert into macro_assignments (id, macro_id, client_id, title, note, unit, weight_basis, days, targets, weight,
      start_day, week, follows_training, message, assigned_by, created_at)
    select r.id, r.macro, r.client, r.title, r.note, r.unit, r.basis, r.days, r.targets, nullif(r.weight, 'null'::jsonb), r.start, r.week,
      r.follows, r.message, ${author.id}, least(r.start - interval '2 days', now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, macro uuid, client uuid, title text, note text, unit text,
      basis text, days jsonb, targets jsonb, weight jsonb, start date, week text[], follows boolean, message text)`)
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

/** Of four people three have had their need worked out. */
async function fillEnergy(db: WorkspaceDb, clientIds: readonly string[]): Promise<void> {
  const rows = clientIds.flatMap((client, at) =>
    at % 4 === 3 ? [] : [{ client, formula: formulas[at % formulas.length], level: levels[at % levels.length] }],
  )
  await db.run(sql`
    insert into client_energy (client_id, formula, activity_level, desirable_formula)
    select r.client, r.formula, r.level, 'LORENTZ' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (client uuid, formula text, level text)`)
}

interface Context {
  macros: readonly MadeMacro[]
  source: EnergySource | undefined
}

function historyOf(client: string, at: number, { macros, source }: Context) {
  // some were never given any
  if (at % 6 === 5) return []
  const today = dayIn('Europe/Rome')
  return (beginnings[at % beginnings.length] ?? []).flatMap((daysAgo, nth) => {
    const macro = macros[(at + nth * 2) % macros.length]
    if (!macro) return []
    const { id, fields, wasChanged } = macro
    const isPerKg = fields.unit === 'grams per kg'
    const now = isPerKg && source ? weightOn(today, fields.weightBasis, source) : null
    if (isPerKg && !now) return []
    // earlier they weighed more, and the last one's weight has moved where it counts for some time
    const weight = now && {
      ...now,
      kg: Math.round((now.kg + (daysAgo > 10 ? daysAgo / 12 : 0)) * 10) / 10,
      day: addDays(today, -Math.max(daysAgo, 0)),
    }
    const days = wasChanged && daysAgo > 10 ? fields.days.map(before) : fields.days
    return [
      {
        id: newId(),
        macro: id,
        client,
        title: fields.title,
        note: fields.note,
        unit: fields.unit,
        basis: fields.weightBasis,
        days,
        targets: resolveDays({ unit: fields.unit, days }, weight?.kg ?? null),
        weight,
        start: addDays(today, -daysAgo),
        week: presetWeek(days),
        follows: trainingTypes.every(type => days.some(({ dayType }) => dayType === type)),
        message: nth === 0 ? 'Cominciamo da qui: ci sentiamo tra due settimane.' : '',
      },
    ]
  })
}

const before = (day: MacroDay): MacroDay => ({ ...day, kcal: day.kcal === null ? null : day.kcal - 100 })
