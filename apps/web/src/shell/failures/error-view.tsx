import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { CallError, messageOf, Unreachable } from '#lib/api'
import { isOnline, onOnlineChange } from '#lib/device'
import { NotOnDevice } from '#lib/lazy-part'
import { removeReadsOfEarlierBuilds } from '#lib/offline'
import { reportError } from '#lib/third-party'
import { Button, ButtonLink } from '#ui/button'
import { BrokenPicture, NotFoundPicture, OfflinePicture } from '#ui/illustrations'
import { useFailureWords } from '../words/failures.ts'
import { useWords } from '../words/index.ts'
import { FullPage } from './full-page.tsx'

export function ErrorView({ error, reset }: ErrorComponentProps) {
  const t = useWords()
  const failure = useFailureWords()
  const router = useRouter()
  const { reset: resetReads } = useQueryErrorResetBoundary()
  const retry = () => {
    resetReads()
    reset()
    void router.invalidate()
  }
  const status = statusOf(error)
  const button = (
    <Button icon={IconRefresh} onClick={retry}>
      {failure('retry')}
    </Button>
  )
  if (!isOnline() || error instanceof Unreachable) {
    return (
      <Offline error={error} onBack={retry}>
        <FullPage picture={<OfflinePicture />} title={t('offlineTitle')} text={t('offlineText')} actions={button} />
      </Offline>
    )
  }
  if (status === 404) {
    const home = (
      <ButtonLink kind="primary" href={hrefTo('/home')}>
        {t('goHome')}
      </ButtonLink>
    )
    return <FullPage picture={<NotFoundPicture />} title={failure('gone')} text={sentenceOf(error)} actions={home} />
  }
  const title = status === 503 ? failure('unreachableLead') : failure('somethingWrong')
  // an error without its own sentence gets a general one
  const text = isOwn(error) ? sentenceOf(error) : t('errorText')
  const code = t('errorCode', { status })
  return (
    <Reported error={error} onMended={retry}>
      <FullPage picture={<BrokenPicture />} code={code} title={title} text={text} actions={button} />
    </Reported>
  )
}

/** Tries again by itself when the network is back, which may have happened before this page was shown. */
function Offline({ error, onBack, children }: { error: unknown; onBack: () => void; children: ReactNode }) {
  useEffect(() => {
    if (error instanceof NotOnDevice && isOnline()) onBack()
    return onOnlineChange(() => isOnline() && onBack())
  })
  return children
}

let hasTriedToMend = false

/**
 * Reports an error of our own code to the bug-report service, if there is one. The first may come from what the device stored before an
 * update: that goes, and the page tries again by itself.
 */
function Reported({ error, onMended, children }: { error: unknown; onMended: () => void; children: ReactNode }) {
  const cache = useQueryClient()
  const mended = useEffectEvent(onMended)
  useEffect(() => {
    if (isOwn(error)) return
    reportError(error)
    if (hasTriedToMend) return
    hasTriedToMend = true
    void removeReadsOfEarlierBuilds(cache).then(wereThere => wereThere && mended())
  }, [error, cache])
  return children
}

const isOwn = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

const statusOf = (error: unknown): number => (isOwn(error) ? error.status : 500)

/** An error of our own with a status already carries a sentence; the message of a failed call comes in the person's language. */
const sentenceOf = (error: unknown): string => (isOwn(error) && !(error instanceof CallError) ? error.message : messageOf(error))
