import { creditLimits, type CreditEntry, type CreditPack } from '@allenio/contract/credits'
import { romeDay } from '@allenio/domain/days'
import { authorName, withAuthor } from '#areas/client-records'
import { mayDo, type Actor } from '#platform/access'
import { limitTo, limitToPage, pageOf, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import type { PackRow } from './packs.ts'

interface ShownPack extends PackRow {
  kind_name: string | null
  is_used: boolean
}

const shownPacks = (where: Sql) => sql`
  select p.id, p.client_id, p.kind_id, k.name as kind_name, p.amount, p.remaining, p.from_day, p.until_day, p.cause, p.created_at,
    exists (select from credit_entries e where e.pack_id = p.id and e.amount < 0) as is_used
  from credit_packs p left join appointment_kinds k on k.id = p.kind_id where p.deleted_at is null and ${where}`

const presentPack = (row: ShownPack, actor: Actor, today: string): CreditPack => {
  const may = mayDo(actor, 'update reservations')
  return {
    id: row.id,
    kind: row.kind_id === null || row.kind_name === null ? null : { id: row.kind_id, name: row.kind_name },
    amount: row.amount,
    remaining: row.remaining,
    fromDay: row.from_day,
    untilDay: row.until_day,
    isOver: row.remaining === 0 || (row.until_day !== null && row.until_day < today),
    createdAt: row.created_at,
    may: { correct: may, delete: may && row.cause === 'granted' && !row.is_used },
  }
}

export async function readPack(db: WorkspaceDb, actor: Actor, at: { clientId: string; packId: string }): Promise<CreditPack | undefined> {
  const row = await db.maybeOne<ShownPack>(shownPacks(sql`p.id = ${at.packId} and p.client_id = ${at.clientId}`))
  return row && presentPack(row, actor, romeDay())
}

interface EntryRow extends Row<
  'credit_entries',
  'id' | 'pack_id' | 'amount' | 'balance' | 'cause' | 'booking_id' | 'about_kind' | 'about_start' | 'about_zone' | 'note' | 'created_at'
> {
  author_name: string | null
}

const presentEntry = (row: EntryRow, isTeam: boolean): CreditEntry => ({
  id: row.id,
  packId: row.pack_id,
  amount: row.amount,
  balance: row.balance,
  cause: row.cause,
  booking:
    row.booking_id === null || row.about_start === null || row.about_zone === null
      ? null
      : { id: row.booking_id, kind: row.about_kind ?? '', startDate: row.about_start, zone: row.about_zone },
  note: row.note,
  addedBy: isTeam ? row.author_name : null,
  createdAt: row.created_at,
})

/** The credits of a client, and a page of what came and went. */
export async function readStatement(db: WorkspaceDb, actor: Actor, { clientId, page }: { clientId: string; page: number }) {
  const today = romeDay()
  const [packs, entries] = await Promise.all([
    db.many<ShownPack>(sql`
      ${shownPacks(sql`p.client_id = ${clientId}`)}
      order by p.remaining = 0, p.until_day nulls last, p.created_at desc, p.id ${limitTo(creditLimits.packs)}`),
    db.many<EntryRow>(sql`
      select r.id, r.pack_id, r.amount, r.balance, r.cause, r.booking_id, r.about_kind, r.about_start, r.about_zone, r.note,
        r.created_at, ${authorName}
      from credit_entries r ${withAuthor} where r.client_id = ${clientId}
      order by r.created_at desc, r.id desc ${limitToPage(page, creditLimits.perPage)}`),
  ])
  const { pageRows, nextPage } = pageOf(entries, page, creditLimits.perPage)
  const presentedPacks = packs.map(row => presentPack(row, actor, today))
  return {
    balance: presentedPacks.filter(({ isOver }) => !isOver).reduce((sum, { remaining }) => sum + remaining, 0),
    packs: presentedPacks,
    entries: pageRows.map(row => presentEntry(row, actor.role !== 'client')),
    nextPage,
  }
}
