import { romeDay } from '@allenio/domain/days'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type WorkspaceItem } from '#platform/jobs'
import { addEntry, lockCredits } from './packs.ts'

type EndedPack = Row<'credit_packs', 'id' | 'client_id' | 'remaining'>

/** Writes into the statement that credits have ended. */
async function endPacks(db: WorkspaceDb, ids: readonly string[]): Promise<void> {
  const clients = await db.many<Row<'credit_packs', 'client_id'>>(sql`
    select distinct client_id from credit_packs where id = any(${[...ids]}::uuid[])`)
  await lockCredits(
    db,
    clients.map(({ client_id }) => client_id),
  )
  const ended = await db.many<EndedPack>(sql`
    select id, client_id, remaining from credit_packs
    where id = any(${[...ids]}::uuid[]) and remaining > 0 and until_day < ${romeDay()} and deleted_at is null order by id`)
  for (const { id: packId, client_id: clientId, remaining } of ended) {
    await addEntry(db, { packId, clientId, amount: -remaining, cause: 'expired', note: '', authorId: null })
  }
}

export const sweepEndedCredits = defineSweep({
  name: 'sweep ended credits',
  cron: '20 0 * * *',
  parts: () => [
    dueInWorkspaces({
      atOnce: 100,
      list: (db, { isNext, limit }) =>
        db.many<WorkspaceItem>(sql`
        select workspace_id, id from credit_packs
        where remaining > 0 and until_day < ${romeDay()} and deleted_at is null and ${isNext(sql`workspace_id`, sql`id`)}
        order by until_day, id ${limitTo(limit)}`),
      treat: (db, items) =>
        endPacks(
          db,
          items.map(({ id }) => id),
        ),
    }),
  ],
})
