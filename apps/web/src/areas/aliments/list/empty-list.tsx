import { IconBarcode, IconFileImport } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { FoodsPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface EmptyListProps {
  mayCreate: boolean
  onImport: () => void
}

/** Shown where there is neither a library nor a food of the business. */
export function EmptyList({ mayCreate, onImport }: EmptyListProps) {
  const t = useListWords()
  const create = (
    <ButtonLink kind="primary" href={hrefTo('/aliments/create')}>
      {t('create')}
    </ButtonLink>
  )
  return (
    <EmptyState
      large
      picture={<FoodsPicture />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      ways={
        mayCreate
          ? [
              { icon: IconBarcode, title: t('byLabel'), text: t('byLabelText'), action: create },
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
