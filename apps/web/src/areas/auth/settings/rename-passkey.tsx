import { renamePasskey } from '@allenio/contract/auth'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { callSaying } from '#lib/api'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { useAttempt } from '../proof/attempt.ts'
import { useLastDefined } from './last-defined.ts'
import { FormNotice } from '#ui/form-notice'
import proof from '../proof/proof-dialog.module.css'
import { useSecurityWords } from './words.ts'
import type { Passkey } from './passkeys.tsx'

interface RenamePasskeyProps {
  passkey: Passkey | undefined
  onClose: () => void
}

export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const t = useSecurityWords()
  const lastPasskey = useLastDefined(passkey)
  return (
    <Modal opened={passkey !== undefined} onClose={onClose} title={t('renameTitle')} size="small">
      {lastPasskey && <NameForm key={lastPasskey.id} passkey={lastPasskey} onClose={onClose} />}
    </Modal>
  )
}

function NameForm({ passkey, onClose }: RenamePasskeyProps & { passkey: Passkey }) {
  const t = useSecurityWords()
  const [name, setName] = useState(passkey.name)
  const tried = useAttempt()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return tried.refuse({ name: t('nameMissing') })
    void tried.attempt(async () => {
      const { refreshed } = await callSaying(renamePasskey, { id: passkey.id, name: name.trim() })
      await refreshed
      onClose()
    })
  }
  return (
    <form className={proof.form} onSubmit={submit} noValidate>
      <FormNotice failure={tried.failure} onOver={tried.forget} />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={event => setName(event.target.value)}
        onFocus={event => event.target.select()}
        error={tried.failure?.fields['name']}
        data-autofocus
      />
      <div className={proof.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" loading={tried.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
