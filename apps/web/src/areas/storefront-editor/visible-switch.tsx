import { toggleStorefront } from '@allenio/contract/storefront'
import { useCall } from '#lib/api'
import { Switch } from '#ui/switch'
import type { StorefrontHead } from './data.ts'
import { useStorefrontWords } from './words.ts'

/** Shows the published page to everybody, or to nobody, at once. */
export function VisibleSwitch({ head }: { head: StorefrontHead }) {
  const t = useStorefrontWords()
  const { mutate, isPending } = useCall(toggleStorefront)
  if (head.version === null) return null
  return (
    <Switch
      label={t('isVisible')}
      checked={head.isActive}
      disabled={isPending}
      onChange={({ target }) => mutate({ id: head.id, isActive: target.checked })}
    />
  )
}
