import { getMealPlanChanges } from '@allenio/contract/meal-plans'
import { goTo } from '#shell'
import { call } from '#lib/api'
import { whenEditsAreSent } from '#lib/documents'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { toast } from '#ui/toast'
import { openDialog } from '../dialogs.ts'
import { mealPlanDocument, type PlanHead } from '../plan-document.ts'

const useLeaveWords = areaWords('meal plan editor leave', {
  common: ['complete'],
  it: {
    draft_one: '«{{title}}» resta in bozza: chi lo segue vede ancora la versione di prima.',
    draft_other: '«{{title}}» resta in bozza: i {{count}} che lo seguono vedono ancora la versione di prima.',
  },
  en: {
    draft_one: '“{{title}}” stays a draft: the person who follows it still sees the earlier version.',
    draft_other: '“{{title}}” stays a draft: the {{count}} people who follow it still see the earlier version.',
  },
})

/** The plan that is completed as soon as it is open, because a reminder led back to it. */
let planToComplete: string | undefined

/** Whether this plan is to be completed; the next time it is not. */
export function takeCompletion(planId: string): boolean {
  if (planToComplete !== planId) return false
  planToComplete = undefined
  return true
}

type LeftPlan = Pick<PlanHead, 'id' | 'title'>

/** The time for the last edits to reach the outbox after the editor was left. */
const storingMs = 1_500

export async function remindOfDraft({ id, title }: LeftPlan): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, storingMs))
  await whenEditsAreSent({ kind: mealPlanDocument.kind, id })
  if (isOpen(id)) return
  const count = await countBehind(id)
  if (count === 0 || isOpen(id)) return
  const complete = () => {
    if (isOpen(id)) return openDialog({ kind: 'complete', title })
    planToComplete = id
    goTo(addressOf(id))
  }
  toast({
    id: `draft ${id}`,
    type: 'info',
    text: useLeaveWords.say('draft', { title, count }),
    buttons: [{ text: useLeaveWords.say('complete'), onClick: complete }],
  })
}

const addressOf = (id: string): string => hrefTo('/mealPlans/$id/edit', { id })
const isOpen = (id: string): boolean => location.pathname === addressOf(id)

/** Counts the clients who follow an earlier release; 0 if nothing differs, or the server cannot be reached. */
async function countBehind(id: string): Promise<number> {
  try {
    const { changes, followers } = await call(getMealPlanChanges, { id })
    return changes.length === 0 ? 0 : new Set(followers.map(({ client }) => client.id)).size
  } catch {
    return 0
  }
}
