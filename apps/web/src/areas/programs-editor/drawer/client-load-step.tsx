import { loadSteps, updateClientLoadStep } from '@allenio/contract/programs'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Select } from '#ui/select'
import { loadStepQuery, useEditorSettings } from '../settings.ts'
import { useDrawerWords } from './words.ts'

/** To which step this client's loads are rounded, for plates that are not the business's. */
export function ClientLoadStep({ clientId }: { clientId: string }) {
  const t = useDrawerWords()
  const { weight } = useFormats()
  const { loadStep: usualStep } = useEditorSettings()
  const { data } = useQuery(loadStepQuery(clientId))
  const update = useCall(updateClientLoadStep)
  const mayChange = useMe()?.permissions.includes('update clients') ?? false
  const stored = data?.isOwn ? data.loadStep : null
  const value = update.isPending ? update.variables.loadStep : stored
  return (
    <Select
      label={t('loadStep')}
      hint={t('loadStepHint')}
      value={value === null ? '' : String(value)}
      disabled={!mayChange || !data}
      options={[
        { value: '', label: t('usualLoadStep', { step: weight(usualStep) }) },
        ...loadSteps.map(step => ({ value: String(step), label: weight(step) })),
      ]}
      onChange={({ target }) => update.mutate({ id: clientId, loadStep: loadSteps.find(step => String(step) === target.value) ?? null })}
    />
  )
}
