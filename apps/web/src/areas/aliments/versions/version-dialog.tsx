import { listPlannedFoods, type PlannedFood } from '@allenio/contract/planned-foods'
import { macros } from '@allenio/domain/aliments'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { FigureText } from '../figures/figure-text.tsx'
import { useMacroNames } from '../names/words.ts'
import { useVersionWords } from './words.ts'
import css from './versions.module.css'

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
            <Difference before={food} now={now} />
            {children}
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}

function Difference({ before, now }: { before: PlannedFood; now: PlannedFood }) {
  const t = useVersionWords()
  const names = useMacroNames()
  const figures = ['kcal', ...macros] as const
  const changed = figures.filter(figure => before[figure] !== now[figure])
  const unitOf = (figure: (typeof figures)[number]) => (figure === 'kcal' ? 'kcal' : 'g')
  if (changed.length === 0) return <Text tone={2}>{t('sameFigures')}</Text>
  return (
    <table className={css.difference}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('figure')}</VisuallyHidden>
          </th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(figure => (
          <tr key={figure}>
            <th scope="row">{names.macro(figure)}</th>
            <td>
              <FigureText value={before[figure]} unit={unitOf(figure)} />
            </td>
            <td>
              <FigureText value={now[figure]} unit={unitOf(figure)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
