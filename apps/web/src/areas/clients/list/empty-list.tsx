import { IconFileSpreadsheet, IconQrcode, IconUserPlus } from '@tabler/icons-react'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { useListWords } from './words.ts'

interface EmptyListProps {
  mayCreate: boolean
  isAdmin: boolean
  onImport: () => void
  onLink: () => void
}

/** Before the first client: what will be here, and three ways to begin. */
export function EmptyList({ mayCreate, isAdmin, onImport, onLink }: EmptyListProps) {
  const t = useListWords()
  return (
    <EmptyState
      large
      picture={<EmptyListPicture />}
      title={isAdmin ? t('emptyTitle') : t('emptyOfCollaborator')}
      text={isAdmin ? t('emptyText') : t('emptyOfCollaboratorText')}
      ways={mayCreate ? [
        {
          icon: <IconUserPlus stroke={1.5} />, title: t('byHand'), text: t('byHandText'),
          action: <ButtonLink kind="primary" href="/clients/create">{t('create')}</ButtonLink>,
        },
        {
          icon: <IconFileSpreadsheet stroke={1.5} />, title: t('byTable'), text: t('byTableText'),
          action: <Button onClick={onImport}>{t('byTableAction')}</Button>,
        },
        {
          icon: <IconQrcode stroke={1.5} />, title: t('byLink'), text: t('byLinkText'),
          action: <Button onClick={onLink}>{t('byLinkAction')}</Button>,
        },
      ] : undefined}
    />
  )
}
