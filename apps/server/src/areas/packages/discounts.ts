import type { ParsedInput } from '@allenio/contract'
import { packageLimits, type createDiscountCode, type DiscountCode, type updateDiscountCode } from '@allenio/contract/packages'
import { romeDay } from '@allenio/domain/days'
import { isDiscountValid, type DiscountRule } from '@allenio/domain/packages'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { lockFor, sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'

type DiscountRow = Row<
  'discount_codes',
  | 'id'
  | 'code'
  | 'percent'
  | 'amount'
  | 'duration'
  | 'uses_at_most'
  | 'uses'
  | 'from_day'
  | 'until_day'
  | 'package_ids'
  | 'archived_at'
  | 'created_at'
>

const columns = sql`d.id, d.code, d.percent, d.amount, d.duration, d.uses_at_most, d.uses, d.from_day, d.until_day, d.package_ids,
  d.archived_at, d.created_at`

function presentDiscount(row: DiscountRow): DiscountCode {
  const rules = {
    uses: row.uses,
    usesAtMost: row.uses_at_most,
    fromDay: row.from_day,
    untilDay: row.until_day,
    isArchived: row.archived_at !== null,
  }
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amount,
    duration: row.duration,
    packageIds: row.package_ids,
    ...rules,
    isValid: isDiscountValid(rules, romeDay()),
    createdAt: row.created_at,
  }
}

export const listDiscounts = async (db: WorkspaceDb): Promise<DiscountCode[]> =>
  (
    await db.many<DiscountRow>(sql`
    select ${columns} from discount_codes d order by d.archived_at is not null, d.created_at desc, d.id`)
  ).map(presentDiscount)

const findDiscount = async (db: WorkspaceDb, id: string): Promise<DiscountCode> =>
  presentDiscount(found(await db.maybeOne<DiscountRow>(sql`select ${columns} from discount_codes d where d.id = ${id}`)))

interface Rules {
  percent: number | null
  amount: number | null
  fromDay: string | null
  untilDay: string | null
}

function refuseSenseless({ percent, amount, fromDay, untilDay }: Rules): void {
  if ((percent === null) === (amount === null)) throw wrongField('percent', 'discount by one way')
  if (fromDay !== null && untilDay !== null && untilDay < fromDay) throw wrongField('untilDay', 'discount days')
}

/** Packages that are named newly have to be there; one that was deleted since may stay among the others. */
async function requirePackages(db: WorkspaceDb, ids: readonly string[], known: readonly string[] = []): Promise<void> {
  const newIds = ids.filter(id => !known.includes(id))
  const { count } = await db.one<Count>(sql`
    select count(*) as count from packages where id = any(${newIds}::uuid[]) and deleted_at is null`)
  if (count < newIds.length) throw new AppError('not found')
}

export async function insertDiscount(
  db: WorkspaceDb,
  actor: Actor,
  written: ParsedInput<typeof createDiscountCode>,
): Promise<DiscountCode> {
  refuseSenseless(written)
  await lockFor(db, 'discount codes')
  const { count } = await db.one<Count>(sql`select count(*) as count from discount_codes`)
  if (count >= packageLimits.discountCodes) throw new AppError('too many discount codes', { values: { max: packageLimits.discountCodes } })
  await requirePackages(db, written.packageIds)
  const id = newId()
  const added = await db.run(sql`
    insert into discount_codes (id, code, percent, amount, duration, uses_at_most, from_day, until_day, package_ids)
    values (${id}, ${written.code}, ${written.percent}, ${written.amount}, ${written.duration}, ${written.usesAtMost},
      ${written.fromDay}, ${written.untilDay}, ${written.packageIds}::uuid[])
    on conflict (workspace_id, code) do nothing`)
  if (added === 0) throw wrongField('code', 'discount code taken')
  await audit(db, { personId: actor.personId, action: 'create discount code', subjectId: id })
  return findDiscount(db, id)
}

export async function changeDiscount(
  db: WorkspaceDb,
  actor: Actor,
  { id, ...changes }: ParsedInput<typeof updateDiscountCode>,
): Promise<DiscountCode> {
  await db.maybeOne(sql`select from discount_codes where id = ${id} for update`)
  const before = await findDiscount(db, id)
  const after = { ...before, ...changes }
  refuseSenseless(after)
  const isOther = (['percent', 'amount', 'duration'] as const).some(field => after[field] !== before[field])
  if (isOther && before.uses > 0) throw new AppError('discount used')
  if (after.usesAtMost !== null && after.usesAtMost < before.uses) {
    throw wrongField('usesAtMost', 'discount uses', { uses: before.uses })
  }
  await requirePackages(db, after.packageIds, before.packageIds)
  await db.run(sql`
    update discount_codes set percent = ${after.percent}, amount = ${after.amount}, duration = ${after.duration},
      uses_at_most = ${after.usesAtMost}, from_day = ${after.fromDay}, until_day = ${after.untilDay},
      package_ids = ${after.packageIds}::uuid[]
    where id = ${id}`)
  await audit(db, { personId: actor.personId, action: 'update discount code', subjectId: id, details: { fields: Object.keys(changes) } })
  return findDiscount(db, id)
}

export async function archiveDiscount(db: WorkspaceDb, actor: Actor, { id, isArchived }: { id: string; isArchived: boolean }) {
  const changed = await db.run(sql`
    update discount_codes set archived_at = case when ${isArchived}::boolean then coalesce(archived_at, now()) end where id = ${id}`)
  if (changed === 0) throw new AppError('not found')
  const action = isArchived ? 'archive discount code' : 'restore discount code'
  await audit(db, { personId: actor.personId, action, subjectId: id })
  return findDiscount(db, id)
}

export interface Discount extends DiscountRule {
  id: string
  code: string
}

/** The discount that a code gives on a package today, however it was typed; undefined where it gives none. */
export async function readDiscount(db: WorkspaceDb, code: string, packageId: string): Promise<Discount | undefined> {
  const row = await db.maybeOne<DiscountRow>(sql`
    select ${columns} from discount_codes d
    where d.code = ${code.trim().toUpperCase()} and (d.package_ids = '{}' or ${packageId}::uuid = any(d.package_ids))`)
  const discount = row && presentDiscount(row)
  if (!discount?.isValid) return undefined
  const { id, percent, amount, duration } = discount
  return { id, code: discount.code, percent, amount, duration }
}

/** The discounts of codes that orders have used, whether or not the codes still give one. */
export async function readDiscountRules(db: WorkspaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, DiscountRule>> {
  const rows = await db.many<Row<'discount_codes', 'id' | 'percent' | 'amount' | 'duration'>>(sql`
    select id, percent, amount, duration from discount_codes where id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map(({ id, ...rule }) => [id, rule]))
}

interface DiscountUse {
  discountId: string
  saleId: string
}

/**
 * Holds a use of a code for an order that may still be paid; answers false where all uses are taken or held. Orders at one time wait for
 * each other at the row of the code.
 */
export async function holdDiscount(db: WorkspaceDb, { discountId, saleId, until }: DiscountUse & { until: string }): Promise<boolean> {
  const code = await db.maybeOne<Pick<DiscountRow, 'uses' | 'uses_at_most'>>(sql`
    select uses, uses_at_most from discount_codes where id = ${discountId} for update`)
  if (!code) return false
  await db.run(sql`delete from discount_uses where discount_code_id = ${discountId} and not is_used and held_until <= now()`)
  const { count: held } = await db.one<Count>(sql`
    select count(*) as count from discount_uses where discount_code_id = ${discountId} and not is_used and sale_id <> ${saleId}`)
  if (code.uses_at_most !== null && code.uses + held >= code.uses_at_most) return false
  await db.run(sql`
    insert into discount_uses (sale_id, discount_code_id, held_until) values (${saleId}, ${discountId}, ${until})
    on conflict (workspace_id, sale_id) do update set held_until = excluded.held_until`)
  return true
}

/** Gives back the use that an order held which ended unpaid. */
export const releaseDiscount = (db: WorkspaceDb, saleId: string) =>
  db.run(sql`delete from discount_uses where sale_id = ${saleId} and not is_used`)

/**
 * Counts the use of a sale, once. What was paid at the lower price was promised, so it also counts where the hold ran out and others came
 * first.
 */
export async function takeDiscount(db: WorkspaceDb, { discountId, saleId }: DiscountUse): Promise<void> {
  await db.maybeOne(sql`select from discount_codes where id = ${discountId} for update`)
  const newUses = await db.run(sql`
    insert into discount_uses as u (sale_id, discount_code_id, held_until, is_used) values (${saleId}, ${discountId}, now(), true)
    on conflict (workspace_id, sale_id) do update set is_used = true where not u.is_used`)
  if (newUses > 0) await db.run(sql`update discount_codes set uses = uses + 1 where id = ${discountId}`)
}
