import type { Input } from '@allenio/contract'
import { createOwnExclusions } from '@allenio/contract/aliments'
import type { Exclusion } from '@allenio/domain/aliments'
import { useEndpointForm } from '#lib/forms'
import { sendOrKeep } from '#lib/offline'
import { FormPanel } from '#ui/form'
import { toast } from '#ui/toast'
import { AddFields, newExclusions, useAddSchema } from '../exclusion-form.tsx'
import { useExclusionWords } from '../words.ts'

interface OwnPanelProps {
  exclusions: readonly Exclusion[]
  onClose: () => void
}

/** A client says what they do not eat; without a network it is sent later. */
export function OwnPanel({ exclusions, onClose }: OwnPanelProps) {
  const t = useExclusionWords()
  const finish = (type: 'success' | 'info', text: string) => {
    onClose()
    toast({ type, text })
  }
  const form = useEndpointForm({
    ...useAddSchema(),
    endpoint: createOwnExclusions,
    toInput: (values): Input<typeof createOwnExclusions> => ({ exclusions: newExclusions(values) }),
    send: (input, { chosen }) => {
      const title = t('waitingTitle', { names: chosen.map(({ name }) => name).join(', ') })
      return sendOrKeep(createOwnExclusions, input, { title, lane: 'own exclusions' })
    },
    onSaved: (_, { values }) => finish('success', t('added', { count: values.chosen.length })),
    onWaiting: () => finish('info', t('keptHere')),
  })
  return (
    <FormPanel form={form} title={t('ownAddTitle')} save={t('ownAdd')} asksBeforeDiscard onClose={onClose}>
      <AddFields form={form} exclusions={exclusions} hasFoods={false} noteHint={t('ownNoteHint')} />
    </FormPanel>
  )
}
