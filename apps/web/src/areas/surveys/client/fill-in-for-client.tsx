import { goTo } from '#shell'
import type { ChosenClient } from '#shell/client-choice'
import { fillInHref } from '../data.ts'
import { ChooseSurvey } from './assign-to-client.tsx'

interface FillInForClientProps {
  client: ChosenClient
  onClose: () => void
}

/** Chooses the survey that the professional fills in with a client. */
export function FillInForClient({ client, onClose }: FillInForClientProps) {
  const open = (surveyId: string) => {
    onClose()
    goTo(fillInHref(client.id, surveyId))
  }
  return <ChooseSurvey text={client.name} onChoose={({ id }) => open(id)} onClose={onClose} />
}
