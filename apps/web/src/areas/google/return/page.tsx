import { completeGoogleLink } from '@allenio/contract/google'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { parseText } from '#lib/list-place'
import { messageOf, useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { AllClearPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { PageHeader } from '#ui/page-header'
import { Spinner } from '#ui/spinner'
import { Text } from '#ui/text'
import { useGoogleWords } from '../words.ts'

const settings = () => `${hrefTo('/settings')}#google`

export const Page = () => (
  <>
    <PageHeader title="Google Calendar" />
    <LinkResult />
  </>
)

/** Takes what Google has handed over in the address, once, and says what came of it. */
function LinkResult() {
  const t = useGoogleWords()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [code, state] = [parseText(search['code']), parseText(search['state'])]
  const complete = useCall(completeGoogleLink, { quiet: true })
  const { mutate } = complete
  const isTaken = useRef(false)
  useEffect(() => {
    if (code === undefined || state === undefined || isTaken.current) return
    isTaken.current = true
    mutate({ code, state })
  }, [code, state, mutate])
  const toSettings = (
    <ButtonLink kind="primary" href={settings()}>
      {t('toSettings')}
    </ButtonLink>
  )
  if (code === undefined || state === undefined) return <ErrorState title={t('failedTitle')} text={t('refusedText')} action={toSettings} />
  if (complete.error) return <ErrorState title={t('failedTitle')} text={messageOf(complete.error)} action={toSettings} />
  if (complete.data) {
    return (
      <EmptyState
        picture={<AllClearPicture />}
        title={t('doneTitle')}
        text={t('doneText', { email: complete.data.data.email ?? '' })}
        action={
          <Row gap={8} wrap>
            <ButtonLink kind="primary" href={hrefTo('/reminders')}>
              {t('toAgenda')}
            </ButtonLink>
            <ButtonLink href={settings()}>{t('toSettings')}</ButtonLink>
          </Row>
        }
      />
    )
  }
  return (
    <Row gap={8} aria-live="polite">
      <Spinner />
      <Text tone={2}>{t('working')}</Text>
    </Row>
  )
}
