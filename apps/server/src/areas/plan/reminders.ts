import type { Language } from '@allenio/contract'
import { formatDay } from '@allenio/domain/formats'
import { useConfig } from '#platform/config'
import { sql, type Database, type Row } from '#platform/db'
import { defineSweep, defineWorkspaceJob, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { defineNotification, notify } from '#platform/notify'
import { makeSay } from '#platform/words'

const planGroup = { id: 'plan', order: 70, names: { it: 'Il tuo piano', en: 'Your plan' } } as const

const say = makeSay({
  it: { trial: 'La prova gratuita', plan: 'Il piano', named: 'Il piano {{plan}}' },
  en: { trial: 'The free trial', plan: 'The plan', named: 'The {{plan}} plan' },
})

type PlanEnd = {
  /** Empty for the trial. */
  plan: string | null
  /** 1 if the plan that ends has no name. */
  isPlan: number
  day: string
}

const valuesOf = ({ plan, isPlan, day }: PlanEnd, language: Language) => ({
  what: plan ? say(language)('named', { plan }) : say(language)(isPlan ? 'plan' : 'trial'),
  day: formatDay(language, day),
})

const commonParts = {
  group: planGroup,
  roles: ['admin'],
  presets: { inApp: true, push: true, mail: true },
  isAboutMoney: true,
  values: valuesOf,
  link: () => '/payments',
} as const

export const planEnding = defineNotification<PlanEnd>({
  ...commonParts,
  kind: 'plan ending',
  words: {
    it: { name: 'La prova o il piano sta per finire', title: '{{what}} finisce il {{day}}', body: 'I tuoi dati restano al sicuro.' },
    en: { name: 'Trial or plan is about to end', title: '{{what}} ends on {{day}}', body: 'Your data stays safe.' },
  },
})

export const planEnded = defineNotification<PlanEnd>({
  ...commonParts,
  kind: 'plan ended',
  words: {
    it: { name: 'La prova o il piano è finito', title: '{{what}} non vale più dal {{day}}', body: 'I tuoi dati restano al sicuro.' },
    en: { name: 'Trial or plan has ended', title: '{{what}} ended on {{day}}', body: 'Your data stays safe.' },
  },
})

/** Sent ahead of the day, and afterwards too if the server was down. */
const daysAhead = 7
const daysAfter = 3

interface EndRow {
  plan: string | null
  is_plan: boolean
  day: string
  has_ended: boolean
}

/** The end of the plan, or of the trial if there is no plan: nobody is told of the end of a trial that a plan follows. */
const ends = sql`
  select id, case when has_plan then name end as plan, has_plan as is_plan, (ends_at at time zone 'Europe/Rome')::date as day,
    ends_at <= now() as has_ended
  from (
    select w.id, p.name, p.has_plan is true as has_plan, case when p.has_plan then p.counts_until else w.trial_ends_at end as ends_at
    from workspaces w left join (
      select *, state in ('granted', 'active', 'ending') or paid_until is not null as has_plan from plan_subscriptions
    ) p on p.workspace_id = w.id) stands
  where ends_at between now() - make_interval(days => ${daysAfter}) and now() + make_interval(days => ${daysAhead})`

export const remindOfPlanHere = defineWorkspaceJob<Record<string, never>>({
  name: 'remind of plan',
  async handle({ db }) {
    const end = await db.maybeOne<EndRow>(sql`select plan, is_plan, day, has_ended from (${ends}) e where id = ${db.workspaceId}`)
    if (!end) return
    const admins = await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active'`)
    const { plan, day, has_ended: hasEnded } = end
    const subject = { plan, isPlan: end.is_plan ? 1 : 0, day }
    await notify(db, hasEnded ? planEnded : planEnding, { to: admins.map(({ id }) => id), subject, once: day })
  },
})

const businessesToRemind = jobInWorkspaces({
  job: remindOfPlanHere,
  list: async db => (useConfig().hasPlans ? db.many<WorkspaceRow>(sql`select id as workspace_id from (${ends}) e`) : []),
})

export const sweepPlans = defineSweep({ name: 'sweep plans', cron: '5 9 * * *', parts: () => [businessesToRemind] })

export const remindOfPlans = (database: Database): Promise<number> => businessesToRemind({ database, job: sweepPlans.name })
