import type { Output } from '@allenio/contract'
import { updateMacroVisibility, type listClientMacros } from '@allenio/contract/macros'
import { useCall } from '#lib/api'
import { Select } from '#ui/select'
import { toast } from '#ui/toast'
import { useClientWords } from './words.ts'

interface VisibilityProps {
  client: { id: string; name: string }
  visibility: Output<typeof listClientMacros>['visibility']
}

const choices = ['business', 'yes', 'no'] as const

/** Whether this client sees their energy and macros. */
export function Visibility({ client: { id, name }, visibility: { isHidden, isHiddenByBusiness } }: VisibilityProps) {
  const t = useClientWords()
  const { mutate, isPending, variables } = useCall(updateMacroVisibility, {
    onSuccess: () => toast({ id: 'macro visibility saved', type: 'success', text: t('visibilitySaved') }),
  })
  const isNowHidden = isPending ? variables.isHidden : isHidden
  const value = isNowHidden === null ? 'business' : isNowHidden ? 'no' : 'yes'
  const labels = { business: t(isHiddenByBusiness ? 'asBusiness_hidden' : 'asBusiness_shown'), yes: t('yes'), no: t('no') }
  const change = (chosen: string) => mutate({ id, isHidden: chosen === 'business' ? null : chosen === 'no' })
  return (
    <Select
      label={t('visibility', { name })}
      hint={(isNowHidden ?? isHiddenByBusiness) ? t('hiddenHint') : undefined}
      value={value}
      options={choices.map(each => ({ value: each, label: labels[each] }))}
      onChange={({ target }) => change(target.value)}
    />
  )
}
