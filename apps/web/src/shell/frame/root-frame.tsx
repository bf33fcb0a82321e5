import { Outlet } from '@tanstack/react-router'
import { ToastHost } from '#ui/toast'
import { Announcer } from './announcer.tsx'
import { Later } from './later.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useDocumentTitle } from './page-title.ts'

/** Stands around every layout and contains the parts that can show a message on any page. */
export function RootFrame() {
  useDocumentTitle()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Announcer />
      <ToastHost />
      <Later />
    </>
  )
}
