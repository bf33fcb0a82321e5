import { customAppCode } from '@allenio/contract/services'
import { newId } from '@allenio/domain/ids'
import { fillDemoApp } from '#areas/custom-apps'
import { useConfig } from '#platform/config'
import { sql } from '#platform/db'
import type { FillDemo } from '#platform/demo'

/** The demo's business has its app under way, in six installments, and support for a year. */
export const fillDemoServices: FillDemo = async db => {
  if (!useConfig().hasPlans) return undefined
  await db.run(sql`
    insert into service_orders (id, service_id, state, price, billing, installments, paid_at, created_at)
    select ${newId()}::uuid, s.id, 'active', s.price, s.billing, s.installments, now() - interval '12 days', now() - interval '12 days'
    from services s where s.code = ${customAppCode}
    union all select ${newId()}::uuid, s.id, 'active', s.price, s.billing, null, now() - interval '150 days', now() - interval '150 days'
    from services s where s.code = 'priority-support'`)
  await db.run(sql`update service_orders set paid_until = paid_at + interval '1 year' where billing = 'yearly'`)
  return fillDemoApp(db)
}
