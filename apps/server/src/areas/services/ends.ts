import type { Language } from '@allenio/contract'
import { formatDay } from '@allenio/domain/formats'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'
import { defineNotification, notify } from '#platform/notify'
import { makeSay } from '#platform/words'

type ServiceEnd = { nameIt: string; nameEn: string; day: string }

export const serviceEnding = defineNotification<ServiceEnd>({
  kind: 'service ending',
  group: { id: 'plan', order: 70, names: { it: 'Il tuo piano', en: 'Your plan' } },
  roles: ['admin'],
  presets: { inApp: true, push: false, mail: true },
  values: ({ nameIt, nameEn, day }, language: Language) => ({ name: language === 'it' ? nameIt : nameEn, day: formatDay(language, day) }),
  link: () => '/services/request',
  words: {
    it: { name: 'Un servizio sta per finire', title: '{{name}} finisce il {{day}}', body: 'Puoi ordinarlo di nuovo quando vuoi.' },
    en: { name: 'A service is about to end', title: '{{name}} ends on {{day}}', body: 'You can order it again whenever you like.' },
  },
})

const daysAhead = 14

type DueOrder = Row<'service_orders', 'workspace_id' | 'id'>

interface EndingOrder extends Row<'service_orders', 'id'>, Row<'services', 'name_it' | 'name_en'> {
  day: string
}

const isToAnnounce = sql`o.state = 'ending' and o.announced_at is null
  and o.paid_until between now() and now() + make_interval(days => ${daysAhead})`

const endsToAnnounce = dueInWorkspaces<DueOrder>({
  list: (db, { isNext, limit }) =>
    db.many<DueOrder>(sql`
    select o.workspace_id, o.id from service_orders o where ${isToAnnounce} and ${isNext(sql`o.workspace_id`, sql`o.id`)}
    order by o.paid_until ${limitTo(limit)}`),
  async treat(db, items) {
    const orders = await db.many<EndingOrder>(sql`
      select o.id, s.name_it, s.name_en, (o.paid_until at time zone 'Europe/Rome')::date as day
      from service_orders o join services s on s.id = o.service_id
      where o.id = any(${items.map(({ id }) => id)}::uuid[]) and ${isToAnnounce} for no key update of o`)
    for (const order of orders) await announceEnd(db, order)
  },
})

async function announceEnd(db: WorkspaceDb, { id, name_it: nameIt, name_en: nameEn, day }: EndingOrder): Promise<void> {
  const admins = await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active'`)
  await notify(db, serviceEnding, { to: admins.map(admin => admin.id), subject: { nameIt, nameEn, day }, once: `${id} ${day}` })
  await db.run(sql`update service_orders set announced_at = now() where id = ${id}`)
}

const isOver = sql`o.state = 'ending' and o.paid_until < now()`

/** The paid year is over, also where the provider has not said so yet. */
const endsToKeep = dueInWorkspaces<DueOrder>({
  list: (db, { isNext, limit }) =>
    db.many<DueOrder>(sql`
    select o.workspace_id, o.id from service_orders o where ${isOver} and ${isNext(sql`o.workspace_id`, sql`o.id`)}
    order by o.paid_until ${limitTo(limit)}`),
  treat: (db, items) =>
    db.run(sql`
    update service_orders o set state = 'ended', ended_at = o.paid_until
    where o.id = any(${items.map(({ id }) => id)}::uuid[]) and ${isOver}`),
  atOnce: 50,
})

export const sweepServices = defineSweep({ name: 'sweep services', cron: '20 9 * * *', parts: () => [endsToAnnounce, endsToKeep] })

const say = makeSay({
  it: { ended: '{{name}} è scaduto.', overdue: '{{name}}: il rinnovo non è ancora pagato.' },
  en: { ended: '{{name}} has expired.', overdue: '{{name}}: the renewal is not paid yet.' },
})

const daysShown = 30

interface ExpiredOrder extends Row<'services', 'name_it' | 'name_en'> {
  is_overdue: boolean
}

/** Services for the plan check: unpaid ones, which run on for the moment, and those that have ended lately. */
export async function listExpiredServices(db: WorkspaceDb, language: Language) {
  const rows = await db.many<ExpiredOrder>(sql`
    select s.name_it, s.name_en, o.state = 'overdue' as is_overdue from service_orders o join services s on s.id = o.service_id
    where o.paid_at is not null and (o.state = 'overdue' or (o.state = 'ended' and o.billing = 'yearly'
      and o.ended_at > now() - make_interval(days => ${daysShown})
      and not exists (select from service_orders n where n.service_id = o.service_id and n.state <> 'ended')))
    order by s.position, o.created_at`)
  return rows.map(({ is_overdue: isOverdue, name_it, name_en }) => ({
    message: say(language)(isOverdue ? 'overdue' : 'ended', { name: language === 'it' ? name_it : name_en }),
    inBuffer: isOverdue,
  }))
}

export async function sweepServicesNow(database: Database): Promise<void> {
  for (const [part, run] of [endsToAnnounce, endsToKeep].entries()) await run({ database, job: sweepServices.name, part })
}
