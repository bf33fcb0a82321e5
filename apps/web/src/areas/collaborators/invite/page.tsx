import type { FormEvent } from 'react'
import { FailureNotice } from '#ui/form-notice'
import { BackButton } from '#shell'
import { Button } from '#ui/button'
import { TextLink } from '#ui/link'
import { PageHeader } from '#ui/page-header'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { useInvitation } from './data.ts'
import type { TypedField } from './data.ts'
import { RoleFields } from '../member/role-fields.tsx'
import { useWords } from '../words/index.ts'
import css from '../team/team.module.css'

/** Answers: who joins, and as what? */
export function Page() {
  const t = useWords()
  const { form, invitation, change, send, refusal, isBusy } = useInvitation()
  const field = (name: TypedField) => ({
    name,
    label: t(name),
    value: invitation[name],
    error: refusal?.fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <>
      <PageHeader back={<BackButton />} title={t('inviteTitle')} sub={t('inviteLead')} />
      <form ref={form} className={css.formPage} onSubmit={submit} noValidate>
        {refusal?.text && <FailureNotice failure={{ text: refusal.text }} onOver={() => undefined} />}
        <div className={css.pair}>
          <TextField {...field('firstName')} autoComplete="off" />
          <TextField {...field('lastName')} autoComplete="off" />
        </div>
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          action={refusal?.memberId && <TextLink href={`/teamMembers/${refusal.memberId}/edit`}>{t('openMember')}</TextLink>}
        />
        <RoleFields value={invitation} onChange={change} />
        <Select
          label={t('language')}
          value={invitation.language}
          options={[
            { value: 'it', label: t('italian') },
            { value: 'en', label: t('english') },
          ]}
          onChange={event => change({ language: event.target.value === 'en' ? 'en' : 'it' })}
        />
        <div className={css.buttons}>
          <Button kind="primary" type="submit" loading={isBusy}>
            {t('sendInvitation')}
          </Button>
        </div>
      </form>
    </>
  )
}
