import { postponeSurvey } from '@allenio/contract/surveys'
import { useInfiniteQuery } from '@tanstack/react-query'
import { goTo, useMe } from '#shell'
import { reportCallError } from '#lib/api'
import { enqueueWrite, useWaitingWrites } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { homeHref, ownSurveysQuery, useUnsentAnswers } from '../data.ts'

/** The welcomes that open before the home of a client who has just come in. */
function useWelcomes() {
  const mayAnswer = useMe()?.permissions.includes('answer surveys') ?? false
  const { data, isPending, isFetching, failureCount } = useInfiniteQuery({ ...ownSurveysQuery(), enabled: mayAnswer })
  const unsentAnswerTo = useUnsentAnswers()
  const postponed = useWaitingWrites(postponeSurvey)
  const welcomes = (data?.first?.surveys ?? []).filter(
    survey => survey.opensAtEntry && !unsentAnswerTo(survey) && !postponed.some(({ input }) => input.id === survey.assignmentId),
  )
  // the copy on the device may be from before the last answer; and the home does not wait for a server that does not answer
  const isCurrent = !isPending && !(isFetching && welcomes.length > 0)
  return { isKnown: !mayAnswer || isCurrent || failureCount > 0, welcomes }
}

/** The first welcome that still opens by itself; the home opens it before itself. */
export function useEntrance(): { isKnown: boolean; href: string | undefined } {
  const { isKnown, welcomes } = useWelcomes()
  const [first] = welcomes
  return {
    isKnown,
    href: isKnown && first ? hrefTo('/me/surveys/$id', { id: first.assignmentId }, { search: { from: 'entry' } }) : undefined,
  }
}

/** Leaves all welcomes among the tasks, without a network too, and goes to the home. None of them opens by itself again. */
export function useLater(): () => void {
  const { welcomes } = useWelcomes()
  return () => {
    const put = welcomes.map(({ assignmentId: id, name }) => enqueueWrite(postponeSurvey, { id }, { title: name }))
    // the home would open the welcome again if it came before the device knows
    void Promise.all(put).then(() => goTo(homeHref, { replace: true }), reportCallError)
  }
}
