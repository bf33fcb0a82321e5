import { CatchBoundary, useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CallError, messageOf, Unreachable } from '#lib/api'
import { ErrorState } from '#ui/error-state'
import { NotFoundPicture, OfflinePicture } from '#ui/illustrations'
import { ButtonLink } from '#ui/button'
import { useWords } from '../words/index.ts'
import css from './error-page.module.css'

/** What stands where a page could not: its code, what the server or we say about it, and a way on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error page'} errorComponent={ErrorPageFailed}>
      <Shown error={error} reset={reset} />
    </CatchBoundary>
  )
}

function Shown({ error, reset }: ErrorComponentProps) {
  const t = useWords()
  const router = useRouter()
  const { reset: resetReads } = useQueryErrorResetBoundary()
  const retry = () => {
    resetReads()
    reset()
    void router.invalidate()
  }
  if (error instanceof Unreachable) {
    return (
      <div className={css.page}>
        <ErrorState large picture={<OfflinePicture />} title={t('offlineTitle')} text={t('offlineText')} onRetry={retry} />
      </div>
    )
  }
  const status = statusOf(error)
  const isAbsent = status === 404
  return (
    <div className={css.page}>
      <p className={css.code}>{t('errorCode', { status })}</p>
      <ErrorState
        large
        picture={isAbsent ? <NotFoundPicture /> : undefined}
        title={isAbsent ? t('gone') : t('errorTitle')}
        text={sentenceOf(error)}
        onRetry={isAbsent ? undefined : retry}
        action={isAbsent ? <ButtonLink kind="primary" href="/home">{t('goHome')}</ButtonLink> : undefined}
      />
    </div>
  )
}

const isOwn = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

const statusOf = (error: unknown): number => isOwn(error) ? error.status : 500

/** The sentence of whoever raised it with a status; a slip of the code tells nobody anything, so it gets the fallback. */
const sentenceOf = (error: unknown): string => isOwn(error) && !(error instanceof CallError) ? error.message : messageOf(error)

// no words, styles or pictures of ours: one of them may be what failed
const ErrorPageFailed = () => (
  <p role="alert">
    {document.documentElement.lang === 'en'
      ? 'An error occurred while showing the error page'
      : 'Si è verificato un errore mentre mostravamo la pagina di errore'}
  </p>
)
