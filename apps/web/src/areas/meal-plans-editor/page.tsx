import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParam } from '#shell'
import { mealPlanSettingsQuery } from '#areas/meal-plans'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { SkeletonPage } from '#ui/skeleton'
import { Editor } from './editor.tsx'
import { useClientOfPlan } from './foods/client.ts'
import { useBookedFoods } from './foods/use-booked-foods.ts'
import { copies } from './gestures/clipboard.ts'
import { useDraftReminder } from './leave/use-draft-reminder.ts'
import { dismissOffer } from './gestures/typed-cells.ts'
import { headQuery, mealPlanDocument, type PlanHead } from './plan-document.ts'
import { EditorContext, openSession, type EditorSession } from './session.ts'
import { usePersonOfPlan } from './totals/person/use-person-of-plan.ts'
import { useEditorWords } from './words.ts'
import { followTreeKeys } from './gestures/tree-clipboard.ts'

/** A meal plan while it is made: the document of its days, meals and foods. */
export function Page() {
  const id = useParam('id')
  return <OpenPlan key={id} id={id} />
}

function OpenPlan({ id }: { id: string }) {
  const t = useEditorWords()
  const session = useDocumentSession(mealPlanDocument, id, openSession)
  const { data: head } = useQuery(headQuery(id))
  if (!session) return <SkeletonPage />
  return (
    <EditorContext value={session}>
      <WhenRead document={session.document} text={t('unreachable')}>
        <FilledEditor session={session} head={head} />
      </WhenRead>
    </EditorContext>
  )
}

/** The session needs from elsewhere figures of foods, the client's exclusions, the settings of the business. */
function FilledEditor({ session, head }: { session: EditorSession; head: PlanHead | undefined }) {
  const { data: settings } = useQuery(mealPlanSettingsQuery())
  useBookedFoods(session)
  usePersonOfPlan(session, head)
  useClientOfPlan(session)
  useDraftReminder(session, head)
  // rows that are copied in another tab can be pasted here
  useEffect(() => copies.follow(), [])
  // an offer for this plan goes with it
  useEffect(() => dismissOffer, [session])
  useEffect(() => {
    const leaving = new AbortController()
    followTreeKeys(session, leaving.signal)
    return () => leaving.abort()
  }, [session])
  useEffect(() => {
    if (settings) session.settings.set(settings)
  }, [session, settings])
  return <Editor head={head} />
}
