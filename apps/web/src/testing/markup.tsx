import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The markup of parts that read from the cache, which is empty. */
export const markupWithReads = (parts: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{parts}</QueryClientProvider>)
