import type { Language } from '@allenio/contract'
import { actionKindName } from '@allenio/domain/client-actions'
import { daysBetween } from '@allenio/domain/days'
import { formatDecimal } from '@allenio/domain/formats'
import { readDetail, type AttentionRow } from './attention.ts'
import { attentionSentences } from './words.ts'

/** "Non si pesa da 18 giorni" */
export function attentionSentence(
  { reason, day, detail }: AttentionRow, { language, today }: { language: Language, today: string },
): string {
  const days = Math.abs(daysBetween(day, today))
  const say = attentionSentences(language)
  switch (reason) {
    case 'overdue action': {
      const action = readDetail(detail)
      const title = action ? action.title || actionKindName(language, action.kind) : ''
      return say(formOf(reason, days), { days, title })
    }
    case 'weight against goal': {
      const aWeek = Number(detail)
      return say(reason, { change: `${aWeek > 0 ? '+' : '−'}${formatDecimal(language, Math.abs(aWeek), { most: 2 })}` })
    }
    case 'subscription expired':
    case 'subscription expiring':
    case 'no weigh in':
    case 'invitation open':
    case 'never seen': return say(formOf(reason, days), { days })
    default: return reason satisfies never
  }
}

const formOf = <R extends AttentionRow['reason']>(reason: R, days: number): R | `${R} today` | `${R} one` =>
  days === 0 ? `${reason} today` : days === 1 ? `${reason} one` : reason
