import { archiveDiscountCode, restoreDiscountCode, type DiscountCode } from '@allenio/contract/packages'
import { IconArchive, IconArchiveOff, IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { RowActions } from '#ui/row-actions'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { discountsQuery } from '../data.ts'
import { DiscountForm } from './discount-form.tsx'
import { useDiscountWords } from './words.ts'

/** The discount codes of the business, with the form of one. */
export function DiscountsDialog({ onClose }: { onClose: () => void }) {
  const t = useDiscountWords()
  const query = useQuery(discountsQuery())
  const [edited, setEdited] = useState<DiscountCode | 'new'>()
  if (edited !== undefined && query.data) {
    return (
      <DiscountForm discount={edited === 'new' ? undefined : edited} currency={query.data.currency} onClose={() => setEdited(undefined)} />
    )
  }
  const create = (
    <Button kind="primary" icon={IconPlus} onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  )
  return (
    <Modal
      opened
      title={t('title')}
      text={t('lead')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {create}
        </>
      }>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={3} columns={1} />}>
        {({ discountCodes, currency }) =>
          discountCodes.length === 0 ? (
            <EmptyState level={3} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <SettingRows>
              {discountCodes.map(each => (
                <DiscountRow key={each.id} discount={each} currency={currency} onEdit={() => setEdited(each)} />
              ))}
            </SettingRows>
          )
        }
      </Loaded>
    </Modal>
  )
}

interface DiscountRowProps {
  discount: DiscountCode
  currency: string
  onEdit: () => void
}

function DiscountRow({ discount, currency, onEdit }: DiscountRowProps) {
  const t = useDiscountWords()
  const { money, integer, day } = useFormats()
  const archiving = useCall(archiveDiscountCode)
  const restoration = useCall(restoreDiscountCode)
  const { id, code, percent, amount, duration, uses, usesAtMost, fromDay, untilDay, packageIds, isArchived, isValid } = discount
  const parts = [
    percent === null ? money(amount ?? 0, currency) : `${integer(percent)}%`,
    t(duration),
    usesAtMost === null ? t('uses', { count: uses }) : t('usesOf', { uses: integer(uses), most: integer(usesAtMost) }),
    ...(fromDay === null ? [] : [t('from', { day: day(fromDay) })]),
    ...(untilDay === null ? [] : [t('until', { day: day(untilDay) })]),
    ...(packageIds.length > 0 ? [t('some', { count: packageIds.length })] : []),
  ]
  return (
    <SettingRow
      name={
        <Row as="span" gap={8} wrap>
          {code}
          {isArchived ? <Badge>{t('archived')}</Badge> : !isValid && <Badge status="attention">{t('over')}</Badge>}
        </Row>
      }
      sub={parts.join(' · ')}>
      <RowActions
        label={t('actions', { code })}
        items={() => [
          { label: t('edit'), icon: IconPencil, onClick: onEdit },
          isArchived
            ? { label: t('restore'), icon: IconArchiveOff, onClick: () => restoration.mutate({ id }) }
            : { label: t('archive'), icon: IconArchive, onClick: () => archiving.mutate({ id }) },
        ]}
      />
    </SettingRow>
  )
}
