import type { ParsedInput } from '@allenio/contract'
import { updateClientEnergy as energyEndpoint, type BodyState, type EnergyChoices, type ClientEnergy } from '@allenio/contract/macros'
import type { ExpenditureRefusal } from '@allenio/contract/meal-diary'
import { addDays, romeDay } from '@allenio/domain/days'
import { expenditureRefusal } from '@allenio/domain/energy-trend'
import { energyNeed, energyOfState, type EnergyNeed } from '@allenio/domain/macros'
import { hasConsent, type WithdrawnConsent } from '#areas/clients'
import { mayCall, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { collectionOf } from '#platform/contributions'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { macroAssignments } from './assignments/assignment-tables.ts'
import { readEnergySources } from './energy.ts'

const pregnancyAtMostDays = 300

/** Functions that run within the transaction that stores or removes a pregnancy or breastfeeding. */
export const bodyStateListeners = collectionOf<(db: WorkspaceDb, clientId: string) => Promise<void>>('body state listeners')

export async function readClientEnergy(db: WorkspaceDb, actor: Actor, clientId: string): Promise<ClientEnergy> {
  const [sources, hasHealthConsent, row] = await Promise.all([
    readEnergySources(db, [clientId]),
    hasConsent(db, clientId, 'health data'),
    db.maybeOne<Row<'client_energy', 'state'>>(sql`select state from client_energy where client_id = ${clientId}`),
  ])
  const { facts, choices, visit } = found(sources.get(clientId))
  return {
    facts,
    choices,
    visit: visit && { day: visit.day, choices: visit.choices },
    state: hasHealthConsent ? (row?.state ?? null) : null,
    hasHealthConsent,
    may: { update: mayCall(actor, energyEndpoint) },
  }
}

/** A condition on the choices `e` of a client: they consent to health data. */
const hasStateConsent = sql`exists (
  select from consents n where n.client_id = e.client_id and n.purpose = 'health data' and n.withdrawn_on is null)`

/** Whether a pregnancy or breastfeeding is stored for a client, with their consent. */
export const hasBodyState = (client: Sql): Sql => sql`exists (
  select from client_energy e where e.client_id = ${client} and e.state is not null and ${hasStateConsent})`

type StateRow = Row<'client_energy', 'client_id' | 'state'>
type SpentRow = Row<'macro_assignments', 'client_id' | 'spent_kcal'>

interface TakenNeed extends Pick<EnergyNeed, 'bmr' | 'kcal'> {
  /** The kcal are the expenditure on which today's target is based; otherwise they are computed from today's facts. */
  isFromTrend: boolean
  /** Why an earlier estimate from weights and diary no longer counts; null where it counts. */
  refusal: ExpenditureRefusal | null
}

/** Reads the daily needs on which the targets of clients are based. The caller has reached the clients. */
export async function readNeeds(db: WorkspaceDb, clientIds: readonly string[]): Promise<ReadonlyMap<string, TakenNeed>> {
  const today = romeDay()
  const [sources, rows, taken] = await Promise.all([
    readEnergySources(db, clientIds),
    db.many<StateRow>(sql`
      select e.client_id, e.state from client_energy e
      where e.client_id = any(${[...clientIds]}::uuid[]) and e.state is not null and ${hasStateConsent}`),
    db.many<SpentRow>(sql`
      select c.id as client_id, (select o.spent_kcal from ${macroAssignments.on(sql`c.id`, sql`${today}::date`)} o) as spent_kcal
      from unnest(${[...clientIds]}::uuid[]) c (id)`),
  ])
  const states = new Map(rows.map(row => [row.client_id, row.state]))
  const spentKcal = new Map(taken.map(row => [row.client_id, row.spent_kcal]))
  return new Map(
    [...sources].map(([id, source]) => {
      const sourceNow = { ...source, state: states.get(id) ?? null }
      const { bmr, kcal } = energyNeed(sourceNow, today)
      const refusal = expenditureRefusal(sourceNow)
      const spent = refusal ? null : (spentKcal.get(id) ?? null)
      return [id, { bmr, kcal: spent ?? kcal, isFromTrend: spent !== null, refusal }]
    }),
  )
}

/** Updates the choices that were made for a client; fields that were not sent stay as they are. */
export async function updateClientEnergy(
  db: WorkspaceDb,
  actor: Actor,
  { id, state, ...changes }: ParsedInput<typeof energyEndpoint>,
): Promise<void> {
  if (state) await requireState(db, id, state)
  const { choices } = found((await readEnergySources(db, [id])).get(id))
  const mergedChoices = merge(choices, changes)
  await db.run(sql`
    insert into client_energy as e (client_id, formula, manual_bmr, activity_level, desirable_formula, manual_desirable_kg, adjustment_kcal)
    values (${id}, ${mergedChoices.formula}, ${mergedChoices.manualBmr}, ${mergedChoices.activityLevel},
      ${mergedChoices.desirableFormula}, ${mergedChoices.manualDesirableKg}, ${mergedChoices.adjustmentKcal})
    on conflict (workspace_id, client_id) do update set formula = excluded.formula, manual_bmr = excluded.manual_bmr,
      activity_level = excluded.activity_level, desirable_formula = excluded.desirable_formula,
      manual_desirable_kg = excluded.manual_desirable_kg, adjustment_kcal = excluded.adjustment_kcal, updated_at = now()`)
  if (state !== undefined) {
    await db.run(sql`update client_energy set state = ${state && JSON.stringify(state)}::jsonb where client_id = ${id}`)
    for (const listen of bodyStateListeners.gathered()) await listen(db, id)
  }
  await audit(db, { personId: actor.personId, action: 'update client energy', subjectId: id })
}

type Changes = { [Name in keyof EnergyChoices]?: EnergyChoices[Name] | undefined }

const merge = (choices: EnergyChoices, changes: Changes): EnergyChoices => ({
  ...choices,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

/** Refuses a state without the consent to store it, and one that cannot be true. */
async function requireState(db: WorkspaceDb, clientId: string, state: BodyState): Promise<void> {
  const today = romeDay()
  if (state.kind === 'lactation' && state.bornDay > today) throw wrongField('state.bornDay', 'invalid input')
  if (state.kind === 'pregnancy') {
    const isOver = energyOfState(state, today)?.kind === 'over'
    if (isOver || state.dueDay > addDays(today, pregnancyAtMostDays)) throw wrongField('state.dueDay', 'invalid input')
  }
  if (!(await hasConsent(db, clientId, 'health data'))) throw wrongField('state', 'consent needed')
}

/** Erases a client's stored pregnancy or breastfeeding after the consent to it was withdrawn. */
export async function eraseBodyState(db: WorkspaceDb, { clientId, purpose }: WithdrawnConsent): Promise<void> {
  if (purpose !== 'health data') return
  await db.run(sql`update client_energy set state = null, updated_at = now() where client_id = ${clientId} and state is not null`)
}
