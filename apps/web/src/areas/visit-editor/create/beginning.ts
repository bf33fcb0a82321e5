import type { VisitContent } from '@allenio/contract/visits'
import { anamnesisNames, type AnamnesisField } from '@allenio/domain/visits'

/** What goes on from visit to visit: answers, fields of one's own, the device. Measures, notes and laboratory values are of one day. */
export function beginningOf(last: VisitContent | undefined, newId: () => string): Partial<VisitContent> {
  if (!last) return {}
  const { activityLevel, device, measurementType, ownFields } = last
  // each key is one of the table, which the compiler takes for any text
  const names = Object.keys(anamnesisNames) as AnamnesisField[]
  // what was eaten on the day before is of that day
  const answers = names.filter(name => name !== 'reason' && name !== 'dayRecall').map(name => [name, last[name]] as const)
  return {
    ...Object.fromEntries(answers.filter(([, text]) => text !== undefined)),
    ...(activityLevel && { activityLevel }),
    ...(device !== undefined && { device }),
    ...(measurementType && { measurementType }),
    ownFields: ownFields.map(({ label, text }) => ({ id: newId(), label, text })),
  }
}
