import { Suspense } from 'react'
import { UiPage } from '#ui/dev'

export const Page = () => (
  <Suspense>
    <UiPage />
  </Suspense>
)
