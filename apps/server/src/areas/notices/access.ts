import type { Notice } from '@allenio/contract/notices'
import { romeDay } from '@allenio/domain/days'
import { reachableClients, type Asker } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type Sql } from '#platform/db'

export const isThere = sql`e.deleted_at is null`

const isAuthor = ({ membershipId }: Pick<Asker, 'membershipId'>): Sql => sql`e.author_id is not distinct from ${membershipId}::uuid`

/** Clients of the asker, as a query of their ids. */
const reachedIds = (asker: Asker): Sql => sql`(select c.id from clients c where ${reachableClients(asker)})`

/** A condition on notices `e`: clients read them now. */
export const isRead = (): Sql => sql`e.published_at is not null and e.withdrawn_at is null
  and coalesce(e.visible_until >= ${romeDay()}, true)`

/** A condition on notices `e`: a client's are those published for them, a collaborator's also those that have reached their clients. */
export function isVisible(asker: Asker): Sql {
  switch (asker.role) {
    case 'admin':
      return isThere
    case 'coach':
    case 'nutritionist':
      return sql`${isThere} and (${isAuthor(asker)} or exists (
        select from notice_readers r where r.notice_id = e.id and r.client_id in ${reachedIds(asker)}))`
    case 'client':
      return sql`${isThere} and ${isRead()} and e.id in (
        select r.notice_id from notice_readers r where r.membership_id = ${asker.membershipId})`
    default:
      return asker.role satisfies never
  }
}

/** A condition on notices `e`, deleted ones among them: collaborators change their own. */
export const isChangeable = (asker: Asker): Sql => (asker.role === 'admin' ? sql`true` : isAuthor(asker))

/** A condition on readers `r`: their clients are in the asker's charge. */
export const isReachedReader = (asker: Asker): Sql => sql`r.client_id in ${reachedIds(asker)}`

export function abilities(actor: Actor, { author_id }: Pick<Row<'notices'>, 'author_id'>): Notice['may'] {
  const isOwn = actor.role === 'admin' || author_id === actor.membershipId
  return { update: isOwn && mayDo(actor, 'update notices'), delete: isOwn && mayDo(actor, 'delete notices') }
}
