import { IconBarbell } from '@tabler/icons-react'
import type { TableImport } from '#shell/library'
import { hrefTo } from '#lib/screens'
import { BodyFigure } from '#ui/body-map'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import css from './empty-list.module.css'
import { useListWords } from './words.ts'

interface EmptyListProps {
  mayCreate: boolean
  imports: TableImport
}

/** Shown where the library is hidden and the business has no exercise of its own. */
export function EmptyList({ mayCreate, imports }: EmptyListProps) {
  const t = useListWords()
  const create = (
    <ButtonLink kind="primary" href={hrefTo('/exercises/create')}>
      {t('create')}
    </ButtonLink>
  )
  const ways = [
    { icon: IconBarbell, title: t('byHand'), text: t('byHandText'), action: create },
    { ...imports.way, text: t('byTableText') },
  ]
  return (
    <EmptyState
      large
      picture={
        <span className={css.picture} aria-hidden>
          <BodyFigure side="front" primary={['chest', 'abs']} secondary={['front_delts', 'quads']} />
          <BodyFigure side="back" primary={['lats', 'glutes']} secondary={['traps', 'hamstrings']} />
        </span>
      }
      title={t('emptyTitle')}
      text={t('emptyText')}
      ways={mayCreate ? ways : undefined}
    />
  )
}
