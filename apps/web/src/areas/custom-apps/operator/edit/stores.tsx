import { updateOperatorApp } from '@allenio/contract/custom-apps'
import { parseStoreUrl, type AppStore } from '@allenio/domain/custom-apps'
import { useState } from 'react'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { FormBody } from '#ui/form'
import { Row } from '#ui/layout'
import { PasswordField } from '#ui/password-field'
import { Section } from '#ui/section'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { useOperatorWords } from '../words.ts'
import { keyOf, useAppChange, type EditedApp } from './edited-app.ts'

const fields = z.object({
  iosUrl: z.string().trim().max(500),
  androidUrl: z.string().trim().max(500),
  minAppVersion: z.string().trim(),
  pushAppId: z.string().trim(),
  /** Empty leaves the key that there is. */
  pushKey: z.string().trim().max(200),
})

const version = /^\d{1,4}(\.\d{1,4}){0,2}$/
const shortestKey = 8

/** Where the built app is found, and how its notifications are sent. */
export function StoreSection(edited: EditedApp) {
  const t = useOperatorWords()
  // the key is not kept in the page once it is sealed
  const [round, setRound] = useState(0)
  const onSaved: EditedApp['onSaved'] = answer => {
    edited.onSaved(answer)
    setRound(round + 1)
  }
  return (
    <Section title={t('stores')}>
      <StoreForm key={round} {...edited} onSaved={onSaved} />
    </Section>
  )
}

function StoreForm(edited: EditedApp) {
  const { app, onSaved, onRefused } = edited
  const t = useOperatorWords()
  const urlFault = (store: AppStore, text: string) => (text && parseStoreUrl(store, text) === undefined ? t('storeUrlWrong') : undefined)
  const form = useEndpointForm({
    endpoint: updateOperatorApp,
    schema: fields,
    start: {
      iosUrl: app.iosUrl ?? '',
      androidUrl: app.androidUrl ?? '',
      minAppVersion: app.minAppVersion ?? '',
      pushAppId: app.pushAppId ?? '',
      pushKey: '',
    },
    check: ({ iosUrl, androidUrl, minAppVersion, pushAppId, pushKey }) => ({
      iosUrl: urlFault('ios', iosUrl),
      androidUrl: urlFault('android', androidUrl),
      minAppVersion: minAppVersion && !version.test(minAppVersion.trim()) ? t('versionWrong') : undefined,
      pushAppId: pushAppId && !z.uuid().safeParse(pushAppId.trim()).success ? t('pushAppWrong') : undefined,
      pushKey: pushKey && pushKey.trim().length < shortestKey ? t('pushKeyWrong') : undefined,
    }),
    toInput: ({ pushKey, ...values }) => ({
      ...keyOf(app),
      iosUrl: values.iosUrl || null,
      androidUrl: values.androidUrl || null,
      minAppVersion: values.minAppVersion || null,
      pushAppId: values.pushAppId || null,
      ...(pushKey && { pushKey }),
    }),
    onRefused,
    onSaved: (answer, { message }) => {
      toastMessage(answer, { message })
      onSaved(answer)
    },
  })
  const plain = { autoComplete: 'off', spellCheck: false } as const
  return (
    <FormBody form={form} gap={20}>
      <TextField label={t('iosUrl')} hint={t('iosHint')} optional inputMode="url" {...plain} {...form.field('iosUrl')} />
      <TextField label={t('androidUrl')} hint={t('androidHint')} optional inputMode="url" {...plain} {...form.field('androidUrl')} />
      <TextField
        label={t('minAppVersion')}
        hint={t('minHint')}
        optional
        figures
        maxLength={14}
        {...plain}
        {...form.field('minAppVersion')}
      />
      <TextField label={t('pushAppId')} optional figures maxLength={36} {...plain} {...form.field('pushAppId')} />
      <PasswordField
        label={t('pushKey')}
        hint={t(app.hasPushKey ? 'pushKeyStored' : 'pushKeyHint')}
        optional
        autoComplete="off"
        {...form.field('pushKey')}
      />
      <Row gap={8} wrap>
        <Button type="submit" isBusy={form.isBusy}>
          {t('saveStores')}
        </Button>
        {app.hasPushKey && <ForgetKey {...edited} />}
      </Row>
    </FormBody>
  )
}

function ForgetKey(edited: EditedApp) {
  const t = useOperatorWords()
  const { change, isPending } = useAppChange(edited)
  const ask = async () => {
    if (await confirm({ title: t('forgetKeyTitle'), text: t('forgetKeyText'), proceed: t('forgetKey'), danger: true }))
      change({ pushKey: null })
  }
  return (
    <Button kind="quiet" isBusy={isPending} onClick={() => void ask()}>
      {t('forgetKey')}
    </Button>
  )
}
