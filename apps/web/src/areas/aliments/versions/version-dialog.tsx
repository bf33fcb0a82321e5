import { listPlannedFoods, type PlannedFood } from '@allenio/contract/aliments'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { DifferenceTable } from './difference-table.tsx'
import { useVersionWords } from './words.ts'

const latestQuery = (id: string) => read(listPlannedFoods, { ids: id }, { quiet: true })

interface FoodVersionDialogProps {
  /** In the version that a recipe or a plan was made with. */
  food: PlannedFood
  onTake: (latest: PlannedFood) => void
  onClose: () => void
  /** Choices of whoever takes it, below the figures. */
  children?: ReactNode
}

/** An own food was edited since it was planned with: the difference is shown, and the person chooses. */
export function FoodVersionDialog({ food, onTake, onClose, children }: FoodVersionDialogProps) {
  const t = useVersionWords()
  const query = useQuery(latestQuery(food.id))
  const latest = query.data?.foods[0]
  const take = () => {
    if (latest) onTake(latest)
    onClose()
  }
  return (
    <Modal
      opened
      title={t('title', { name: food.name })}
      text={t('text')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button kind="primary" disabled={!latest} onClick={take}>
            {t('take')}
          </Button>
        </>
      }>
      <Loaded query={{ ...query, data: latest }} failed={t('failed')} skeleton={<SkeletonLines lines={5} />}>
        {now => (
          <Stack gap={16}>
            <DifferenceTable before={food} now={now} />
            {children}
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}
