import type { ReactNode } from 'react'
import { DraftNotice } from '#ui/draft-notice'
import { FormFoot } from '#ui/form-foot'
import { FailureNotice } from '#ui/form-notice'
import { Button, ButtonLink } from '#ui/button'
import { Sheet } from '#ui/section'
import { useClientFormWords } from './words.ts'
import { AccessFields, CareFields, KnowledgeFields, PersonFields } from './client-fields.tsx'
import type { FieldsProps } from './client-fields.tsx'
import css from './form.module.css'

interface ClientFormProps extends FieldsProps {
  submitText: string
  cancelHref: string
  onCancel: () => void
  /** The fields contain values of an earlier draft. */
  hasDraft: boolean
  onStartOver: () => void
  /** A notice that the record was changed or deleted while the form was open. */
  notice?: ReactNode
}

/** All fields of a client on one page. */
export function ClientForm({ form, client, submitText, cancelHref, onCancel, hasDraft, onStartOver, notice }: ClientFormProps) {
  const t = useClientFormWords()
  const fields = { form, ...(client && { client }) }
  return (
    <form className={css.form} onSubmit={event => void form.submit(event)} noValidate>
      {(notice || hasDraft || form.failure) && (
        <div className={css.notices}>
          {notice}
          <FailureNotice failure={form.failure} onOver={form.forget} />
          {hasDraft && <DraftNotice text={t('draftKept')} startOver={t('startOver')} onStartOver={onStartOver} />}
        </div>
      )}
      <Sheet framed>
        <PersonFields {...fields} />
        <CareFields {...fields} />
        <KnowledgeFields {...fields} />
        <AccessFields {...fields} />
      </Sheet>
      <FormFoot on="page">
        <ButtonLink href={cancelHref} onClick={onCancel}>
          {t('cancel')}
        </ButtonLink>
        <Button kind="primary" type="submit" loading={form.isBusy} disabled={form.failure?.wait !== undefined}>
          {submitText}
        </Button>
      </FormFoot>
    </form>
  )
}
