import { findExpiringCard, listExpiringCards } from '#areas/plan'
import { sql, type Database, type Row } from '#platform/db'
import { defineSweep, defineWorkspaceJob, dueInSystem, dueItems, enqueue, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { installedPayments, usePayments } from '#platform/payments'
import { billingOf, numberToCheck, storeVatCheck } from './billing-profile.ts'
import { runChange } from './changes/run.ts'
import { findScheduled, scheduledTerms } from './changes/store.ts'
import { notifyAdmins, notifyOfChangeAhead } from './news.ts'
import { planCardExpires } from './notifications.ts'
import { cancelSaleJob } from './operator-sales/cancel-job.ts'
import { syncBilling } from './billing-sync.ts'
import { askVies } from './vies.ts'

const daysAhead = 7
const keptYears = 10

type WorkspaceItem = WorkspaceRow & { id: string }

/** Changes that a crash, or a provider that was away, has left in the middle. */
const openChanges = dueItems<WorkspaceItem>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<WorkspaceItem>(sql`
        select workspace_id, id from plan_changes
        where state in ('asked', 'undoing') and tried_at < now() - interval '2 minutes' and ${isNext(sql`workspace_id`, sql`id`)}
        order by tried_at limit ${limit}`),
    ),
  async treat(_, [item]) {
    const provider = usePayments()
    if (!item || !provider) return
    const { database, log } = installedPayments()
    await runChange({ database, provider, log }, { workspaceId: item.workspace_id, changeId: item.id })
  },
})

export const sweepPlanChanges = defineSweep({ name: 'sweep plan changes', cron: '*/5 * * * *', parts: () => [openChanges] })

export const completePlanChanges = (database: Database): Promise<number> => openChanges({ database, job: sweepPlanChanges.name })

/** Numbers that VIES has not answered about: until it does, the sale counts as Italian. */
const openVatChecks = dueItems<WorkspaceItem>({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<WorkspaceItem>(sql`
        select workspace_id, workspace_id as id from plan_vat_checks
        where answer = 'unreachable' and checked_at < now() - interval '50 minutes' and ${isNext(sql`workspace_id`, sql`workspace_id`)}
        order by checked_at limit ${limit}`),
    ),
  async treat(database, [item]) {
    if (!item) return
    const { workspace_id: workspaceId } = item
    const number = await database.withWorkspace(workspaceId, 'read', async db => numberToCheck(await billingOf(db)))
    const answer = number && (await askVies(number))
    await database.withWorkspace(workspaceId, 'write', async db => {
      if (number && answer) await storeVatCheck(db, number, answer)
      // the business has another number by now, or none
      else await db.run(sql`delete from plan_vat_checks where answer = 'unreachable'`)
      if (answer === 'valid') await enqueue(db, syncBilling, { workspaceId }, { singletonKey: workspaceId })
    })
  },
})

export const sweepVatChecks = defineSweep({ name: 'sweep vat checks', cron: '41 * * * *', parts: () => [openVatChecks] })

export const checkVatNumbers = (database: Database): Promise<number> => openVatChecks({ database, job: sweepVatChecks.name })

const nearChange = sql`state = 'scheduled' and scheduled_at between now() and now() + make_interval(days => ${daysAhead})`
export const tellOfPlanHere = defineWorkspaceJob<Record<string, never>>({
  name: 'tell of plan',
  async handle({ db }) {
    const change = await findScheduled(db)
    const terms = scheduledTerms(change)
    const isNear = change?.scheduled_at && Date.parse(change.scheduled_at) - Date.now() < daysAhead * 86_400_000
    if (change && terms && isNear) await notifyOfChangeAhead(db, { id: change.id, tier: terms.tier, at: change.scheduled_at })
    const plan = await findExpiringCard(db)
    if (!plan) return
    const once = `${plan.card.last4} ${plan.card.expires}`
    await notifyAdmins(db, planCardExpires, { plan: plan.name, planEn: null, total: 0, day: null }, once)
  },
})

const businessesToTell = jobInWorkspaces({
  job: tellOfPlanHere,
  async list(db) {
    const cards = (await listExpiringCards(db)).map(({ workspace_id: id }) => id)
    return db.many<WorkspaceRow>(sql`
      select workspace_id from plan_changes where ${nearChange} union select unnest(${cards}::uuid[]) as workspace_id`)
  },
})

/** The law wants ten years; afterwards nobody needs to know who paid. */
const oldPayments = dueInSystem<Row<'plan_payments', 'id'>>({
  list: (db, { isNext, limit }) =>
    db.many<Row<'plan_payments', 'id'>>(sql`
      select id from plan_payments where workspace_id is null and paid_at < now() - make_interval(years => ${keptYears})
        and ${isNext(sql`id`)} order by paid_at limit ${limit}`),
  treat: (db, items) => db.run(sql`delete from plan_payments where id = any(${items.map(({ id }) => id)}::uuid[])`),
  atOnce: 100,
})

export const sweepPlanBilling = defineSweep({
  name: 'sweep plan billing',
  cron: '20 9 * * *',
  parts: () => [businessesToTell, oldPayments],
})

export const paymentsJobs = [syncBilling, cancelSaleJob, tellOfPlanHere, sweepPlanChanges, sweepVatChecks, sweepPlanBilling] as const
