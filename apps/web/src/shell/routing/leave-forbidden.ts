import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { visitorOf, type Me } from '../me/me.ts'
import { decide } from './guard.ts'

/**
 * Leaves a page once this person may not open it any more: the guard judges when a page is opened, and by what the device has stored where
 * the server has not answered yet.
 */
export function useLeaveForbidden(me: Me | undefined): void {
  const router = useRouter()
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.screen })
  const mayStay = !me || !screen || decide(screen, { person: visitorOf(me), isSchoolUser: true }).isOpen
  useEffect(() => {
    if (!mayStay) void router.invalidate()
  }, [mayStay, router])
}
