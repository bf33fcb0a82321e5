import { useState } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { RadioCards } from '#ui/radio-cards'
import { toastMessage } from '#ui/toast'
import { useDisconnect } from '../data.ts'
import { useGoogleWords } from '../words.ts'

/** Asks what becomes of the copies before the link ends. */
export function DisconnectDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useGoogleWords()
  const disconnect = useDisconnect()
  const [copies, setCopies] = useState<'keep' | 'remove'>('keep')
  const end = () =>
    disconnect.mutate(
      { keepsCopies: copies === 'keep' },
      {
        onSuccess: ({ data, message }) => {
          toastMessage(data, { message })
          onClose()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('disconnectTitle', { email })}
      text={t('disconnectText')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" isBusy={disconnect.isPending} onClick={end}>
            {t('disconnect')}
          </Button>
        </>
      }>
      <RadioCards
        label={t('copies')}
        value={copies}
        onChange={setCopies}
        options={[
          { value: 'keep', label: t('keep'), hint: t('keepHint') },
          { value: 'remove', label: t('remove'), hint: t('removeHint') },
        ]}
      />
    </Modal>
  )
}
