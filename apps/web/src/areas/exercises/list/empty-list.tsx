import { IconBarbell, IconFileImport } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { BodyFigure } from '#ui/body-map'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import css from './empty-list.module.css'
import { useListWords } from './words.ts'

interface EmptyListProps {
  mayCreate: boolean
  onImport: () => void
}

/** Shown where the library is hidden and the business has no exercise of its own. */
export function EmptyList({ mayCreate, onImport }: EmptyListProps) {
  const t = useListWords()
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
      ways={
        mayCreate
          ? [
              {
                icon: IconBarbell,
                title: t('byHand'),
                text: t('byHandText'),
                action: (
                  <ButtonLink kind="primary" href={hrefTo('/exercises/create')}>
                    {t('create')}
                  </ButtonLink>
                ),
              },
              {
                icon: IconFileImport,
                title: t('byTable'),
                text: t('byTableText'),
                action: <Button onClick={onImport}>{t('import')}</Button>,
              },
            ]
          : undefined
      }
    />
  )
}
