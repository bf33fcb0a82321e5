import { undoUnassignMealPlan, unassignMealPlan, type MealPlanAssignment } from '@allenio/contract/meal-plans'
import { IconCalendarTime, IconExternalLink, IconMessageCircle, IconRefresh, IconUserMinus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { discuss } from '#areas/chat'
import { useMe } from '#shell'
import { showUnassigned } from '#shell/assignment'
import { useCall } from '#lib/api'
import type { MenuItem } from '#ui/menu'
import { planHref, editorHref } from '../data.ts'
import { AssignMealPlan } from '../assign/assign-meal-plan.tsx'
import { useAssignmentWords } from './words.ts'
import { EditAssignment } from './edit-assignment.tsx'

const subjectOf = ({ id, title }: MealPlanAssignment) => ({ kind: 'meal plan' as const, id, title, day: null })

interface Question {
  kind: 'change' | 'give'
  assignment: MealPlanAssignment
}

interface ActionOptions {
  /** The page of the plan itself has its own way to the editor. */
  isPlanPage?: boolean
}

/** The actions on an assignment, for a plan's page and for a client's. The caller draws `dialog`. */
export function useAssignmentActions({ isPlanPage = false }: ActionOptions = {}) {
  const t = useAssignmentWords()
  const me = useMe()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const { mutate: unassign } = useCall(unassignMealPlan)
  const { mutate: undo } = useCall(undoUnassignMealPlan)
  const giveNow = (assignment: MealPlanAssignment) => setQuestion({ kind: 'give', assignment })
  const remove = ({ id, mealPlanId, client: { name } }: MealPlanAssignment) => {
    const input = { id: mealPlanId, assignmentId: id }
    unassign(input, { onSuccess: () => showUnassigned(name, onSuccess => undo(input, { onSuccess })) })
  }
  const itemsFor = (assignment: MealPlanAssignment): MenuItem[] => {
    const { mealPlanId, client, state, isOutdated, may } = assignment
    if (!may.update) return []
    const isOpen = state !== 'past'
    return [
      ...(isOpen && isOutdated && may.openPlan ? [{ label: t('giveNow'), icon: IconRefresh, onClick: () => giveNow(assignment) }] : []),
      ...(isOpen ? [{ label: t('change'), icon: IconCalendarTime, onClick: () => setQuestion({ kind: 'change', assignment }) }] : []),
      ...(may.openPlan && !isPlanPage
        ? [
            { label: t('openPlan'), icon: IconExternalLink, href: editorHref({ id: mealPlanId }) },
            { label: t('followers'), icon: IconUsers, href: planHref({ id: mealPlanId }) },
          ]
        : []),
      ...(me?.permissions.includes('view chats')
        ? [{ label: t('discuss'), icon: IconMessageCircle, onClick: () => discuss(client.id, subjectOf(assignment)) }]
        : []),
      ...(isOpen ? [{ label: t('unassign'), icon: IconUserMinus, danger: true, onClick: () => remove(assignment) }] : []),
    ]
  }
  const dialog =
    question &&
    (question.kind === 'change' ? (
      <EditAssignment assignment={question.assignment} onClose={close} />
    ) : (
      <AssignMealPlan
        planId={question.assignment.mealPlanId}
        client={question.assignment.client}
        renewed={question.assignment}
        onClose={close}
      />
    ))
  return { itemsFor, giveNow, dialog }
}
