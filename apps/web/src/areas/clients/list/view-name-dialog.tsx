import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { useListWords } from './words.ts'

interface ViewNameDialogProps {
  title: string
  start: string
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

const longest = 60

export function ViewNameDialog({ title, start, onSave, onClose }: ViewNameDialogProps) {
  const t = useListWords()
  const [name, setName] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isBusy) return
    setBusy(true)
    // the error has been shown already; the dialog keeps the typed name
    await onSave(name.trim()).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="small"
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="view-name" loading={isBusy} disabled={name.trim() === ''}>
            {t('save')}
          </Button>
        </>
      }>
      <form id="view-name" onSubmit={event => void submit(event)}>
        <TextField
          label={t('viewName')}
          hint={t('viewHint')}
          value={name}
          maxLength={longest}
          autoComplete="off"
          data-autofocus
          onChange={event => setName(event.target.value)}
        />
      </form>
    </Modal>
  )
}
