import { IconBarcode } from '@tabler/icons-react'
import type { TableImport } from '#shell/library'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { FoodsPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface EmptyListProps {
  mayCreate: boolean
  imports: TableImport
}

/** Shown where there is neither a library nor a food of the business. */
export function EmptyList({ mayCreate, imports }: EmptyListProps) {
  const t = useListWords()
  const create = (
    <ButtonLink kind="primary" href={hrefTo('/aliments/create')}>
      {t('create')}
    </ButtonLink>
  )
  const ways = [
    { icon: IconBarcode, title: t('byLabel'), text: t('byLabelText'), action: create },
    { ...imports.way, text: t('byTableText') },
  ]
  return <EmptyState large picture={<FoodsPicture />} title={t('emptyTitle')} text={t('emptyText')} ways={mayCreate ? ways : undefined} />
}
