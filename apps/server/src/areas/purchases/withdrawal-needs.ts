import type { Language, Permission } from '@allenio/contract'
import { purchaseLimits } from '@allenio/contract/purchases'
import { romeZone } from '@allenio/domain/days'
import type { AttentionReason } from '@allenio/domain/home'
import { attentionRow, defineAttention } from '#areas/client-overview'
import { sql, type Sql } from '#platform/db'
import { makeSay } from '#platform/words'

// Somebody has gone back on a contract, and the money is not back yet: the days of the refund are counted down on the home page.

const say = makeSay({
  it: {
    ahead_one: 'Ha fatto recesso: manca un giorno per rimborsare',
    ahead_other: 'Ha fatto recesso: mancano {{count}} giorni per rimborsare',
    today: 'Ha fatto recesso: il rimborso scade oggi',
    over_one: 'Ha fatto recesso: il rimborso è scaduto ieri',
    over_other: 'Ha fatto recesso: il rimborso è scaduto da {{count}} giorni',
  },
  en: {
    ahead_one: 'Withdrew: one day left to refund',
    ahead_other: 'Withdrew: {{count}} days left to refund',
    today: 'Withdrew: the refund is due today',
    over_one: 'Withdrew: the refund was due yesterday',
    over_other: 'Withdrew: the refund has been overdue for {{count}} days',
  },
})

/** The countdown in words; below zero, the refund is late. */
function sayDeadline(language: Language, daysLeft: number): string {
  if (daysLeft === 0) return say(language)('today')
  return say(language)(daysLeft > 0 ? 'ahead' : 'over', { count: Math.abs(daysLeft) })
}

const withdrawalDay = sql`(r.withdrawn_at at time zone ${romeZone})::date`

interface WithdrawalNeed {
  reason: AttentionReason
  permission: Permission
  labels: Record<Language, string>
  /** Sales `r` of clients `c` whose money is not back yet. */
  sales: Sql
}

export const defineWithdrawalNeed = ({ reason, permission, labels, sales }: WithdrawalNeed) =>
  defineAttention({
    reason,
    group: 'business',
    permission,
    urgency: 'late',
    words: { it: { label: labels.it, sentence_other: '{{deadline}}' }, en: { label: labels.en, sentence_other: '{{deadline}}' } },
    values: (language, detail) => ({ deadline: sayDeadline(language, Number(detail)) }),
    select: today => sql`
      ${attentionRow({
        day: withdrawalDay,
        since: sql`r.withdrawn_at`,
        target: sql`r.id`,
        detail: sql`(${withdrawalDay} + ${purchaseLimits.withdrawalDays}::integer - ${today}::date)`,
      })}
      from ${sales}`,
  })
