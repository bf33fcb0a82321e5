import { createCollaborator } from '@allenio/contract/forms/collaborators'
import { useState } from 'react'
import { WaitingInvitations } from '#shell/invitations'
import { hrefTo } from '#lib/screens'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { language } from '#lib/words'
import { BackButton, goTo, useUnsaved } from '#shell'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { Grid, Row } from '#ui/layout'
import { TextLink } from '#ui/link'
import { PageHeader } from '#ui/page-header'
import { Select } from '#ui/select'
import { EmailField, TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { RoleFields } from '../member/role-fields.tsx'
import css from '../team/team.module.css'
import { useWords } from '../words/index.ts'

/** Answers: who joins, and as what? */
export function Page() {
  const t = useWords()
  const [memberId, setMemberId] = useState<string>()
  const form = useEndpointForm({
    endpoint: createCollaborator,
    schema: createCollaborator.input,
    start: { firstName: '', lastName: '', email: '', role: 'coach', isNameHidden: false, language: language() },
    toInput: values => values,
    onSaved: ({ id }, more) => {
      toastMessage(id, more)
      goTo(hrefTo('/teamMembers/{-$id}/clients', { id }), { replace: true, isSaved: true })
    },
    onRefused: error => {
      setMemberId(deactivatedMemberOf(error))
      return false
    },
  })
  useUnsaved(form.formState.isDirty)
  return (
    <>
      <PageHeader back={<BackButton />} title={t('inviteTitle')} sub={t('inviteLead')} />
      <FormBody form={form} gap={20} className={css.formPage}>
        <Grid columns={2}>
          <TextField label={t('firstName')} autoComplete="off" {...form.field('firstName')} />
          <TextField label={t('lastName')} autoComplete="off" {...form.field('lastName')} />
        </Grid>
        <EmailField
          label={t('email')}
          autoComplete="off"
          action={
            memberId &&
            form.wrong('email') && <TextLink href={hrefTo('/teamMembers/{-$id}/edit', { id: memberId })}>{t('openMember')}</TextLink>
          }
          {...form.field('email')}
        />
        <RoleFields role={useFormValue(form, 'role')} isNameHidden={form.field('isNameHidden')} />
        <Select
          label={t('language')}
          options={[
            { value: 'it', label: t('italian') },
            { value: 'en', label: t('english') },
          ]}
          {...form.field('language')}
        />
        <WaitingInvitations />
        <Row>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {t('sendInvitation')}
          </Button>
        </Row>
      </FormBody>
    </>
  )
}

/** The member who has the address already, with their access off: their page is the way to them. */
function deactivatedMemberOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'collaboratorId' in data && typeof data.collaboratorId === 'string'
    ? data.collaboratorId
    : undefined
}
