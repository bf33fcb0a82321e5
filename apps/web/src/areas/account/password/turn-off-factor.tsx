import type { Output } from '@allenio/contract'
import { removeOtherWayIn } from '@allenio/contract/forms/account'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useGuestWords } from '../guest/words.ts'

interface TurnOffFactorProps {
  token: string
  onClose: () => void
  onDone: (ways: Output<typeof removeOtherWayIn>) => void
}

const typedHere = removeOtherWayIn.input.options[1].pick({ code: true })

/** Asks for a code, so that somebody who can read only the mail does not get past the second factor. */
export function TurnOffFactor({ token, onClose, onDone }: TurnOffFactorProps) {
  const t = useGuestWords()
  const form = useEndpointForm({
    endpoint: removeOtherWayIn,
    schema: typedHere,
    start: { code: '' },
    toInput: ({ code }) => ({ token, code }),
    onSaved: ways => {
      onDone(ways)
      onClose()
      toast({ type: 'success', text: t('factorTurnedOff') })
    },
  })
  return (
    <FormModal form={form} title={t('turnOffTitle')} text={t('turnOffText')} save={t('turnOff')} danger onClose={onClose}>
      <TextField
        label={t('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        {...form.field('code')}
      />
    </FormModal>
  )
}
