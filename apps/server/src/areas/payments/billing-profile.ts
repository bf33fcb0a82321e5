import type { BillingProfile, PlanBuyer, SaleBuyer } from '@allenio/contract/payments'
import { isViesAsked, missingBillingFields, vatOf, type ViesAnswer } from '@allenio/domain/plan'
import { findSeller } from '#areas/business'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

type VatCheck = Row<'plan_vat_checks', 'country' | 'vat_number' | 'answer' | 'checked_at'>

/**
 * The billing data of the business with its VAT, and what is missing before it may pay. A buyer takes the place of the business on the
 * invoice; only the address for mails stays the business's.
 */
export async function billingOf(db: WorkspaceDb, buyer: SaleBuyer | null = null): Promise<BillingProfile> {
  const profile = { ...(await findSeller(db, db.workspaceId)), ...buyer }
  const { name, address, country, vatNumber, fiscalCode, certifiedMail, recipientCode, email } = profile
  const missing = missingBillingFields(profile)
  const check = await db.maybeOne<VatCheck>(sql`select country, vat_number, answer, checked_at from plan_vat_checks`)
  // an answer about another number says nothing of this one
  const own = check?.country === country && check.vat_number === vatNumber ? check : undefined
  const vat = vatOf({ country, vatNumber, vies: own?.answer ?? null })
  const viesCheck = own ? { answer: own.answer, at: own.checked_at } : null
  return { name, address, country, vatNumber, fiscalCode, certifiedMail, recipientCode, email, vat, viesCheck, missing }
}

export const buyerOf = ({
  name,
  address,
  country,
  vatNumber,
  fiscalCode,
  certifiedMail,
  recipientCode,
  email,
}: BillingProfile): PlanBuyer => ({ name, address, country, vatNumber, fiscalCode, certifiedMail, recipientCode, email })

/** Nobody pays before the invoice can be written. */
export async function requireBilling(db: WorkspaceDb, buyer: SaleBuyer | null = null): Promise<BillingProfile> {
  const billing = await billingOf(db, buyer)
  if (billing.missing.length > 0) throw new AppError('billing data missing', { data: { missing: billing.missing } })
  return billing
}

export interface NumberToCheck {
  country: string
  vatNumber: string
}

/** The number that VIES is to be asked about; null where it has answered, or is not asked. */
export const numberToCheck = ({ country, vatNumber, viesCheck }: BillingProfile): NumberToCheck | null =>
  vatNumber !== null && isViesAsked({ country, vatNumber }) && (viesCheck === null || viesCheck.answer === 'unreachable')
    ? { country, vatNumber }
    : null

export const storeVatCheck = (db: WorkspaceDb, { country, vatNumber }: NumberToCheck, answer: ViesAnswer): Promise<number> =>
  db.run(sql`
    insert into plan_vat_checks (country, vat_number, answer) values (${country}, ${vatNumber}, ${answer})
    on conflict (workspace_id) do update set country = excluded.country, vat_number = excluded.vat_number, answer = excluded.answer,
      checked_at = now()`)
