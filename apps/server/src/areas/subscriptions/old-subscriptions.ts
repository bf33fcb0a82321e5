import { eraseSteps, hasPayments, isBeyondBooks } from '#areas/purchases'
import { limitTo, sql, type Row } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'

/** A subscription without a client that charged nobody for ten years, and left no payment in the books. */
const isOld = sql`e.client_id is null and ${isBeyondBooks(sql`e.created_at`)}
  and ${isBeyondBooks(sql`greatest(e.period_until, e.ended_at, e.created_at)`)} and not ${hasPayments(sql`e`)}`

/** Erases old subscriptions with their states and questions to the provider. The sweep of old sales erases the payments before. */
export const sweepOldSubscriptions = defineSweep({
  name: 'sweep old subscriptions',
  cron: '50 3 * * *',
  parts: () => [
    dueInWorkspaces<WorkspaceItem>({
      list: (db, { isNext, limit }) =>
        db.many<WorkspaceItem>(sql`
          select e.workspace_id, e.id from subscriptions e where ${isOld} and ${isNext(sql`e.workspace_id`, sql`e.id`)}
          order by e.created_at ${limitTo(limit)}`),
      treat: async (db, items) => {
        const ids = items.map(({ id }) => id)
        // a payment that is being entered holds its sale: the lock waits for it, and the next statement sees it
        await db.many(sql`select from subscriptions where id = any(${ids}::uuid[]) order by id for update`)
        const rows = await db.many<Row<'subscriptions', 'id'>>(sql`
          delete from subscriptions e where e.id = any(${ids}::uuid[]) and ${isOld} returning e.id`)
        return eraseSteps(
          db,
          rows.map(({ id }) => id),
        )
      },
      atOnce: 200,
    }),
  ],
})
