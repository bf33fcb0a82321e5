import { restoreMealPlan, type MealPlanRelease } from '@allenio/contract/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useWords } from '#ui/words'
import { changesQuery } from '../data.ts'
import { ChangeList } from './change-list.tsx'
import { useVersionWords } from './words.ts'

interface RestoreMealPlanProps {
  planId: string
  release: Pick<MealPlanRelease, 'id' | 'number'>
  onClose: () => void
}

/** Shows what would change before a plan goes back to one of its releases. */
export function RestoreMealPlan({ planId, release: { id: releaseId, number }, onClose }: RestoreMealPlanProps) {
  const t = useVersionWords()
  const words = useWords()
  const query = useQuery(changesQuery(planId, releaseId))
  const restoration = useCall(restoreMealPlan, {
    onSuccess: () => {
      onClose()
      toast({ type: 'success', text: t('restored', { number }) })
    },
  })
  const isSame = query.data?.changes.length === 0
  return (
    <Modal
      opened
      title={t('restoreTitle', { number })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {query.data && !isSame && (
            <Button
              kind="primary"
              data-autofocus
              isBusy={restoration.isPending}
              onClick={() => restoration.mutate({ id: planId, releaseId })}>
              {t('restore')}
            </Button>
          )}
        </>
      }>
      <Stack gap={16}>
        <Text tone={2}>{isSame ? t('asItIs') : t('restoreText')}</Text>
        <Loaded query={query} failed={t('changesFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
          {({ changes }) => <ChangeList changes={changes} />}
        </Loaded>
      </Stack>
    </Modal>
  )
}
