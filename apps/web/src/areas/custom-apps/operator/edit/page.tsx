import type { OperatorApp } from '@allenio/contract/custom-apps'
import { Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, useParam, usePageTitle } from '#shell'
import { CallError } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { AppPhone } from '../../phone/app-phone.tsx'
import { appQuery, appsAddress } from '../data.ts'
import { AppStateBadge } from '../state-badge.tsx'
import { useOperatorWords } from '../words.ts'
import { Documents } from './documents.tsx'
import type { EditedApp } from './edited-app.ts'
import { InvoiceSection, PaymentSection } from './invoice.tsx'
import { LookSection } from './look.tsx'
import { StateActions } from './state-actions.tsx'
import { Steps } from './steps.tsx'
import { StoreSection } from './stores.tsx'

/** Answers the operator: what does this business's app still need, and whose turn is it? */
export function Page() {
  const id = useParam('id')
  return id ? <OneApp id={id} /> : <Navigate to={appsAddress.href({})} replace />
}

function OneApp({ id }: { id: string }) {
  const t = useOperatorWords()
  const query = useQuery(appQuery(id))
  usePageTitle(query.data?.app.business)
  const goneState = (
    <ErrorState large title={t('gone')} text={t('goneText')} action={<ButtonLink href={appsAddress.href({})}>{t('toList')}</ButtonLink>} />
  )
  const reload = async () => (await query.refetch()).data?.app
  return (
    <Loaded large query={query} failed={t('loadFailed')} gone={goneState} skeleton={<SkeletonPage />}>
      {({ app }) => <Editor key={app.id} current={app} reload={reload} />}
    </Loaded>
  )
}

interface EditorProps {
  current: OperatorApp
  reload: () => Promise<OperatorApp | undefined>
}

/** All parts show the app as it was opened, and as this page has saved it since: what others save comes with a reload. */
function Editor({ current, reload }: EditorProps) {
  const t = useOperatorWords()
  const [app, setApp] = useState(current)
  const [round, setRound] = useState(0)
  const [isOutdated, setOutdated] = useState(false)
  const edited: EditedApp = {
    app,
    onSaved: answer => setApp(answer.app),
    onRefused: error => {
      const isConflict = error instanceof CallError && error.code === 'changed meanwhile'
      if (isConflict) setOutdated(true)
      return isConflict
    },
  }
  const startOver = async () => {
    const latest = await reload()
    if (!latest) return
    setApp(latest)
    setRound(round + 1)
    setOutdated(false)
  }
  return (
    <PageColumn>
      <AppHeader {...edited} />
      {isOutdated && (
        <MeanwhileNotice title={t('conflict')} text={t('conflictText')}>
          <Button onClick={() => void startOver()}>{t('reload')}</Button>
        </MeanwhileNotice>
      )}
      <Sheet key={round} columns="minmax(0, 1fr) minmax(0, 1.3fr)">
        <div>
          <Steps {...edited} />
          <Documents app={app} />
          <Section title={t('phone')}>
            <AppPhone name={app.name} color={app.mainColor} logo={app.logo?.url ?? null} />
          </Section>
        </div>
        <div>
          <LookSection {...edited} />
          <StoreSection {...edited} />
          <InvoiceSection {...edited} />
          <PaymentSection {...edited} />
        </div>
      </Sheet>
    </PageColumn>
  )
}

function AppHeader(edited: EditedApp) {
  const t = useOperatorWords()
  const { day } = useFormats()
  const { business, name, requestedAt } = edited.app
  const origin = requestedAt === null ? t('byUs') : t('requested', { day: day(requestedAt) })
  return (
    <StateActions {...edited}>
      {actions => (
        <PageHeader
          title={business}
          sub={`${name || t('noName')} · ${origin}`}
          badges={<AppStateBadge {...edited.app} />}
          back={<BackButton />}
          {...actions}
        />
      )}
    </StateActions>
  )
}
