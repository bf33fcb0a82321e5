import { updateStorefrontSettings } from '@allenio/contract/storefront'
import { storefrontLimits } from '@allenio/contract/storefront'
import { linkFault } from '@allenio/domain/storefront'
import { useState, type FormEvent } from 'react'
import { messageOf, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useStorefrontWords } from '../words.ts'

/** The link works at once, so it has a button of its own. */
export function LinkField({ url }: { url: string }) {
  const t = useStorefrontWords()
  const [typed, setTyped] = useState(url)
  const { mutate, isPending, error, reset } = useCall(updateStorefrontSettings, { isForm: true })
  const fault = typed === url ? undefined : linkFault(typed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (fault === undefined && typed !== url) mutate({ url: typed })
  }
  return (
    <form onSubmit={save}>
      <Stack gap={8}>
        <TextField
          label={t('link')}
          labelHidden
          icon={<span>/sf/</span>}
          autoComplete="off"
          spellCheck={false}
          maxLength={storefrontLimits.link.most + 20}
          value={typed}
          error={fault ? t(fault) : error ? messageOf(error) : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            reset()
          }}
        />
        <Row>
          <Button type="submit" size="small" isBusy={isPending} disabled={fault !== undefined || typed === url}>
            {t('saveLink')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
