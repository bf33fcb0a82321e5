import { shoppingLimits } from '@allenio/contract/shopping-lists'
import { daysAgo, sql } from '#platform/db'
import { defineSweep, dueWorkspacesInSystem, type WorkspaceRow } from '#platform/jobs'

const isOld = sql`s.changed_at < ${daysAgo(shoppingLimits.keptDays)} and not exists (
  select from shopping_lines l where l.workspace_id = s.workspace_id and l.list_id = s.id
    and l.changed_at >= ${daysAgo(shoppingLimits.keptDays)})`
const hasOldLink = sql`s.link_expires_at <= now()`

/** Erases lists that nobody has touched for long, and what was stored of links that are over. */
export const sweepShoppingLists = defineSweep({
  name: 'sweep old shopping lists',
  cron: '53 3 * * *',
  parts: () => [
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct s.workspace_id from shopping_lists s where ${isOld}`),
      treat: (db, workspaceId) => db.run(sql`delete from shopping_lists s where s.workspace_id = ${workspaceId} and ${isOld}`),
    }),
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct s.workspace_id from shopping_lists s where ${hasOldLink}`),
      treat: (db, workspaceId) =>
        db.run(sql`
        update shopping_lists s set token_hash = null, link_expires_at = null where s.workspace_id = ${workspaceId} and ${hasOldLink}`),
    }),
  ],
})
