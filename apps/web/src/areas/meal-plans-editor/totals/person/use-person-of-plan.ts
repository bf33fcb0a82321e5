import { useEffect } from 'react'
import { loadRecord, storeRecord } from '#lib/offline'
import type { PlanHead } from '../../plan-document.ts'
import type { EditorSession } from '../../session.ts'
import { nobody, parseChoice, type PersonChoice } from './choice.ts'

const recordOf = (planId: string) => `meal plan person ${planId}`

/** The plan's own client is who it is judged for; beside a plan of the library, whoever was chosen last on this device. */
export function usePersonOfPlan({ person, planId }: EditorSession, head: PlanHead | undefined): void {
  const client = head?.client
  const isKnown = head !== undefined
  const [id, name] = [client?.id, client?.name]
  useEffect(() => {
    if (!isKnown) return undefined
    if (id !== undefined && name !== undefined) return person.set({ kind: 'client', id, name })
    const request = { isOver: false }
    void loadRecord(recordOf(planId)).then(stored => {
      if (!request.isOver && person.get() === nobody) person.set(parseChoice(stored))
    })
    return () => {
      request.isOver = true
    }
  }, [person, planId, isKnown, id, name])
}

/** Judges a plan of the library for somebody. */
export function choosePerson({ person, planId }: EditorSession, choice: PersonChoice): void {
  person.set(choice)
  void storeRecord(recordOf(planId), choice)
}
