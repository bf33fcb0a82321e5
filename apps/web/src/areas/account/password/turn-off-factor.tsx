import type { Output } from '@allenio/contract'
import { removeOtherWayIn } from '@allenio/contract/account'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call, messageOf } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { Button } from '#ui/button'
import { GuestButtons, GuestForm } from '#ui/guest-page'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useGuestWords } from '../guest/words.ts'

interface TurnOffFactorProps {
  token: string
  opened: boolean
  onClose: () => void
  onDone: (left: Output<typeof removeOtherWayIn>) => void
}

/** Asks for a code, so that somebody who can read only the mail does not get past the second factor. */
export function TurnOffFactor({ opened, onClose, ...form }: TurnOffFactorProps) {
  const t = useGuestWords()
  return (
    <Modal opened={opened} onClose={onClose} title={t('turnOffTitle')} size="small" text={t('turnOffText')}>
      <CodeForm {...form} onClose={onClose} />
    </Modal>
  )
}

function CodeForm({ token, onClose, onDone }: Omit<TurnOffFactorProps, 'opened'>) {
  const t = useGuestWords()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!code.trim()) return setFault(t('codeMissing'))
    setBusy(true)
    setFault(undefined)
    try {
      onDone(await call(removeOtherWayIn, { token, code: code.trim() }))
      onClose()
      toast({ type: 'success', text: t('factorTurnedOff') })
    } catch (error) {
      setFault(fieldErrorsOf(error)['code'] ?? messageOf(error))
    }
    setBusy(false)
  }
  return (
    <GuestForm onSubmit={event => void submit(event)}>
      <TextField
        label={t('code')}
        name="code"
        value={code}
        onChange={event => setCode(event.target.value)}
        error={fault}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
      />
      <GuestButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="danger" type="submit" loading={isBusy}>
          {t('turnOff')}
        </Button>
      </GuestButtons>
    </GuestForm>
  )
}
