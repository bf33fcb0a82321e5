import type { VisitContent } from '@allenio/contract/visits'
import { anamnesisNames, type AnamnesisField } from '@allenio/domain/visits'

/** Answers, fields of one's own and the device go on from visit to visit. Measures, notes and laboratory values are of one day. */
export function firstContentOf(last: VisitContent | undefined, newId: () => string): Partial<VisitContent> {
  if (!last) return {}
  const { activityLevel, device, measurementType, ownFields } = last
  // each key is one of the table, which the compiler takes for any text
  const names = Object.keys(anamnesisNames) as AnamnesisField[]
  // a recall of 24 hours is of its day, and each visit has its reason
  const answers = names.filter(name => name !== 'reason' && name !== 'dayRecall').map(name => [name, last[name]] as const)
  return {
    ...Object.fromEntries(answers.filter(([, text]) => text !== undefined)),
    ...(activityLevel && { activityLevel }),
    ...(device !== undefined && { device }),
    ...(measurementType && { measurementType }),
    ownFields: ownFields.map(({ label, text }) => ({ id: newId(), label, text })),
  }
}
