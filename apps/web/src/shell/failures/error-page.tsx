import { CatchBoundary } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// pictures and buttons are no part of anybody's first page; they are fetched once it stands, so that they are there
const ErrorView = lazy(async () => ({ default: (await import('./error-view.tsx')).ErrorView }))

/** What stands where a page could not: its code, what the server or we say about it, and a way on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error page'} errorComponent={ErrorPageFailed}>
      <Suspense>
        <ErrorView error={error} reset={reset} />
      </Suspense>
    </CatchBoundary>
  )
}

// no words, styles or pictures of ours: one of them may be what failed
const ErrorPageFailed = () => (
  <p role="alert">
    {document.documentElement.lang === 'en'
      ? 'An error occurred while showing the error page'
      : 'Si è verificato un errore mentre mostravamo la pagina di errore'}
  </p>
)
