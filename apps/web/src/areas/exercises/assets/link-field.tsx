import { parseFilmAddress } from '@allenio/domain/exercises'
import { IconBrandYoutube } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { CallError, isCancelled, messageOf } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useWords } from '#ui/words'
import { useAssetWords } from './words.ts'

interface LinkFieldProps {
  onAdd: (address: string) => unknown
}

/** The address of a film on YouTube or Vimeo. The field comes when it is wanted, so that a form begins with its own. */
export function LinkField({ onAdd }: LinkFieldProps) {
  const t = useAssetWords()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // the button that comes back in the field's place takes over its focus
  const [wasOpen, setWasOpen] = useState(false)
  if (!isOpen) {
    return (
      <Row>
        <Button ref={wasOpen ? focusOnce : undefined} icon={IconBrandYoutube} onClick={() => setOpen(true)}>
          {t('addLink')}
        </Button>
      </Row>
    )
  }
  const close = () => {
    setOpen(false)
    setWasOpen(true)
    setAddress('')
    setError(undefined)
  }
  const add = async () => {
    if (isBusy || address.trim() === '') return
    if (!parseFilmAddress(address)) return setError(t('addressUnknown'))
    setBusy(true)
    try {
      await onAdd(address.trim())
      close()
    } catch (failure) {
      if (!isCancelled(failure)) setError((failure instanceof CallError && fieldErrorsOf(failure)['address']) || messageOf(failure))
    }
    setBusy(false)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // the form around it is not submitted
    event.preventDefault()
    void add()
  }
  return (
    <Stack gap={8}>
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        inputMode="url"
        autoComplete="off"
        placeholder="https://youtu.be/…"
        value={address}
        error={error}
        ref={focusOnce}
        onKeyDown={keyDown}
        onChange={event => {
          setAddress(event.target.value)
          setError(undefined)
        }}
      />
      <Row gap={8}>
        <Button kind="ink" isBusy={isBusy} disabled={address.trim() === ''} onClick={() => void add()}>
          {t('addAddress')}
        </Button>
        <Button kind="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  )
}

/** As a ref it is called when the element is there, because somebody has asked for it. */
const focusOnce = (element: HTMLElement | null) => element?.focus()
