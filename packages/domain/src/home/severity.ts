interface Severity {
  base: number
  /** The weight that each unit of the reason's amount adds: a missed workout, a day of waiting, a point of pain. */
  each?: number
  /** The most that the amount may add, so that no old trifle outweighs what is grave. */
  most?: number
}

/**
 * How much each reason weighs, why a client stands in the queue of the home page and in the inbox. The heaviest comes first; the
 * amounts come from the areas that contribute the reasons.
 */
export const severities = {
  'payment disputed': { base: 99 },
  'withdrawal open': { base: 98 },
  'subscription withdrawal open': { base: 98 },
  'meal plan allergy': { base: 97 },
  'renewal unpaid': { base: 96 },
  // by the point of pain, of 10
  'pain in training': { base: 80, each: 1.5, most: 15 },
  'payment failed': { base: 92 },
  // by the day
  'waiting for answer': { base: 84, each: 1.5, most: 10 },
  'survey flagged': { base: 88 },
  'subscription expired': { base: 83 },
  // by the day: somebody does not know whether they may eat something
  'label to check': { base: 80, each: 1, most: 4 },
  // by the workout: five of them weigh more than a weigh-in that is days late
  'missed twice': { base: 62, each: 4, most: 24 },
  'nothing follows': { base: 79 },
  'first visit open': { base: 78 },
  'no meal plan': { base: 77 },
  'missed appointments': { base: 76 },
  'visit overdue': { base: 74 },
  // by the day
  'survey to review': { base: 69, each: 0.5, most: 4 },
  // by the day
  'overdue action': { base: 66, each: 0.5, most: 6 },
  'subscription expiring': { base: 65 },
  'program ending': { base: 60 },
  'meal plan ending': { base: 59 },
  'weight against goal': { base: 55 },
  'diet adherence low': { base: 54 },
  'last credit': { base: 53 },
  'diary note': { base: 52 },
  'energy off target': { base: 51 },
  // a film or a new comment lifts it above check-ins
  'workout to see': { base: 50, each: 22, most: 22 },
  'adherence down': { base: 49 },
  'meal plan draft': { base: 48 },
  'visit draft': { base: 47 },
  'unmarked attendance': { base: 46 },
  // by the day
  'nothing logged': { base: 40, each: 0.25, most: 5 },
  // by the day
  'no weigh in': { base: 36, each: 0.25, most: 8 },
  'macros without meal plan': { base: 30 },
  'invitation open': { base: 25 },
  'plan not on device': { base: 24 },
  'never seen': { base: 15 },
} as const satisfies Record<string, Severity>

export type AttentionReason = keyof typeof severities

/** The weight of a reason; the server sorts by the same sum. */
export function severityOf(reason: AttentionReason, amount = 0): number {
  const { base, each = 0, most = 0 }: Severity = severities[reason]
  return base + Math.min(most, each * amount)
}

/** The parts of that sum. */
export const severityParts = (reason: AttentionReason): Required<Severity> => ({ each: 0, most: 0, ...severities[reason] })
