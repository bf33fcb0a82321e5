import { CatchBoundary } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { contentId } from '../layouts/main-content.tsx'
import css from './fallback-pages.module.css'

// The first page needs no error page; it is loaded after the first page has settled, so that it is there in time. Both parts are React's
// lazy: `lazyPart` waits for the words, which may be what has failed.
const ErrorView = lazy(async () => ({ default: (await import('./error-view.tsx')).ErrorView }))

/** Replaces a page that failed. It shows the error's code, a sentence from the server or from us, and a link to continue. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error page'} errorComponent={ErrorPageFailed}>
      <Suspense>
        <ErrorView error={error} reset={reset} />
      </Suspense>
    </CatchBoundary>
  )
}

// uses none of our words, styles or pictures, because one of them may have failed
function ErrorPageFailed() {
  const isEnglish = document.documentElement.lang === 'en'
  return (
    <>
      <p role="alert">
        {isEnglish ? 'An error occurred while showing the error page' : 'Si è verificato un errore mentre mostravamo la pagina di errore'}
      </p>
      <button type="button" onClick={() => location.reload()}>
        {isEnglish ? 'Try again' : 'Riprova'}
      </button>
    </>
  )
}

const NotFoundContent = lazy(async () => ({ default: (await import('./not-found-content.tsx')).NotFoundContent }))

/** The page for every unknown address; it has no layout around it. */
export const NotFoundPage = () => (
  <main id={contentId} tabIndex={-1} className={css.page}>
    <Suspense>
      <NotFoundContent />
    </Suspense>
  </main>
)
