import { limitTo, sql, type NotNull, type Row } from '#platform/db'
import { makeSay } from '#platform/words'
import type { AgendaPart } from '#areas/client-overview'
import { clientCard, renewsByItself, type CardRow } from '#areas/clients'

const say = makeSay({ it: { ends: 'Fine abbonamento' }, en: { ends: 'Subscription ends' } })

export const subscriptionAgenda: AgendaPart = {
  layer: 'subscriptions',
  permission: 'view clients',
  color: 'dark',
  read: async (db, actor, { from, to, clients, limit }) => {
    const rows = await db.many<CardRow & NotNull<Row<'clients', 'subscription_end'>>>(sql`
      select c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id, c.subscription_end from clients c
      where c.subscription_end between ${from} and ${to} and c.status = 'active' and not ${renewsByItself()} and ${clients}
      order by c.subscription_end, c.id ${limitTo(limit)}`)
    const title = say(actor.language)('ends')
    return rows.map(row => ({ id: row.id, day: row.subscription_end, title, link: `/clients/${row.id}`, client: clientCard(row, actor) }))
  },
}
