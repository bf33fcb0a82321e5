import { Button } from '#ui/button'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { useClientFormWords } from './words.ts'
import type { ClientInput } from './form-values.ts'

const fieldWords = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  sex: 'sex',
  birthDate: 'birthDate',
  heightCm: 'height',
  language: 'language',
  timeZone: 'timeZone',
  typeId: 'type',
  tags: 'tags',
  collaboratorIds: 'collaborators',
  goal: 'goal',
  injuries: 'injuries',
  allergies: 'allergies',
} as const satisfies Record<keyof ClientInput, string>

interface ChangedNoticeProps {
  /** The fields that somebody else has changed. */
  fields: readonly (keyof ClientInput)[]
  isBusy: boolean
  onSaveMine: () => void
  onTakeTheirs: () => void
}

/** Shown when somebody else saved the same record while this form was open. */
export function ChangedNotice({ fields, isBusy, onSaveMine, onTakeTheirs }: ChangedNoticeProps) {
  const t = useClientFormWords()
  const list = fields.map(field => t(fieldWords[field]).toLowerCase()).join(', ')
  return (
    <MeanwhileNotice title={t('changedTitle')} text={fields.length > 0 ? t('changedText', { fields: list }) : t('changedNothing')}>
      <Button size="small" isBusy={isBusy} onClick={onSaveMine}>
        {t('saveMine')}
      </Button>
      <Button size="small" kind="quiet" onClick={onTakeTheirs}>
        {t('takeTheirs')}
      </Button>
    </MeanwhileNotice>
  )
}

interface DeletedNoticeProps {
  /** Undefined if the person may not undelete clients. */
  onUndelete: (() => void) | undefined
  isBusy: boolean
  onSaveAsNew: () => void
}

/** Shown when the client was deleted while the form was open; the typed values are not lost. */
export function DeletedNotice({ onUndelete, isBusy, onSaveAsNew }: DeletedNoticeProps) {
  const t = useClientFormWords()
  return (
    <MeanwhileNotice title={t('goneTitle')} text={onUndelete ? t('goneTextAdmin') : t('goneText')}>
      {onUndelete && (
        <Button size="small" isBusy={isBusy} onClick={onUndelete}>
          {t('undeleteAndSave')}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={onSaveAsNew}>
        {t('saveAsNew')}
      </Button>
    </MeanwhileNotice>
  )
}
