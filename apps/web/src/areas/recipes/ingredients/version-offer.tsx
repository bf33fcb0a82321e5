import type { PlannedFood } from '@allenio/contract/planned-foods'
import { macros } from '@allenio/domain/aliments'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FigureText, useFoodNames } from '#areas/aliments'
import { Button } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { EditedIngredient } from '../form/values.ts'
import { plannedFoodsQuery } from '../data.ts'
import { withFood } from './edits.ts'
import css from './ingredients.module.css'
import { useIngredientWords } from './words.ts'

interface VersionOfferProps {
  row: EditedIngredient
  onChange: (row: EditedIngredient) => void
}

/** The food was edited since it is in the recipe: the difference is shown, and the person chooses. */
export function VersionOffer({ row, onChange }: VersionOfferProps) {
  const t = useIngredientWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon={IconRefresh} aria-label={t('newerOf', { name: row.food.name })} onClick={() => setOpen(true)}>
        {t('newer')}
      </Button>
      {isOpen && <VersionDialog row={row} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

function VersionDialog({ row, onChange, onClose }: VersionOfferProps & { onClose: () => void }) {
  const t = useIngredientWords()
  const { food } = row
  const query = useQuery(plannedFoodsQuery([food.id]))
  const latest = query.data?.foods[0]
  const take = () => {
    if (latest) onChange(withFood(row, latest))
    onClose()
  }
  return (
    <Modal
      opened
      title={t('newerTitle', { name: food.name })}
      text={t('newerText')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button kind="primary" disabled={!latest} onClick={take}>
            {t('take')}
          </Button>
        </>
      }>
      <Loaded query={{ ...query, data: latest }} failed={t('newerFailed')} skeleton={<SkeletonLines lines={5} />}>
        {now => <Difference before={food} now={now} />}
      </Loaded>
    </Modal>
  )
}

function Difference({ before, now }: { before: PlannedFood; now: PlannedFood }) {
  const t = useIngredientWords()
  const names = useFoodNames()
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
