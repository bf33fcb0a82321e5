import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { clientAssignmentsQuery } from '../data.ts'
import { CurrentPlan } from './current-plan.tsx'
import { useClientWords } from './words.ts'

/** The plan that a client follows now, beside another page. */
export function SidePlan({ clientId }: { clientId: string }) {
  const t = useClientWords()
  const actions = useAssignmentActions()
  const query = useInfiniteQuery(clientAssignmentsQuery(clientId))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={1} tall />}>
      {({ rows }) => (
        <>
          <CurrentPlan assignment={rows.find(({ state }) => state === 'current')} actions={actions} />
          {actions.dialog}
        </>
      )}
    </Loaded>
  )
}
