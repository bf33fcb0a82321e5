import { sql, type WorkspaceDb } from '#platform/db'

interface TestPlan {
  /** Null for no limit. */
  maxClients: number | null
  name?: string
  price?: number
  /** Hours ago; negative for later. */
  endedHoursAgo?: number
}

/** Gives the business a plan that the operator has granted. */
export const givePlan = (db: WorkspaceDb, { maxClients, name = 'Pro', price = 0, endedHoursAgo }: TestPlan): Promise<number> =>
  db.run(sql`
    insert into plan_subscriptions (state, name, max_clients, price, counts_until, ends_at)
    select 'granted', ${name}, ${maxClients}::int, ${price}, ends_at, ends_at
    from (select now() - make_interval(hours => ${endedHoursAgo ?? null}::int) as ends_at) e`)

/** Ends the trial, so that what was bought or granted counts. */
export const endTrial = (db: WorkspaceDb, hoursAgo = 24): Promise<number> =>
  db.run(sql`update workspaces set trial_ends_at = now() - make_interval(hours => ${hoursAgo})`)
