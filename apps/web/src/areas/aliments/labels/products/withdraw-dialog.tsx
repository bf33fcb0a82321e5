import { withdrawFoodProduct, withdrawalReasons, type FoodProduct, type WithdrawalReason } from '@allenio/contract/aliments'
import { useState } from 'react'
import { messageOf, useCall } from '#lib/api'
import { SubmitModal } from '#ui/form'
import { SegmentedControl } from '#ui/segmented-control'
import { toast } from '#ui/toast'
import { productText } from '../product-text.ts'
import { useProductWords } from './words.ts'

/** Ends a reading for everybody. */
export function WithdrawDialog({ product, onClose }: { product: FoodProduct; onClose: () => void }) {
  const t = useProductWords()
  const [reason, setReason] = useState<WithdrawalReason>('recipe changed')
  const labels = { 'recipe changed': t('isChanged'), mistake: t('isMistake') } as const satisfies Record<WithdrawalReason, string>
  const withdraw = useCall(withdrawFoodProduct, {
    onSuccess: () => {
      onClose()
      toast({ type: 'success', text: t('isWithdrawn') })
    },
    onError: error => void toast({ type: 'error', text: messageOf(error) }),
  })
  return (
    <SubmitModal
      title={t('withdrawTitle', { product: productText(product) })}
      text={t('withdrawText')}
      save={t('withdrawDo')}
      isBusy={withdraw.isPending}
      onClose={onClose}
      onSubmit={() => withdraw.mutate({ id: product.id, reason })}>
      <SegmentedControl
        label={t('why')}
        size="medium"
        wide
        options={withdrawalReasons.map(value => ({ value, label: labels[value] }))}
        value={reason}
        onChange={setReason}
      />
    </SubmitModal>
  )
}
