import type { Output, ParsedInput } from '@allenio/contract'
import { clientsPerPage } from '@allenio/contract/clients'
import { missingFacts, type listClientsForMealPlan, type MissingFact } from '@allenio/contract/meal-plans'
import { exclusionName, parseOpenText, type OpenText } from '@allenio/domain/aliments'
import { romeDay } from '@allenio/domain/days'
import { findExclusions } from '#areas/aliments'
import { readTrainingKinds } from '#areas/client-overview'
import { clientCard, listCondition, type CardRow } from '#areas/clients'
import { macroAssignments, macrosHidden } from '#areas/macros'
import type { Actor } from '#platform/access'
import { limitToPage, pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { findHitsOf, presentHits } from '../foods/exclusion-hits.ts'
import type { PlanRecord } from '../reach.ts'
import { findLastRelease, judgedIn } from '../releases/release-content.ts'
import { planAssignments } from './tables.ts'

type Query = Omit<ParsedInput<typeof listClientsForMealPlan>, 'id'>
type OpenRow = Row<'meal_plan_assignments', 'meal_plan_id' | 'client_id' | 'title' | 'start_day' | 'end_day'>

interface ClientRow extends CardRow, Row<'clients', 'allergies'> {
  has_account: boolean
  has_weight: boolean
  has_target: boolean
  are_macros_hidden: boolean
}

const presentFollowed = ({ meal_plan_id: mealPlanId, title, start_day: startDay, end_day: endDay }: OpenRow) => ({
  mealPlanId,
  title,
  startDay,
  endDay,
})

function missingOf(row: ClientRow, { offers }: OpenText): MissingFact[] {
  const facts = {
    account: row.has_account,
    weight: row.has_weight,
    target: row.has_target,
    allergies: offers.length === 0,
  } satisfies Record<MissingFact, boolean>
  return missingFacts.filter(fact => !facts[fact])
}

/** Active clients by name, each with what they follow now and soon, what they lack, and what of the last release their exclusions name. */
export async function listClientsToAssign(
  db: WorkspaceDb,
  actor: Actor,
  plan: PlanRecord,
  { page, search, collaboratorId, groupId }: Query,
): Promise<Output<typeof listClientsForMealPlan>> {
  const rows = await db.many<ClientRow>(sql`
    select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, c.allergies, c.membership_id is not null as has_account,
      exists (select from weights w where w.client_id = c.id and w.deleted_at is null) as has_weight,
      exists (select from ${macroAssignments.open(sql`a.client_id = c.id`)} o) as has_target,
      ${macrosHidden} as are_macros_hidden
    from clients c
    where ${listCondition(actor, { search, collaboratorId, groupId, status: 'active' })}
      and (${plan.client_id}::uuid is null or c.id = ${plan.client_id}::uuid)
    order by c.name_key, c.id ${limitToPage(page, clientsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, clientsPerPage)
  const clientIds = pageRows.map(({ id }) => id)
  const release = await findLastRelease(db, plan.id)
  const content = release ? judgedIn(await readRelease(db, release.id)) : { foodIds: [], descriptions: [] }
  const exclusions = await findExclusions(db, clientIds, actor.language)
  const hits = await findHitsOf(db, actor, { content, exclusions })
  const open = await db.many<OpenRow>(sql`
    select o.meal_plan_id, o.client_id, o.title, o.start_day, o.end_day
    from ${planAssignments.open(sql`a.client_id = any(${clientIds}::uuid[])`)} o order by o.start_day`)
  const trainingOf = await readTrainingKinds(db, clientIds)
  const today = romeDay()
  const byClient = Map.groupBy(open, row => row.client_id)
  const clients = pageRows.map(row => {
    const own = byClient.get(row.id) ?? []
    const excluded = exclusions.get(row.id) ?? []
    const openText = parseOpenText(row.allergies, excluded, actor.language)
    const current = own.find(({ start_day: startDay }) => startDay <= today)
    return {
      ...clientCard(row, actor),
      isAssigned: own.some(({ meal_plan_id: id }) => id === plan.id),
      current: current ? presentFollowed(current) : null,
      upcoming: own.filter(({ start_day: startDay }) => startDay > today).map(presentFollowed),
      ...presentHits(hits.get(row.id)),
      training: trainingOf(row.id),
      missing: missingOf(row, openText),
      areMacrosHidden: row.are_macros_hidden,
      exclusions: excluded.map(({ kind, name }) => ({ kind, name })),
      unconfirmed: openText.offers.map(({ target }) => exclusionName(target, actor.language)),
      notUnderstood: openText.unknown,
    }
  })
  return { clients, nextPage }
}
