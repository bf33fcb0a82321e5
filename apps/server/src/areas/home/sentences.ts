import type { Language } from '@allenio/contract'
import { daysBetween } from '@allenio/domain/days'
import { attentionParts } from '#areas/clients'
import type { AttentionRow } from './attention.ts'

export function attentionSentence(
  { reason, day, detail }: AttentionRow,
  { language, today }: { language: Language; today: string },
): string {
  const part = attentionParts.gathered().find(each => each.reason === reason)
  return part?.sentence(language, { days: Math.abs(daysBetween(day, today)), detail }) ?? ''
}
