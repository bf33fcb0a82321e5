import { shoppingLimits } from '@allenio/contract/shopping-lists'
import { daysAgo, sql } from '#platform/db'
import { defineSweep } from '#platform/jobs'

/** Erases lists that nobody has touched for long, and what was stored of links that are over. */
export const sweepShoppingLists = defineSweep({
  name: 'sweep old shopping lists',
  cron: '53 3 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      await db.run(sql`
        delete from shopping_lists s where s.changed_at < ${daysAgo(shoppingLimits.keptDays)} and not exists (
          select from shopping_lines l where l.workspace_id = s.workspace_id and l.list_id = s.id
            and l.changed_at >= ${daysAgo(shoppingLimits.keptDays)})`)
      await db.run(sql`update shopping_lists set token_hash = null, link_expires_at = null where link_expires_at <= now()`)
    }),
})
