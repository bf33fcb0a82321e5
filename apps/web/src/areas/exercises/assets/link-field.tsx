import { readFilmAddress } from '@allenio/domain/exercises'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { CallError, isCancelled, messageOf } from '#lib/api'
import { fieldErrorsOf } from '#lib/forms'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useAssetWords } from './words.ts'

interface LinkFieldProps {
  onAdd: (address: string) => unknown
}

/** The address of a film on YouTube or Vimeo. */
export function LinkField({ onAdd }: LinkFieldProps) {
  const t = useAssetWords()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    if (isBusy || address.trim() === '') return
    if (!readFilmAddress(address)) return setError(t('addressUnknown'))
    setBusy(true)
    try {
      await onAdd(address.trim())
      setAddress('')
      setError(undefined)
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
    <Row gap={8} align="end" wrap>
      <Row grow>
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          inputMode="url"
          autoComplete="off"
          placeholder="https://youtu.be/…"
          value={address}
          error={error}
          onKeyDown={keyDown}
          onChange={event => {
            setAddress(event.target.value)
            setError(undefined)
          }}
        />
      </Row>
      <Button isBusy={isBusy} disabled={address.trim() === ''} onClick={() => void add()}>
        {t('addAddress')}
      </Button>
    </Row>
  )
}
