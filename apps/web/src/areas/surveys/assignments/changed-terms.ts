import type { SurveyAssignment } from '@allenio/contract/surveys'
import { termsInput, type TermsValues } from '../assign/terms.ts'

type AssignmentTerms = Pick<SurveyAssignment, 'startDay' | 'repetition' | 'untilDay' | 'dueDay'>

/**
 * The terms to send after a change. A changed row of days begins with the check-in that is due next, so that its rhythm stays; it cannot
 * begin in the past. Days that nobody has touched are sent as they are, because these do not begin anew.
 */
export function changedTerms(formerTerms: AssignmentTerms, values: TermsValues, today: string): ReturnType<typeof termsInput> {
  const terms = termsInput(values)
  const areSameDays =
    terms.startDay === formerTerms.startDay &&
    terms.untilDay === formerTerms.untilDay &&
    JSON.stringify(terms.repetition) === JSON.stringify(formerTerms.repetition)
  if (areSameDays || terms.startDay !== formerTerms.startDay) return terms
  const nextDay = formerTerms.dueDay ?? today
  return { ...terms, startDay: nextDay > today ? nextDay : terms.startDay > today ? terms.startDay : today }
}
