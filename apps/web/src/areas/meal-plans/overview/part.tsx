import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { useSpanSentence } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { AssignPlanButton } from '../client/assign-plan-button.tsx'
import { useClientWords } from '../client/words.ts'
import { clientAssignmentsQuery } from '../data.ts'

/** The plan that the client follows, with its days; nothing without one. */
function useSummary(id: string): ClientSummary {
  const t = useClientWords()
  const spanSentence = useSpanSentence()
  const { data, isPending } = useInfiniteQuery(clientAssignmentsQuery(id))
  const current = data?.rows.find(({ state }) => state === 'current')
  const figure: OverviewFigure | undefined = current && {
    label: t('today'),
    value: spanSentence(current),
    note: current.title,
    href: hrefTo('/clients/$id/mealPlans', { id }),
  }
  return { isEmpty: data && data.rows.length === 0, ...(figure && { figure }), additions: isPending ? undefined : [] }
}

export const part: OverviewPart = {
  useSummary,
  firstStep: {
    work: 'dietitian',
    useWay: client => {
      const t = useClientWords()
      return { icon: IconToolsKitchen2, title: t('firstPlan'), text: t('firstPlanText'), action: <AssignPlanButton client={client} /> }
    },
  },
}
